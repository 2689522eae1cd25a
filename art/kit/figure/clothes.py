"""Clothes as sheet clay over the body: tops with collars, pockets and trims, trousers, shorts and skirts."""
from mathutils import Vector

from kit.loft import Loft, roll
from kit.materials import clay, shade
from kit.shapes import blob

FRONT = 270


def cloth(color, rough=.75):
    """Return a material for a '#rrggbb' color, or the finished material itself."""
    return clay(color, rough) if isinstance(color, str) else color


def darker(color, factor=.86):
    return cloth(shade(color, factor)) if isinstance(color, str) else color


def sleeves(body, material, trim, length, thick, cuff=True):
    things = []
    for arm in body.arms.values():
        end = {"short": .40, "half": .55, "long": .955, "none": .12}[length]
        things.append(arm.mesh(material, 0, end, thick, cap=(1, .12)))
        if cuff and length != "none":
            things.append(arm.band(trim, end - .012, .05 if length == "long" else .035, thick + .005))
    return things


def collar_ring(body, material, thick, lift=.0, spread=1.12):
    """Return a round neckband."""
    s, m = body.skeleton, body.measures
    ring = []
    for k in range(26):
        angle = 360 / 24 * k
        ring.append(body.torso.point(angle, .955, .004) + s.chest @ Vector((0, 0, lift)))
    return roll(ring, thick, material, steps=3, sides=12, cap=(0, 0))


def flaps(body, material, wide=.05):
    """Return the two points of a shirt collar."""
    things = [collar_ring(body, material, .013, .006)]
    for side in (-1, 1):
        top, out, tip = (body.torso.point(FRONT + side * a, v, .016) for a, v in ((8, .955), (62, .945), (30, .84)))
        things.append(roll([top, (top + tip) / 2, tip], [(.012, .010), (.026, .010), (.010, .007)], material, side=body.skeleton.chest @ Vector((1, 0, 0)), sides=14))
        things.append(roll([top, (top + out) / 2 + (tip - top) * .18, out], [.012, .02, .012], material, sides=12))
    return things


def pocket(body, material, wide, along, trim=None):
    things = [body.torso.patch(material, (FRONT - wide, FRONT + wide), along, .008, .012)]
    if trim:
        for v in along:
            things.append(body.torso.rickrack(trim, v, .03, .0045, .024, 8, (FRONT - wide + 3, FRONT + wide - 3)))
    return things


def hood_down(body, material):
    """Return a hood lying on the shoulders behind the neck."""
    points = [body.torso.point(a, v, .024) for a, v in ((FRONT - 38, .90), (FRONT - 80, .95), (FRONT - 130, .93), (FRONT - 180, .90), (FRONT - 230, .93), (FRONT - 280, .95), (FRONT - 322, .90))]
    g = body.measures.limb
    return [roll(points, [g * .34, g * .55, g * .85, g * 1.05, g * .85, g * .55, g * .34], material, sides=18)]


def buttons(body, places, color="#FBF7EE", around=FRONT, lift=.014, size=.011):
    return [blob(body.torso.point(around, v, lift), size, clay(color, .4), sides=14, uneven=0) for v in places]


def skirt(body, material, length, flare, trim=None):
    """Return a skirt that follows the thighs, standing or sitting; length is a share of the thigh."""
    s, m = body.skeleton, body.measures
    thigh = sum(((knee - hip) for hip, knee, _ in s.legs.values()), Vector()) / 2
    spread = (s.legs["left"][1] - s.legs["right"][1]).length / 2
    g = m.girth * body.look.build
    end = s.pelvis + thigh * length
    wide = max(g * flare, m.limb * 1.5 + spread * length)
    loft = Loft([s.pelvis.lerp(s.middle, .5), s.pelvis, s.pelvis.lerp(end, .55), end], [(g * .99, g * .88), (g * 1.10, g * .98), ((g * 1.1 + wide) / 2, g * 1.04), (wide, g * flare * .88)],
                side=s.hips @ Vector((1, 0, 0)), cap=(.1, .05), sides=44)
    things = [loft.mesh(material, offset=.006)]
    if trim:
        things.append(loft.rickrack(trim, .90, .06, .006, .013, 22))
    return things, loft


def legs(body, clothes):
    kind, things = clothes.legs, []
    m, material = body.measures, cloth(clothes.legs_color)
    if kind == "bare":
        return things
    end = {"trousers": .965, "leggings": .93, "shorts": .46}[kind]
    thick = {"trousers": .010, "leggings": .003, "shorts": .014}[kind]
    tucked = clothes.shoes == "boots" and kind == "trousers"
    if tucked:
        end, thick = .84, .004
    for leg in body.legs.values():
        things.append(leg.mesh(material, 0, end, thick, cap=(1, .1)))
        if kind != "leggings" and not tucked:
            things.append(leg.band(darker(clothes.legs_color), end - .015, .04, thick + .004))
    g = m.girth * body.look.build
    things.append(blob(body.skeleton.pelvis, (g * .96, g * .84, m.limb * 1.35), material, body.skeleton.hips))
    return things
