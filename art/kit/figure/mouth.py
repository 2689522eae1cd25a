"""Replacement mouths, as in puppet films: smile, grin, laugh, oh, sound, calm, pressed lips, effort, worry."""
import math

from mathutils import Vector

from kit.loft import roll
from kit.materials import clay, shade
from kit.shapes import blob, grid, mesh_object


def _sheet(head, outline, lift, material, dome=.008):
    """Return a flat piece of clay on the face, bounded by (x, z) points and slightly domed."""
    middle = Vector((sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline)))
    rows, vertices = 7, []
    for r in range(rows):
        t = r / (rows - 2) if r < rows - 1 else 1.0
        for x, z in outline:
            spot = middle + (Vector((x, z)) - middle) * max(t, .01)
            sunk = -.02 if r == rows - 1 else lift + dome * (1 - t * t)
            vertices.append(head.face(spot.x, spot.y, sunk)[0])
    faces, uvs = grid(rows, len(outline), True)
    return mesh_object("sheet", vertices, faces, material, uvs)


def _bowl(z, wide, top, bottom, curve=0.0):
    """Return the outline of an open mouth: corners, a nearly straight upper lip, a deep lower one."""
    upper = [(wide * t, z + top * (1 - t * t) + curve * t * t) for t in (-1, -.75, -.5, -.25, 0, .25, .5, .75, 1)]
    lower = [(wide * math.cos(a), z + curve * math.cos(a) ** 2 - bottom * math.sin(a) ** .8) for a in [math.pi * k / 14 for k in range(1, 14)]]
    return upper + lower


def mouth(head, mood):
    look = head.look
    deep = look.skin in ("chestnut", "cocoa", "umber")
    line = clay(look.lips or ("#96473F" if deep else shade(head.skin_color, .48)), .5, .4)
    z = -.235 if look.grown else -.225
    inside, tongue, teeth = clay("#5E1A22", .5, .3), clay("#E0737A", .5, .3), clay("#FFFCF2", .35, .3)
    bows = {"smile": (.125, .05, 0), "calm": (.085, .022, 0), "lips": (.06, -.008, .0), "worry": (.085, -.032, 0)}
    if mood.mouth in bows:
        wide, bow, _ = bows[mood.mouth]
        points = [head.face(wide * t, z + bow * (t * t - .4), .003)[0] for t in (-1, -.6, -.2, .2, .6, 1)]
        thick = .013 if not look.lips else .02
        things = [roll(points, [thick * .7, thick, thick * 1.1, thick * 1.1, thick, thick * .7], line, sides=12)]
        if mood.mouth == "smile":
            things += [blob(head.face(s * wide * 1.04, z + bow * .66, -.004)[0], (.02, .012, .024), head.skin, uneven=0, sides=16) for s in (-1, 1)]
        return things
    if mood.mouth == "effort":
        outline = [(.085 * math.copysign(abs(math.cos(a)) ** .6, math.cos(a)), z + .032 * math.copysign(abs(math.sin(a)) ** .6, math.sin(a)) + .012 * math.cos(a) ** 2)
                   for a in [2 * math.pi * k / 32 for k in range(32)]]
        seam = roll([head.face(.078 * t, z + .012 * t * t, .013)[0] for t in (-1, 0, 1)], .004, clay("#C9BFB0"), sides=8)
        return [_sheet(head, outline, .004, teeth), _rim(head, outline, line, .010), seam]
    if mood.mouth in ("oh", "sound"):
        wide, tall = (.048, .058) if mood.mouth == "oh" else (.062, .05)
        outline = [(wide * math.cos(a), z + tall * math.sin(a)) for a in [2 * math.pi * k / 28 for k in range(28)]]
        low = [(x * .7, z - tall * .45 + (w - z) * .38) for x, w in outline]
        return [_sheet(head, outline, .002, inside, 0), _sheet(head, low, .006, tongue), _rim(head, outline, line, .011)]
    wide, top, bottom, curve = (.15, .008, .115, .045) if mood.mouth == "laugh" else (.135, -.01, .066, .045)
    outline = _bowl(z + .03, wide, top, bottom, curve)
    teeth_edge = [(x * .86, w - .010) for x, w in outline[:9]] + [(x * .8, w - .042) for x, w in outline[:9]][::-1]
    things = [_sheet(head, outline, .002, inside, 0), _sheet(head, teeth_edge, .006, teeth, .006), _rim(head, outline, line, .011)]
    if mood.mouth == "laugh":
        low = [(.075 * math.cos(a), z + .03 - bottom * .70 + .034 * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(24)]]
        things.append(_sheet(head, low, .006, tongue))
    return things


def _rim(head, outline, material, thick):
    points = [head.face(x, z, .006)[0] for x, z in outline]
    return roll(points + points[:2], thick, material, sides=10, steps=3)
