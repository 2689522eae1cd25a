"""Hands with a thumb and four soft fingers, fused into one piece, and mittens for the snow.

A right hand is built with its wrist at the origin, fingers along +Y, palm toward -Z, thumb toward -X, one unit long.
"""
import math

import bpy
from mathutils import Matrix, Vector

from kit.loft import roll
from kit.shapes import blob, fuse, place

# shape: (bend of the finger joints in degrees, spread in degrees, thumb's bend, index finger's own bend)
SHAPES = {"relaxed": (26, 3, 20, None), "open": (6, 11, -10, None), "flat": (3, 2, 0, None), "grip": (82, 1, 62, None),
          "hold": (48, 4, 40, None), "point": (84, 1, 60, 4), "cup": (36, 2, 10, None)}
_made = {}


def _finger(root, way, length, thick, angle, material):
    points, direction = [Vector(root)], Vector(way).normalized()
    across = Vector((1, 0, 0))
    for share, turn in ((.45, .55), (.32, .9), (.23, .6)):
        direction = Matrix.Rotation(math.radians(-angle * turn), 3, across) @ direction
        points.append(points[-1] + direction * length * share)
    return roll(points, [thick, thick, thick * .97, thick * .88], material, sides=14, steps=4)


def bare(shape, material):
    curl, spread, thumb, index = SHAPES[shape]
    parts = [blob((0, .30, 0), (.27, .31, .135), material, sides=28), blob((0, .05, 0), (.19, .20, .135), material, sides=24)]
    for k, length in enumerate((.44, .50, .47, .37)):
        x = -.205 + .137 * k
        way = (math.sin(math.radians(spread * (k - 1.5))), 1, 0)
        angle = index if k == 0 and index is not None else curl
        parts.append(_finger((x, .47 - .03 * (k == 3), .0), way, length, .098, angle, material))
    base = Vector((-.17, .16, -.02))
    out = Vector((-math.cos(math.radians(thumb * .8)), .62, -math.sin(math.radians(thumb * .8)))).normalized()
    tip_way = (out + Vector((.25 + thumb / 120, .75, -thumb / 140))).normalized()
    parts.append(roll([base, base + out * .20, base + out * .20 + tip_way * .22], [.125, .118, .098], material, sides=16))
    return fuse(parts, material, .026, smooth=3)


def mitten(shape, material):
    """A mitten follows the hand's bend as one broad finger."""
    curl, _, thumb, _ = SHAPES[shape]
    parts = [blob((0, .30, 0), (.31, .36, .19), material, sides=28)]
    for x in (-.13, 0, .13):
        parts.append(_finger((x, .42, 0), (0, 1, 0), .48, .18, min(curl, 60), material))
    out = Vector((-.75, .55, -.2)).normalized()
    parts.append(roll([(-.16, .18, 0), Vector((-.16, .18, 0)) + out * .26, Vector((-.18, .20, 0)) + out * .34 + Vector((.02, .16, -.04))], [.15, .15, .12], material, sides=16))
    return fuse(parts, material, .03, smooth=4)


def hand(side, shape, size, frame, wrist, skin, cover=None):
    """Return one hand placed at a wrist; cover is a mitten's material."""
    key = (shape, cover or skin)
    if key not in _made:
        first = mitten(shape, cover) if cover else bare(shape, skin)
        _made[key] = first.data
        bpy.data.objects.remove(first)
    piece = bpy.data.objects.new("hand", _made[key].copy())
    bpy.context.scene.collection.objects.link(piece)
    mirror = Matrix.Diagonal((-1, 1, 1, 1)) if side > 0 else Matrix()
    return place([piece], Matrix.Translation(wrist) @ frame.to_4x4() @ Matrix.Scale(size, 4) @ mirror)[0]

