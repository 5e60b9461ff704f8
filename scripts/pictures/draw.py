"""blender -b -P scripts/pictures/draw.py -- <output folder> [--samples 96] [--percent 100] [picture …]"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scenes  # noqa: E402
import stage  # noqa: E402


def main(args):
    options = {'samples': None, 'percent': 100}
    rest = []
    while args:
        arg = args.pop(0)
        if arg.startswith('--'):
            options[arg[2:]] = int(args.pop(0))
        else:
            rest.append(arg)
    folder, wanted = rest[0], rest[1:]
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
            started = time.time()
            stage.render(stage.view(**picture), size, os.path.join(folder, f'{name}.png'),
                         options['samples'] or samples, options['percent'], **own)
            print(f'PICTURE {name} {time.time() - started:.0f} s', flush=True)


main(sys.argv[sys.argv.index('--') + 1:])
