"""The products: cameras, lenses, lights, controllers, and the frames and cables that hold them."""
import math
from kit import box, cable, coated, dome, glow, group, knurl, lathe, prism, solid

BLUE = (0.02, 0.30, 0.95)
ICE = (0.30, 0.78, 1.0)


def anodised():
    return solid('anodised', (0.075, 0.082, 0.098), metallic=0.9, rough=0.33, grain=0.03, scale=60)


def silver():
    return solid('silver', (0.60, 0.62, 0.65), metallic=1, rough=0.26, grain=0.07, stretch=(1, 1, 30), scale=8, bump=0.04)


def alu():
    return solid('alu', (0.46, 0.48, 0.51), metallic=1, rough=0.34)


def steel():
    return solid('steel', (0.72, 0.73, 0.75), metallic=1, rough=0.18)


def black():
    return solid('black', (0.012, 0.013, 0.015), rough=0.42, spec=0.5)


def matt():
    return solid('matt', (0.006, 0.006, 0.007), rough=0.75, spec=0.2)


def rubber():
    return solid('rubber', (0.016, 0.017, 0.019), rough=0.55, spec=0.35)


def gold():
    return solid('gold', (0.95, 0.62, 0.22), metallic=1, rough=0.2)


def blue():
    return solid('blue', BLUE, metallic=0.6, rough=0.25, coat=0.6)


def mark():
    return solid('mark', (0.75, 0.78, 0.82), rough=0.5)


def screw(x, y, z, radius, parent):
    lathe([(0, z), (radius * 0.45, z), (radius * 0.5, z + 0.10), (radius * 0.9, z + 0.10), (radius, z + 0.04), (radius, z - 0.02)],
          steel(), parent, 0.01, 32, (x, y, 0))
    lathe([(0, z + 0.012), (radius * 0.47, z + 0.012)], matt(), parent, 0, 6, (x, y, 0))


def camera(root, half=1.9, depth=5.2, body=None, led=True, fins=7, mount=True, ports=True):
    """Optical axis +Z, front face at z = 0, top is +Y."""
    body = body or anodised()
    h = half
    box((-h, -h, -1.35), (h, h, 0), body, root, 0.16)
    box((-h + 0.2, -h + 0.2, -depth + 1.0), (h - 0.2, h - 0.2, -1.2), black(), root, 0.05)
    pitch = (depth - 2.5) / fins
    for i in range(fins):
        z = -1.35 - pitch * (i + 1)
        box((-h, -h, z + pitch * 0.12), (h, h, z + pitch * 0.62), body, root, 0.06, 2)
    box((-h, -h, -depth), (h, h, -depth + 1.12), body, root, 0.16)
    for x in (-1, 1):
        for y in (-1, 1):
            screw(x * (h - 0.36), y * (h - 0.36), 0, 0.17, root)
    if mount:
        lathe([(1.0, -0.05), (1.0, 0.3), (1.5, 0.3), (1.5, -0.05)], steel(), root, 0.03)
        lathe([(1.5, -0.02), (1.5, 0.07), (1.66, 0.07), (1.66, -0.02)], blue(), root, 0.02)
    if led:
        box((h - 0.75, h - 0.06, -1.02), (h - 0.35, h + 0.012, -0.88), glow('led', ICE, 9), root, 0.02)
    for x in (-0.75, 0.75) if ports else ():
        lathe([(0.62, -depth - 0.5), (0.62, -depth + 0.1)], steel(), root, 0.03, 48, (x, 0, 0))
        lathe([(0, -depth - 0.5), (0.62, -depth - 0.5)], matt(), root, 0, 48, (x, 0, 0))
    return root


def plug(root, depth, x=0.75):
    """The cable's plug, on the back of `camera`; the cable itself starts at (x, 0, -depth - 2.4)."""
    lathe([(0.70, -depth - 0.35), (0.70, -depth - 0.95), (0.62, -depth - 1.05), (0.62, -depth - 1.7), (0.34, -depth - 2.1),
           (0.30, -depth - 2.5), (0, -depth - 2.5)], rubber(), root, 0.03, 48, (x, 0, 0))


def glass_stack(root, front, radius, tint=(0.55, 0.25, 1.0), tint2=(0.15, 0.9, 0.65)):
    """Front element, a second one deeper, an iris and a faint sensor at the bottom."""
    dome(radius, radius * 0.22, front - radius * 0.26, coated('coat-a', tint, 0.035, 0.9), root)
    dome(radius * 0.74, radius * 0.30, front - radius * 1.05, coated('coat-b', tint2, 0.06, 0.9), root)
    dome(radius * 0.5, radius * 0.22, front - radius * 1.7, coated('coat-c', (1.0, 0.62, 0.25), 0.10, 0.9), root)
    lathe([(radius * 0.72, front - radius * 1.72), (radius * 0.34, front - radius * 1.9)], matt(), root, 0, 9)


def barrel(root, front, inner):
    """The dark stepped inside of a lens, from the rim inwards."""
    lathe([(inner * 1.02, front - inner * 0.18), (inner, front - inner * 0.5), (inner * 0.86, front - inner * 0.55),
           (inner * 0.86, front - inner * 0.8), (inner * 0.76, front - inner * 0.85), (inner * 0.76, front - inner * 1.3),
           (inner * 0.62, front - inner * 1.35), (inner * 0.55, front - inner * 2.2), (0, front - inner * 2.2)], matt(), root, 0.01)


def ticks(root, radius, z, count=28, arc=200, long=0.34):
    for i in range(count):
        arm = group((0, 0, z), (0, 0, 90 - arc / 2 + arc * i / (count - 1)), root)
        size = long if i % 4 == 0 else long * 0.55
        box((radius - 0.03, -0.018, 0), (radius + 0.012, 0.018, size), mark(), arm, 0)


def lens(root, length=4.6, radius=1.62, ring=True, tint=(0.55, 0.25, 1.0)):
    """A fixed focal length lens on the mount of `camera`; starts at z = 0.3."""
    r, end = radius, 0.3 + length
    lathe([(1.2, 0.25), (1.3, 0.3), (1.3, 0.62), (r * 0.94, 0.72), (r * 0.94, 1.35), (r, 1.42), (r, end - 2.2),
           (r * 0.98, end - 2.15), (r * 0.98, end - 1.05), (r * 1.05, end - 0.95), (r * 1.05, end), (r * 0.96, end),
           (r * 0.92, end - 0.16), (r * 0.80, end - 0.2), (r * 0.78, end - 0.24)], anodised(), root, 0.025)
    knurl(r * 1.045, end - 3.15, end - 2.3, rubber(), root, 64)
    knurl(r * 1.02, 1.5, 1.95, rubber(), root, 64, 0.05)
    ticks(root, r * 0.98, end - 1.9, 24, 220, 0.36)
    if ring:
        lathe([(r * 1.052, end - 0.78), (r * 1.062, end - 0.76), (r * 1.062, end - 0.66), (r * 1.052, end - 0.64)], blue(), root, 0)
    inner = r * 0.80
    barrel(root, end, inner)
    glass_stack(root, end, inner, tint)
    return end


def telecentric(root, length=13, front=3.3, ring=True):
    """A telecentric lens: slim at the mount, flared to a wide front element."""
    end = 0.3 + length
    lathe([(1.2, 0.25), (1.3, 0.3), (1.3, 0.7), (1.62, 0.8), (1.62, length * 0.30), (1.75, length * 0.31), (1.75, length * 0.40),
           (1.62, length * 0.41), (1.62, length * 0.47), (front * 0.92, length * 0.74), (front * 0.92, end - 2.4),
           (front, end - 2.3), (front, end), (front * 0.95, end), (front * 0.93, end - 0.18), (front * 0.87, end - 0.22),
           (front * 0.86, end - 0.28)], anodised(), root, 0.03)
    knurl(1.80, length * 0.325, length * 0.385, rubber(), root, 60)
    ticks(root, 1.60, length * 0.425, 20, 180, 0.4)
    lathe([(front * 1.0, end - 1.9), (front * 1.012, end - 1.88), (front * 1.012, end - 1.7), (front * 1.0, end - 1.68)], blue(), root, 0)
    lathe([(front * 0.93, end - 4.0), (front * 0.955, end - 3.98), (front * 0.955, end - 3.4), (front * 0.93, end - 3.38)], silver(), root, 0.02)
    inner = front * 0.88
    lathe([(inner, end - 0.15), (inner * 0.98, end - 1.0), (inner * 0.9, end - 1.1), (inner * 0.86, end - 2.4),
           (inner * 0.45, end - 4.5), (0, end - 4.5)], matt(), root, 0.01)
    dome(inner * 0.99, inner * 0.26, end - 0.35 - inner * 0.26, coated('coat-t', (0.25, 0.5, 1.0), 0.05, 1.0), root, 32)
    dome(inner * 0.8, inner * 0.3, end - 2.4, coated('coat-b', (0.15, 0.9, 0.65), 0.06, 0.9), root)
    dome(inner * 0.45, inner * 0.2, end - 4.0, coated('coat-c', (1.0, 0.62, 0.25), 0.10, 0.9), root)
    return end


def ring_light(root, outer=4.0, inner=2.2, height=1.3, color=ICE, power=6, rows=3, sectors=None):
    """Shines towards +Z; its back lies on z = 0. `sectors` are colours that share the ring."""
    o, i, h = outer, inner, height
    lathe([(i, 0), (i, h), (i + 0.14, h), (i + 0.2, h - 0.22), (o - 0.2, h - 0.22), (o - 0.14, h), (o, h), (o, h * 0.62),
           (o - 0.12, h * 0.56), (o - 0.12, h * 0.44), (o, h * 0.38), (o, 0)], anodised(), root, 0.04, closed=True)
    lathe([(i + 0.18, h - 0.20), (o - 0.18, h - 0.20)], solid('board', (0.5, 0.53, 0.56), rough=0.5), root, 0)
    lathe([(o + 0.005, h * 0.70), (o + 0.012, h * 0.71), (o + 0.012, h * 0.78), (o + 0.005, h * 0.79)], blue(), root, 0)
    span = (o - i - 0.5) / rows
    size = min(0.15, span * 0.3)
    dots = [glow(f'dot-{c}-{power}', c, power) for c in sectors or [color]]
    for row in range(rows):
        r = i + 0.25 + span * (row + 0.5)
        count = int(2 * math.pi * r / (size * 3.2))
        for n in range(count):
            a = 2 * math.pi * (n + row * 0.5) / count
            dot = dots[int(len(dots) * a / (2 * math.pi)) % len(dots)]
            dome(size, size, h - 0.20, dot, root, 5, (r * math.cos(a), r * math.sin(a), 0))
    return root


def bar_light(root, length=16, color=(0.9, 0.96, 1.0), power=5):
    """Along X, shines towards -Y; centre of the base at the origin, 2.2 high."""
    x = length / 2
    box((-x, -0.9, 0), (x, 0.9, 2.2), anodised(), root, 0.12)
    for i in range(7):
        box((-x + 0.3, 0.75, 0.22 + i * 0.27), (x - 0.3, 1.2, 0.22 + i * 0.27 + 0.12), anodised(), root, 0.02, 1)
    box((-x + 0.5, -0.98, 0.5), (x - 0.5, -0.86, 1.7), glow(f'strip-{color}-{power}', color, power), root, 0.03)
    for s in (-1, 1):
        box((s * x - 0.16, -1.0, -0.02), (s * x + 0.16, 1.25, 2.25), silver(), root, 0.06)
    return root


def controller(root, width=9.0, height=5.6, depth=7.5, lights=6):
    """Stands on z = 0, front towards -Y."""
    w = width / 2
    box((-w, 0, 0.35), (w, depth, height - 0.7), anodised(), root, 0.18)
    fins = 19
    for i in range(fins):
        x = -w + 0.35 + (width - 0.7) * i / (fins - 1)
        box((x - 0.09, 0.35, height - 0.9), (x + 0.09, depth - 0.3, height), anodised(), root, 0.03, 1)
    box((-w - 0.02, -0.22, 0.2), (w + 0.02, 0.06, height), silver(), root, 0.12)
    for x in (-w + 0.9, w - 0.9):
        for y in (1.0, depth - 1.0):
            lathe([(0.5, 0), (0.5, 0.4)], rubber(), root, 0.02, 32, (x, y, 0))
            lathe([(0, 0), (0.5, 0)], rubber(), root, 0, 32, (x, y, 0))
    face = group((0, -0.22, 0), (90, 0, 0), root)
    for i in range(4):
        x = -w + 1.35 + i * 1.75
        box((x - 0.66, 1.0, -0.1), (x + 0.66, 2.35, 0.035), black(), face, 0.04)
        box((x - 0.50, 1.15, 0.0), (x + 0.50, 2.2, 0.05), matt(), face, 0.02)
        box((x - 0.28, 1.22, 0.02), (x + 0.28, 1.36, 0.06), gold(), face, 0)
    for i in range(3):
        x = -w + 1.2 + i * 1.6
        lathe([(0.40, -0.05), (0.40, 0.42), (0.52, 0.42), (0.58, 0.36), (0.58, -0.05)], steel(), face, 0.02, 48, (x, 3.85, 0))
        lathe([(0, 0.1), (0.41, 0.1)], matt(), face, 0, 32, (x, 3.85, 0))
    for i in range(lights):
        box((w - 2.9 + i * 0.42, 3.75, -0.02), (w - 2.9 + i * 0.42 + 0.22, 3.93, 0.04), glow('led', ICE, 9), face, 0.02)
    box((w - 1.45, 1.1, -0.05), (w - 0.45, 2.3, 0.03), blue(), face, 0.06)
    for x in (-w + 0.35, w - 0.35):
        for y in (0.6, height - 0.4):
            screw(x, y, 0.0, 0.17, face)
    return root


def profile_bar(length, mat, parent=None, size=4.0):
    """An aluminium profile with a slot on each side, along Z from the origin."""
    s, slot, deep = size / 2, size * 0.10, size * 0.16
    quarter = [(-s, -s), (-slot, -s), (-slot, -s + deep * 0.5), (-slot * 2.2, -s + deep * 0.5), (-slot * 2.2, -s + deep),
               (slot * 2.2, -s + deep), (slot * 2.2, -s + deep * 0.5), (slot, -s + deep * 0.5), (slot, -s)]
    outline = []
    for turn in range(4):
        a = turn * math.pi / 2
        c, n = round(math.cos(a)), round(math.sin(a))
        outline += [(x * c - y * n, x * n + y * c) for x, y in quarter]
    return prism(outline, 0, length, mat, parent, 0.04)


def cradle(root, width=5.0, length=6.0, height=1.2):
    """A machined plate that carries a camera, so that a wide lens clears the floor; top at z = height."""
    w = width / 2
    box((-w, 0, 0), (w, length, height * 0.55), silver(), root, 0.10)
    box((-w * 0.72, 0.3, height * 0.5), (w * 0.72, length - 0.3, height), anodised(), root, 0.06)
    for x in (-w + 0.42, w - 0.42):
        for y in (0.6, length - 0.6):
            screw(x, y, height * 0.55, 0.2, root)
    return root
