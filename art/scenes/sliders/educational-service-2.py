"""A child reads aloud from a big picture book to a toy bear."""
from math import radians

from mathutils import Matrix

from kit.animals import bear
from kit.camera import camera
from kit.cast import children
from kit.equipment import book_stack, open_book
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import indoors
from kit.shapes import blob

PICTURES = ((-1, ((0, .0, .055, "#6C9DB8"), (-.05, .05, .04, "#F6B53C"), (.05, -.05, .045, "#2B6F5B"))), (1, ((0, .02, .06, "#EE6C4D"), (.05, -.06, .04, "#2F8F96"), (-.05, .07, .035, "#D43D8B"))))


def picture_book(frame):
    open_book(frame, .36, "#B4246F", lines=False)
    for side, parts in PICTURES:
        for x, y, r, color in parts:
            blob(frame @ Matrix.Translation((side * .15 + x, y, .038)).to_translation(), (r, r, .012), clay(color, .6), frame, 24)


def compose():
    indoors("#BFDDE0", "#D9A873", (-1.1, 1.36), rug_colors=("#EE6C4D", "#F3EDE0", "#2F8F96"))
    child = children()["tom"]
    blob((-.30, .20, .16), (.46, .40, .20), clay("#F6B53C", .85), uneven=.06, sides=48)
    picture_book(Matrix.Translation((-.17, -.29, .55)) @ Matrix.Rotation(radians(20), 4, "Z") @ Matrix.Rotation(radians(26), 4, "X"))
    person(child, (-.30, .14, 0), 24, cross_legged(child.measures, floor=.29, look=(.55, -1.4, .72), lean=6, tilt=6, left=Reach((.08, -.12, .55), fingers=(-.1, -.8, .4), palm=(-.8, -.2, .5), shape="hold"),
           right=Reach((-.40, -.30, .55), fingers=(.3, -.8, .4), palm=(.8, .2, .5), shape="hold")), "joy")
    bear((.52, -.02, .02), 1.25)
    book_stack((1.12, .42, 0), ("#3B5C86", "#EE6C4D", "#F6B53C", "#2F8F96"), (.42, .32), .075, 6)
    camera((0, -4.0, 1.30), (.06, -.05, .56), 64, .02, (0, -.2, .6))
