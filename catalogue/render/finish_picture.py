"""Denoises a rendered scene and writes it: python3 finish_picture.py IN.npz OUT.ppm EXPOSURE TONES WEIGHTS

Maps the tones with a curve: `agx` like a photograph, or `filmic`. Writes a binary PPM, which every encoder reads.
"""
import sys

import numpy as np
from denoise import denoised

source, target, exposure, tones, weights = sys.argv[1:6]
passes = np.load(source)


def planes(name):
    """A pass as separate planes of red, green and blue."""
    return np.ascontiguousarray(np.moveaxis(passes[name][..., :3].astype(np.float32), -1, 0))


clean = denoised(planes("Image"), planes("Albedo"), planes("Normal"), weights)
_, height, width = clean.shape


def luminance(data):
    return 0.2126 * data[0] + 0.7152 * data[1] + 0.0722 * data[2]


def filmic(light):
    """Hable's curve: soft shoulder, whites never clip hard."""
    a, b, c, d, e, f = 0.22, 0.3, 0.1, 0.2, 0.01, 0.3

    def curve(x):
        return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f

    mapped = np.clip(curve(light * 2.73) / curve(np.float32(5.5)), 0, 1)
    mapped = np.clip(saturated(mapped, 1.04), 0, 1)
    return np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)


def saturated(colour, by):
    grey = luminance(colour)
    return grey + (colour - grey) * by


AGX = np.array([
    [0.842479062, 0.0784336, 0.0792237451],
    [0.0423282423, 0.878468636, 0.0791661275],
    [0.0423756549, 0.0784336, 0.879142974],
], dtype=np.float32)
STOPS = (-12.47393, 4.026069)


def agx(light):
    """AgX with a little more contrast and colour: bright windows fade to white and keep their hue, as on film."""
    mixed = np.tensordot(AGX, light, axes=1)
    x = (np.clip(np.log2(np.maximum(mixed, 1e-10)), *STOPS) - STOPS[0]) / (STOPS[1] - STOPS[0])
    curve = 15.5 * x**6 - 40.14 * x**5 + 31.96 * x**4 - 6.868 * x**3 + 0.4298 * x**2 + 0.1191 * x - 0.00232
    looked = saturated(np.maximum(curve, 0) ** 1.36, 1.14)
    return np.tensordot(np.linalg.inv(AGX), looked, axes=1)


encoded = {"agx": agx, "filmic": filmic}[tones](clean * float(exposure))
pixels = (np.clip(encoded, 0, 1) * 255 + 0.5).astype(np.uint8)
with open(target, "wb") as file:
    file.write(f"P6 {width} {height} 255\n".encode())
    file.write(np.moveaxis(pixels, 0, -1).tobytes())
