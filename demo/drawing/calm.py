"""Takes the grain out of a rendering: this Blender build has no denoiser.

The picture is rendered as two halves with different seeds. What differs between them is noise, so it tells how far two pixels may
differ and still be the same surface. Each half is averaged over a window of pixels that look alike in the *other* half and agree in
albedo and normal (non-local means with two buffers and feature guides).
"""
import bpy
import numpy as np

KNEE = 0.80


def load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)[:, :, :3].copy()


def blur(a, radius):
    """A box filter by running sums, edges repeated."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = 2 * radius + 1
        head, tail = [slice(None)] * a.ndim, [slice(None)] * a.ndim
        head[axis], tail[axis] = slice(n, None), slice(None, -n)
        a = ((total[tuple(head)] - total[tuple(tail)]) / n).astype(np.float32)
    return a


def tone(a):
    return np.log1p(np.maximum(a, 0) * 8)


def box3(a):
    """The mean of 3 × 3 neighbours, one pixel smaller on each side."""
    rows = a[:-2] + a[1:-1] + a[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) * np.float32(1 / 9)


def smooth(first, second, features, reach=5):
    """In bands of rows, which keeps the work within the processor's cache."""
    spread = blur(((tone(first) - tone(second)) ** 2).mean(axis=2) * 0.5, 3) + np.float32(2e-5)
    rim = reach + 1
    planes = [np.pad(a, [(rim, rim), (rim, rim)] + [(0, 0)] * (a.ndim - 2), mode='edge').astype(np.float32)
              for a in (first, second, tone(first), tone(second), features, spread)]
    band = 64
    height = first.shape[0]
    return np.concatenate([smooth_band([p[y:min(height, y + band) + 2 * rim] for p in planes], reach) for y in range(0, height, band)])


def smooth_band(planes, reach, k=0.55, feature_width=0.04):
    first, second, one, two, features, spread = planes
    rim = reach + 1
    height, width = spread.shape[0] - 2 * rim, spread.shape[1] - 2 * rim

    def shifted(plane, dy, dx, edge):
        """The inner part and `edge` pixels around it, moved by dy, dx."""
        low = rim - edge
        return plane[low + dy:low + dy + height + 2 * edge, low + dx:low + dx + width + 2 * edge]

    sums = [np.zeros((height, width, 3), np.float32) for _ in range(2)]
    weights = [np.zeros((height, width), np.float32) for _ in range(2)]
    here = shifted(spread, 0, 0, 1)
    scale = np.float32(1 / (k * k))
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            apart = shifted(features, dy, dx, 0) - shifted(features, 0, 0, 0)
            apart = np.einsum('yxc,yxc->yx', apart, apart) / np.float32(feature_width)
            there = shifted(spread, dy, dx, 1)
            noise = here + np.minimum(here, there)
            both = scale / (here + there)
            for i, (data, guide) in enumerate(((first, two), (second, one))):
                d = shifted(guide, dy, dx, 1) - shifted(guide, 0, 0, 1)
                d = (np.einsum('yxc,yxc->yx', d, d) * np.float32(1 / 3) - noise) * both
                w = np.exp(-np.maximum(box3(d), 0) - apart)
                sums[i] += shifted(data, dy, dx, 0) * w[:, :, None]
                weights[i] += w
    return sum(s / w[:, :, None] for s, w in zip(sums, weights)) / 2


def features_of(albedo, normal):
    return np.concatenate([blur(albedo, 1) * 1.0, blur(normal, 1) * 0.5], axis=2)


def shoulder(data, knee=KNEE):
    """Bends what is brighter than `knee` towards 1, so that lit LEDs keep their colour instead of clipping."""
    room = 1 - knee
    return np.where(data > knee, knee + room * (1 - np.exp(-(data - knee) / room)), data).astype(np.float32)


def save(data, path):
    """Saves through the scene's view transform, as the render itself would be saved."""
    height, width, _ = data.shape
    image = bpy.data.images.new('calm', width, height, alpha=False, float_buffer=True)
    full = np.ones((height, width, 4), np.float32)
    full[:, :, :3] = data
    image.pixels.foreach_set(full.ravel())
    image.update()
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)
