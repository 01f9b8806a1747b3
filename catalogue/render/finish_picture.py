"""Cleans a printed scene and writes it as PNG: python3 finish_picture.py IN.npz OUT.ppm [exposure]

Divides by albedo, filters with a five-pass a-trous wavelet guided by albedo, normal and depth, multiplies back and maps the
tones with a filmic curve. Writes a binary PPM, which every encoder reads.
"""
import sys

import numpy as np

source, target = sys.argv[1:3]
exposure = float(sys.argv[3]) if len(sys.argv) > 3 else 1.0
passes = np.load(source)
image = passes["Image"][..., :3].astype(np.float32)
albedo = np.clip(passes["DiffCol"][..., :3], 0.0, 1.0)
normal = passes["Normal"][..., :3]
normal = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-4)
depth = np.minimum(passes["Depth"][..., :1], 60.0)

ground = np.where(albedo.sum(-1, keepdims=True) > 0.06, np.maximum(albedo, 0.03), 1.0)
light = image / ground


def shifted(data, dy, dx):
    height, width = data.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return data[rows][:, columns]


def luminance(data):
    return data @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


# Fireflies: nothing may be far brighter than the third brightest of its neighbours.
around = np.stack([luminance(shifted(light, y, x)) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)])
limit = np.sort(around, axis=0)[-3] * 1.6 + 0.05
own = luminance(light)
light = light * np.minimum(1.0, limit / np.maximum(own, 1e-4))[..., None]

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
for step in range(5):
    stride = 2**step
    total = np.zeros_like(light)
    weights = np.zeros(light.shape[:2] + (1,), dtype=np.float32)
    tone = np.log1p(luminance(light))[..., None]
    for row in range(5):
        for column in range(5):
            dy, dx = (row - 2) * stride, (column - 2) * stride
            weight = KERNEL[row] * KERNEL[column]
            there = shifted(light, dy, dx)
            if (dy, dx) == (0, 0):
                close = np.ones_like(weights)
            else:
                facing = np.sum(normal * shifted(normal, dy, dx), axis=-1, keepdims=True).clip(0, 1) ** 48
                colour = np.exp(-np.sum((albedo - shifted(albedo, dy, dx)) ** 2, axis=-1, keepdims=True) / 0.004)
                nearness = np.exp(-np.abs(depth - shifted(depth, dy, dx)) / (0.04 * depth * (1 + 0.4 * stride) + 1e-3))
                tones = np.exp(-np.abs(tone - shifted(tone, dy, dx)) / (0.55 / (1 + 0.7 * step)))
                close = facing * colour * nearness * tones
            total += there * close * weight
            weights += close * weight
    light = total / weights

clean = light * ground * 0.94 + image * 0.06
clean = np.maximum(clean * exposure * 1.3, 0)
# Hable's filmic curve: soft shoulder, whites never clip hard.
a, b, c, d, e, f = 0.22, 0.3, 0.1, 0.2, 0.01, 0.3


def curve(x):
    return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f


mapped = np.clip(curve(clean * 2.1) / curve(np.float32(5.5)), 0, 1)
grey = luminance(mapped)[..., None]
mapped = np.clip(grey + (mapped - grey) * 1.04, 0, 1)
encoded = np.where(mapped <= 0.0031308, mapped * 12.92, 1.055 * mapped ** (1 / 2.4) - 0.055)
pixels = (np.clip(encoded, 0, 1) * 255 + 0.5).astype(np.uint8)
with open(target, "wb") as file:
    file.write(f"P6 {pixels.shape[1]} {pixels.shape[0]} 255\n".encode())
    file.write(pixels.tobytes())
