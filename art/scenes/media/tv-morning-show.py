"""A therapist and a host talk on a bright morning television set with mugs on the table."""
import math

from kit.camera import camera
from kit.cast import grown_ups, team
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Reach, sit
from kit.sets import indoors
from kit.shapes import blob, drum, slab


def mug(x, y, z, color):
    drum((x, y, z + .055), .05, .11, clay(color, .45), .012)
    roll([(x + .045, y, z + .085), (x + .085, y, z + .075), (x + .085, y, z + .04), (x + .045, y, z + .03)], .010, clay(color, .45), sides=10)


def compose():
    indoors("#FFE2A6", "#E0A97A", None, rug_colors=("#EE6C4D", "#FFF3DC", "#F6B53C"))
    drum((0, 1.40, 1.15), .52, .06, clay("#F6B53C", .5), .02, (0, 1, 0))
    for k in range(12):
        a = math.radians(30 * k)
        slab((.72 * math.cos(a), 1.42, 1.15 + .72 * math.sin(a)), (.22, .05, .07), clay("#EE8A4D", .5), .03, 0, (0, -30 * k))
    for x in (-.78, .78):
        blob((x, .20, .25), (.42, .36, .22), clay("#2F8F96", .8), uneven=.06, sides=40)
        blob((x * 1.04, .48, .62), (.42, .14, .42), clay("#2F8F96", .8), uneven=.06, sides=40)
    drum((0, -.25, .34), .36, .05, wood("#C98F57", "X"), .02)
    drum((0, -.25, .17), .05, .32, wood("#A8754C", "Z"), .01)
    mug(-.15, -.28, .365, "#B4246F")
    mug(.12, -.34, .365, "#FBF7EE")
    clara, host = team()["clara"], grown_ups()["aunt"]
    person(host, (-.74, .14, 0), 26, sit(.40, host.measures, look=(.3, -1.6, .95), lean=4, tilt=4, left=Reach((-.40, -.30, .80), fingers=(.6, -.6, .4), palm=(.1, -.2, 1), shape="cup"), right=Reach((-.86, -.26, .56), fingers=(.4, -.9, 0), palm=(0, 0, -1), shape="flat")), "joy")
    person(clara, (.74, .14, 0), -26, sit(.40, clara.measures, look=(-.3, -1.6, .95), lean=4, tilt=-5, right=Reach((.42, -.30, .86), fingers=(-.5, -.5, .7), palm=(-.2, -.3, .9), shape="open"), left=Reach((.84, -.26, .56), fingers=(-.4, -.9, 0), palm=(0, 0, -1), shape="flat")), "grin")
    camera((0, -4.6, 1.15), (0, 0, .80), 54, .03, (0, 0, .8))
