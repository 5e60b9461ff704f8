import type { DemoProduct } from './catalogue-types.ts'
import { iris } from './catalogue-sku-specs.ts'
import { lensSeries, lensSeriesEn } from './products-lens-series.ts'

const series = {
  ...lensSeries,
  pixelMatch: '3.45',
  coating: '400–1000 nm',
  locking: '对焦与光圈各三颗锁紧螺钉',
  operatingTemp: '−20 °C 至 60 °C',
  record: '五个视场点的 MTF、每片偏心，按序列号下载',
}

const seriesEn = {
  ...lensSeriesEn,
  locking: 'Three screws each for focus and iris',
  operatingTemp: '−20 °C to 60 °C',
  record: 'MTF at five field points and tilt of every element, by serial number',
}

const common = {
  category: 'fixed-lens',
  type: 'lens',
  brand: 'claregon',
  template: 'fixed-lens',
  unit: '支',
  unitEn: 'piece',
}

export const fixedLenses: DemoProduct[] = [
  {
    ...common,
    code: 'FL-12',
    slug: 'fl-12',
    name: 'FL-12 定焦镜头',
    nameEn: 'FL-12 fixed lens',
    subtitle: '焦距 12 毫米，1.1 英寸靶面，距离短、视野大的工位',
    subtitleEn: '12 mm focal length for 1.1-inch sensors: a wide view from a short distance',
    params: {
      ...series,
      focalLength: 12,
      aperture: 'F2.8 – F16',
      centreResolution: 160,
      cornerResolution: 100,
      distortion: '< 0.5%',
      angle: '61°',
      fieldAt300: 340,
      closest: 100,
      elements: '10 片 8 组',
      length: 52,
      diameter: 42,
      weight: 148,
      filterThread: 'M40.5×0.5',
    },
    paramsEn: { ...seriesEn, elements: '10 elements in 8 groups' },
    pictures: ['fl-12-1.webp', 'fl-12-2.webp'],
    description: `<p>机器里常常只留给镜头二三十厘米的高度，却要看一整个托盘。FL-12 的焦距是 12 毫米，装在 HM-1200 上，距离 300 毫米就能看到约 340 毫米宽。</p>
<h2>适合的任务</h2>
<ul><li>托盘与料仓的定位，机械手抓取</li><li>箱内零件的清点</li><li>高度受限的工位，读取分散在各处的码</li></ul>
<h2>设计时想过的</h2>
<p>焦距越短，边角越容易暗、越容易弯。FL-12 用 10 片镜片把畸变压到 0.5% 以内，F5.6 时边角亮度不低于中心的 70%。对焦环与光圈环各有三颗锁紧螺钉，均匀顶住一圈，锁紧时画面不会偏移。</p>
<h2>不要用它来做的事</h2>
<p>广角意味着近大远小明显：300 毫米处，工件高度变 1 毫米，尺寸就变约 0.33%；靠近画面边缘的立体零件会露出侧面。测尺寸请用 FL-50 放远一些，或者直接用远心镜头。边角分辨率为每毫米 100 线对，配 HM-2600 的 2.5 微米像元时边角会软。</p>`,
    descriptionEn: `<p>A machine often leaves a lens twenty or thirty centimetres of height and asks it to see a whole tray. With its 12 mm focal length on an HM-1200, the FL-12 sees about 340 mm across from a distance of 300 mm.</p>
<h2>Suitable tasks</h2>
<ul><li>Locating parts on trays and in bins for a robot</li><li>Counting parts in a box</li><li>Reading codes scattered over a station with little headroom</li></ul>
<h2>What we had in mind</h2>
<p>The shorter the focal length, the darker and more bent the corners tend to be. The FL-12 holds distortion below 0.5% with ten elements, and at F5.6 the corners keep at least 70% of the brightness at the centre. Focus and iris rings have three screws each, spread evenly, so that locking them does not shift the image.</p>
<h2>What not to use it for</h2>
<p>A wide angle shows near things larger: at 300 mm, one millimetre of height changes the size by about 0.33%, and parts near the edge of the image show their sides. For measuring, use an FL-50 from farther away or a telecentric lens. With 100 line pairs per millimetre in the corners, it goes soft there on the 2.5 µm pixels of the HM-2600.</p>`,
    price: 1280,
    tags: ['镜头', 'FL 系列', '广角'],
    skus: [{ code: 'FL-12-C', specs: [iris('手动可调', 'Manual')], price: 1280, stock: 205 }],
    isTop: false,
    sort: 8,
    publishTime: '2023-04-18T10:00:00+08:00',
  },
  {
    ...common,
    code: 'FL-25',
    slug: 'fl-25',
    name: 'FL-25 定焦镜头',
    nameEn: 'FL-25 fixed lens',
    subtitle: '焦距 25 毫米，畸变低于 0.1%，长 46 毫米',
    subtitleEn: '25 mm focal length, distortion below 0.1%, 46 mm long',
    params: {
      ...series,
      focalLength: 25,
      aperture: 'F2.8 – F16',
      centreResolution: 180,
      cornerResolution: 120,
      distortion: '< 0.1%',
      angle: '31.6°',
      fieldAt300: 155,
      closest: 150,
      elements: '8 片 6 组',
      length: 46,
      diameter: 39,
      weight: 112,
      filterThread: 'M35.5×0.5',
    },
    paramsEn: { ...seriesEn, elements: '8 elements in 6 groups' },
    pictures: ['fl-25-1.webp', 'fl-25-2.webp'],
    description: `<p>不确定该选哪支镜头时，多半可以从 FL-25 试起：装在 HM-1200 上，距离 300 毫米看到约 155 毫米宽，视角不大不小，畸变低于 0.1%。</p>
<h2>它在哪里工作</h2>
<ul><li>法兰端面的激光刻字，字高 0.8 毫米</li><li>电芯顶盖焊缝，配 HM-500 与两支 BL-300</li><li>装配件的有无和方向</li></ul>
<h2>该用它，还是远心镜头</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">FL-25</th><th scope="col">TC-110</th></tr></thead><tbody><tr><td>畸变</td><td>&lt; 0.1%</td><td>&lt; 0.02%</td></tr><tr><td>1 mm 高度变化的影响</td><td>约 0.33%</td><td>&lt; 0.005%</td></tr><tr><td>视野</td><td>随距离可变</td><td>对角 58 mm，固定</td></tr><tr><td>长度</td><td>46 mm</td><td>130 mm</td></tr></tbody></table>
<p>工件不会上下跳、边缘没有厚度、公差大于视野的千分之一，FL-25 加一次标定通常就够，省下的钱不如花在光源上。三条里有一条不满足，先借一支 TC-110 做对比。</p>
<h2>随镜头给您的数据</h2>
<p>每支镜头的五个视场点 MTF 和每片镜片的偏心都按序列号保存十年，扫镜筒上的编码可以下载。FL-25A 是固定光圈的加固款，F4，没有可以松动的环，装在机械手或振动台上更稳。FL 系列按 3.45 微米像元设计，配 HM-2600 时中心够用，边角会软一些。</p>`,
    descriptionEn: `<p>When in doubt which lens to choose, the FL-25 is usually the one to begin with: on an HM-1200 it sees about 155 mm across from 300 mm, an angle neither wide nor narrow, with distortion below 0.1%.</p>
<h2>Where it works</h2>
<ul><li>Laser marks 0.8 mm high on the faces of flanges</li><li>Cover welds on battery cells, with an HM-500 and two BL-300</li><li>Presence and orientation of assembled parts</li></ul>
<h2>This one, or a telecentric lens?</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">FL-25</th><th scope="col">TC-110</th></tr></thead><tbody><tr><td>Distortion</td><td>&lt; 0.1%</td><td>&lt; 0.02%</td></tr><tr><td>Effect of 1 mm in height</td><td>about 0.33%</td><td>&lt; 0.005%</td></tr><tr><td>Field of view</td><td>varies with distance</td><td>58 mm diagonal, fixed</td></tr><tr><td>Length</td><td>46 mm</td><td>130 mm</td></tr></tbody></table>
<p>If the part does not move up and down, its edge is not thick and the tolerance is above a thousandth of the view, an FL-25 and one calibration are usually enough, and the money saved is better spent on lighting. If any of the three fails, borrow a TC-110 and compare.</p>
<h2>Data that come with it</h2>
<p>The MTF at five field points and the tilt of every element are kept by serial number for ten years; scan the code on the barrel to download them. The FL-25A is a ruggedised version fixed at F4, without rings that could work loose, for robots and vibrating machines. FL lenses were designed for 3.45 µm pixels: with an HM-2600 the centre is good enough, while the corners are a little soft.</p>`,
    price: 980,
    tags: ['镜头', 'FL 系列', '低畸变'],
    skus: [
      { code: 'FL-25-C', specs: [iris('手动可调', 'Manual')], price: 980, stock: 640 },
      { code: 'FL-25A-C', specs: [iris('固定 F4，加固', 'Fixed F4, ruggedised')], price: 1120, stock: 118 },
    ],
    isTop: false,
    sort: 9,
    publishTime: '2023-04-18T09:30:00+08:00',
  },
  {
    ...common,
    code: 'FL-50',
    slug: 'fl-50',
    name: 'FL-50 定焦镜头',
    nameEn: 'FL-50 fixed lens',
    subtitle: '焦距 50 毫米，畸变低于 0.05%，看远处的小视野',
    subtitleEn: '50 mm focal length, distortion below 0.05%: a small field from farther away',
    params: {
      ...series,
      focalLength: 50,
      aperture: 'F2.8 – F22',
      centreResolution: 180,
      cornerResolution: 130,
      distortion: '< 0.05%',
      angle: '16.1°',
      fieldAt300: 71,
      closest: 250,
      elements: '8 片 7 组',
      length: 54,
      diameter: 41,
      weight: 136,
      filterThread: 'M37.5×0.5',
    },
    paramsEn: { ...seriesEn, elements: '8 elements in 7 groups' },
    pictures: ['fl-50-1.webp', 'fl-50-2.webp'],
    description: `<p>有些工件近不得：炉口、焊枪旁、机械手的回转范围里。FL-50 让相机退开一步，距离 300 毫米看 71 毫米宽，退到 1 米看约 270 毫米宽（以 HM-1200 计；HM-500 靶面小，视野约为六成）。</p>
<h2>适合的任务</h2>
<ul><li>焊接、热成形旁边的定位与检测，相机留在防护罩里</li><li>小零件的外观，视野 60 到 100 毫米</li><li>视野中心附近的尺寸，公差在千分之一以上</li></ul>
<h2>为什么离远一点更准</h2>
<p>同样看 155 毫米宽，FL-25 要站在 300 毫米处，FL-50 可以站在 600 毫米处。工件高度变 1 毫米，FL-25 的尺寸变化约 0.33%，FL-50 只有约 0.17%。距离加倍，误差减半，这是一项便宜的改进。</p>
<h2>局限</h2>
<p>最近工作距离为 250 毫米，再近需要加接圈，加 5 毫米接圈后可以近到 195 毫米，但边角会变软。距离远了，光源也要跟着加强：频闪时建议留出两倍的余量。滤镜螺纹为 M37.5，旁边有焊接弧光时可以加 470 纳米的带通滤镜，并改用蓝光。</p>`,
    descriptionEn: `<p>Some parts keep a camera at a distance: at a furnace mouth, beside a welding torch, within a robot’s reach. The FL-50 lets it step back, with 71 mm across from 300 mm and about 270 mm from one metre (with an HM-1200; the smaller HM-500 sees about 60% of that).</p>
<h2>Suitable tasks</h2>
<ul><li>Locating and inspecting beside welding and hot forming, with the camera in a housing</li><li>Surfaces of small parts in a field of 60 to 100 mm</li><li>Dimensions near the centre of the field, with tolerances above a thousandth</li></ul>
<h2>Why farther away is more accurate</h2>
<p>To see 155 mm across, an FL-25 stands at 300 mm and an FL-50 at 600 mm. One millimetre of height then changes the size by about 0.33% with the FL-25 and by only about 0.17% with the FL-50. Twice the distance, half the error: a cheap improvement.</p>
<h2>Limits</h2>
<p>The closest working distance is 250 mm. A 5 mm extension ring brings it down to 195 mm, at the cost of softer corners. With distance the light has to grow as well: allow twice what you think you need when strobing. The filter thread is M37.5; next to a welding arc, fit a 470 nm band-pass filter and use blue light.</p>`,
    price: 1080,
    tags: ['镜头', 'FL 系列', '低畸变'],
    skus: [{ code: 'FL-50-C', specs: [iris('手动可调', 'Manual')], price: 1080, stock: 276 }],
    isTop: false,
    sort: 10,
    publishTime: '2023-09-05T09:30:00+08:00',
  },
]
