"""Render one scene: blender -b -P art/kit/scene.py -- <script> <width> <height> <samples> <output.png> [threads]

A scene script has a function compose(); it puts people and things in the world and sets light, sky and camera.
"""
import importlib.util
import os
import random
import sys
import time

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from kit import denoise  # noqa: E402  (the path above comes first)


def prepare(width, height, samples, threads):
    """Empty the world and set the renderer; the seed is fixed, so a script always gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.seed, cycles.samples = "CPU", 7, samples
    cycles.use_denoising, cycles.use_adaptive_sampling, cycles.adaptive_threshold = False, True, 0.05
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.sample_clamp_indirect, cycles.caustics_reflective, cycles.caustics_refractive = 3, False, False
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", threads
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
    return scene


def load(script):
    spec = importlib.util.spec_from_file_location("picture", script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(script, width, height, samples, output, threads="1"):
    scene = prepare(int(width), int(height), int(samples), int(threads))
    started = time.time()
    picture = load(script)
    picture.compose()
    if getattr(picture, "TRANSPARENT", False):
        scene.render.film_transparent = True
    built = time.time()
    denoise.render(scene, output)
    print(f"DONE {output} built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s")


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
