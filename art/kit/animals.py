"""Toy animals: raven, moose and bear."""
import math

from mathutils import Matrix, Vector

from kit.loft import roll
from kit.materials import clay, gloss
from kit.shapes import blob


def eye(at, size):
    blob(at, size, gloss("#1B1211", .1), sides=16, uneven=0)
    blob((at[0] - size * .3, at[1] - size * .75, at[2] + size * .35), size * .3, gloss("#FFFFFF", .2), sides=10, uneven=0)


def raven(at, size=1.0):
    """A plump raven that looks to the side; at is the ground under it, about 0.8 tall."""
    x, y, z = at
    p = lambda dx, dy, dz: Vector((x + dx * size, y + dy * size, z + dz * size))
    ink, beak = clay("#2A3140", .5), clay("#454B57", .45)
    lean = Matrix.Rotation(math.radians(24), 3, "Y")
    blob(p(.02, 0, .34), (.22 * size, .19 * size, .27 * size), ink, lean)
    blob(p(-.11, -.03, .63), .155 * size, ink)
    roll([p(.12, .02, .22), p(.30, .03, .10), p(.42, .03, .06)], [.11 * size, .085 * size, .05 * size], ink)
    roll([p(-.22, -.05, .64), p(-.34, -.07, .615), p(-.43, -.08, .57)], [.06 * size, .045 * size, .008], beak)
    for side in (-1, 1):
        roll([p(.0, side * .17, .46), p(.10, side * .19, .30), p(.24, side * .13, .14)], [(.05 * size, .11 * size), (.045 * size, .12 * size), (.015, .03 * size)], clay("#364055", .5))
        roll([p(.02, side * .07, .14), p(.02, side * .07, .02), p(-.07, side * .08, .01)], .022 * size, beak)
    eye(tuple(p(-.17, -.165, .67)), .032 * size)


def moose_head(at, size=1.0):
    """A moose's head that faces the viewer, with broad antlers; about 1 wide."""
    x, y, z = at
    p = lambda dx, dy, dz: Vector((x + dx * size, y + dy * size, z + dz * size))
    fur, light = clay("#8A5A3A", .7), clay("#A87850", .7)
    blob(p(0, 0, .06), (.17 * size, .16 * size, .20 * size), fur)
    blob(p(0, -.12, -.16), (.165 * size, .17 * size, .16 * size), light)
    for side in (-1, 1):
        blob(p(side * .07, -.275, -.13), (.03 * size, .015 * size, .022 * size), clay("#4A2F22", .6), sides=16)
        blob(p(side * .22, .02, .10), (.09 * size, .04 * size, .05 * size), fur, Matrix.Rotation(side * -.3, 3, "Y"))
        eye(tuple(p(side * .085, -.145, .09)), .03 * size)
        antler = clay("#E3C79A", .65)
        roll([p(side * .09, .02, .22), p(side * .22, .03, .30), p(side * .36, .02, .36)], [.035 * size, .045 * size, .05 * size], antler)
        blob(p(side * .40, .02, .42), (.15 * size, .04 * size, .11 * size), antler, Matrix.Rotation(side * -.5, 3, "Y"))
        for k, (dx, dz) in enumerate(((.30, .54), (.40, .58), (.50, .56), (.56, .47))):
            roll([p(side * .41, .02, .43), p(side * dx, .0, dz)], [.045 * size, .026 * size], antler)
    roll([p(-.06, -.265, -.23), p(0, -.285, -.25), p(.06, -.265, -.23)], .010 * size, clay("#4A2F22", .6))


def bear(at, size=1.0, fur="#C98F57", muzzle="#F0D3A8"):
    """A sitting toy bear; at is the ground under it, about 0.42 tall."""
    x, y, z = at
    p = lambda dx, dy, dz: Vector((x + dx * size, y + dy * size, z + dz * size))
    m = clay(fur, .85, 1.4)
    blob(p(0, 0, .12), (.12 * size, .11 * size, .13 * size), m)
    blob(p(0, -.02, .30), (.105 * size, .095 * size, .095 * size), m)
    blob(p(0, -.105, .28), (.045 * size, .035 * size, .035 * size), clay(muzzle, .8), sides=24)
    blob(p(0, -.140, .292), .013 * size, gloss("#2B1B17", .3), sides=12, uneven=0)
    for side in (-1, 1):
        blob(p(side * .08, 0, .385), (.04 * size, .03 * size, .04 * size), m, sides=20)
        blob(p(side * .11, -.05, .16), (.04 * size, .05 * size, .07 * size), m, sides=20)
        blob(p(side * .08, -.11, .05), (.05 * size, .07 * size, .045 * size), m, sides=20)
        eye(tuple(p(side * .038, -.108, .325)), .012 * size)
