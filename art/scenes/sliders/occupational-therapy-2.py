"""A child stacks shaped blocks into a tower."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import table
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum, lathe, slab


def compose():
    indoors("#F3D6C2", "#D9A873", (-.9, 1.36), "#CFE8F5")
    table((0, -.38, 0), 1.6, .66, .46)
    slab((.12, -.30, .53), (.26, .16, .13), clay("#2F8F96", .55), .02, 8)
    drum((.12, -.30, .66), .085, .12, clay("#F6B53C", .55), .02)
    slab((.12, -.30, .78), (.15, .15, .12), clay("#EE6C4D", .55), .02, -12)
    lathe((.12, -.30, .84), [(.001, 0), (.075, .0), (.075, .012), (.04, .07), (.001, .12)], clay("#D43D8B", .55))
    for at, colour in (((-.52, -.52, .515), "#D43D8B"), ((.60, -.36, .515), "#3E9A6B")):
        slab(at, (.12, .12, .11), clay(colour, .55), .02, 24)
    blob((-.34, -.60, .51), .055, clay("#F6B53C", .5))
    person(children()["ravi"], (-.16, .06, 0), 14, Pose(look=(.14, -.8, .90), lean=5, tilt=5, left=Reach((.19, -.28, .885), fingers=(-.1, -.7, .3), palm=(-1, -.2, 0), shape="hold"), right=Reach((.05, -.28, .885), fingers=(.2, -.7, .4), palm=(1, -.1, 0), shape="hold")), "focus")
    camera((0, -4.0, 1.15), (.02, -.1, .80), 64, .03, (0, -.4, .8))
