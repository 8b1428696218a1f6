"""How the claims of the theorems are written on a page, where an author would write them otherwise than the machine.

Each line is a claim of this folder in an author's order of letters; `mistake_bounds.proof.show.forms` reads it.
"""

VECTORS = "D_T W_T a_M c c^+ c_M e u u^+ u_M v w w^+ w_M w_T x".split()

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
M′ ≤ n + 1 − r
M′ ≤ K − b + 1 − r
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
V⁺ ≤ V / 2
M ≤ log₂ N, lg = log₂ N
T⁺ = T − (1 − β) F
Λ⁺ ≤ Λ − K
Λ_U ≤ N − K M
Λ_U ≥ −m h
M ln (2 / (1 + β)) ≤ m ln (1 / β) + ln n, K = ln (2 / (1 + β)), h = ln (1 / β), N = ln n
Λ⁺ + (1 − β) d⁺ ≤ Λ + (1 − β) d
Λ_U + (1 − β) E ≤ N
E ≤ (m ln (1 / β) + ln n) / (1 − β), h = ln (1 / β), N = ln n
Λ⁺ + ε d⁺ ≤ Λ + ε d
Λ_U + ε E ≤ N
E ≤ (m ln (1 / β) + ln n) / ε, h = ln (1 / β), N = ln n
M ≤ 241 / 100 · (m + log₂ n), lg = log₂ n
E ≤ m + s + ln n, N = ln n
ln (1 / β) ≤ ε + ε², h = ln (1 / β)
E ≤ (1 + ε) m + ln n / ε, N = ln n
ln (1 / β) ≤ ε + ε² / 2, h = ln (1 / β)
E ≤ (1 + ε / 2) m + ln n / ε, N = ln n
h E ≤ m h + ln n + U h² / 8, N = ln n
⟨u, w⁺⟩ + E⁺ ≥ ⟨u, w⟩ + E + γ
⟨u, w_M⟩ + E_M ≥ γ M
⟨u, w_M⟩ ≥ γ M − T
M ≤ R²‖u‖² / γ² + 2 T / γ
λ (2 γ − λ) M ≤ R²‖u‖² + 2 λ T
(γ M − T)² ≤ R²‖u‖² M
M ≤ (R²‖u‖² + 2 γ T + s) / 2 γ²
γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + D²)
γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + S_M)
Δ² (⟨u, w_M⟩ + E_M)² ≤ (‖w_M‖² + M Δ²) (‖u‖² Δ² + S_M)
M ≤ (R N + D)² / γ²
(R N + D)² ≤ ((R N)² + 2 γ T + s) / 2
(R N + D)² ≥ ((R N)² + 2 γ T + s) / 2
‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² G²
‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² R²
‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + T η² G²
L_T − U_T ≤ ‖u‖² / 2 η + T η G² / 2
L_T − U_T ≤ D G q
‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + K η² R²
L_T − U_T ≤ ‖u‖² / 2 η + K η R² / 2
ℓ_u ≥ ℓ − y⟨u − w, x⟩
‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ²
‖u − w_T‖² + η (2 − η R²) S_T ≤ ‖u‖²
η (2 − η R²) S_T ≤ ‖u‖²
‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ² + 2 η δ δ_u
a η (2 − a − η R²) S_T ≤ a‖u‖² + η V_T
S_T ≤ 2 R²‖u‖² + 2 V_T
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
Λ_n ≤ n ln (4 n), ℓ = ln (4 n)
‖w⁺‖² ≤ ‖w‖² + R² + 2 β
⟨u, w_T⟩ ≥ T γ
‖w_T‖² ≤ T (R² + 2 β)
T ≤ (R² + 2 β)‖u‖² / γ²
T² γ² ≤ ‖u‖²‖w_T‖²
γ²‖w_T‖² ≤ (R² + 2 β)²‖u‖²
β² γ²‖w_T‖² ≤ s² (R² + 2 β)²‖u‖²
h ≥ β / (R² + 2 β) · g
h ≥ g / 3
‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ
ℓ² ≤ R² τ ℓ
R²‖u − w_T‖² + Q_T ≤ R²‖u‖²
Q_T ≥ M
Q_T ≤ R²‖u‖²
M ≤ R²‖u‖²
‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ + 2 τ ℓ_u
M ≤ (‖u‖² + 2 C U_T) / κ
Q_T ≤ (R² + d) (‖u‖² + V_T / d)
c_m ≤ Q
p⁺ ≤ p + Q
p_K ≤ K Q
f ≤ p_K
N Q ≤ δ
f ≤ δ
ln (1 − ε) ≤ −ε, g = ln (1 − ε)
Λ_m ≤ −ε m
V_n − k_n ≥ U_n
k_n ≤ V_n − 1
γ ≤ 0
t⁺ ≤ t + q
m ≤ (M + 1) q − 1
b_n ≤ (1 − (1 − β) ρ) a
A⁺ ≤ (1 − (1 − β) ε) A
P B ≤ F
m ε ≤ (M ln (1 / β) + ln (1 / P)) / (1 − β), h = ln (1 / β), N = ln (1 / P)
j b_n ≤ κ a
A⁺ ≤ κ A
P Z ≤ F
P ≤ M Q
P ≤ (M + 1) Q
M ≤ R²‖u‖² σ²
‖u − w⁺‖² ≤ ‖u − w‖² − (2 h γ − h² R²)
‖u − w_M‖² ≤ ‖u‖² − M (2 h γ − h² R²)
M (2 h γ − h² R²) ≤ ‖u‖²
Λ⁺ − h⟨u, c⁺⟩ − H ≤ Λ − h⟨u, c⟩ − H − (h γ − k)
Λ_M − h⟨u, c_M⟩ − H ≤ N − H − M (h γ − k)
M ≤ 2 + 2 r λ (ln λ − 1) / n, ℓ = ln λ
M ≤ 3 b E³ / γ²
M (2 h γ − h² R²) ≤ ‖u_M‖² + 2 L W_M
M ≤ R² (‖u_M‖² + 2 L W_M) / γ²
⟨v, W_T⟩ = c_T⟨v, w_T⟩ − ⟨v, D_T⟩
E_T ≤ R²‖u‖² / γ²
(m + 1) e_r = E_T
(m + 1) e_r ≤ R²‖u‖² / γ²
q T ≤ 2 a
(m + 1) e_v ≤ 2 E_T
(m + 1) e_v ≤ 2 R²‖u‖² / γ²
L_n ≤ R²‖u‖² / γ²
q⁺ ≤ 4 ε (1 − ε) q
λ_T ≤ −4 γ² T
E² ≤ n² q_T
2 γ² T ≤ ln n − ln E, N = ln n, H = ln E
Q_T ≤ T B²
2 a (L_T − U_T) ≤ a² + T B² + 2 a T δ
T g ≤ ρ_1 + ρ_2
W⁺ ≤ W (1 − η l + η² l a / 2)
Λ⁺ ≤ Λ − η l + η² l a / 2
ν⁺ ≥ ν − η b
ln (1 − t + t² / 2) ≥ −t, ell = ln (1 − t + t² / 2)
ln (1 + t + t² / 2) ≤ t, ell = ln (1 + t + t² / 2)
D_U ≤ B_U + ln K / η + η Q_U / 2, N = ln K
E_T ≤ L + ln K / η + η T K / 2, N = ln K
E_T − L ≤ z
L_T − U_T ≤ (D² r_T + Q_T) / 2
L_T − U_T ≤ 3 / 2 · G D s_T
L_T − U_T ≤ 3 / 2 · G D q
2 s⁺ (s⁺ − s) ≥ 1
σ² k⁺‖u − w⁺‖² + 2 σ (L⁺ − U⁺) − G² H⁺ ≤ σ² k‖u − w‖² + 2 σ (L − U) − G² H
L_T − U_T ≤ G² H_T / 2 σ
H_T ≤ 1 + λ_T
L_T − U_T ≤ G² (1 + λ_T) / 2 σ
L_T − U_T ≤ ψ + T G² / 2 σ
E − L_T ≤ ln n / η + T η / 8, N = ln n
E − L_T ≤ ln n / η_T + H_T / 8, N = ln n
2 (E − L_T)² ≤ T ln n, N = ln n
8 (E − L_T)² ≤ (a + 2 + b) T ln n, N = ln n
4 M² ≤ 4 (4 r z + 2 r + 1) M + r (2 z − 1)²
4 T² ≤ 4 (4 r z + 2 r + 1) T + r (2 z − 1)²
M ≤ 2 r (2 z + 1) + (2 z + 3)² / 8 (2 z + 1)
(2 z + 1)⟨a_M, e⟩ − ‖a_M‖² ≥ b_M² + b_M
M ≤ r Λ + L
""".strip().splitlines()
