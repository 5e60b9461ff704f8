import type { DemoProduct } from './catalogue-types.ts'
import { sensor } from './catalogue-sku-specs.ts'

// The properties that both HL cameras share.
const series = {
  protocol: 'GigE Vision 2.0，GenICam',
  connector: 'RJ45（带锁紧螺丝），12 芯圆形接头',
  trigger: '编码器、硬件、软件、自由运行',
  digitalIo: '2 路光耦输入，1 路光耦输出，2 路可配置',
  cableLength: 100,
  encoder: 'RS-422，A/B/Z，可倍频与分频',
  poe: true,
  material: '铝合金，阳极氧化',
  operatingTemp: '0 °C 至 50 °C',
  storageTemp: '−20 °C 至 70 °C',
  humidity: '20%–80%，无凝露',
  protection: 'ip40',
  shock: '5 g（20–200 Hz），冲击 50 g',
  conformity: 'CE，FCC，RoHS',
}

const seriesEn = {
  protocol: 'GigE Vision 2.0, GenICam',
  connector: 'RJ45 with locking screws, 12-pin circular',
  trigger: 'Encoder, hardware, software, free run',
  digitalIo: '2 opto-isolated inputs, 1 opto-isolated output, 2 configurable',
  encoder: 'RS-422, A/B/Z, with multiplier and divider',
  material: 'Aluminium, anodised',
  operatingTemp: '0 °C to 50 °C',
  storageTemp: '−20 °C to 70 °C',
  humidity: '20%–80%, non-condensing',
  shock: '5 g (20–200 Hz), shock 50 g',
  conformity: 'CE, FCC, RoHS',
}

const common = {
  category: 'line-scan',
  type: 'camera',
  brand: 'claregon',
  template: 'line-camera',
  unit: '台',
  unitEn: 'unit',
}

export const lineCameras: DemoProduct[] = [
  {
    ...common,
    code: 'HL-4K',
    slug: 'hl-4k',
    name: 'HL-4K 线阵相机',
    nameEn: 'HL-4K line-scan camera',
    subtitle: '每行 4096 像素，行频 28 kHz，千兆网，网线供电',
    subtitleEn: '4096 pixels a line at 28 kHz over gigabit Ethernet, powered by the cable',
    params: {
      ...series,
      lineWidth: '4k',
      lines: 1,
      pixelSize: 7,
      sensorLength: 28.7,
      lineRate: 28,
      exposure: '4 μs – 10 ms',
      dynamicRange: 62,
      snr: 43,
      pixelFormats: 'Mono8 / Mono12',
      interface: 'gige',
      buffer: 256,
      supply: 'PoE（IEEE 802.3af）或 12–24 V DC',
      power: 5.8,
      mount: 'm42',
      size: '62×62×48 mm',
      weight: 262,
    },
    paramsEn: { ...seriesEn, supply: 'PoE (IEEE 802.3af) or 12–24 V DC' },
    pictures: ['hl-4k-1.webp', 'hl-4k-2.webp'],
    description: `<p>连续运动的材料没有“一张”可拍：薄膜、纸张、无纺布从相机下流过，线阵相机一行一行地看，再拼成一张没有尽头的图。HL-4K 每行 4096 像素，每秒 2.8 万行。</p>
<h2>算一算够不够</h2>
<p>幅宽 600 毫米时，一个像素约 0.15 毫米；行频 28 kHz，材料最快可以走到每秒 4.1 米而不变形。要看的缺陷至少应占三个像素，也就是约 0.45 毫米。</p>
<h2>设计时想过的</h2>
<ul><li>像元取 7 微米，感光面积是 3.45 微米像元的四倍多，同样的光源可以走得更快</li><li>编码器信号进入相机后先做滤波和倍频，走走停停时不会多出假行</li><li>平场校正存八组，换幅宽或换光源时直接调用</li></ul>
<h2>局限</h2>
<p>感光长度 28.7 毫米，超出了 FL 和 TC 系列的像面，需要 M42 接口的大靶面镜头，我们可以代为选配并随机测试。只有黑白一款；要看颜色，请用两支不同波长的光源分时点亮，行频相应减半。工作温度从 0 °C 起，比 HM 系列窄。</p>`,
    descriptionEn: `<p>A moving web has no single image to take. Film, paper or nonwoven flows past, and a line-scan camera looks at it line by line and joins the lines into a picture without an end. The HL-4K sees 4096 pixels a line, 28,000 lines a second.</p>
<h2>Is it enough? A sum</h2>
<p>Across a web of 600 mm one pixel is about 0.15 mm, and at 28 kHz the web may run at up to 4.1 m/s without distortion. A defect should cover at least three pixels, that is about 0.45 mm.</p>
<h2>What we had in mind</h2>
<ul><li>Pixels of 7 µm have more than four times the area of 3.45 µm ones, so the same light allows a faster web</li><li>The encoder signal is filtered and multiplied inside the camera, so stop-and-go adds no false lines</li><li>Eight flat-field corrections are stored and recalled when web width or light changes</li></ul>
<h2>Limits</h2>
<p>At 28.7 mm the sensor is longer than the image of FL and TC lenses: it needs a large-format M42 lens, which we can choose for you and test with the camera. It comes in mono only; for colour, strobe two lights of different wavelengths in turn, at half the line rate. It works from 0 °C, a narrower range than the HM cameras.</p>`,
    tags: ['线阵相机', 'HL 系列', '卷材检测'],
    skus: [{ code: 'HL-4K-M', specs: [sensor('黑白', 'Mono')], stock: 64 }],
    isTop: false,
    sort: 5,
    publishTime: '2023-10-17T09:30:00+08:00',
  },
  {
    ...common,
    code: 'HL-8K',
    slug: 'hl-8k',
    name: 'HL-8K 线阵相机',
    nameEn: 'HL-8K line-scan camera',
    subtitle: '每行 8192 像素，行频 100 kHz，双线传感器，10GigE',
    subtitleEn: '8192 pixels a line at 100 kHz from a two-line sensor, over 10GigE',
    params: {
      ...series,
      lineWidth: '8k',
      lines: 2,
      pixelSize: 5,
      sensorLength: 41,
      lineRate: 100,
      exposure: '3 μs – 10 ms',
      dynamicRange: 60,
      snr: 40,
      pixelFormats: 'Mono8 / Mono10p，BayerRG8',
      interface: '10gige',
      buffer: 1024,
      supply: 'PoE+（IEEE 802.3at）或 24 V DC',
      power: 14.5,
      mount: 'm58',
      size: '76×76×60 mm',
      weight: 438,
    },
    paramsEn: { ...seriesEn, pixelFormats: 'Mono8 / Mono10p, BayerRG8', supply: 'PoE+ (IEEE 802.3at) or 24 V DC' },
    pictures: ['hl-8k-1.webp', 'hl-8k-2.webp'],
    description: `<p>HL-8K 用在宽幅而且快的线上：电池极片、光学膜、印刷卷材。每行 8192 像素，每秒 10 万行，图像经一根 10GigE 网线直接进入 VC-4 或 VC-8。</p>
<h2>一个例子</h2>
<table><thead><tr><th scope="col">极片涂布线</th><th scope="col">数值</th></tr></thead><tbody><tr><td>幅宽</td><td>800 mm</td></tr><tr><td>每像素</td><td>约 0.1 mm</td></tr><tr><td>最高线速</td><td>每秒 9.8 米</td></tr><tr><td>数据量</td><td>约 820 MB/s</td></tr></tbody></table>
<p>要看的缺陷应占三个像素以上，在这个例子里约为 0.3 毫米，露箔、划痕和颗粒多数在此列。</p>
<h2>为什么是双线</h2>
<p>行频 100 kHz 时，每行曝光不到 10 微秒。两条线先后看同一处再相加，收到的光加倍，信噪比提高约 1.4 倍。彩色款的两条线按红绿、蓝绿交替排列，行频降到 50 kHz。</p>
<h2>请先考虑这些</h2>
<ul><li>光源要够亮：全速运行时，一般条形光源不够，需要聚光型线光源，我们按幅宽定制，请先到实验室试拍</li><li>两条线相加要求编码器准确，材料打滑会让边缘变虚，可以改用单线模式</li><li>功耗 14.5 瓦，需要 PoE+ 供电，普通 802.3af 网口带不动</li><li>感光长度 41 毫米，镜头为 M58 接口，不在我们的镜头系列之内</li></ul>`,
    descriptionEn: `<p>The HL-8K is for webs that are both wide and fast: battery electrodes, optical film, printed rolls. It sees 8192 pixels a line, 100,000 lines a second, and sends them to a VC-4 or VC-8 over one 10GigE cable.</p>
<h2>An example</h2>
<table><thead><tr><th scope="col">Electrode coating line</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Web width</td><td>800 mm</td></tr><tr><td>Per pixel</td><td>about 0.1 mm</td></tr><tr><td>Highest web speed</td><td>9.8 m/s</td></tr><tr><td>Data rate</td><td>about 820 MB/s</td></tr></tbody></table>
<p>A defect should cover at least three pixels, here about 0.3 mm: most bare spots, scratches and particles do.</p>
<h2>Why two lines</h2>
<p>At 100 kHz a line is exposed for less than 10 µs. Two lines look at the same place one after the other and are added: twice the light, and a signal-to-noise ratio about 1.4 times as high. In the colour version the lines alternate red-green and blue-green, at 50 kHz.</p>
<h2>Think of these first</h2>
<ul><li>It needs plenty of light: at full speed a usual bar light is not enough. It takes a focused line light, which we make to your web width; try it in our lab first</li><li>Adding lines relies on an accurate encoder; if the web slips, edges go soft, and single-line mode is the way out</li><li>At 14.5 W it needs PoE+; an ordinary 802.3af port cannot supply it</li><li>The sensor is 41 mm long and the mount M58, for which we make no lenses ourselves</li></ul>`,
    tags: ['线阵相机', 'HL 系列', '10GigE'],
    skus: [
      { code: 'HL-8K-M', specs: [sensor('黑白', 'Mono')], stock: 31 },
      { code: 'HL-8K-C', specs: [sensor('彩色', 'Colour')], stock: 12 },
    ],
    isTop: false,
    sort: 6,
    publishTime: '2025-04-08T09:30:00+08:00',
  },
]
