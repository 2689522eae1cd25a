"""Two children spin a globe and point at Alaska."""
import math

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.cast import children
from kit.equipment import table
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum


def globe(x, y, z, radius):
    blob((x, y, z), radius, clay("#3C8FB5", .45), sides=64, uneven=.01)
    lands = ((-60, 8, .30, .24, "#F6B53C"), (-22, 40, .46, .26, "#6FA84A"), (2, 22, .34, .22, "#6FA84A"), (16, -18, .24, .40, "#6FA84A"), (66, 34, .34, .4, "#8FB46A"), (0, 88, .34, .34, "#FBF7EE"))
    for around, high, wide, tall, color in lands:
        turn = Matrix.Rotation(math.radians(around), 3, "Z") @ Matrix.Rotation(math.radians(-high), 3, "X")
        way = turn @ Vector((0, -1, 0))
        blob(Vector((x, y, z)) + way * radius * .90, (radius * wide, radius * .16, radius * tall), clay(color, .6), turn, 32, uneven=.3)
    arc = [(x + (radius + .035) * math.cos(a), y, z + (radius + .035) * math.sin(a)) for a in [math.radians(d) for d in range(-100, 101, 20)]]
    roll(arc, .014, wood("#B77B47", "Z"), sides=10)
    roll([(x, y, z - radius - .03), (x, y, z - radius - .12)], .022, wood("#B77B47", "Z"), sides=12)
    drum((x, y, z - radius - .13), .13, .03, wood("#B77B47", "X"), .012)


def compose():
    indoors("#CFE3C9", "#D9A873", (1.15, 1.36))
    table((0, -.36, 0), 1.6, .64, .40)
    globe(0, -.22, .79, .235)
    person(children()["kaya"], (-.45, .0, 0), 30, Pose(look=(-.05, -1.0, .95), lean=5, tilt=5, left=Reach((-.25, -.32, .795), fingers=(.85, -.2, .1), palm=(0, .3, -1), shape="point"), right=Reach((-.50, -.24, .43), fingers=(.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "joy")
    person(children()["emil"], (.48, .0, 0), -30, Pose(look=(.0, -1.0, .92), lean=5, tilt=-6, right=Reach((.245, -.28, .76), fingers=(-.3, -.7, .6), palm=(-1, .1, 0), shape="open"), left=Reach((.50, -.24, .43), fingers=(-.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "wonder")
    camera((0, -4.1, 1.25), (0, -.1, .78), 70, .03, (0, -.3, .8))
