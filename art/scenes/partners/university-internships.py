"""A student in a graduation cap works with a child while a therapist watches."""
from dataclasses import replace

from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import stone
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach, kneel_one
from kit.sets import indoors
from kit.shapes import slab


def compose():
    indoors("#CFE0C4", "#D9A873", (-1.15, 1.45))
    for k, (x, y, color) in enumerate(((-.55, -.30, "#EE6C4D"), (-.05, -.38, "#F6B53C"), (.45, -.30, "#2F8F96"))):
        stone((x, y, 0), .19, color)
    student = replace(grown_ups()["teen"], age="adult", headwear="mortarboard", clothes=team()["elena"].clothes)
    hold = (-.40, -.34, .72)
    person(student, (-.92, -.02, 0), 46, kneel_one(student.measures, look=(.1, -1.2, .85), lean=6, tilt=4, down="right", left=Reach(hold, fingers=(.8, -.3, .2), palm=(0, 0, 1), shape="cup"), right=Reach((-.62, -.42, .80), fingers=(.6, -.5, .6), palm=(.3, -.6, .6), shape="open")), "joy")
    person(children()["mae"], (-.05, -.36, .12), -30, Pose(look=(-.6, -1.5, .9), tilt=4, right=Reach(hold, fingers=(-.8, 0, -.2), palm=(0, 0, -1), shape="relaxed"), left=Reach((.38, -.04, .72), own=True, fingers=(1, 0, .3), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.06, -.05, .20), own=True, fingers=(.1, -1, -.2), bend=(.2, -1, .6))), "grin")
    isaac = team()["isaac"]
    person(isaac, (.98, .25, 0), -36, Pose(look=(-.2, -1.0, .8), tilt=-5, right=Reach((-.04, -.24, 1.03), own=True, fingers=(.9, -.2, .2), palm=(0, 1, 0), shape="hold"), left=Reach((.06, -.30, 1.00), own=True, fingers=(-.8, -.5, .1), palm=(0, 0, 1), shape="cup")), "proud")
    camera((0, -4.8, 1.2), (.02, 0, .84), 56, .03, (0, 0, .8))
    slab((1.5, 1.2, .42), (.7, .4, .84), clay("#E9D2A8", .7), .03)
