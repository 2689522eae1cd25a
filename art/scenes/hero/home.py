"""A laughing child and a therapist come hand in hand down a snowy path from a warm cabin, with mountains in the first light behind them."""
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import children, for_winter, team
from kit.figure.person import person
from kit.land import Ground, range_of_mountains, snow
from kit.light import area, lamp, sun
from kit.plants import spruce
from kit.poses import Pose, Reach
from kit.sky import dawn


def compose():
    path = [(-1.4, -4), (-.1, -1.8), (1.1, 0), (2.4, 2.4), (4.0, 5.0), (4.75, 7.6)]
    ground = Ground(flat=2.6, roll=.5, path=path, path_width=.66, path_depth=.11, seed=2)
    ground.mesh(snow(), 170)
    range_of_mountains(far=34, width=74, height=8.5, seed=3, rocks=("#86A9C6", "#6890B2"), top="#FFE9DD", line=.5, count=8, middle=4.5)
    cabin((5.0, 9.0, ground.height(4.9, 8) - .05), -20, open_door=70)
    smoke((5.7, 9.3, 3.5), .26, 6)
    lamp((4.4, 7.3, .9), 80, "#FFB65C", .3)
    hold = (1.13, -.16, .62)
    child = for_winter(children()["nila"], None)
    therapist = for_winter(team()["anika"], "#1F7F72", None, "#EE6C4D")
    skip = Pose(pelvis=(0, 0, .43), left=Reach(hold, fingers=(.7, -.2, .5), palm=(.1, 1, 0), shape="hold", bend=(.5, .2, -1)), right=Reach((.40, -.24, .89), fingers=(-.6, -.3, .9), palm=(.2, -1, 0), shape="open"),
                right_foot=Reach((-.07, -.14, 0), own=True, pitch=8), left_foot=Reach((.075, .26, .14), own=True, pitch=-55, bend=(0, -1, .1)), lean=4, sway=5, look=(1.0, -1.6, 1.15), tilt=9)
    stroll = Pose(right=Reach(hold, fingers=(-.2, -.1, -1), palm=(-.2, -1, 0), shape="hold"), left=Reach((.33, .10, .84), own=True), lean=4, sway=-5, look=(.55, -1.3, .95),
                  left_foot=Reach((.09, -.26, .01), own=True, pitch=16), right_foot=Reach((-.09, .18, .01), own=True, pitch=-28), tilt=-8)
    person(child, (.80, -.10, -.10), -18, skip, "laughing")
    person(therapist, (1.40, .06, -.10), -22, stroll, "joy")
    for x, y, h in ((-3.4, 9.0, 2.9), (-6.9, 11.2, 4.2), (-2.2, 13.2, 3.6), (8.4, 9.6, 4.6), (1.5, 10.8, 3.6), (.4, 12.6, 4.2), (3.0, 12.0, 2.8), (8.2, 12.5, 5.6), (2.1, 8.4, 1.4)):
        spruce((x, y, ground.height(x, y)), h, int(x * 10))
    dawn(.62)
    sun(-52, 22, 3.0, "#FFD0A2", 5)
    area((3, -4, 3.5), (1.3, .2, .8), 50, 3, "#DDE6FF")
    camera((-.13, -5.6, 1.25), (-.13, 0, .93), 40, .03, (1.1, 0, .9))
