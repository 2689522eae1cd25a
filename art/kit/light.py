"""Light set-ups: a warm key, a cool fill and a rim, as in a puppet-film studio, and suns for outdoors."""
import math

import bpy
from mathutils import Vector

from kit.materials import linear


def area(at, to, energy, size, color="#FFFFFF"):
    """Return a soft lamp at a place, aimed at another; energy in watts, size in meters."""
    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.size, data.color = energy, size, linear(color)
    lamp = bpy.data.objects.new("area", data)
    lamp.location = at
    lamp.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def sun(azimuth, height, strength, color="#FFF1DC", softness=6):
    """Return a sun; azimuth is the compass turn it shines from (0 behind the camera at -Y, 90 from +X), degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(softness), linear(color)
    lamp = bpy.data.objects.new("sun", data)
    a, e = math.radians(azimuth), math.radians(height)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def lamp(at, energy, color="#FFC46B", size=0.05):
    """Return a small round lamp: a lantern, a fire, a window's glow."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.shadow_soft_size, data.color = energy, size, linear(color)
    thing = bpy.data.objects.new("lamp", data)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def studio(at=(0, 0, 0.7), size=1.0, key=1.0, fill=1.0, rim=1.0):
    """Light a group of a given size (meters across) around a place: warm from the left, cool from the right, rim behind."""
    x, y, z = at
    s = size
    area((x - 2.2 * s, y - 2.4 * s, z + 2.6 * s), at, 185 * key * s * s, 1.6 * s, "#FFEBD2")
    area((x + 2.8 * s, y - 1.6 * s, z + 1.2 * s), at, 30 * fill * s * s, 2.4 * s, "#D5E6FF")
    area((x + 1.2 * s, y + 2.6 * s, z + 2.2 * s), at, 85 * rim * s * s, 1.5 * s, "#FFDCE6")
