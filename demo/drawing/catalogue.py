"""The product pictures: the model, its turn and the height of the viewer. `-1` is the first view, `-2` shows another side."""
from functools import partial

import cameras
import cases
import extras
import lamps
import lenses

HM_500 = partial(cameras.area_scan, half=1.45, depth=3.6, body='silver', fins=4, opening=(0.98, 1.24), sensor=(0.72, 0.6))
HM_1200 = partial(cameras.area_scan, optic=4.6)
HM_2600 = partial(cameras.area_scan, depth=7.2, fins=11, opening=(1.48, 1.74), sensor=(1.45, 1.2))
HL_4K = partial(cameras.line_scan, half=3.1, depth=4.6, opening=(2.08, 2.36), sensor=(3.3, 0.10), fins=5, coaxial=False)
HL_8K = partial(cameras.line_scan, half=4.1, depth=7.0, opening=(2.95, 3.22), sensor=(4.9, 0.14), fins=9, coaxial=True, front='silver')
FL_25 = partial(lenses.fixed)
FL_50 = partial(lenses.fixed, length=7.2, radius=1.52, tint=(0.15, 0.85, 0.55), long=True)
TC_55 = partial(lenses.telecentric_lens, length=11, front=2.25)
TC_110 = partial(lenses.telecentric_lens, length=14, front=3.5)
LC_4 = partial(cases.strobe, columns=1)
LC_8 = partial(cases.strobe, columns=2)

VIEWS = {
    'hm-500-1': (HM_500, -34, 20),
    'hm-500-2': (HM_500, 150, 24),
    'hm-1200-1': (HM_1200, -36, 20),
    'hm-1200-2': (HM_1200, 146, 22),
    'hm-2600-1': (HM_2600, -38, 20),
    'hm-2600-2': (HM_2600, 148, 24),
    'hm-s5-1': (cameras.smart_camera, -32, 18),
    'hm-s5-2': (cameras.smart_camera, 150, 22),
    'hl-4k-1': (HL_4K, -30, 18),
    'hl-4k-2': (HL_4K, 150, 22),
    'hl-8k-1': (HL_8K, -34, 20),
    'hl-8k-2': (HL_8K, 146, 24),
    'h3-640-1': (cameras.profiler, 24, 30),
    'h3-640-2': (partial(cameras.profiler, lit=False), -128, 32),
    'fl-12-1': (lenses.wide, -34, 20),
    'fl-12-2': (partial(lenses.wide, pose='standing'), 40, 24),
    'fl-25-1': (FL_25, -36, 20),
    'fl-25-2': (partial(FL_25, pose='rear'), -30, 24),
    'fl-50-1': (FL_50, -42, 20),
    'fl-50-2': (partial(FL_50, pose='standing'), 20, 28),
    'tc-55-1': (TC_55, -40, 20),
    'tc-55-2': (partial(TC_55, pose='standing'), 30, 24),
    'tc-110-1': (partial(TC_110, clamps=((3.0, 1.64), (12.6, 3.52))), -38, 20),
    'tc-110-2': (partial(TC_110, pose='standing'), 30, 32),
    'rl-90-1': (lamps.ring, -32, 20),
    'rl-90-2': (partial(lamps.ring, flat=True), -20, 36),
    'bl-300-1': (lamps.bar, -60, 30),
    'bl-300-2': (partial(lamps.bar, back=True), -124, 30),
    'bk-200-1': (lamps.backlight, -30, 20),
    'bk-200-2': (partial(lamps.backlight, parts=True), -30, 40),
    'dm-150-1': (lamps.dome_light, -34, 20),
    'dm-150-2': (partial(lamps.dome_light, open_side=False), -20, 32),
    'cx-60-1': (lamps.coaxial, 32, 20),
    'cx-60-2': (lamps.coaxial, -40, 30),
    'dt-1600-1': (lamps.tunnel, -118, 16),
    'dt-1600-2': (lamps.tunnel, -80, 12),
    'lc-4-1': (LC_4, -36, 20),
    'lc-4-2': (partial(LC_4, rail=True), 142, 22),
    'lc-8-1': (LC_8, -34, 20),
    'lc-8-2': (partial(LC_8, rail=True), 44, 28),
    'vc-4-1': (cases.vision, -32, 24),
    'vc-4-2': (cases.vision, 150, 26),
    'vc-8-1': (cases.rack, -38, 24),
    'vc-8-2': (cases.rack, 144, 26),
    'st-pro-1': (partial(extras.workstation, picture='studio'), -26, 14),
    'st-pro-2': (partial(extras.workstation, picture='studio'), 34, 22),
    'st-rt-1': (extras.runtime, -22, 18),
    'st-rt-2': (partial(extras.workstation, picture='runtime'), 24, 12),
    'st-dl-1': (partial(extras.workstation, picture='learning'), -22, 14),
    'st-dl-2': (partial(extras.workstation, picture='learning'), 36, 24),
    'cb-10-1': (extras.camera_cable, -14, 34),
    'cb-10-2': (extras.cable_ends, -24, 34),
    'hs-67-1': (extras.housing, -40, 20),
    'hs-67-2': (partial(extras.housing, rear=True), 142, 24),
}

# Views that fill the frame differently: long products fill more of it, close views exceed it.
FRAMES = {
    'h3-640-1': {'fill': 0.80},
    'h3-640-2': {'fill': 0.78},
    'bl-300-1': {'fill': 0.80},
    'bl-300-2': {'fill': 0.80},
    'vc-8-1': {'fill': 0.82},
    'vc-8-2': {'fill': 0.82},
    'st-pro-1': {'fill': 0.80},
    'st-dl-1': {'fill': 0.80},
    'st-pro-2': {'fill': 1.30},
    'st-dl-2': {'fill': 1.30},
    'st-rt-1': {'fill': 0.82},
}


def frame_of(name):
    return FRAMES.get(name, {})
