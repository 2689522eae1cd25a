"""The features: eyes with lids and a gaze, eyebrows, and the moods that set them."""
import math
from dataclasses import dataclass

from mathutils import Vector

from kit.figure.look import EYES, HAIRS
from kit.figure.mouth import mouth
from kit.loft import roll
from kit.materials import clay, gloss, glow, shade
from kit.shapes import blob, grid, mesh_object

WHITE, DARK = "#FFFDF8", "#1B1211"


@dataclass(frozen=True)
class Mood:
    """mouth: smile, grin, laugh, oh, calm, effort, worry, lips, sound. lids: 0 wide open to 1 closed. brows: lift and slant."""
    mouth: str = "smile"
    lids: float = .18
    lower: float = 0.0
    lift: float = 0.0
    slant: float = 0.0
    closed: str = ""


MOODS = {
    "smile": Mood(), "joy": Mood("laugh", .16, .22, .025), "grin": Mood("grin", .16, .14, .012), "laughing": Mood("laugh", 0, 0, .03, 0, "happy"),
    "calm": Mood("calm", .30), "rest": Mood("calm", closed="calm"), "content": Mood("smile", closed="happy", lift=.015),
    "effort": Mood("effort", .22, .10, -.006, -.14), "focus": Mood("lips", .20, .05, .012, .12), "wonder": Mood("oh", .04, 0, .035),
    "worry": Mood("worry", .16, 0, .015, .42), "talk": Mood("sound", .16, 0, .015), "kind": Mood("smile", .26, .10, .01, .08),
    "proud": Mood("grin", .20, .16, .02), "cheer": Mood("laugh", .12, .16, .035),
}


def _facing(normal):
    """Return the turn that lays a flat feature (thin along Y) against the face."""
    return Vector((0, -1, 0)).rotation_difference(normal).to_matrix()


def eyes(head, mood, gaze):
    """gaze is (sideways, up) from -1 to 1, sideways toward the person's left (+X)."""
    look, things = head.look, []
    wide, tall = (.066, .082) if look.grown else (.075, .094)
    spread, z = (.158, .035) if look.grown else (.168, .005)
    for side in (-1, 1):
        spot, normal = head.face(side * spread * look.face_width, z)
        turn = _facing((normal + Vector((0, -1.4, 0))).normalized())
        if mood.closed:
            things.append(_closed(head, side * spread * look.face_width, z, wide, mood.closed))
            continue
        at = spot - turn @ Vector((0, -1, 0)) * .018
        radii = Vector((wide, .052, tall))
        things.append(blob(at, radii, gloss(WHITE, .2), turn, 36, uneven=0))
        look_at = Vector((gaze[0] * .34 + side * -.05, 0, gaze[1] * .30))
        things += _iris(at, turn, radii, look_at, EYES[look.eyes])
        things.append(_lid(head, at, turn, radii * 1.09, 1 - 2 * mood.lids, 1.0))
        if mood.lower:
            things.append(_lid(head, at, turn, radii * 1.07, -1.0, -1 + 2 * mood.lower))
        if look.lashes:
            things += _lashes(at, turn, radii, side, mood)
    return things


def _on(radii, x, z, swell=1.0):
    y = -math.sqrt(max(0.0, 1 - x * x - z * z))
    return Vector((x * radii.x, y * radii.y, z * radii.z)) * swell


def _disc(at, turn, radii, center, size, swell, material):
    """Return a round sheet that lies on the eyeball around a center given in shares of its radii."""
    rows, columns, vertices = 9, 28, []
    aspect = radii.x / radii.z
    for r in range(rows):
        for c in range(columns):
            angle, reach = 2 * math.pi * c / columns, size * r / (rows - 1)
            x, z = center.x + reach * math.cos(angle), center.z + reach * math.sin(angle) * aspect
            vertices.append(at + turn @ _on(radii, x, z, swell + .05 * (1 - (r / (rows - 1)) ** 2)))
    faces, uvs = grid(rows, columns, True)
    return mesh_object("disc", vertices, faces, material, uvs)


def _iris(at, turn, radii, center, color):
    things = [_disc(at, turn, radii, center, .74, 1.0, gloss(shade(color, .45), .1)),
              _disc(at, turn, radii, center, .62, 1.012, gloss(color, .1)),
              _disc(at, turn, radii, center, .46, 1.026, gloss(DARK, .08))]
    for x, z, size in ((-.24, .30, .17), (.22, -.24, .08)):
        things.append(_disc(at, turn, radii, center + Vector((x, 0, z)), size, 1.06, glow(WHITE, 1.1)))
    return things


def _lid(head, at, turn, radii, low, high):
    """Return an eyelid: the slice of a slightly larger ball between two heights (-1 to 1), its edge rolled in."""
    columns, vertices = 40, []
    shares = [0.0] + [k / 11 for k in range(12)] if high == 1.0 else [k / 11 for k in range(12)] + [1.0]
    for row, share in enumerate(shares):
        rolled = row == (0 if high == 1.0 else len(shares) - 1)
        for c in range(columns):
            angle = 2 * math.pi * c / columns
            arch = .30 * math.cos(angle) ** 2
            bottom, crest = (low - arch, 1.0) if high == 1.0 else (-1.0, high + arch * .5)
            height = max(-1.0, min(1.0, bottom + (crest - bottom) * share))
            ring = math.sqrt(1 - height * height)
            point = Vector((ring * math.cos(angle) * radii.x, ring * math.sin(angle) * radii.y, height * radii.z))
            vertices.append(at + turn @ (point * (.92 if rolled else 1)))
    faces, uvs = grid(len(shares), columns, True)
    return mesh_object("lid", vertices, faces, clay(shade(head.skin_color, .93), .55, .4), uvs)


def _lashes(at, turn, radii, side, mood):
    things = []
    height = 1 - 2 * mood.lids
    for step, reach in ((.62, .040), (.80, .046), (.95, .040)):
        x = side * step * math.sqrt(max(.05, 1 - height * height))
        root = at + turn @ (_on(radii, x, height * (1.1 - step * .35), 1.08))
        tip = root + Vector((side * reach, -.012, reach * (1.15 - step * .55)))
        things.append(roll([root, (root + tip) / 2 + Vector((0, -.008, -.004)), tip], [.011, .009, .003], clay(DARK), sides=8))
    return things


def _closed(head, x, z, wide, kind):
    bow = .055 if kind == "happy" else -.045
    points = [head.face(x + t * wide, z - .02 + bow * (1 - t * t), .004)[0] for t in (-1, -.5, 0, .5, 1)]
    return roll(points, [.009, .014, .016, .014, .009], clay(DARK, .5), sides=10)


def brows(head, mood):
    look = head.look
    color = clay(shade(HAIRS[look.hair_color], .85), .8)
    z = (.165 if look.grown else .15) + mood.lift
    thick = .021 if look.grown and not look.lashes else .016
    things = []
    for side in (-1, 1):
        points = []
        for t in (-1, -.35, .35, 1):  # inner end to outer end
            x = side * (.165 + t * .082) * look.face_width
            points.append(head.face(x, z + .028 * (1 - t * t) - (mood.slant + .14) * .06 * t - .020 * t, .004)[0])
        things.append(roll(points, [thick * .75, thick, thick * .9, thick * .4], color, sides=12))
    return things


def features(head, mood, gaze):
    """Return all the loose pieces of the face."""
    return eyes(head, mood, gaze) + brows(head, mood) + mouth(head, mood)
