"""A teenager opens a pink workbook beside a therapist in a summer meadow."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import changed, grown_ups, team
from kit.equipment import open_book
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import summer
from kit.shapes import slab


def compose():
    summer("day", seed=33, flowers=40, near=.9, azimuth=-30)
    slab((0, .0, .012), (2.1, 1.2, .03), clay("#CFE3E6", .9), .014, -3)
    girl, grace = grown_ups()["girl"], changed(team()["grace"], {"shoes_color": "#2F8F96"})
    open_book(Matrix.Translation((-.36, -.40, .36)) @ Matrix.Rotation(radians(22), 4, "X"), .34, "#E0569A", page="#FFF3F8")
    person(girl, (-.38, .08, .03), 6, cross_legged(girl.measures, look=(-.2, -1.2, .55), lean=8, tilt=5, left=Reach((-.11, -.34, .38), fingers=(-.2, -.8, .3), palm=(-.8, -.1, .4), shape="hold"), right=Reach((-.61, -.36, .38), fingers=(.2, -.8, .3), palm=(.8, -.1, .4), shape="hold")), "smile")
    person(grace, (.46, .10, .03), -22, cross_legged(grace.measures, look=(-.25, -1.1, .65), lean=6, tilt=-6, right=Reach((.22, -.30, .62), fingers=(-.6, -.5, .2), palm=(-.1, -.1, 1), shape="open"), left=Reach((.62, -.28, .34), fingers=(-.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "kind")
    camera((0, -4.4, 1.2), (0, 0, .62), 60, .03, (0, 0, .6))
