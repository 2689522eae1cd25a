"""A six-armed snowflake in clay."""
import math

from mathutils import Vector

from kit.camera import camera
from kit.loft import roll
from kit.materials import clay
from kit.sets import studio_day
from kit.shapes import blob

TRANSPARENT = True


def compose():
    m = clay("#8FC4E3", .6)
    blob((0, 0, 0), (.10, .07, .10), m)
    for k in range(6):
        a = math.radians(60 * k + 10)
        way, side = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        roll([(0, 0, 0), way * .25, way * .50], [.06, .05, .055], m)
        for sign in (-1, 1):
            roll([way * .27, way * .40 + side * sign * .13], [.04, .045], m)
    studio_day(1.0, (0, 0, 0), .9)
    camera((0, -4, .3), (0, 0, 0), 100)
