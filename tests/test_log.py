"""The check of commits' messages takes those of the form that CONTRIBUTING gives, and sees each fault of others."""

import shutil
import subprocess

import pytest

from tools import check_log

GOOD = "halving: state the bound for two concepts\n\nA reader sees it on the board."


@pytest.mark.parametrize(
    "message, fault",
    [
        (GOOD, None),
        ("winnow_ors: double the weights\n\nWhy.", None),
        (f"play: {'x' * 66}\n\nWhy.", None),
        (f"play: {'x' * 67}\n\nWhy.", "73 characters"),
        ("Winnow doubles its weights\n\nWhy.", "not of the form"),
        ("Merge branch 'six'\n\nWhy.", "not of the form"),
        ("play:refuse a move\n\nWhy.", "not of the form"),
        ("chess: refuse a move\n\nWhy.", "the area 'chess'"),
        ("play: A move that is none is refused\n\nWhy.", "imperative"),
        ("play: refuse a move\nWhy.", "second line"),
        ("play: refuse a move", "no body"),
        ("play: refuse a move\n\n", "no body"),
    ],
)
def test_each_fault_of_a_message_is_seen(message, fault):
    found = list(check_log.faults(message))
    assert any(fault in one for one in found) if fault else not found


@pytest.fixture
def repository(tmp_path):
    """Commits with a message each, in a folder of its own: ``make(*messages)`` returns their hashes."""
    if not shutil.which("git"):
        pytest.skip("git is not installed")
    folder = tmp_path / "origin"
    folder.mkdir()

    def git(*words):
        who = "-c", "user.name=somebody", "-c", "user.email=somebody@example.org"
        return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout

    git("init", "-q", "-b", "main")
    for message in ("Before", "The last of them", GOOD, "Later"):
        git("commit", "-q", "--allow-empty", "-m", message)
    return folder, git


def seen(folder, free, revision="HEAD"):
    return [message.strip() for _, _, message in check_log.messages(revision, folder, free)]


def test_commits_after_the_last_free_one_are_checked_in_a_whole_and_in_a_shallow_clone(repository, tmp_path):
    folder, git = repository
    free = git("rev-parse", "HEAD~2").strip()
    assert seen(folder, free) == ["Later", GOOD] and seen(folder, free, "HEAD~1") == [GOOD]
    git("clone", "-q", "--depth", "1", folder.as_uri(), str(tmp_path / "shallow"))
    assert seen(tmp_path / "shallow", free) == ["Later"]


def test_without_the_last_free_commit_nothing_is_checked_and_a_line_says_so(repository, tmp_path):
    folder, _ = repository
    with pytest.raises(check_log.NoHistory, match="0123456 is not in this repository"):
        seen(folder, "0123456" + "0" * 33)
    with pytest.raises(check_log.NoHistory, match="not a git repository"):
        seen(tmp_path, "0" * 40)


def test_a_merge_is_refused(repository):
    folder, git = repository
    git("checkout", "-q", "-b", "other", "HEAD~1")
    git("commit", "-q", "--allow-empty", "-m", GOOD)
    git("merge", "-q", "--no-ff", "-m", GOOD, "main")
    _, parents, message = next(check_log.messages("HEAD", folder, git("rev-parse", "main").strip()))
    assert list(check_log.faults(message, parents)) == ["it is a merge: rebase or squash"]
