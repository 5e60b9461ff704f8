"""The frames of the video: an HM-1200 that turns once. The light and the viewer stand still."""
import math
import os

from mathutils import Matrix

import catalogue
import stage
import whiteroom

FRAMES, SIZE = 72, (640, 640)


def frames(folder, samples, percent):
    stage.reset()
    build, turn, height = catalogue.VIEWS['hm-1200-1']
    camera, _ = whiteroom.subject(build, turn, height, SIZE, 0.60)
    root = next(ob for ob in camera.users_scene[0].objects if ob.name == 'subject')
    start = root.matrix_world.copy()
    for i in range(FRAMES):
        root.matrix_world = Matrix.Rotation(-2 * math.pi * i / FRAMES, 4, 'Z') @ start
        stage.render(camera, SIZE, os.path.join(folder, 'turntable', f'{i:03d}.png'), samples, percent, **whiteroom.SETTINGS)
