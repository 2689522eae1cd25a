"""Shoes with soles: sneakers, snow boots, socks and slippers. A shoe is built with its heel's ground point behind the
origin (the ankle's foot on the ground), toes along +Y, and is one unit long."""
import math

from mathutils import Matrix, Vector

from kit.loft import roll
from kit.materials import clay
from kit.shapes import blob, place


def _press(radii, power=.5):
    """Return the shape of a ball pressed flat: round seen from above, blunt from the side."""
    def shape(way):
        lift = math.copysign(abs(way.z) ** power, way.z)
        wide = radii[0] * (1 + .13 * way.y)
        return Vector((way.x * wide, way.y * radii[1], lift * radii[2]))
    return shape


def _upper(height, material):
    def shape(way):
        wide = .215 * (1 + .13 * way.y)
        top = height * (1 - .30 * max(0, way.y) - .04 * way.y)
        return Vector((way.x * wide, way.y * .465, way.z * (top if way.z > 0 else .10)))
    return blob((0, .22, .13), .2, material, shape=shape, sides=36)


def sneaker(color, _shin):
    white, lace = clay("#FBF7EE", .5), clay("#FFFFFF", .6)
    upper = clay(color, .6)
    things = [blob((0, .22, .085), .2, white, shape=_press((.235, .50, .085)), sides=40), _upper(.27, upper),
              blob((0, .57, .155), (.165, .13, .085), white, sides=28)]
    for k in range(3):
        y, z = .27 + .09 * k, .385 - .043 * k
        things.append(roll([(-.11, y, z - .045), (0, y + .01, z + .012), (.11, y, z - .045)], .021, lace, sides=10))
    things.append(roll([(.14 * math.cos(a), .0 + .15 * math.sin(a), .36) for a in [k * math.pi / 8 for k in range(17)]], .048, upper, sides=14))
    return things


def boot(color, shin):
    """A snow boot whose shaft follows the shin (a direction), so that a raised heel does not tear it from the leg."""
    sole, upper, fur = clay("#4A3A33", .7), clay(color, .65), clay("#F3EADA", .9, 2.2)
    joint = Vector((0, 0, .28))
    around = Vector((0, 0, 1)).rotation_difference(shin)
    things = [blob((0, .22, .075), .2, sole, shape=_press((.25, .52, .08)), sides=40), _upper(.32, upper)]
    things.append(roll([(0, .03, .14), joint, joint + shin * .24, joint + shin * .50], [.25, .265, .28, .305], upper, cap=(.5, .1)))
    for k in range(12):
        a = math.pi / 6 * k
        things.append(blob(joint + around @ Vector((.285 * math.cos(a), .285 * math.sin(a), .52)), .10, fur, sides=14, uneven=.2))
    return things


def sock(color, shin):
    return [_upper(.24, clay(color, .8)), roll([(0, .02, .16), Vector((0, 0, .28)) + shin * .14], [.17, .155], clay(color, .8))]


KINDS = {"sneakers": sneaker, "boots": boot, "socks": sock}


def shoe(kind, color, measures, frame, knee, ankle):
    """Return one shoe under an ankle, its shaft toward the knee."""
    size = measures.limb * (3.75 if kind != "boots" else 3.9)
    shin = (frame.inverted() @ (knee - ankle)).normalized()
    ground = ankle - frame @ Vector((0, 0, measures.ankle))
    return place(KINDS[kind](color if isinstance(color, str) else "#EE6C4D", shin), Matrix.Translation(ground) @ frame.to_4x4() @ Matrix.Scale(size, 4))
