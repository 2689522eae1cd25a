"""A wall of small video frames, each with a cheerful child."""
from kit.camera import camera
from kit.cast import changed, children
from kit.equipment import upright
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.screens import call
from kit.sets import studio_day, sweep
from kit.shapes import blob, lathe


def arm(side, high=1.0):
    return Reach((side * .30, -.16, high), own=True, fingers=(side * .2, 0, 1), palm=(0, -1, 0), shape="open", bend=(side, 0, -1))


def compose():
    sweep("#17424D", floor="#17424D")
    kids = children()
    cells = (("mae", "#F9D9C0", Pose(left=arm(1)), "joy"), ("otto", "#CDEBE4", Pose(tilt=8), "laughing"), ("yuki", "#D9D2F0", Pose(right=arm(-1)), "wonder"),
             ("sami", "#FCE6B0", Pose(left=arm(1), right=arm(-1)), "cheer"), ("tuva", "#F6CFDD", Pose(left=arm(1, .94), tilt=-8), "proud"), ("ravi", "#CFE3F2", Pose(right=arm(-1)), "grin"))
    for k, (name, screen, pose, mood) in enumerate(cells):
        x, z = (k % 3 - 1) * .92, 1.26 - .66 * (k // 3)
        look = kids[name] if name != "otto" else changed(kids[name], headphones="#F6B53C")
        call(look, upright((x, .15, z), -6 * (k % 3 - 1)), .84, .56, screen, pose, mood, -.02)
    blob((0, -.10, .93), (.17, .06, .17), clay("#B4246F", .5))
    lathe((.012, -.175, .93), [(.001, .075), (.075, -.035), (.001, -.036)], clay("#FBF7EE", .5), (1, 0, 0), 3)
    studio_day(1.2, (0, 0, .95))
    camera((0, -4.6, 1.0), (0, 0, .93), 60)
