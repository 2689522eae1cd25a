"""A parent and a child cheer over a page with a gold star."""
import math

from kit.camera import camera
from kit.cast import children, grown_ups
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep
from kit.shapes import grid, mesh_object, slab


def star(at, size):
    rows = []
    for scale, push in ((.01, -.03), (.8, -.024), (1, -.004), (1, .01)):
        rows.append([(at[0] + size * scale * (1 if k % 2 == 0 else .5) * math.sin(math.pi * k / 5), at[1] + push, at[2] + size * scale * (1 if k % 2 == 0 else .5) * math.cos(math.pi * k / 5)) for k in range(10)])
    faces, uvs = grid(4, 10, True)
    mesh_object("star", [p for row in rows for p in row], faces, clay("#F6B53C", .35), uvs)


def compose():
    sweep("#BFDDE0", floor="#A9CFD4")
    slab((.11, -.30, .92), (.40, .016, .50), clay("#FFFBF0", .7), .007)
    star((.11, -.312, 1.0), .125)
    for k in range(3):
        roll([(-.03, -.312, .82 - .06 * k), (.25 - .06 * (k == 2), -.312, .82 - .06 * k)], .009, clay("#6F7F88", .7), sides=8)
    person(children()["ravi"], (-.26, .02, 0), 14, Pose(look=(.1, -1.2, 1.05), tilt=6, left=Reach((-.085, -.29, .80), fingers=(.2, -.5, .9), palm=(.9, -.1, 0), shape="hold"), right=Reach((-.36, -.08, 1.02), own=True, fingers=(-.4, 0, 1), palm=(0, -1, 0), shape="grip", bend=(-1, 0, -1))), "laughing")
    person(grown_ups()["father"], (.54, .08, 0), -18, Pose(look=(-.05, -1.2, 1.05), tilt=-5, lean=5, right=Reach((.295, -.29, .92), fingers=(-.3, -.6, .7), palm=(-.9, -.1, 0), shape="hold"), left=Reach((.38, -.12, 1.55), own=True, fingers=(.3, 0, 1), palm=(0, -1, 0), shape="grip", bend=(1, 0, -1))), "cheer")
    studio_day(1.1, (0, 0, .95))
    camera((0, -4.6, 1.2), (.12, 0, .98), 90, .03, (0, -.2, 1))
