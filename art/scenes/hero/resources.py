"""A parent and a child read together beside a tall stack of books in the glow of a low sun."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import book_stack, open_book
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import summer
from kit.shapes import blob, slab


def compose():
    summer("dusk", seed=12, flowers=34, azimuth=48, near=.9)
    slab((-.1, .0, .012), (2.0, 1.3, .03), clay("#E9D9B8", .9), .014, 3)
    dad, child = grown_ups()["dad"], children()["ada"]
    page = Matrix.Translation((-.06, -.42, .34)) @ Matrix.Rotation(radians(20), 4, "X")
    open_book(page, .34, "#2F8F96")
    person(dad, (-.38, .16, .03), 16, cross_legged(dad.measures, look=(-.05, -.62, .52), lean=10, tilt=6, left=Reach((.02, -.30, .36), fingers=(.3, -.8, .2), palm=(.2, .3, .9), shape="cup"), right=Reach((-.34, -.34, .38), fingers=(.3, -.8, .3), palm=(.8, -.1, .4), shape="hold")), "proud")
    person(child, (.30, .05, .03), -14, cross_legged(child.measures, look=(.0, -.55, .42), lean=8, tilt=8, right=Reach((.06, -.42, .42), fingers=(-.5, -.6, -.4), palm=(0, -.2, -1), shape="point"), left=Reach((.23, -.34, .36), fingers=(-.1, -.8, .3), palm=(-.8, -.1, .4), shape="hold")), "joy")
    book_stack((.98, .14, 0), ("#B4246F", "#F6B53C", "#2F8F96", "#EE6C4D", "#5B4A8A", "#3E8A5B", "#D9483B", "#3B5C86", "#F6B53C", "#D43D8B", "#2F8F96", "#EE6C4D"), (.42, .31), .07, 3)
    blob((.98, .14, .97), (.06, .055, .06), clay("#D9483B", .45))
    book_stack((-1.12, .05, .0), ("#3B5C86", "#EE6C4D", "#F6B53C"), (.40, .30), .07, 8)
    camera((.05, -4.6, 1.12), (.02, 0, .82), 60, .04, (0, -.2, .6))
