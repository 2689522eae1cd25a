#!/usr/bin/env python3
"""Render the site's clay pictures.

art/render.py tiles/advocacy hero/home     the named scenes
art/render.py                              every picture of pictures.json that has a scene and no finished file
  --draft        16 samples at half size, written as PNG to the folder var/drafts
  --out FOLDER   where finished pictures go (default data/images, or the folder that pictures.json names)
  --samples N    samples per pixel of a final (default 64)
  --scale X      share of the final size that is rendered before it is enlarged (default 1)
  --threads N    processor threads (default 2)
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def finished(picture, out):
    """Return where a finished picture goes; those of the PDFs name a folder of their own."""
    return (out or ROOT / picture.get("folder", "data/images")).resolve() / picture["file"]


def wanted(names, out):
    """Return the entries of pictures.json to render: the named ones, or all with a scene and without a file."""
    pictures = {str(Path(p["file"]).with_suffix("")): p for p in json.loads((ART / "pictures.json").read_text())}
    unknown = [name for name in names if name not in pictures]
    if unknown:
        sys.exit("pictures.json does not list " + ", ".join(unknown))
    if names:
        return [(name, pictures[name]) for name in names]
    return [(name, p) for name, p in pictures.items() if (ART / "scenes" / (name + ".py")).exists() and not finished(p, out).exists()]


def blender(name, width, height, samples, target, threads):
    """Render one scene to a PNG; raise when Blender or the script fails."""
    command = ["nice", "-n", "19", "blender", "-b", "--python-exit-code", "1", "-P", ART / "kit" / "scene.py", "--",
               ART / "scenes" / (name + ".py"), width, height, samples, target, threads]
    # Blender takes its Python library from the first python3 on the path; it must be Debian's, which has numpy.
    path = {**os.environ, "PATH": "/usr/bin:/bin:" + os.environ["PATH"]}
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, env=path)
    for line in done.stdout.splitlines():
        if line.startswith("REACH"):
            print("   ", line)
    if done.returncode:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])


def main():
    options = arguments()
    pictures = wanted(options.names, options.out)
    for count, (name, picture) in enumerate(pictures, 1):
        print(f"[{count}/{len(pictures)}] {name}", flush=True)
        started = time.time()
        width, height = picture["width"], picture["height"]
        if options.draft:
            target = ROOT / "var" / "drafts" / (name + ".png")
            target.parent.mkdir(parents=True, exist_ok=True)
            blender(name, width // 2, height // 2, 16, target, options.threads)
        else:
            with tempfile.TemporaryDirectory() as folder:
                raw = Path(folder) / "raw.png"
                blender(name, round(width * options.scale), round(height * options.scale), options.samples, raw, options.threads)
                target = finished(picture, options.out)
                subprocess.run(["node", "--import", "tsx", "art/encode.ts", str(raw), str(target), str(width), str(height)], cwd=ROOT, check=True)
        print(f"    {time.time() - started:.0f} s -> {target}", flush=True)


if __name__ == "__main__":
    main()
