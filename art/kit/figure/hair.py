"""Hair as sheet clay: a cap whose thickness follows a hairline, combed with grooves, plus rolled locks."""
import math
import random

import numpy as np
from mathutils import Vector

from kit.figure.look import HAIRS
from kit.loft import Loft, roll
from kit.materials import clay
from kit.shapes import blob, grid, mesh_object

# Hairlines: (turn away from the front, height of the lowest hair), degrees.
LINES = {
    "short": ((0, 40), (38, 38), (62, 24), (76, 2), (88, -2), (104, 2), (120, -22), (180, -32)),
    "fringe": ((0, 25), (40, 22), (58, 6), (74, -6), (90, -12), (120, -25), (180, -36)),
    "bob": ((0, 26), (36, 22), (50, 4), (62, -46), (90, -58), (180, -60)),
    "long": ((0, 40), (34, 36), (54, 12), (66, -30), (90, -50), (180, -58)),
    "high": ((0, 46), (40, 42), (64, 26), (78, 8), (104, 4), (124, -20), (180, -34)),
    "rim": ((0, 95), (84, 95), (92, 12), (104, 8), (124, -20), (180, -32)),
}


def height_of(line, turn):
    """Return the lowest height (degrees) of hair at a turn from the front."""
    turns, heights = zip(*LINES[line])
    return float(np.interp(abs(turn), turns, heights))


def cap(head, material, line, thick, grooves=26, depth=.10, parting=None, lean=0.0, bulk=None):
    """Return the sheet of hair over the skull.

    grooves fan out from the crown (or from a parting at x = parting); depth is their share of the thickness;
    lean slants the front line; bulk(turn, height) multiplies the thickness.
    """
    columns, rows, vertices = 150, 84, []
    for r in range(rows):
        for c in range(columns):
            polar, around = math.pi * r / (rows - 1), 2 * math.pi * c / columns
            way = Vector((math.sin(polar) * math.sin(around), -math.sin(polar) * math.cos(around), math.cos(polar)))
            turn, high = math.degrees(math.atan2(way.x, -way.y)), 90 - math.degrees(polar)
            edge = high - height_of(line, turn) - lean * math.sin(math.radians(turn)) * max(0, math.cos(math.radians(turn)))
            rise = max(0.0, min(1.0, edge / 7))
            t = thick * math.sqrt(rise * (2 - rise)) * (bulk(turn, high) if bulk else 1)
            if rise > 0:
                comb = around * grooves if parting is None else math.atan2(way.z - .2, abs(way.x - parting) + .05) * grooves * .6 + way.y * 9
                t *= 1 - depth + depth * abs(math.cos(comb / 2)) * min(1, math.sin(polar) * 3)
                if parting is not None and way.y < .35:
                    t *= 1 - .35 * math.exp(-((way.x - parting) / .045) ** 2)
            vertices.append(head.shape(way) + way * (t if rise > 0 else -.03))
    faces, uvs = grid(rows, columns, True)
    return mesh_object("cap", vertices, faces, material, uvs)


def lock(points, thick, material, flat=1.0, side=None, tip=.35):
    """Return one rolled lock that swells and then tapers."""
    n = len(points)
    sizes = [thick * (.8 + .35 * math.sin(math.pi * k / (n - 1))) * (1 if k < n - 1 else tip) for k in range(n)]
    return roll(points, [(s, s * flat) for s in sizes], material, side=side, sides=18)


def curls(head, material, line, size, seed, lift=.02, step=.17, sparse=1.0):
    """Return balls of hair packed over the skull; their sizes vary a little."""
    rng, things = random.Random(seed), []
    count = int(4 * math.pi / (step * step) * sparse)
    for k in range(count):
        z = 1 - 2 * (k + .5) / count
        around = k * 2.39996
        flat = math.sqrt(1 - z * z)
        way = Vector((flat * math.sin(around), -flat * math.cos(around), z))
        if math.degrees(math.asin(z)) > height_of(line, math.degrees(math.atan2(way.x, -way.y))) + 3:
            radius = size * rng.uniform(.85, 1.2)
            things.append(blob(head.shape(way) + way * (lift + rng.uniform(-.01, .015)), radius, material, sides=16, uneven=.14))
    return things


def braid(path, thick, material, ribbon=None, links=9):
    """Return a plait along a path: two strands that cross, a tie and a tuft."""
    spine = Loft(path, [thick] * len(path))
    things = []
    for k in range(links):
        center, across, over, _ = spine.ring(k / links * .86)
        way = spine.ways[int(k / links * .86 * (len(spine.ways) - 1))]
        size = thick * (1.05 - .35 * k / links)
        for side in (-1, 1):
            start = center + across * side * size * .75 - way * size * .7
            things.append(roll([start, center + across * side * size * .25 + over * side * size * .3, center - across * side * size * .35 + way * size * .7],
                               [size * .5, size * .62, size * .35], material, sides=14, steps=4))
    things.append(roll([spine.ring(.84)[0], spine.ring(.93)[0], spine.ring(1)[0]], [thick * .45, thick * .6, thick * .15], material, sides=14))
    if ribbon:
        things.append(spine.band(ribbon, .86, .05, -thick * .38))
    return things


def color_of(look):
    return clay(HAIRS.get(look.hair_color, look.hair_color), .72, 1.3)
