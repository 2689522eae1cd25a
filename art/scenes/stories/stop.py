"""A child in a room full of toys holds up one flat hand and looks calm."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import ball
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum, slab


def compose():
    indoors("#D8D2EC", "#D9A873", (1.05, 1.5), rug_colors=("#2F8F96", "#F3EDE0", "#5AC0B0"))
    blob((-.86, .55, .22), (.46, .42, .22), clay("#EE6C4D", .85), uneven=.06, sides=44)
    ball((.86, .35, 0), .27, "#F6B53C")
    for x, y, z, color in ((.55, -.40, .07, "#D43D8B"), (.74, -.34, .07, "#2F8F96"), (.64, -.38, .21, "#F6B53C")):
        slab((x, y, z), (.14, .14, .14), clay(color, .55), .02, 14)
    drum((-.58, -.35, .05), .14, .10, clay("#7C6BC0", .55), .03)
    drum((-.58, -.35, .14), .10, .09, clay("#F6B53C", .55), .03)
    child = children()["ravi"]
    person(child, (0, -.05, 0), 0, Pose(look=(0, -4, 1.05), right=Reach((-.20, -.30, .78), own=True, fingers=(0, -.05, 1), palm=(0, -1, 0), shape="flat", bend=(-1, .2, -.8))), "calm")
    camera((0, -4.4, 1.1), (0, 0, .64), 80, .03, (0, -.1, .8))
