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
    x, y = .14, -.22
    slab((x, y, .53), (.28, .17, .13), clay("#2F8F96", .55), .02, 8)
    drum((x, y, .655), .085, .12, clay("#F6B53C", .55), .02)
    slab((x, y, .785), (.15, .15, .12), clay("#EE6C4D", .55), .02, -8, (0, 5))
    lathe((-.36, -.46, .46), [(.001, 0), (.09, .0), (.09, .014), (.048, .085), (.001, .14)], clay("#D43D8B", .55))
    for at, color in (((.46, -.52, .52), "#7C6BC0"), ((.62, -.34, .52), "#3E9A6B")):
        slab(at, (.13, .13, .12), clay(color, .55), .02, 24)
    blob((-.58, -.34, .52), .06, clay("#3C7FB5", .5))
    person(children()["ravi"], (-.14, .05, 0), 16, Pose(look=(.30, -1.1, .80), lean=6, tilt=5, left=Reach((x + .09, y + .01, .765), fingers=(-.2, -.8, .3), palm=(-1, -.2, 0), shape="hold"), right=Reach((x - .09, y + .01, .765), fingers=(.2, -.8, .3), palm=(1, -.1, 0), shape="hold")), "proud")
    camera((-.3, -4.0, 1.10), (.04, -.1, .76), 74, .03, (0, -.4, .8))
