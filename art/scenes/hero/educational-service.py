"""A child lines up big letter tiles with a tutor, and a tower of books stands beside them."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import book_stack, table, tile, upright
from kit.figure.person import person
from kit.poses import Pose, Reach, sit
from kit.sets import indoors


def compose():
    indoors("#F1DDB4", "#C98F5F", (-.15, 1.72))
    table((-.1, -.36, 0), 1.9, .70, .50)
    for k, (letter, ink) in enumerate((("m", "#14505A"), ("o", "#B4246F"), ("o", "#B4246F"), ("s", "#14505A"))):
        tile(letter, upright((-.68 + .255 * k, -.50, .625), 0, -14), .23, ink=ink)
    tile("e", upright((.44, -.42, .70), -8, -6, 6), .23, ink="#B4246F")
    for k, (letter, x, y, turn) in enumerate((("a", .62, -.56, 20), ("t", .78, -.34, -18))):
        tile(letter, Matrix.Translation((x, y, .515)) @ Matrix.Rotation(radians(turn), 4, "Z"), .15, ("#CFE3E6", "#F7C7B4")[k])
    child, hana = children()["ravi"], team()["hana"]
    person(child, (.40, -.02, 0), -6, Pose(look=(.15, -1.1, .66), lean=6, tilt=-5, right=Reach((.335, -.36, .66), fingers=(.4, -.6, .6), palm=(.8, -.3, 0), shape="hold"), left=Reach((.55, -.36, .66), fingers=(-.4, -.6, .6), palm=(-.8, -.3, 0), shape="hold")), "proud")
    person(hana, (-.48, .12, 0), 16, sit(.30, hana.measures, look=(.2, -1.2, .78), lean=10, tilt=5, left=Reach((-.05, -.36, .74), fingers=(.5, -.8, -.2), palm=(0, .1, -1), shape="point"), right=Reach((-.62, -.26, .54), fingers=(.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "joy")
    book_stack((1.28, .25, 0), ("#2F8F96", "#D43D8B", "#F6B53C", "#3B5C86", "#EE6C4D", "#5B4A8A", "#3E8A5B", "#B4246F", "#F6B53C", "#2F6DA3", "#D9483B", "#7C6BC0", "#F6B53C", "#2F8F96"), (.44, .32), .078, 5)
    camera((.1, -4.6, 1.35), (.18, 0, .80), 60, .03, (0, -.2, .8))
