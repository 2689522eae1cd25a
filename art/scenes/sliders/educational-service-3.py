"""A tutor shows a child how to plan a page in a notebook."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import open_book, pencil, table
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach, sit
from kit.sets import indoors
from kit.shapes import drum, slab


def compose():
    indoors("#E3CFE0", "#CFA57C", (0, 1.42))
    table((0, -.38, 0), 1.9, .74, .50)
    frame = Matrix.Translation((.02, -.50, .545)) @ Matrix.Rotation(radians(7), 4, "X")
    open_book(frame, .42, "#2F8F96")
    for k, color in enumerate(("#F6B53C", "#EE6C4D", "#7C6BC0")):
        slab((.17, -.40 - .085 * k, .595 - .008 * k), (.16, .055, .010), clay(color, .6), .004, 0, (7, 0))
    person(children()["ada"], (.42, .02, 0), -16, Pose(look=(.05, -.9, .6), lean=9, tilt=-6, right=Reach((.28, -.36, .60), fingers=(-.3, -.9, -.1), palm=(0, 0, -1), shape="flat"), left=Reach((.60, -.32, .54), fingers=(-.2, -1, 0), palm=(0, 0, -1), shape="flat")), "smile")
    person(team()["joanna"], (-.38, .12, 0), 16, sit(.27, team()["joanna"].measures, look=(.08, -1.0, .68), lean=10, tilt=4, left=Reach((-.04, -.36, .70), fingers=(.3, -.5, -.5), palm=(.6, .5, -.2), shape="grip"), right=Reach((-.56, -.26, .54), fingers=(.2, -1, 0), palm=(0, 0, -1), shape="flat")), "kind")
    pencil((-.02, -.46, .60), (-.05, -.34, .86), .022)
    drum((-.74, -.50, .56), .05, .12, clay("#D43D8B", .5), .012)
    camera((0, -4.2, 1.45), (.02, -.1, .80), 62, .03, (0, -.3, .8))
