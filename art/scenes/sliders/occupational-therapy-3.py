"""A child with headphones rests under a weighted lap pad during therapeutic listening."""
from kit.camera import camera
from kit.cast import changed, children
from kit.fabrics import dots
from kit.figure.person import person
from kit.loft import Loft
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import indoors
from kit.shapes import blob


def compose():
    indoors("#C6D3EA", "#CFA57C", (1.15, 1.36), rug_colors=("#7C6BC0", "#F3EDE0", "#5AA9C7"))
    blob((0, .12, .20), (.66, .52, .26), clay("#EE6C4D", .85), uneven=.08, sides=48)
    blob((0, .42, .58), (.55, .24, .46), clay("#EE6C4D", .85), uneven=.08, sides=48)
    child = changed(children()["mae"], hair="cornrows", headphones="#F6B53C")
    m = child.measures
    person(child, (0, .06, 0), 0, cross_legged(m, look=(.2, -4, .9), floor=.40, lean=-5, tilt=9, left=Reach((.13, -.28, .60), fingers=(-.6, -.8, 0), palm=(0, 0, -1), shape="flat"), right=Reach((-.13, -.28, .60), fingers=(.6, -.8, 0), palm=(0, 0, -1), shape="flat")), "rest")
    pad = Loft([(-.33, -.20, .45), (-.22, -.20, .53), (0, -.20, .555), (.22, -.20, .53), (.33, -.20, .45)], [(.17, .03)] * 5, side=(0, 1, 0), cap=(.4, .4), sides=36)
    pad.mesh(dots("#2F8F96", "#BFE3E0", 10, 12, .2))
    blob((-.78, -.20, .17), (.13, .12, .16), clay("#8A5A3A", .9, 1.36), uneven=.1)
    blob((-.78, -.24, .40), (.11, .10, .10), clay("#8A5A3A", .9, 1.36))
    for x in (-.86, -.70):
        blob((x, -.22, .49), (.04, .03, .04), clay("#8A5A3A", .9), sides=18)
    for x in (-.815, -.745):
        blob((x, -.335, .42), .013, clay("#251C1E", .3), sides=12, uneven=0)
    blob((-.78, -.335, .37), (.05, .035, .04), clay("#C99A6B", .8), sides=20)
    camera((0, -4.1, 1.0), (0, 0, .66), 62, .03, (0, -.1, .7))
