"""A counselor and a teenager sit on a bench by a quiet lake and talk."""
from kit.camera import camera
from kit.cast import grown_ups, team
from kit.figure.person import person
from kit.materials import gloss, wood
from kit.poses import Reach, sit
from kit.sets import autumn
from kit.shapes import blob, slab


def compose():
    autumn("dawn", seed=14, trees=14, clear=3.4, azimuth=30)
    blob((0, 9.0, .06), (7.5, 5.6, .05), gloss("#8FB9CC", .08), uneven=0, sides=64)
    for z, y in ((.42, .0), (.42, -.20), (.80, .17)):
        slab((0, y, z), (2.0, .17, .055), wood("#A8754C", "X"), .022, 0, (0 if z < .5 else 80, 0))
    for x in (-.82, .82):
        slab((x, -.08, .20), (.09, .40, .40), wood("#7B5236", "Z"), .025)
        slab((x, .16, .55), (.08, .07, .72), wood("#7B5236", "Z"), .025)
    grace, teen = team()["grace"], grown_ups()["teen"]
    person(grace, (-.42, -.02, 0), 20, sit(.45, grace.measures, look=(.40, -1.6, 1.0), lean=5, tilt=5, left=Reach((-.10, -.44, .74), fingers=(.5, -.6, .3), palm=(.2, -.2, 1), shape="cup"), right=Reach((-.46, -.36, .60), fingers=(.5, -.8, -.1), palm=(0, 0, -1), shape="flat")), "kind")
    m = teen.measures
    person(teen, (.46, -.02, 0), -16, sit(.45, m, look=(-.30, -1.5, 1.05), lean=10, tilt=-5, left=Reach((.46, -.32, .585), fingers=(-.7, -.6, 0), palm=(0, 0, -1), shape="relaxed"), right=Reach((.34, -.34, .60), fingers=(.7, -.6, 0), palm=(0, 0, -1), shape="relaxed")), "calm")
    camera((0, -4.9, 1.22), (.0, 0, .92), 58, .03, (0, 0, .9))
