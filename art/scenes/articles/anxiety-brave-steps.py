"""A child climbs a row of stepping stones toward a small flag."""
import math

from kit.camera import camera
from kit.cast import children
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.sets import summer
from kit.shapes import drum, grid, mesh_object


def flag(x, y, z):
    roll([(x, y, z), (x, y, z + .66)], .018, wood("#A8754C", "Z"))
    rows, columns = 10, 14
    vertices = [(x + .01 + .34 * c / 13, y + .03 * math.sin(c * .6), z + .64 - .24 * r / 9 - .04 * (c / 13) ** 2) for r in range(rows) for c in range(columns)]
    faces, uvs = grid(rows, columns, False)
    thick = mesh_object("flag", vertices, faces, clay("#D43D8B", .6), uvs).modifiers.new("thick", "SOLIDIFY")
    thick.thickness = .02


def compose():
    summer("day", seed=25, flowers=34, middle=6, clear=3.0, azimuth=30)
    steps = [(-1.05, .12, "#2F8F96"), (-.45, .26, "#F6B53C"), (.15, .42, "#EE6C4D"), (.78, .60, "#7C6BC0")]
    for x, height, color in steps:
        drum((x, 0, height / 2), .27, height, clay(color, .6), .05)
    flag(.88, .02, .60)
    child = children()["tuva"]
    person(child, (-.30, 0, .26), 70, Pose(pelvis=(0, -.05, .42), lean=9, look=(1.2, -1.3, 1.0), tilt=-4, left=Reach((.34, -.14, .80), own=True, fingers=(.6, -.5, .6), palm=(0, -.3, -1), shape="open"), right=Reach((-.30, .02, .66), own=True, fingers=(-.8, 0, .1), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.07, -.36, .16), own=True, fingers=(0, -1, 0), bend=(.1, -1, .8)), right_foot=Reach((-.07, .12, 0), own=True, fingers=(0, -1, 0), pitch=-20)), "effort")
    camera((0, -4.6, 1.15), (-.05, 0, .80), 58, .03, (0, 0, .8))
