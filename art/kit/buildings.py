"""The clinic's cabin and rooms: log walls, lit windows, snow on the roof; a room with a window for indoor scenes."""
import math

from mathutils import Matrix, Vector

from kit.loft import roll
from kit.materials import clay, glow, gloss, wood
from kit.shapes import blob, drum, slab


def window(at, width, height, turn=0.0, light="#FFB54A", strength=1.25, frame="#F6EFE0", snow=True):
    """Return a window with four panes; at is its center, turn is about the vertical (0 faces -Y)."""
    spin = Matrix.Rotation(math.radians(turn), 4, "Z")
    put = lambda x, y, z: Vector(at) + spin @ Vector((x, y, z))
    slab(put(0, 0, 0), (width, 0.03, height), glow(light, strength), 0.01, turn)
    m = clay(frame, 0.6)
    for x in (-0.5, 0, 0.5):
        slab(put(x * width, -0.02, 0), (0.05 if x else 0.03, 0.07, height + 0.05), m, 0.015, turn)
    for z in (-0.5, 0, 0.5):
        slab(put(0, -0.02, z * height), (width + 0.08, 0.07 if z else 0.05, 0.05 if z else 0.03), m, 0.015, turn)
    if snow:
        blob(put(0, -0.05, -height * 0.5 + 0.03), (width * 0.55, 0.07, 0.035), clay("#F7FAFC", 0.75), spin, 20)


def cabin(at=(0, 0, 0), turn=0.0, width=2.6, depth=2.2, walls=1.7, snow=True, door="#B4246F", open_door=0.0, logs="#A9754A"):
    """Return a log cabin whose front faces -Y before turning. open_door is degrees."""
    spin = Matrix.Rotation(math.radians(turn), 4, "Z")
    put = lambda x, y, z: Vector(at) + spin @ Vector((x, y, z))
    bark = wood(logs, "X")
    rows = round(walls / 0.19)
    slab(put(0, 0, walls / 2), (width * 0.97, depth * 0.97, walls), clay("#7E5232", 0.8), 0.03, turn)
    for k in range(rows):
        z = 0.11 + 0.19 * k
        for y in (-depth / 2, depth / 2):
            roll([put(-width / 2 - 0.14, y, z), put(width / 2 + 0.14, y, z)], 0.105, bark, cap=(0.3, 0.3), sides=20)
        for x in (-width / 2, width / 2):
            roll([put(x, -depth / 2 - 0.14, z + 0.09), put(x, depth / 2 + 0.14, z + 0.09)], 0.105, bark, cap=(0.3, 0.3), sides=20)
    peak = width * 0.36
    for k in range(int(peak / 0.17)):
        half = width / 2 * (1 - k * 0.17 / peak)
        roll([put(-half, -depth / 2, walls + 0.08 + k * 0.17), put(half, -depth / 2, walls + 0.08 + k * 0.17)], 0.10, bark, cap=(0.3, 0.3), sides=18)
    slope = math.degrees(math.atan2(peak, width / 2))
    run = math.hypot(width / 2 + 0.3, peak + 0.2)
    for side in (-1, 1):
        center = put(side * (width / 4 + 0.13), 0, walls + peak / 2 + 0.06)
        slab(center, (run, depth + 0.7, 0.09), wood("#7B4B33", "Y"), 0.03, turn, (0, side * slope))
        if snow:
            slab(center + Vector((0, 0, 0.13)), (run * 1.02, depth + 0.78, 0.20), clay("#F7FAFC", 0.75, 2), 0.095, turn, (0, side * slope), 6)
    if snow:
        roll([put(0, -depth / 2 - 0.38, walls + peak + 0.27), put(0, depth / 2 + 0.38, walls + peak + 0.27)], 0.14, clay("#F7FAFC", 0.75, 2))
    slab(put(width * 0.26, depth * 0.12, walls + peak * 0.95), (0.34, 0.34, 0.9), clay("#9A8F8A", 0.8, 2), 0.05, turn)
    slab(put(width * 0.26, depth * 0.12, walls + peak * 0.95 + 0.47), (0.40, 0.40, 0.10), clay("#F7FAFC", 0.75), 0.05, turn)
    _front(put, turn, width, depth, door, open_door)


def _front(put, turn, width, depth, door, open_door):
    front = -depth / 2 - 0.10
    for x in (-width * 0.31, width * 0.31):
        window(put(x, front, 1.02), width * 0.20, 0.55, turn)
    slab(put(0, front - 0.01, 0.66), (0.82, 0.08, 1.36), clay("#F6EFE0", 0.6), 0.03, turn)
    if open_door:
        slab(put(0, front - 0.04, 0.62), (0.66, 0.06, 1.22), glow("#FFB85A", 1.2), 0.02, turn)
    swing = math.radians(open_door)
    hinge = (-0.33, front - 0.06)
    slab(put(hinge[0] + 0.33 * math.cos(swing), hinge[1] - 0.33 * math.sin(swing), 0.62), (0.66, 0.06, 1.22), clay(door, 0.55), 0.025, turn - open_door)
    knob = put(hinge[0] + 0.58 * math.cos(swing) - 0.05 * math.sin(swing), hinge[1] - 0.58 * math.sin(swing) - 0.05 * math.cos(swing), 0.60)
    blob(knob, 0.035, gloss("#F6B53C", 0.25), sides=16)
    slab(put(0, front - 0.32, 0.03), (1.1, 0.5, 0.10), wood("#A8754C", "X"), 0.03, turn)


def smoke(at, size=0.2, count=5):
    for k in range(count):
        t = k / count
        blob((at[0] + size * (0.6 * math.sin(k * 1.3) + 1.2 * t), at[1], at[2] + size * 1.25 * k), size * (0.55 + 0.65 * t), clay("#EEF1F4", 0.95, 1.5), sides=20, uneven=0.2)


def room(wall="#CFE3E6", floor="#D9A873", width=7, depth=3.0, height=3.2, skirting="#FBF7EE"):
    """Return a back wall and a plank floor; the wall stands at y = depth."""
    slab((0, depth + 0.06, height / 2), (width * 1.6, 0.12, height + 2), clay(wall, 0.9, 1.6), 0.01)
    slab((0, depth - 0.02, 0.08), (width * 1.6, 0.06, 0.16), clay(skirting, 0.6), 0.02)
    planks = int((depth + 3.2) / 0.32)
    for k in range(planks):
        slab((0, depth - 0.16 - k * 0.32, -0.05), (width * 1.6, 0.312, 0.1), wood(floor, "X"), 0.014)


def rug(at, radius, colors=("#2F7F86", "#F3EDE0", "#EE6C4D")):
    """Return a round rug of coiled rings."""
    count = 9
    for k in range(count):
        ring = radius * (k + 0.7) / count
        points = [(at[0] + ring * math.cos(a), at[1] + ring * math.sin(a) * 0.999, at[2] + 0.012) for a in [2 * math.pi * i / 40 for i in range(42)]]
        roll(points, [(0.014, radius / count * 0.52)] * 42, clay(colors[(k // 2) % len(colors)], 0.9), side=(0, 0, 1), steps=1, sides=8, cap=(0, 0))
    drum((at[0], at[1], at[2] + 0.006), radius * 0.99, 0.012, clay(colors[0], 0.9), 0.004)
