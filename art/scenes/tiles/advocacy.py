"""A parent and an advocate with the child's papers hold a shield with a heart above a child."""
import math

from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import heart
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep
from kit.shapes import grid, mesh_object, slab


def shield(at, width, height, color, rim):
    """A plump shield that faces the viewer, with a rim."""
    def outline(swell, push):
        points = []
        for k in range(64):
            t = 2 * math.pi * k / 64
            x, z = math.sin(t), math.cos(t)
            x = math.copysign(abs(x) ** .62, x) * (1 if z > 0 else (1 - abs(z) ** 1.8) * .9 + .1 * (1 + z))
            z = math.copysign(abs(z) ** (.42 if z > 0 else 1.0), z) * (.42 if z > 0 else .62)
            points.append((at[0] + x * width * .5 * swell, at[1] + push, at[2] + z * height * swell))
        return points
    for color_, swell, front in ((rim, 1.0, -.055), (color, .86, -.085)):
        rows = [outline(s * swell, p) for s, p in ((.01, .05), (.9, .05), (.98, .035), (1, 0), (.98, front * .7), (.93, front), (.01, front * 1.25))]
        faces, uvs = grid(len(rows), 64, True)
        mesh_object("shield", [p for row in rows for p in row], faces, clay(color_, .5), uvs)


def compose():
    sweep("#BCD7EA", floor="#A9C8DF")
    shield((0, -.02, 1.50), .68, .62, "#2F7F86", "#F6B53C")
    heart((0, -.145, 1.51), .155, "#EE6C4D", thick=.45)
    mother, helper, kids = grown_ups()["mother"], team()["isaac"], children()
    person(mother, (-.73, .10, 0), 16, Pose(look=(.2, -1.6, .95), lean=4, tilt=6, left=Reach((-.335, -.06, 1.36), fingers=(.35, -.3, .9), palm=(.9, -.2, -.3), shape="hold", bend=(.1, -.2, -1)),
           right=Reach((.02, -.20, 1.06), own=True, fingers=(1, 0, .35), palm=(0, 1, 0), shape="flat", bend=(-1, -.1, -.6))), "kind")
    person(helper, (.73, .10, 0), -16, Pose(look=(-.2, -1.6, .95), lean=4, tilt=-6, right=Reach((.335, -.06, 1.36), fingers=(-.35, -.3, .9), palm=(-.9, -.2, -.3), shape="hold", bend=(-.1, -.2, -1)),
           left=Reach((.86, -.22, .80), fingers=(-.6, -.7, .1), palm=(-.5, .8, .2), shape="hold", bend=(1, .3, -.6))), "smile")
    slab((.76, -.24, .83), (.25, .035, .33), clay("#F6B53C", .6), .012, -14, (0, 8))
    slab((.765, -.262, .83), (.20, .01, .27), clay("#FFFBF0", .8), .004, -14, (0, 8))
    person(kids["tuva"], (0, -.16, 0), 0, Pose(look=(.1, -3.5, 1.2), tilt=5, left=Reach((.16, -.17, .58), own=True, fingers=(-1, 0, .2), palm=(0, 1, 0)), right=Reach((-.17, -.18, .54), own=True, fingers=(1, 0, .2), palm=(0, 1, 0))), "grin")
    studio_day(1.25, (0, 0, 1.1))
    camera((0, -5, 1.3), (0, 0, 1.06), 92, .03, (0, -.1, 1))
