"""Which pictures each scene gives, and where the viewer stands."""
import micro
import studio
import works

BIG, SMALL, NEWS = (1920, 820), (828, 1104), (1280, 800)

SCENES = [
    (studio.family, {
        'banner-1': dict(size=BIG, loc=(-1, -50, 13), target=(2.5, 0, 3.4), lens=52, shift=(-0.15, 0.0)),
        'banner-1-small': dict(size=SMALL, loc=(-8, -44, 17), target=(1.6, 0, 2.6), lens=58, shift=(0, -0.2)),
    }),
    (studio.bench, {
        'banner-2': dict(size=BIG, loc=(24, -46, 17), target=(4, 0, 8.0), lens=54, shift=(0.2, 0), focus=(2, -3, 10), stop=0.08),
        'banner-2-small': dict(size=SMALL, loc=(34, -30, 17), target=(3, 0, 8.2), lens=52, shift=(0, -0.16), focus=(2, -3, 10), stop=0.08),
    }),
    (works.line, {
        'banner-3': dict(size=BIG, loc=(-30, -44, 26), target=(2, 0, 16), lens=50, shift=(-0.17, 0)),
        'banner-3-small': dict(size=SMALL, loc=(-32, -40, 28), target=(3, 0, 16), lens=46, shift=(0, -0.1)),
        'news-line': dict(size=NEWS, loc=(-22, -22, 19), target=(0, 0, 14.5), lens=46, focus=(0, -2, 14), stop=0.08),
    }),
    (works.panel, {
        'banner-4': dict(size=BIG, loc=(26, -44, 27), target=(0, 0, 11), lens=50, shift=(0.17, 0)),
        'banner-4-small': dict(size=SMALL, loc=(30, -36, 27), target=(0, 0, 12), lens=42, shift=(0, -0.1)),
        'news-panel': dict(size=NEWS, loc=(-22, -46, 18), target=(0, 0, 13), lens=36),
    }),
    (micro.sensor, {
        'banner-5': dict(size=BIG, loc=(-16, -30, 20), target=(0, 0, 0), lens=58, shift=(-0.2, 0), stop=0.05),
        'banner-5-small': dict(size=SMALL, loc=(-12, -26, 24), target=(0, 0, 0), lens=46, shift=(0, -0.15), stop=0.06),
        'news-sensor': dict(size=NEWS, loc=(14, -14, 9), target=(1, -2, 1), lens=60, focus=(1.5, -3.5, 1.3), stop=0.06),
    }),
    (works.battery, {
        'news-battery': dict(size=NEWS, loc=(-24, -32, 28), target=(2, 0, 11), lens=44),
    }),
    (studio.lights, {
        'news-light': dict(size=NEWS, loc=(-6, -34, 14), target=(0.6, 2, 2.8), lens=50),
    }),
    (studio.light_camera, {
        'news-camera': dict(size=NEWS, loc=(-4, -30, 9.5), target=(2.9, 0, 2.9), lens=58),
    }),
    (studio.light_lenses, {
        'news-lens': dict(size=NEWS, loc=(-3, -40, 15), target=(-0.6, 0, 5.6), lens=52),
    }),
    (studio.light_controller, {
        'news-controller': dict(size=NEWS, loc=(2, -36, 12), target=(1.2, 1, 3.0), lens=54),
    }),
]
