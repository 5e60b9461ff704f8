import type { DemoBanner, DemoSectionBanner } from './types.ts'

export const banners: DemoBanner[] = [
  {
    title: '看得清，才判得准',
    titleEn: 'See it clearly. Judge it right.',
    description: '<p>从光源、镜头到相机和控制器，一家做完整条光路，产线上的每一张图都有把握。</p>',
    descriptionEn: '<p>Light, lens, camera and controller from one maker, so that every image on the line is one you can trust.</p>',
    subdesc: '<p><strong>27</strong> 款在售产品，<strong>3,600</strong> 条产线在用</p>',
    subdescEn: '<p><strong>27</strong> products, <strong>3,600</strong> production lines in use</p>',
    bigImage: 'banner-1.jpg',
    smallImage: 'banner-1-small.jpg',
    link: '/_product',
  },
  {
    title: '每一片镜片，都量过',
    titleEn: 'Every element measured',
    description: '<p>TC-110 二代远心镜头，畸变低于 0.02%，−40 °C 到 60 °C 倍率不漂。</p>',
    descriptionEn:
      '<p>The second-generation TC-110 telecentric lens: distortion below 0.02%, magnification steady from −40 °C to 60 °C.</p>',
    subdesc: '<p>每支镜头随附实测数据，而不是典型值</p>',
    subdescEn: '<p>Each lens ships with its own measurements, not with typical values</p>',
    bigImage: 'banner-2.jpg',
    smallImage: 'banner-2-small.jpg',
    link: '/_productdetail/tc-110',
  },
  {
    title: '产线不停，检测不漏',
    titleEn: 'The line keeps moving. Nothing slips by.',
    description: '<p>VC-4 控制器直连四路 10GigE 相机，从触发到剔除信号不超过 18 毫秒。</p>',
    descriptionEn: '<p>The VC-4 controller takes four 10GigE cameras and needs no more than 18 ms from trigger to reject signal.</p>',
    subdesc: '<p>无风扇，年平均在线率 <strong>99.98%</strong></p>',
    subdescEn: '<p>Fanless, with <strong>99.98%</strong> average availability over a year</p>',
    bigImage: 'banner-3.jpg',
    smallImage: 'banner-3-small.jpg',
    link: '/_productdetail/vc-4',
  },
  {
    title: '漆面上的一粒尘',
    titleEn: 'One speck of dust, found',
    description: '<p>DT-1600 光隧道用条纹的弯折读出曲面，直径 0.2 毫米的颗粒与凹坑一次扫完。</p>',
    descriptionEn:
      '<p>The DT-1600 light tunnel reads a curved surface from the bend of its stripes and finds 0.2 mm specks and dents in one pass.</p>',
    subdesc: '<p>整张机盖 <strong>22</strong> 秒</p>',
    subdescEn: '<p>A whole bonnet in <strong>22</strong> seconds</p>',
    bigImage: 'banner-4.jpg',
    smallImage: 'banner-4-small.jpg',
    link: '/_productdetail/dt-1600',
  },
  {
    title: '2600 万像素，每秒 42 帧',
    titleEn: '26 megapixels, 42 frames a second',
    description: '<p>HM-2600 相机：全局快门，2.5 微米像元，机身仍是 38 毫米见方。</p>',
    descriptionEn: '<p>The HM-2600 camera: global shutter, 2.5 µm pixels, in a housing that is still 38 mm square.</p>',
    subdesc: '<p>与 HM-1200 同一安装面，换上即用</p>',
    subdescEn: '<p>Same mounting face as the HM-1200: swap and go</p>',
    bigImage: 'banner-5.jpg',
    smallImage: 'banner-5-small.jpg',
    link: '/_productdetail/hm-2600',
  },
]

export const sectionBanners: DemoSectionBanner[] = [
  {
    section: 'business',
    title: '从一支镜头，到一个工位',
    titleEn: 'From one lens to a whole station',
    description: '<p>部件、光路和检测工位，由同一批人设计、装调和维护。</p>',
    descriptionEn: '<p>Components, optical paths and inspection stations, designed, set up and looked after by the same people.</p>',
    bigImage: 'news-line.jpg',
  },
  {
    section: 'technology',
    title: '讲清原理，也讲清局限',
    titleEn: 'How it works, and where it stops',
    description: '<p>每篇文章都写明原理、实测数据，以及不适用的情况。</p>',
    descriptionEn: '<p>Each article gives the principle, what we measured, and the cases it does not suit.</p>',
    bigImage: 'news-sensor.jpg',
  },
]
