"""Children read by lantern light in front of a tent at dusk."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children
from kit.equipment import book_stack, open_book
from kit.figure.person import person
from kit.light import area, lamp
from kit.loft import roll
from kit.materials import clay, glow, gloss
from kit.poses import Reach, cross_legged
from kit.sets import summer
from kit.shapes import drum, grid, mesh_object


def tent(x, y, wide, deep, high, color):
    outline = lambda s: [(-wide, 0), (-wide * .52, high * .58), (0, high), (wide * .52, high * .58), (wide, 0)]
    rows = [[(x + px, y + dy, pz) for px, pz in outline(1)] for dy in (0, deep * .5, deep)]
    faces, uvs = grid(3, 5, False)
    cloth = mesh_object("tent", [p for row in rows for p in row], faces, clay(color, .85), uvs)
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = .05
    mesh_object("back", rows[2], [(0, 1, 2, 3, 4)], clay(color, .85))
    roll([(x, y + deep * .5, high), (x, y - .12, high + .02)], .028, clay("#8A5A3A", .7))
    for side in (-1, 1):
        roll([(x, y - .02, high), (x + side * wide * .55, y - .02, high * .52), (x + side * wide * .95, y - .10, .02)], [.03, .07, .10], clay("#FBF1DC", .85))


def lantern(x, y):
    drum((x, y, .03), .09, .05, clay("#B4246F", .5), .015)
    drum((x, y, .15), .065, .18, glow("#FFC45A", 2.0), .02)
    drum((x, y, .26), .085, .05, clay("#B4246F", .5), .015)
    roll([(x - .06, y, .28), (x - .05, y, .36), (x + .05, y, .36), (x + .06, y, .28)], .010, gloss("#AEB7C2", .3))
    lamp((x, y - .12, .22), 22, "#FFB65C", .08)


def compose():
    summer("dusk", seed=37, flowers=18, near=1.6, trees=10)
    tent(0, 1.0, 1.15, 1.8, 1.65, "#EE8A4D")
    lamp((0, 1.9, .8), 26, "#FFB65C", .2)
    kids = children()
    for name, x, turn, cover, mood in (("mae", -.78, 28, "#2F8F96", "smile"), ("tom", .02, 0, "#D43D8B", "wonder"), ("amal", .80, -28, "#F6B53C", "smile")):
        look = kids[name]
        frame = Matrix.Translation((x * .90, -.30 + abs(x) * .08, .32)) @ Matrix.Rotation(radians(turn), 4, "Z") @ Matrix.Rotation(radians(20), 4, "X")
        open_book(frame, .26, cover)
        spot = lambda s: tuple((frame @ Matrix.Translation((s * .21, .0, .02))).translation)
        person(look, (x, .08 + abs(x) * .08, 0), turn, cross_legged(look.measures, look=(x * .7, -.95, .42), lean=6, tilt=4, left=Reach(spot(1), fingers=(-.2, -.8, .3), palm=(-.8, 0, .4), shape="hold"), right=Reach(spot(-1), fingers=(.2, -.8, .3), palm=(.8, 0, .4), shape="hold")), mood)
    lantern(-.38, -.42)
    lantern(.44, -.44)
    book_stack((1.22, -.30, 0), ("#3B5C86", "#EE6C4D", "#F6B53C"), (.34, .26), .06, 4)
    area((-2, -3.6, 2.2), (0, 0, .5), 60, 1.8, "#FFDDB4")
    camera((0, -4.6, 1.1), (0, 0, .72), 52, .02, (0, 0, .6))
