"""A child sorts letter tiles on a low table."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children
from kit.equipment import table, tile
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import slab


def compose():
    indoors("#F1DDB4", "#C98F5F", (1.1, 1.36))
    table((0, -.42, 0), 1.8, .80, .44)
    for x, color in ((-.50, "#CFE3E6"), (.50, "#F7C7B4")):
        slab((x, -.46, .455), (.50, .42, .03), clay(color, .7), .014)
    for k, (letter, x, y, turn) in enumerate((("a", -.62, -.38, 8), ("e", -.40, -.42, -10), ("i", -.56, -.56, -6), ("s", .40, -.38, 10), ("m", .62, -.44, -8), ("t", .46, -.56, 14), ("o", -.06, -.62, 4), ("k", .14, -.66, -16))):
        tile(letter, Matrix.Translation((x, y, .49 if abs(x) > .2 else .458)) @ Matrix.Rotation(radians(turn), 4, "Z"), .14, ink=("#B4246F" if letter in "aeio" else "#14505A"))
    tile("u", Matrix.Translation((-.17, -.44, .63)) @ Matrix.Rotation(radians(50), 4, "X"), .15, ink="#B4246F")
    person(children()["amal"], (.0, .04, 0), -6, Pose(look=(-.22, -.85, .60), lean=8, tilt=5, right=Reach((-.255, -.40, .63), fingers=(.3, -.7, .2), palm=(.9, -.2, -.2), shape="hold"), left=Reach((.30, -.34, .52), fingers=(.2, -1, -.2), palm=(0, 0, -1), shape="flat")), "smile")
    camera((0, -3.9, 1.55), (0, -.2, .66), 64, .03, (0, -.3, .6))
