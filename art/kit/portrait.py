"""Portraits of the team: one person from the waist up before a softly blurred piece of Alaska."""
from kit.camera import camera
from kit.cast import team
from kit.figure.person import person
from kit.light import area
from kit.sets import autumn, summer, winter

SETS = {"winter": winter, "summer": summer, "autumn": autumn}


def portrait(name, season, time="day", pose=None, mood="smile", turn=0.0, seed=2, props=None):
    """Compose the portrait of a team member; props() adds what the hands hold."""
    look = team()[name]
    ground = {"winter": lambda: winter(time, seed=seed, clear=1.6), "summer": lambda: summer(time, seed=seed, clear=1.5), "autumn": lambda: autumn(time, seed=seed, clear=1.5)}[season]
    ground()
    skeleton = person(look, (0, 0, 0), turn, pose, mood)
    if props:
        props(skeleton)
    m = look.measures
    face = m.ankle + m.shin + m.thigh + m.torso + m.neck + m.head * 0.44
    area((-1.6, -2.0, face + 0.9), (0, 0, face - 0.2), 42, 1.2, "#FFE9D2")
    area((1.5, 1.6, face + 0.7), (0, 0, face), 36, 0.8, "#FFE1E8")
    camera((0.0, -2.45, face - 0.02), (0, 0, face - 0.17), 78, 0.045, (0, -0.15, face))
