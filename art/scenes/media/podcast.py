"""A parent and a counselor lean toward a big microphone and smile."""
from kit.camera import camera
from kit.cast import changed, grown_ups, team
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss, wood
from kit.poses import Reach, sit
from kit.sets import studio_day, sweep
from kit.shapes import blob, drum, slab


def compose():
    sweep("#C9BCE6", floor="#B5A6DA")
    slab((0, -.34, .52), (2.1, .62, .07), wood("#B97F4F", "X"), .03)
    drum((0, -.40, .575), .12, .035, clay("#2B2F3A", .5), .015)
    roll([(0, -.40, .58), (0, -.40, .78)], .022, clay("#2B2F3A", .5))
    blob((0, -.40, .98), (.125, .125, .17), gloss("#AEB7C2", .35), sides=40, uneven=.01)
    for z in (.88, .94, 1.0, 1.06):
        drum((0, -.40, z), .128, .012, clay("#6B7480", .5), .004)
    drum((0, -.40, .82), .09, .08, clay("#B4246F", .5), .02)
    mum, grace = grown_ups()["mum"], team()["grace"]
    person(changed(mum, headphones="#F6B53C", hair="low_bun"), (-.52, .10, 0), 24, sit(.32, mum.measures, look=(.15, -1.4, 1.0), lean=8, tilt=5, left=Reach((-.24, -.30, .575), fingers=(.7, -.6, 0), palm=(0, 0, -1), shape="relaxed"), right=Reach((-.70, -.28, .575), fingers=(.6, -.7, 0), palm=(0, 0, -1), shape="flat")), "joy")
    person(changed(grace, headphones="#2F8F96", hair="cornrows", earrings=""), (.52, .10, 0), -24, sit(.32, grace.measures, look=(-.15, -1.4, 1.0), lean=8, tilt=-5, right=Reach((.26, -.34, .80), fingers=(-.4, -.5, .7), palm=(-.3, -.2, .9), shape="open"), left=Reach((.72, -.28, .575), fingers=(-.6, -.7, 0), palm=(0, 0, -1), shape="flat")), "grin")
    studio_day(1.1, (0, -.1, .9))
    camera((0, -4.4, 1.2), (0, 0, .90), 62, .03, (0, -.1, .9))
