"""The pictures of each scene, and the place of the viewer."""
import places
import micro
import rooms
import studio
import works

BIG, SMALL, NEWS = (1920, 820), (828, 1104), (1280, 800)

SCENES = [
    (studio.family, {
        'banner-1': dict(size=BIG, loc=(-1, -50, 13), target=(2.9, 0, 3.6), lens=42, shift=(-0.14, 0.0)),
        'banner-1-small': dict(size=SMALL, loc=(-9, -42, 13.5), target=(1.6, 0, 3.2), lens=54, shift=(0, -0.16)),
        'business-components': dict(size=NEWS, loc=(17, -37, 8.5), target=(3.2, 0, 3.1), lens=45),
    }),
    (studio.bench, {
        'banner-2': dict(size=BIG, loc=(-34, -48, 18), target=(4, 0, 7.6), lens=42, shift=(0.16, 0), focus=(2, -3, 10), stop=0.10),
        'banner-2-small': dict(size=SMALL, loc=(-36, -34, 18), target=(-1, 0, 8.6), lens=50, shift=(0, -0.16), focus=(2, -3, 10), stop=0.08),
        'business-optics': dict(size=NEWS, loc=(-25, -27, 15), target=(3.5, 0, 8.6), lens=46, focus=(-3, -3, 10), stop=0.10),
    }),
    (works.line, {
        'banner-3': dict(size=BIG, loc=(-28, -56, 12.4), target=(5, 0, 19.4), lens=31, shift=(-0.13, 0)),
        'banner-3-small': dict(size=SMALL, loc=(-30, -44, 13.2), target=(4, 0, 19), lens=38, shift=(0, -0.14)),
        'business-stations': dict(size=NEWS, loc=(-36, -42, 12.6), target=(9, 0, 17.5), lens=37),
        'news-line': dict(size=NEWS, loc=(-20, -24, 13.2), target=(1, 0, 14.5), lens=40, focus=(0, -2, 12), stop=0.09),
    }),
    (works.panel, {
        'banner-4': dict(size=BIG, loc=(26, -62, 16.5), target=(0, 0, 16), lens=29, shift=(0.125, 0)),
        'banner-4-small': dict(size=SMALL, loc=(26, -58, 17), target=(-1, 0, 17), lens=38, shift=(0, -0.08)),
        'news-panel': dict(size=NEWS, loc=(-26, -34, 17), target=(0, 0, 17), lens=30),
    }),
    (micro.sensor, {
        'banner-5': dict(size=BIG, loc=(-18, -36, 23), target=(0, 0, 0), lens=46, shift=(-0.14, 0), focus=(-2, -4, 1.3), stop=0.1),
        'banner-5-small': dict(size=SMALL, loc=(-14, -30, 24), target=(0, 0, 0), lens=46, shift=(0, -0.15), stop=0.1),
        'news-sensor': dict(size=NEWS, loc=(15, -18, 11), target=(0.5, -1.4, 1), lens=56, focus=(2, -4, 1.4), stop=0.16),
    }),
    (works.battery, {
        'news-battery': dict(size=NEWS, loc=(-28, -38, 30), target=(3.6, 0, 14.5), lens=40),
    }),
    (places.hall, {
        'news-hall': dict(size=NEWS, loc=(-5, -88, 15), target=(3, 60, 21), lens=27),
    }),
    (places.building, {
        'news-plant': dict(size=NEWS, loc=(-52, -112, 9), target=(2, 0, 17), lens=34),
    }),
    (rooms.assembly, {
        'about-history': dict(size=NEWS, loc=(7, -17, 13.6), target=(-0.6, 10, 9.6), lens=36),
    }),
    (rooms.measuring, {
        'about-quality': dict(size=NEWS, loc=(-13, -27, 15.5), target=(0.6, 6, 11.6), lens=36),
    }),
    (rooms.meeting, {
        'about-people': dict(size=NEWS, loc=(14, -20, 14), target=(-3.4, 14, 8.2), lens=30),
    }),
    (studio.lights, {
        'news-light': dict(size=NEWS, loc=(-6, -34, 14), target=(0.6, 2, 2.8), lens=50),
    }),
    (studio.light_camera, {
        'news-camera': dict(size=NEWS, loc=(-4, -30, 9.5), target=(2.9, 0, 2.9), lens=58),
    }),
    (studio.light_lenses, {
        'news-lens': dict(size=NEWS, loc=(-3, -40, 15), target=(-0.2, 0, 5.2), lens=52),
    }),
    (studio.light_controller, {
        'news-controller': dict(size=NEWS, loc=(2, -36, 12), target=(1.2, 1, 3.0), lens=54),
    }),
]
