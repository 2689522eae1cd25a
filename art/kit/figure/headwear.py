"""What sits on the head: beard, hijab, beanie, cap and gown's mortarboard, glasses, hearing aids, headphones, earrings."""
import math

from mathutils import Vector

from kit.figure.hair import cap, color_of
from kit.loft import Loft, roll
from kit.materials import clay, gloss, shade
from kit.shapes import blob, drum, grid, mesh_object, slab


def cloth(color):
    """Return a finished material for a '#rrggbb' color or pass a material on."""
    return clay(color, .75) if isinstance(color, str) else color


def beard(head):
    """Return a full or short beard with a mustache, cut around the mouth."""
    kind, m = head.look.beard, color_of(head.look)
    thick = {"full": .085, "short": .04, "stubble": .012}[kind]
    columns, rows, vertices = 120, 70, []
    for r in range(rows):
        for c in range(columns):
            polar, around = math.pi * r / (rows - 1), 2 * math.pi * c / columns
            way = Vector((math.sin(polar) * math.sin(around), -math.sin(polar) * math.cos(around), math.cos(polar)))
            base = head.shape(way)
            turn = abs(math.degrees(math.atan2(way.x, -way.y)))
            top = -.14 - .10 * math.cos(math.radians(min(turn, 90))) + .16 * max(0, (turn - 55) / 30)
            rise = min((top - base.z) / .035, (96 - turn) / 8)
            hole = ((base.x / .135) ** 2 + ((base.z + .225) / .075) ** 2) ** .5 if way.y < 0 else 9
            rise = max(0, min(1, rise, (hole - 1) / .25))
            comb = 1 - .18 * abs(math.sin(around * 22)) if kind != "stubble" else 1
            vertices.append(base + way * (thick * math.sqrt(rise * (2 - rise)) * comb if rise > 0 else -.03))
    faces, uvs = grid(rows, columns, True)
    things = [mesh_object("beard", vertices, faces, m, uvs)]
    if kind != "stubble":
        for side in (-1, 1):
            points = [head.face(side * x, z, .012)[0] for x, z in ((.012, -.155), (.07, -.165), (.125, -.20))]
            things.append(roll(points, [.026, .03, .012], m, sides=14))
    return things


def beanie(head, color, bobble="#FBFAF6"):
    m = cloth(color)
    crown = cap(head, m, "high", .075, 44, .12, bulk=lambda a, h: 1 + .7 * math.sin(math.radians(max(0, h))) ** 6)
    rim = []
    for k in range(49):
        a = 2 * math.pi * k / 48
        rim.append(head.around((math.sin(a), -math.cos(a), .62 - .22 * (1 - math.cos(a)) / 2), .065))
    band = roll(rim + rim[1:3], [(.05, .075)] * 51, clay(shade(color, .85) if isinstance(color, str) else "#F3EDE0", .8), side=(0, 0, 1), steps=2, cap=(0, 0))
    ball = blob((0, .03, .70), .12, clay(bobble, .85, 2), sides=32, uneven=.22)
    return [crown, band, ball]


def hijab(head, color):
    """A scarf around the face that drapes over the shoulders."""
    m = cloth(color)
    columns, rows, vertices = 120, 70, []
    for r in range(rows):
        for c in range(columns):
            polar, around = math.pi * r / (rows - 1), 2 * math.pi * c / columns
            way = Vector((math.sin(polar) * math.sin(around), -math.sin(polar) * math.cos(around), math.cos(polar)))
            base = head.shape(way)
            front = (base.x / (.36 * head.look.face_width)) ** 2 + ((base.z + .06) / .40) ** 2 if way.y < 0 else 9
            rise = max(0, min(1, (front - 1) / .22))
            fold = 1 + .10 * math.sin(way.z * 9 + abs(way.x) * 6)
            vertices.append(base + way * (.07 * math.sqrt(rise * (2 - rise)) * fold if rise > 0 else -.03))
    faces, uvs = grid(rows, columns, True)
    drape = Loft([(0, .05, -.36), (0, .07, -.52), (0, .06, -.68), (0, .05, -.84)], [(.40, .38), (.42, .39), (.52, .43), (.64, .45)], side=(1, 0, 0), cap=(.1, .02), sides=48)
    folds = [roll([(x, -.34, -.50), (x * .4 + .1, -.44, -.62), (-x * .5 + .1, -.40, -.80)], [.04, .055, .03], m, sides=14) for x in (-.30, -.18, .28)]
    return [mesh_object("hijab", vertices, faces, m, uvs), drape.mesh(m)] + folds


def ruff(head, color, fur="#F1E6D2"):
    """A parka hood with a fur ruff framing the face."""
    m, soft = cloth(color), clay(fur, .9, 2.5)
    things = [cap(head, m, "long", .10, 0, 0)]
    for k in range(30):
        a = 2 * math.pi * k / 30
        at = head.around((math.sin(a) * .84, -.50, math.cos(a) * .88 + .02), .07)
        things.append(blob(at, (.075, .07, .075), soft, sides=16, uneven=.25))
        things.append(blob(at + Vector((math.sin(a) * .05, .035, math.cos(a) * .05)), .07, clay(shade(fur, .84), .9, 2.5), sides=14, uneven=.25))
    return things


def mortarboard(head, color="#1E2A3A"):
    m = clay(color, .7)
    things = [cap(head, m, "high", .06, 0, 0), slab((0, .02, .56), (.86, .86, .05), m, .02, 12, (4, 0))]
    return things + [roll([(0, .02, .60), (.30, -.2, .60), (.40, -.30, .50), (.42, -.32, .30)], [.012, .012, .014, .03], clay("#F6B53C"), sides=10)]


def glasses(head, shape, color="#2B2B33"):
    """Round or square frames that rest on the nose and reach the ears."""
    look, m = head.look, gloss(color, .3)
    spread, z = (.158, .03) if look.grown else (.168, .0)
    spread *= look.face_width
    wide, tall = (.115, .115) if shape == "round" else (.125, .098)
    power = 1.0 if shape == "round" else .55
    things, y = [], head.face(spread, z)[0].y - .062
    for side in (-1, 1):
        rim = []
        for k in range(34):
            a = 2 * math.pi * k / 32
            ca, sa = math.cos(a), math.sin(a)
            x = wide * math.copysign(abs(ca) ** power, ca)
            rim.append(Vector((side * spread + x, y + .035 * max(0, side * x) / wide, z + tall * math.copysign(abs(sa) ** power, sa))))
        things.append(roll(rim, .0135, m, steps=3, sides=10))
        hinge = Vector((side * (spread + wide), y + .035, z + .02))
        ear = Vector((side * (head.ear.x + .008), head.ear.y - .04, head.ear.z + .09))
        things.append(roll([hinge, Vector((side * (spread + wide + .005), y + .10, z + .03)), ear], .011, m, sides=10))
    gap = spread - wide
    return things + [roll([(-gap, y, z + .03), (0, y - .012, z + .045), (gap, y, z + .03)], .012, m, sides=10)]


def hearing_aid(head, color, sides=(-1, 1)):
    """A case behind the ear, a clear tube and a mold in the ear."""
    things, m = [], gloss(color, .3)
    for side in sides:
        x, y, z = side * (head.ear.x + .048), head.ear.y, head.ear.z
        case = [Vector((x + side * .012, y - .005, z + .135)), Vector((x + side * .018, y + .065, z + .10)), Vector((x + side * .012, y + .10, z - .02))]
        things.append(roll(case, [.022, .03, .026], m, sides=14))
        tube = [case[0], Vector((x + side * .035, y - .06, z + .10)), Vector((x + side * .04, y - .055, z))]
        things.append(roll(tube, .009, gloss("#DDEBF0", .15), sides=8))
        things.append(blob(tube[-1], (.025, .03, .03), m, sides=16))
    return things


def headphones(head, color):
    m = clay(color, .5)
    arc = [Vector((math.sin(a) * (head.ear.x + .10), .03, math.cos(a) * .63)) for a in [math.radians(d) for d in range(-96, 97, 16)]]
    things = [roll(arc, [(.05, .028)] * len(arc), m, side=(0, 1, 0), sides=16)]
    for side in (-1, 1):
        x = side * (head.ear.x + .075)
        things.append(drum((x, .03, -.05), .15, .09, m, .035, (1, 0, 0)))
        things.append(drum((x - side * .05, .03, -.05), .135, .05, clay("#2E3440", .8), .02, (1, 0, 0)))
    return things


def earrings(head, color):
    return [blob((side * (head.ear.x + .03), head.ear.y - .03, head.ear.z - .135), .03, gloss(color, .25), sides=16, uneven=0) for side in (-1, 1)]


def extras(head):
    """Return everything this head wears besides its hair."""
    look, things = head.look, []
    if look.beard:
        things += beard(head)
    wear = {"beanie": beanie, "hijab": hijab, "ruff": ruff}
    if look.headwear in wear:
        things += wear[look.headwear](head, look.headwear_color)
    if look.headwear == "mortarboard":
        things += mortarboard(head)
    if look.glasses:
        shape, color = look.glasses.split()
        things += glasses(head, shape, color)
    if look.hearing_aid:
        things += hearing_aid(head, look.hearing_aid)
    if look.headphones:
        things += headphones(head, look.headphones)
    if look.earrings:
        things += earrings(head, look.earrings)
    return things
