"""Aids that children get about with: a wheelchair and a walker that stands behind the child."""
import math

import bpy

from kit.figure.person import root
from kit.loft import roll
from kit.materials import clay, gloss
from kit.shapes import drum, place, slab

SIDES = (-1, 1)
TYRE, METAL, CUSHION = "#2E3440", "#C9CED3", "#3B4A6B"


def _ring(x, y, z, radius, thick, material):
    points = [(x, y + radius * math.cos(a), z + radius * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(42)]]
    return roll(points, thick, material, steps=1, sides=12, cap=(0, 0))


def _wheel(x, y, radius, color, spokes):
    """Model a wheel that rolls along Y, its hub level with its radius."""
    _ring(x, y, radius, radius - .016, .016, clay(TYRE, .8))
    drum((x, y, radius), radius * .17, .04, clay(color, .5), .01, (1, 0, 0), 28)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        roll([(x, y, radius), (x, y + (radius - .02) * math.cos(a), radius + (radius - .02) * math.sin(a))], .005, gloss(METAL, .3), sides=8)


def wheelchair(at, turn=0.0, color="#D43D8B"):
    """Model a child's wheelchair; a child of it sits at seat height .27 with the feet on floor height .10 (own frame)."""
    before = set(bpy.data.objects)
    tube, pad = clay(color, .45), clay(CUSHION, .8)
    for side in SIDES:
        x = side * .155
        _wheel(side * .212, .06, .235, color, 14)
        _ring(side * .240, .06, .235, .185, .009, gloss(METAL, .25))
        _wheel(side * .13, -.275, .062, color, 5)
        roll([(x, .17, .60), (x, .15, .40), (x, .13, .20), (x, -.10, .21), (side * .14, -.24, .20), (side * .10, -.33, .08)], .016, tube, sides=14)
        roll([(side * .13, -.235, .20), (side * .13, -.255, .08)], .014, gloss(METAL, .3), sides=12)
        roll([(x, .17, .59), (x, .20, .62), (x, .27, .62)], .017, clay(TYRE, .8), sides=14)
        slab((side * .168, .02, .315), (.014, .22, .13), tube, .006)
    roll([(-.2, .06, .235), (.2, .06, .235)], .016, gloss(METAL, .3), sides=12)
    slab((0, -.02, .245), (.29, .31, .05), pad, .022)
    slab((0, .155, .42), (.29, .045, .30), pad, .02, tilt=(-6, 0))
    slab((0, -.335, .085), (.24, .12, .02), clay(TYRE, .7), .008, tilt=(8, 0))
    return place([o for o in bpy.data.objects if o not in before], root(at, turn))


GRIPS = {"left": (.215, -.09, .49), "right": (-.215, -.09, .49)}


def walker(at, turn=0.0, color="#7C6BC0"):
    """Model a walker on four wheels, open toward the front; GRIPS are the places of a standing child's hands (own frame)."""
    before = set(bpy.data.objects)
    tube = clay(color, .45)
    for side in SIDES:
        x = side * .215
        for y in (-.20, .30):
            _wheel(side * .235, y, .058, "#F6B53C", 5)
            roll([(x, y, .058), (x, y, .12)], .013, gloss(METAL, .3), sides=12)
        roll([(x, -.20, .10), (x, -.185, .30), (x, -.14, .44), (x, -.04, .475), (x, .16, .475), (x, .27, .40), (x, .30, .24), (x, .30, .10)], .017, tube, sides=14)
        roll([(x, -.19, .24), (x, .30, .24)], .012, tube, sides=12)
        roll([(x, -.14, .475), (x, -.01, .480)], .024, clay(TYRE, .8), sides=14)
    for z in (.24, .41):
        roll([(-.215, .285, z), (0, .315, z), (.215, .285, z)], .014, tube, sides=12)
    slab((0, .29, .425), (.26, .04, .09), clay(CUSHION, .8), .018)
    return place([o for o in bpy.data.objects if o not in before], root(at, turn))
