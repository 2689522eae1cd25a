"""Trees and flowers: spruce with snow, birch, fireweed, grass tufts, berries."""
import math
import random

from mathutils import Vector

from kit.loft import roll
from kit.materials import clay
from kit.shapes import blob, lathe


def spruce(at, height, seed=0, color="#2B6F5B", snowy=0.8):
    """Return a spruce of drooping tiers; snowy is how far the snow reaches over each tier (0 none)."""
    rng = random.Random(seed)
    x, y, z = at
    tiers = max(4, round(3 + height * 1.1))
    roll([(x, y, z - 0.1), (x, y, z + height * 0.3)], height * 0.045, clay("#6B4A36", 0.8, 1.5))
    for k in range(tiers):
        t = k / tiers
        low = z + height * (0.13 + 0.80 * t)
        wide = height * 0.25 * (1 - t) ** 0.85 + height * 0.022
        deep = height * 0.36 * (1 - 0.55 * t) / (tiers / 5)
        phase, lobes = rng.uniform(0, 6.28), 9 - k // 2

        def wobble(angle, row, phase=phase, lobes=lobes):
            return 1 + (0.09 * math.sin(lobes * angle + phase) + 0.05 * math.sin(3 * angle + phase * 2)) * min(1, row / 3)
        lean = Vector((rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), 1))
        profile = [(0.004, deep), (wide * 0.16, deep * 0.86), (wide * 0.40, deep * 0.52), (wide * 0.70, deep * 0.20), (wide * 0.95, deep * 0.0), (wide * 1.0, -deep * 0.07), (wide * 0.9, -deep * 0.10), (wide * 0.3, deep * 0.06)]
        lathe((x, y, low), profile, clay(color, 0.8, 1.6), lean, 40, wobble)
        if snowy:
            cover = [(r * (0.55 + 0.42 * snowy) + 0.003, h + height * 0.010) for r, h in profile[:5]]
            cover = [(0.003, deep * 1.06)] + cover[1:] + [(cover[-1][0] * 0.99, cover[-1][1] - height * 0.012), (cover[-1][0] * 0.8, cover[-1][1])]
            lathe((x, y, low), cover, clay("#F7FAFC", 0.75, 1.4), lean, 40, lambda a, row, w=wobble, p=phase: w(a, row) * (1 - 0.16 * abs(math.sin(4 * a + p)) * min(1, row / 3)))


def birch(at, height, seed=0, leaves="#E7B13C"):
    """Return a birch with a marked white trunk and leaves in round clumps (leaves='' leaves it bare)."""
    rng = random.Random(seed)
    x, y, z = at
    bark, mark = clay("#F1ECE2", 0.7, 1.2), clay("#4A4340", 0.8)
    path = [Vector((x + rng.uniform(-0.03, 0.03) * height * k, y, z + height * t)) for k, t in enumerate((-0.02, 0.35, 0.68, 0.97))]
    roll(path, [height * 0.04, height * 0.032, height * 0.024, height * 0.010], bark)
    for k in range(9):
        t = rng.uniform(0.08, 0.75)
        spot = path[0].lerp(path[3], t)
        side = rng.choice((-1, 1)) * height * 0.012
        blob(spot + Vector((side, -height * (0.036 - 0.022 * t), 0)), (height * 0.020, height * 0.006, height * 0.006), mark, sides=14)
    for k in range(11):
        t, a = rng.uniform(0.5, 1.0), rng.uniform(0, 6.28)
        reach = height * rng.uniform(0.10, 0.24) * (1.25 - t)
        start, tip = path[0].lerp(path[3], t), path[0].lerp(path[3], t) + Vector((math.cos(a) * reach * 1.5, math.sin(a) * reach, reach * 0.8))
        roll([start, tip], [height * 0.012, height * 0.006], bark, sides=10)
        if leaves:
            blob(tip, height * rng.uniform(0.075, 0.12), clay(leaves, 0.85, 2), sides=22, uneven=0.25)


def fireweed(at, height, seed=0):
    """Return a stalk of fireweed: narrow leaves below, pink blossoms, buds at the tip."""
    rng = random.Random(seed)
    base = Vector(at)
    tip = base + Vector((rng.uniform(-0.08, 0.08), rng.uniform(-0.05, 0.05), 1)) * height
    roll([base, base.lerp(tip, 0.5) + Vector((rng.uniform(-0.02, 0.02) * height, 0, 0)), tip], [height * 0.016, height * 0.013, height * 0.006], clay("#7E3B4E", 0.7), sides=10)
    for k in range(9):
        a, t = k * 2.4 + seed, 0.08 + 0.045 * k
        root = base.lerp(tip, t)
        out = Vector((math.cos(a), math.sin(a), 0.55)) * height * 0.15
        roll([root, root + out * 0.55 + Vector((0, 0, 0.01)), root + out], [height * 0.010, height * 0.022, height * 0.003], clay("#4F8A55", 0.8), sides=8)
    for k in range(24):
        a, t = k * 2.4, 0.50 + 0.0175 * k
        root, size = base.lerp(tip, t), height * 0.044 * (1.15 - 0.85 * k / 24)
        spot = root + Vector((math.cos(a), math.sin(a), 0.1)) * size * 1.5
        blob(spot, (size, size, size * 0.8), clay(("#C93C8E", "#DC57A2", "#B52C7C")[k % 3], 0.65), sides=12, uneven=0.3)


def tuft(at, size, seed=0, color="#6E9C52"):
    """Return a tuft of grass blades."""
    rng = random.Random(seed)
    base = Vector(at)
    for _ in range(6):
        a, out = rng.uniform(0, 6.28), rng.uniform(0.15, 0.5) * size
        tip = base + Vector((math.cos(a) * out, math.sin(a) * out, size * rng.uniform(0.7, 1.1)))
        roll([base, base.lerp(tip, 0.55) + Vector((0, 0, size * 0.12)), tip], [size * 0.07, size * 0.06, size * 0.012], clay(color, 0.85), sides=8, steps=4)


def drift(ground, count, span, make, seed=0, avoid=None):
    """Scatter count plants over span (left, right, near, far) on the ground; make(at, k) models one; avoid(x, y) rejects."""
    rng = random.Random(seed)
    done = tries = 0
    while done < count and tries < count * 12:
        tries += 1
        x, y = rng.uniform(span[0], span[1]), rng.uniform(span[2], span[3])
        if avoid and avoid(x, y):
            continue
        make((x, y, ground.height(x, y)), done)
        done += 1
