"""Stages: a colored paper sweep, a winter field, a summer meadow, an autumn birch edge, and a portrait's surroundings."""
import math

from kit.buildings import room, rug, window
from kit.land import Ground, cloud, meadow, range_of_mountains, snow
from kit.light import area, studio, sun
from kit.materials import clay
from kit.plants import birch, drift, fireweed, spruce, tuft
from kit.shapes import grid, mesh_object
from kit.sky import dawn, day, dusk, night


def sweep(color, depth=1.4, floor=None):
    """A sheet of clay that curves from the floor up into a wall, as in a photographer's studio."""
    profile = [(-3.0, 0), (depth - 0.9, 0)]
    profile += [(depth - 0.9 + 0.9 * math.sin(a), 0.9 - 0.9 * math.cos(a)) for a in [math.pi / 2 * k / 10 for k in range(1, 11)]]
    profile += [(depth, 4.5)]
    vertices = [(x, y, z) for y, z in profile for x in (-7, 7)]
    faces, uvs = grid(len(profile), 2, False)
    mesh_object("sweep", vertices, faces, clay(floor or color, 0.9, 0.7), uvs)


def studio_day(size=1.0, at=(0, 0, 0.7), strength=0.55):
    day(strength)
    studio(at, size)


SKIES = {"day": (day, "#FFF3E0", 40, 3.2), "dawn": (dawn, "#FFD9B0", 26, 2.9), "dusk": (dusk, "#FFB070", 16, 3.6), "night": (night, "#9CC4FF", 40, 0.5)}


def light_outdoors(time="day", azimuth=-50, strength=0.65, power=1.0):
    ramp, color, height, energy = SKIES[time]
    ramp(strength)
    sun(azimuth, height, energy * power, color, 6)
    area((3.2, -4, 3.2), (0, 0, 0.8), 45, 3, "#DCE8FF")


def winter(time="day", flat=2.4, seed=2, azimuth=-50, path=None, trees=9, middle=None, far=30, roll=0.45, clear=2.6):
    """Snow, two rows of peaks and spruces at both sides; returns the ground."""
    ground = Ground(flat=flat, roll=roll, path=path, path_width=0.7, path_depth=0.10, seed=seed)
    ground.mesh(snow())
    tops = {"dawn": "#FFEFE6", "dusk": "#F6DCE0", "night": "#BCD3E6"}.get(time, "#F8FBFD")
    rocks = {"night": ("#34567A", "#274465"), "dusk": ("#6F7FA8", "#566A94")}.get(time, ("#86A9C6", "#6890B2"))
    range_of_mountains(far, 70, 10, seed + 1, rocks, tops, 0.42, 7, middle)
    drift(ground, trees, (-9, 9, 3.0, 11), lambda at, k: spruce(at, 2.3 + (k * 37 % 10) * 0.26, seed * 31 + k), seed, lambda x, y: abs(x) < clear * (0.6 + y * 0.10))
    light_outdoors(time, azimuth)
    return ground


def summer(time="day", flat=2.4, seed=4, azimuth=-50, flowers=26, middle=None, trees=7, clear=2.0, near=1.0):
    """A green meadow with fireweed, spruces and blue peaks; returns the ground."""
    ground = Ground(flat=flat, roll=0.35, seed=seed)
    ground.mesh(meadow())
    range_of_mountains(30, 70, 9.5, seed + 1, ("#7FA6BF", "#5E8F8F"), "#F8FBFD", 0.5, 7, middle)
    drift(ground, trees, (-9, 9, 4.0, 11), lambda at, k: spruce(at, 2.2 + (k * 37 % 10) * 0.24, seed * 13 + k, snowy=0), seed, lambda x, y: abs(x) < clear * (0.6 + y * 0.10))
    drift(ground, flowers, (-4.5, 4.5, near, 4.0), lambda at, k: fireweed(at, 0.55 + (k * 29 % 10) * 0.045, k), seed + 5, lambda x, y: abs(x) < clear * 0.5 and y < 2.2)
    drift(ground, 46, (-4, 4, -1.2, 3), lambda at, k: tuft(at, 0.13 + (k % 5) * 0.018, k), seed + 9, lambda x, y: abs(x) < 0.9 and y < 0.8)
    for k, (x, z, s) in enumerate(((-9, 11.5, 1.6), (7, 13, 2.0), (15, 10, 1.5))):
        cloud((x, 34, z), s, seed=k)
    light_outdoors(time, azimuth)
    return ground


def autumn(time="day", flat=2.4, seed=6, azimuth=-50, trees=9, clear=2.0):
    """Golden birches on a tawny meadow; returns the ground."""
    ground = Ground(flat=flat, roll=0.35, seed=seed)
    ground.mesh(meadow("#C9A35A"))
    range_of_mountains(30, 70, 9.5, seed + 1, ("#8C93B8", "#7A6F8F"), "#F8FBFD", 0.55, 7)
    drift(ground, trees, (-8, 8, 3.4, 9), lambda at, k: birch(at, 2.8 + (k * 37 % 10) * 0.2, seed * 13 + k, ("#E7B13C", "#E08A3A", "#D9C04A")[k % 3]), seed, lambda x, y: abs(x) < clear * (0.6 + y * 0.08))
    light_outdoors(time, azimuth)
    return ground


def indoors(wall="#CFE3E6", floor="#D9A873", pane=None, light="#CFE8F5", rug_colors=None, size=1.2, depth=1.5):
    """A room with a plank floor; pane is the (x, z) center of a window onto daylight; rug_colors lays a round rug."""
    room(wall, floor, depth=depth)
    if pane:
        window((pane[0], depth - 0.04, pane[1]), 1.15, 0.95, light=light, strength=1.0, snow=False)
    if rug_colors:
        rug((0, -0.05, 0), 1.25, rug_colors)
    studio_day(size, (0, -0.1, 0.8))
