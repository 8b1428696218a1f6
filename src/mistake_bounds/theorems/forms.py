"""How the claims of the theorems are written on a page, where an author would write them otherwise than the machine.

Each line is a claim of this folder in an author's order of letters; `mistake_bounds.proof.show.forms` reads it.
"""

VECTORS = "c c^+ c_M e u v w w^+ w_M x".split()

FORMS = """
⟨u, w_M⟩ ≥ M γ
M ≤ R²‖u‖² / γ²
⟨w + t e, x + D e⟩ = ⟨w, x⟩ + w_0
‖x + D e‖² = ‖x‖² + D²
‖v + t e‖² = ‖v‖² + t²
M ≤ (r² + D²) (‖v‖² + t²) / γ²
θ² ≤ r²‖v‖²
M ≤ 4 r²‖v‖² / γ²
M ≤ N − r
k_M ≤ N − M
⟨u, c⁺⟩ ≥ ⟨u, c⟩ + 1
⟨u, c⁺⟩ ≥ ⟨u, c⟩
⟨u, c_M⟩ ≥ P
⟨u, c_M⟩ ≤ r L
T_M ≤ n + n P − n D / 2
P ≤ r L
M < 3 r L + 2
M ≤ 3 r L + 1
T_M ≤ n + n P − n D
M < 2 r L + 1
P ≤ r L + A
M < 3 r L + 3 A + 2
M ≤ 3 (r L + A) + 1
⟨u, c⁺⟩ + E⁺ ≥ ⟨u, c⟩ + E + 1
⟨u, c⁺⟩ + E⁺ ≥ ⟨u, c⟩ + E
⟨u, c_M⟩ + E_M ≥ P
3 n e_M − 2 z_M ≤ 3 n L − 2 W
3 n ⟨u, c_M⟩ − 2 V_r ≤ r (3 n L − 2 W)
M ≤ 2 + r (3 L − 2 W / n)
M ≤ 2 + 3 r (1 + log₂ n), ℓ = log₂ n
⟨u, c⁺⟩ ≥ ⟨u, c⟩ + k
⟨u, c⁺⟩ ≥ ⟨u, c⟩ − (k − 1)
⟨u, c_M⟩ ≥ k P − (k − 1) D
k P − (k − 1) D ≤ r C
⟨u, c_M⟩ ≤ r C
T_M ≤ n + ε n P − δ n D
δ D < ε P + 1
D < (2 k + 1) / 2 k · P + 2 k + 1
P ≤ 2 k / (k + 1) · (r C + (k − 1) (2 k + 1))
M < 2 k + 1 + (4 k + 1) / (k + 1) · (r C + (k − 1) (2 k + 1))
(k − (k − 1) (1 + ε)) P ≤ r C + (k − 1) (1 + ε) / ε
C ≤ (2 k + 1 / 2) ln n + 1, λ = ln n
ln n ≥ 2 / 3, λ = ln n
P ≤ 4 r k ln n + 2 (k − 1) (2 k + 1), λ = ln n
P / 2 ≤ r / ε · ln n + (k − 1) (1 + ε) / ε, λ = ln n
M < (4 k + 1) (2 r ln n + (k − 1) (2 k + 1) / k) + 2 k + 1, λ = ln n
P ≤ 10 r k ln n, λ = ln n
D ≤ 20 r k ln n, λ = ln n
P ≤ 2 K / (K + 1) · (r C + (K − 1) (2 K + 1))
M < 2 K + 1 + (4 K + 1) / (K + 1) · (r C + (K − 1) (2 K + 1))
b ≤ 20 r K ln n, λ = ln n
B_G ≤ A (g_G − 1)
m_all < 4 k A
m_all < 16 r² A / 3
⟨u, c⁺⟩ ≥ ⟨u, c⟩ + θ
⟨u, c⁺⟩ ≥ ⟨u, c⟩ − (θ − α)
⟨u, c_M⟩ ≥ θ P − (θ − α) D
θ P − (θ − α) D ≤ L W
⟨u, c_M⟩ ≤ L W
T⁺ ≤ T + ε n
T⁺ ≤ T − ε n / (1 + ε)
T_M ≤ n + ε n P − ε n D / (1 + ε)
D < (1 + ε) (P + 1 / ε)
P ≤ 2 L W / α + 2 (θ − α) (2 θ + α) / α²
D < 3 P / 2 + 3 θ / α
M < 5 L W / α + 3 θ / α + 5 (θ − α) (2 θ + α) / α²
M ≤ W² / α² · (25 ln n / 2 + 15), λ = ln n
⟨u, c⁺⟩ ≥ ⟨u, c⟩ + γ
⟨u, c_M⟩ ≥ M γ
T⁺ ≤ κ T + σ y s
T⁺ ≤ κ T
Λ⁺ ≤ Λ + k
Λ_M ≤ N + k M
Λ_M ≥ h⟨u, c_M⟩ + H
M (γ h − k) ≤ N − H
γ h − k ≥ γ² / 2
M ≤ 2 (N − H) / γ²
m_all ≤ 16 A / 3 γ²
T⁺ ≤ T + N
T⁺ ≤ T − N / 2
T_M ≤ N + N P − N D / 2
S_M ≤ n P + n D
N ≥ n (3 r L + 2)
L ≤ log₂ N + 1, lg = log₂ N
M ≤ 3 r (log₂ N + 1) + 2, lg = log₂ N
M ≤ 6 r log₂ (n r) + 3 r + 2, λ = log₂ (n r)
q ≥ 6 log₂ q + 5, λ = log₂ q
q² ≥ n (3 r (2 log₂ q + 1) + 2), λ = log₂ q
M ≤ (4 n + 2) L
M ≤ p + Φ
M ≤ p (n + 1) + Φ
m ≤ 1 + φ
m ≤ 1 + n + φ
l ≤ d_j
T ≤ (2 K − 1) n − K² + 3 K − 3
T ≤ (2 L − 3) n − L² + 5 L − 7
H ≤ (2 L − 4) n + 1 − (L − 3)²
p n + T ≤ (4 L − 6) n − L² + 5 L − 7
""".strip().splitlines()
