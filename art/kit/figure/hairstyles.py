"""Twenty ways to wear hair; each builds on a cap, locks, curls and braids."""
import math
import random

from mathutils import Vector

from kit.figure.hair import braid, cap, color_of, curls, lock
from kit.loft import roll
from kit.materials import clay
from kit.shapes import blob


def crop(head, m):
    return [cap(head, m, "short", .05, 40, .16)]


def buzz(head, m):
    return [cap(head, m, "short", .022, 0, 0)]


def swept(head, m):
    """Short sides and locks combed over the forehead to one side."""
    things = [cap(head, m, "short", .05, 34, .14)]
    for k in range(9):
        t = k / 8
        y = -.46 + .62 * t
        start = head.around((-.42 + .10 * t, y, .62 + .22 * t), .03)
        top = head.around((-.05, y * .95, .80 + .1 * t), .065 - .015 * t)
        end = head.around((.46, y * .9 + .03, .60), .045)
        things.append(lock([start, start.lerp(top, .6) + Vector((0, 0, .02)), top.lerp(end, .35) + Vector((0, 0, .035)), end], .055, m, tip=.3))
    return things


def tousled(head, m, seed=4):
    rng = random.Random(seed)
    things = [cap(head, m, "short", .055, 30, .16)]
    for k in range(30):
        around, high = rng.uniform(-180, 180), rng.uniform(34, 84)
        if abs(around) > 100:
            high = rng.uniform(0, 80)
        a, e = math.radians(around), math.radians(high)
        way = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
        root = head.around(way, .02)
        swirl = Vector((way.y, -way.x, 0)) * rng.choice((-1, 1)) + Vector((rng.uniform(-.5, .5), -.5, .3))
        things.append(lock([root - swirl * .03, root + way * .055 + swirl * .03, root + way * .05 + swirl * .12], .045, m, tip=.2))
    return things


def bob(head, m):
    return [cap(head, m, "bob", .085, 38, .10, bulk=lambda a, h: 1 + .5 * max(0, -h) / 60)]


def pixie(head, m):
    things = [cap(head, m, "fringe", .05, 34, .14)]
    for k in range(7):
        x = -.24 + .08 * k
        things.append(lock([head.around((x * .4, -.25, .9), .045), head.around((x * .9 + .05, -.75, .62), .05), head.around((x + .1, -.9, .34), .03)], .05, m, tip=.3))
    return things


def _curtain(head, m, reach, thick=.085, start=78):
    """Return hair that hangs behind the ears down to z = reach."""
    things = []
    for k in range(13):
        a = math.radians(start + (360 - 2 * start) * k / 12)
        way = Vector((math.sin(a), -math.cos(a), 0))
        top = head.around(way + Vector((0, 0, .35)), .03)
        mid = head.around(way + Vector((0, 0, -.35)), .055)
        end = Vector((mid.x * .92, mid.y * .9 + .02, reach + .03 * math.cos(3 * a)))
        things.append(lock([top, head.around(way, .06), mid, (mid + end) / 2 + way * .035, end], thick, m, tip=.45))
    return things


def long_straight(head, m):
    return [cap(head, m, "long", .06, 40, .10, parting=.05)] + _curtain(head, m, -.86)


def long_fringe(head, m):
    return [cap(head, m, "fringe", .06, 44, .12)] + _curtain(head, m, -.80, start=104)


def wavy(head, m):
    things = [cap(head, m, "long", .075, 30, .14, parting=-.08)]
    for k in range(13):
        a = math.radians(66 + 228 * k / 12)
        way = Vector((math.sin(a), -math.cos(a), 0))
        points = [head.around(way + Vector((0, 0, .4)), .03)]
        for j in range(5):
            base = head.around(way + Vector((0, 0, .05 - .22 * j)), .06)
            points.append(base + Vector((way.y, -way.x, 0)) * .035 * (-1) ** (j + k) + Vector((0, 0, -.05 * j)))
        things.append(lock(points, .075, m, tip=.5))
    return things


def ponytail(head, m):
    root = Vector((0, .50, .22))
    tail = lock([root, root + Vector((.02, .16, .06)), root + Vector((.05, .26, -.14)), root + Vector((.02, .22, -.42)), root + Vector((.03, .14, -.58))], .115, m, tip=.15)
    tie = blob(root + Vector((0, .03, .01)), (.085, .05, .085), clay("#F6B53C"), sides=24)
    return [cap(head, m, "high", .05, 44, .12), tail, tie]


def side_ponytails(head, m):
    things = [cap(head, m, "fringe", .05, 40, .12, parting=0)]
    for s in (-1, 1):
        root = Vector((s * .47, .10, .20))
        things.append(lock([root, root + Vector((s * .12, .0, .05)), root + Vector((s * .20, .0, -.14)), root + Vector((s * .15, -.02, -.36))], .095, m, tip=.2))
        things.append(blob(root + Vector((s * .015, 0, .01)), (.045, .07, .07), clay("#EE6C4D"), sides=24))
    return things


def _bun(at, radius, m, turns=2):
    """Return a coil of hair: a ball wrapped by a rope that winds up to its top."""
    things = [blob(at, (radius * .92, radius * .92, radius * .85), m, sides=28)]
    points = []
    for k in range(turns * 10 + 1):
        angle, polar = 2 * math.pi * k / 10, math.radians(115 - 100 * k / (turns * 10))
        points.append(at + Vector((math.cos(angle) * math.sin(polar), math.sin(angle) * math.sin(polar), math.cos(polar) * .92)) * radius * .86)
    return things + [roll(points, [radius * .30] * (len(points) - 1) + [radius * .12], m, steps=3, sides=14)]


def high_bun(head, m):
    return [cap(head, m, "high", .05, 44, .14)] + _bun(Vector((0, .08, .58)), .20, m)


def low_bun(head, m):
    return [cap(head, m, "long", .05, 40, .12, parting=.1, bulk=lambda a, h: 1 if h > -20 else .6)] + _bun(Vector((0, .52, -.16)), .17, m)


def topknot(head, m):
    return [cap(head, m, "high", .045, 40, .16)] + _bun(Vector((0, .14, .56)), .16, m)


def space_buns(head, m):
    return [cap(head, m, "fringe", .05, 44, .12, parting=0)] + [b for s in (-1, 1) for b in _bun(Vector((s * .31, .06, .49)), .165, m)]


def afro(head, m):
    big = cap(head, m, "short", .20, 0, 0, bulk=lambda a, h: 1.0 + .25 * math.sin(math.radians(max(0, h))))
    return [big] + curls(head, m, "short", .085, 11, lift=.185, step=.15)


def puffs(head, m):
    things = [cap(head, m, "high", .035, 60, .2, parting=0)]
    rng = random.Random(3)
    for s in (-1, 1):
        at = Vector((s * .36, .10, .46))
        things.append(blob(at, .19, m, sides=32))
        for k in range(70):
            z, a = 1 - 2 * (k + .5) / 70, k * 2.4
            flat = math.sqrt(1 - z * z)
            things.append(blob(at + Vector((flat * math.cos(a), flat * math.sin(a), z)) * .185, .05 * rng.uniform(.85, 1.15), m, sides=12))
        things.append(blob(at * .84, (.085, .085, .06), clay("#F6B53C"), sides=24))
    return things


def curly(head, m):
    return [cap(head, m, "short", .06, 0, 0)] + curls(head, m, "short", .082, 5, lift=.055, step=.20)


def curly_bob(head, m):
    return [cap(head, m, "long", .08, 0, 0)] + curls(head, m, "long", .088, 8, lift=.075, step=.19)


def two_braids(head, m):
    things = [cap(head, m, "long", .05, 44, .12, parting=0, bulk=lambda a, h: 1 if h > -30 else .5)]
    for s in (-1, 1):
        path = [Vector((s * .43, .12, -.22)), Vector((s * .50, -.02, -.40)), Vector((s * .47, -.20, -.62)), Vector((s * .44, -.26, -.95))]
        things += braid(path, .088, m, clay("#E0443E"))
    return things


def one_braid(head, m):
    path = [Vector((0, .46, -.1)), Vector((.05, .50, -.35)), Vector((.04, .44, -.65)), Vector((.03, .38, -1.0))]
    return [cap(head, m, "high", .05, 44, .12, parting=.08)] + braid(path, .10, m, clay("#F6B53C"))


def cornrows(head, m):
    return [cap(head, m, "high", .045, 22, .75)]


def balding(head, m):
    return [cap(head, m, "rim", .05, 30, .14)]


def bald(head, m):
    return []


def wisp(head, m):
    return [cap(head, m, "high", .012, 0, 0)] + [lock([Vector((.02 * s, -.06, .49)), Vector((.05 * s, -.14, .58)), Vector((.0, -.2, .55))], .03, m, tip=.2) for s in (-1, 1)]


STYLES = {f.__name__: f for f in (crop, buzz, swept, tousled, bob, pixie, long_straight, long_fringe, wavy, ponytail, side_ponytails, high_bun,
                                  low_bun, topknot, space_buns, afro, puffs, curly, curly_bob, two_braids, one_braid, cornrows, balding, bald, wisp)}


def wear(head):
    """Return the pieces of this head's hair."""
    return STYLES[head.look.hair](head, color_of(head.look))
