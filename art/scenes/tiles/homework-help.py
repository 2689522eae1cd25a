"""A tutor and a child bend over a notebook with a big yellow pencil."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import open_book, pencil, table
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach, sit
from kit.sets import studio_day, sweep
from kit.shapes import blob, drum


def compose():
    sweep("#F2C7B5", floor="#E3AE98")
    child, tutor = children()["emil"], team()["isaac"]
    table((0, -.34, 0), 1.5, .70, .52)
    page = Matrix.Translation((.04, -.44, .56)) @ Matrix.Rotation(radians(6), 4, "X") @ Matrix.Rotation(radians(4), 4, "Z")
    open_book(page, .38, "#2F7F86")
    pencil((-.05, -.42, .595), (-.40, -.60, .735), .034)
    kid = Pose(look=(.0, -.60, .60), lean=12, tilt=6,
              right=Reach((-.19, -.46, .655), fingers=(.7, -.45, -.25), palm=(.1, .6, -.8), shape="grip", bend=(-1, .3, -.3)),
              left=Reach((.02, -.30, .58), fingers=(.2, -1, -.1), palm=(0, 0, -1), shape="flat", bend=(1, .3, -.2)))
    person(child, (-.26, .03, 0.03), 10, kid, "focus", gaze=(.35, -.8))
    grown = sit(.27, tutor.measures, look=(-.06, -.70, .62), lean=12, tilt=-4,
                right=Reach((.20, -.36, .60), fingers=(-.6, -.5, -.45), palm=(-.1, .1, -1), shape="point", bend=(-.6, .8, -.4)),
                left=Reach((.50, -.22, .55), fingers=(-.5, -.8, 0), palm=(0, 0, -1), shape="flat", bend=(1, .4, -.2)))
    person(tutor, (.34, .12, 0), -18, grown, "kind", gaze=(-.35, -.75))
    drum((.62, -.52, .60), .055, .13, clay("#D43D8B", .5), .015)
    for k, (x, color) in enumerate(((.60, "#2F7F86"), (.635, "#EE6C4D"), (.62, "#F6B53C"))):
        pencil((x + .02 * (k - 1), -.52, .85 + .03 * k), (x, -.52, .60), .014, color)
    blob((-.62, -.50, .60), (.065, .065, .06), clay("#D9483B", .45))
    blob((-.60, -.50, .675), (.03, .012, .016), clay("#5E8F4A", .6), sides=16)
    studio_day(1.05, (0, -.2, .9))
    camera((0, -4.4, 1.40), (.05, -.1, .85), 112, .03, (0, -.3, .9))
