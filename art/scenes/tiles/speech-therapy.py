"""Two children trade bright speech bubbles."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import heart, text
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep
from kit.shapes import blob, fuse


def bubble(at, size, color, tail):
    """A speech bubble pressed from a pad of clay, with its tail toward the speaker."""
    m = clay(color, .55)
    pads = [blob((at[0] + x * size, at[1], at[2] + z * size), (size * .62, size * .20, size * .46), m, sides=32) for x, z in ((-.34, 0), (.34, 0), (0, .06), (0, -.06))]
    pads.append(roll([(at[0] + tail * size * .35, at[1], at[2] - size * .30), (at[0] + tail * size * .62, at[1], at[2] - size * .58), (at[0] + tail * size * .98, at[1], at[2] - size * .74)], [size * .20, size * .13, size * .03], m))
    fuse(pads, m, size * .03, 6)


def compose():
    sweep("#BFE0E3")
    bubble((-.30, .06, 1.44), .30, "#EE6C4D", -1)
    bubble((.33, -.04, 1.27), .27, "#F6B53C", 1)
    heart((-.30, -.035, 1.45), .115, "#FFF6EA", thick=.35)
    text("hi!", (.33, -.115, 1.285), .24, clay("#14505A", .5), depth=.02)
    left = Pose(look=(.25, -1.1, 1.05), lean=4, tilt=5, left=Reach((-.12, -.22, .78), fingers=(.8, -.2, .7), palm=(0, -.4, 1), shape="open"), right=Reach((-.50, -.20, .60), fingers=(.4, -.6, .5), palm=(.5, 0, .8), shape="cup"))
    right = Pose(look=(-.25, -1.1, 1.0), lean=4, tilt=-6, right=Reach((.16, -.24, .70), fingers=(-.8, -.2, .6), palm=(0, -.4, 1), shape="open"), left=Reach((.53, -.16, .58), fingers=(-.3, -.5, .6), palm=(-.5, 0, .8), shape="cup"))
    kids = children()
    person(kids["yuki"], (-.40, 0, 0), 30, left, "joy")
    person(kids["sami"], (.42, 0, 0), -30, right, "talk")
    studio_day(1.05, (0, 0, .9))
    camera((0, -4.3, 1.05), (0, 0, .93), 96, .03, (0, -.1, 1))
