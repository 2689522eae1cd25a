"""A child follows a line with one finger in a wide open book."""
from math import radians

from mathutils import Matrix

from kit.camera import camera
from kit.cast import children
from kit.equipment import book_stack, open_book
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import studio_day, sweep
from kit.shapes import blob


def compose():
    sweep("#C9DDB9", floor="#B9D0A6")
    child = children()["kaya"]
    m = child.measures
    blob((0, .10, .08), (.52, .44, .13), clay("#7C6BC0", .85), uneven=.05)
    page = Matrix.Translation((0, -.34, .36)) @ Matrix.Rotation(radians(17), 4, "X")
    open_book(page, .40, "#EE6C4D")
    finger = page @ Matrix.Translation((-.15, .06, .045))
    pose = cross_legged(m, look=(-.10, -1.0, .48), floor=.17, lean=12, tilt=6,
                        right=Reach(tuple(finger.translation), fingers=(.25, -.65, -.45), palm=(.1, -.5, -.8), shape="point", bend=(-1, .3, -.4)),
                        left=Reach((.31, -.30, .40), fingers=(-.1, -.7, .5), palm=(-.8, -.2, .4), shape="hold", bend=(1, .3, -.4)))
    person(child, (0, .06, 0), 0, pose, "smile", gaze=(-.35, -.8))
    book_stack((.62, .28, 0), ("#2F7F86", "#F6B53C", "#D43D8B", "#3B5C86"), seed=4)
    blob((-.62, .22, .10), (.11, .10, .11), clay("#C98F57", .85))
    for x in (-.69, -.55):
        blob((x, .21, .31), (.035, .03, .035), clay("#C98F57", .85), sides=18)
    blob((-.62, .20, .25), (.09, .085, .08), clay("#C98F57", .85))
    blob((-.62, .12, .235), (.04, .03, .03), clay("#F0D3A8", .85), sides=20)
    for x in (-.65, -.59):
        blob((x, .123, .27), .011, clay("#251C1E", .3), sides=12, uneven=0)
    blob((-.62, .088, .245), .012, clay("#251C1E", .3), sides=12, uneven=0)
    studio_day(.95, (0, -.1, .5))
    camera((0, -3.7, 1.95), (0, -.10, .50), 112, .03, (0, -.3, .6))
