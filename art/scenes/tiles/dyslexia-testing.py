"""A child holds up the letter tiles b and d and studies them."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children
from kit.equipment import table, tile, upright
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep


def compose():
    sweep("#F3D9A6", floor="#E9C88A")
    child = children()["leo"]
    tile("b", upright((-.31, -.27, .80), 14, 0, 5), .26, ink="#B4246F")
    tile("d", upright((.31, -.27, .80), -14, 0, -5), .26, ink="#14505A")
    for k, (letter, x, y, turn) in enumerate((("p", -.47, -.42, 14), ("a", .46, -.40, -20), ("m", .04, -.50, 6), ("q", .30, -.58, -8), ("t", -.24, -.60, 22))):
        tile(letter, Matrix.Translation((x, y, .475)) @ Matrix.Rotation(radians(turn), 4, "Z"), .14, ("#FBF7EE", "#CFE3E6", "#F7C7B4", "#FBF7EE", "#D9E7C4")[k])
    table((0, -.42, 0), 1.35, .62, .46)
    pose = Pose(look=(-.26, -.62, .84), lean=6, tilt=8,
               left=Reach((.40, -.22, .73), fingers=(-.1, -.25, 1), palm=(-.9, -.4, 0), shape="hold", bend=(1, .3, -.8)),
               right=Reach((-.40, -.22, .73), fingers=(.1, -.25, 1), palm=(.9, -.4, 0), shape="hold", bend=(-1, .3, -.8)))
    person(child, (0, .0, 0), 0, pose, "focus", gaze=(-.8, -.35))
    studio_day(1.0, (0, -.2, .8))
    camera((0, -4.2, 1.16), (0, -.1, .74), 118, .03, (0, -.4, .85))
