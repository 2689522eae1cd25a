"""Skies: a ramp from the horizon up, and an aurora."""
import bpy

from kit.materials import rgba


def sky(horizon="#FBE3D0", middle="#BFDDEA", top="#7FB4D6", strength=0.8, seen=1.0):
    """Fill the world with a three-step ramp; seen scales only what the camera sees of it."""
    scene = bpy.context.scene
    world = scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    back = tree.nodes["Background"]
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, rgba(horizon)
    stops[1].position, stops[1].color = 0.55, rgba(top)
    stops.new(0.20).color = rgba(middle)
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs[0])
    path = tree.nodes.new("ShaderNodeLightPath")
    level = tree.nodes.new("ShaderNodeMapRange")
    level.inputs["To Min"].default_value, level.inputs["To Max"].default_value = strength, seen
    tree.links.new(path.outputs["Is Camera Ray"], level.inputs["Value"])
    tree.links.new(level.outputs[0], back.inputs[1])


def day(strength=0.8):
    sky("#F4EFE4", "#CFE6EF", "#86BEDD", strength)


def dawn(strength=0.75):
    sky("#FFD9B8", "#F6CFC6", "#8DB9D6", strength)


def dusk(strength=0.7):
    sky("#F8B98A", "#C9A0B8", "#6C86B8", strength, 0.95)


def night(strength=0.35):
    sky("#2F6C78", "#1B4560", "#10233F", strength, 0.9)
