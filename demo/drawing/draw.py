"""blender -b -P demo/drawing/draw.py -- <output folder> [--samples 96] [--percent 100] [picture …]

The monitors need the screens that screens.mjs draws into <output folder>/screens."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import catalogue  # noqa: E402
import extras  # noqa: E402
import scenes  # noqa: E402
import stage  # noqa: E402
import turntable  # noqa: E402
import whiteroom  # noqa: E402


def keep(name, camera, size, samples, folder, options, settings):
    started = time.time()
    stage.render(camera, size, os.path.join(folder, f'{name}.png'), options['samples'] or samples, options['percent'], **settings)
    print(f'PICTURE {name} {time.time() - started:.0f} s', flush=True)


def draw_scenes(folder, wanted, options):
    for build, pictures in scenes.SCENES:
        names = [n for n in pictures if not wanted or n in wanted]
        if not names:
            continue
        stage.reset()
        settings = build() or {}
        for name in names:
            picture = dict(pictures[name])
            size, samples = picture.pop('size'), picture.pop('samples', 40)
            own = {**settings, **picture.pop('render', {})}
            keep(name, stage.view(**picture), size, samples, folder, options, own)


def draw_catalogue(folder, wanted, options):
    extras.SCREENS['folder'] = os.path.join(folder, 'screens')
    for name, view in catalogue.VIEWS.items():
        if not wanted or name in wanted:
            stage.reset()
            camera, size = whiteroom.subject(*view, **catalogue.frame_of(name))
            keep(name, camera, size, 12, folder, options, whiteroom.SETTINGS)


def main(args):
    options = {'samples': None, 'percent': 100}
    rest = []
    while args:
        arg = args.pop(0)
        if arg.startswith('--'):
            options[arg[2:]] = int(args.pop(0))
        else:
            rest.append(arg)
    draw_scenes(rest[0], rest[1:], options)
    draw_catalogue(rest[0], rest[1:], options)
    if len(rest) == 1 or 'turntable' in rest:
        turntable.frames(rest[0], options['samples'] or 6, options['percent'])


main(sys.argv[sys.argv.index('--') + 1:])
