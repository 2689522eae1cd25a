"""A child reads aloud from a big picture book."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children
from kit.equipment import book_stack, open_book
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, sit
from kit.sets import indoors
from kit.shapes import blob


def compose():
    indoors("#BFDDE0", "#D9A873", (-1.1, 1.36), rug_colours=("#EE6C4D", "#F3EDE0", "#2F8F96"))
    blob((0, .10, .17), (.42, .40, .20), clay("#F6B53C", .85), uneven=.06, sides=48)
    child = children()["tom"]
    frame = Matrix.Translation((0, -.40, .60)) @ Matrix.Rotation(radians(16), 4, "X")
    open_book(frame, .42, "#B4246F", lines=False)
    for side, parts in ((-1, ((0, .0, .055, "#6C9DB8"), (-.05, .05, .04, "#F6B53C"), (.05, -.05, .045, "#2B6F5B"))), (1, ((0, .02, .06, "#EE6C4D"), (.05, -.06, .04, "#2F8F96"), (-.05, .07, .035, "#D43D8B")))):
        for x, y, r, colour in parts:
            blob(frame @ Matrix.Translation((side * .17 + x, y, .045)).to_translation(), (r, r, .012), clay(colour, .6), frame, 24)
    person(child, (0, .06, 0), 0, sit(.32, child.measures, look=(.2, -3, .85), lean=4, tilt=6, left=Reach((.30, -.36, .585), fingers=(-.2, -.8, .3), palm=(-.7, 0, .7), shape="hold"), right=Reach((-.30, -.36, .585), fingers=(.2, -.8, .3), palm=(.7, 0, .7), shape="hold")), "talk")
    book_stack((.98, .5, 0), ("#3B5C86", "#EE6C4D", "#F6B53C", "#2F8F96"), (.42, .32), .075, 6)
    book_stack((-.95, .45, 0), ("#7C6BC0", "#D43D8B"), (.42, .32), .075, 9)
    camera((0, -4.0, 1.45), (0, -.05, .64), 62, .03, (0, -.2, .7))
