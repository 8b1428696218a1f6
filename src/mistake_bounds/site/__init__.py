"""The published site: what answers on its pages, and the pages that are made from all chapters."""
