import type { DemoProduct } from './catalogue-types.ts'
import { sensor } from './catalogue-sku-specs.ts'

// The properties that all HM cameras share.
const series = {
  sensorFormat: '1-1',
  shutter: 'global',
  protocol: 'GigE Vision 2.0，GenICam',
  connector: 'RJ45（带锁紧螺丝），6 芯圆形接头',
  trigger: '硬件、软件、PTP 动作命令',
  digitalIo: '1 路光耦输入，1 路光耦输出，2 路可配置',
  cableLength: 100,
  poe: true,
  supply: 'PoE（IEEE 802.3af）或 12–24 V DC',
  mount: 'c',
  material: '铝合金，阳极氧化',
  operatingTemp: '−20 °C 至 50 °C',
  storageTemp: '−30 °C 至 70 °C',
  humidity: '20%–80%，无凝露',
  protection: 'ip40',
  shock: '10 g（20–200 Hz），冲击 70 g',
  conformity: 'CE，FCC，RoHS',
}

const seriesEn = {
  protocol: 'GigE Vision 2.0, GenICam',
  connector: 'RJ45 with locking screws, 6-pin circular',
  trigger: 'Hardware, software, PTP action command',
  digitalIo: '1 opto-isolated input, 1 opto-isolated output, 2 configurable',
  supply: 'PoE (IEEE 802.3af) or 12–24 V DC',
  material: 'Aluminium, anodised',
  operatingTemp: '−20 °C to 50 °C',
  storageTemp: '−30 °C to 70 °C',
  humidity: '20%–80%, non-condensing',
  shock: '10 g (20–200 Hz), shock 70 g',
  conformity: 'CE, FCC, RoHS',
}

const common = {
  category: 'area-scan',
  type: 'camera',
  brand: 'claregon',
  template: 'area-camera',
  unit: '台',
  unitEn: 'unit',
}

export const areaCameras: DemoProduct[] = [
  {
    ...common,
    code: 'HM-500',
    slug: 'hm-500',
    name: 'HM-500 面阵相机',
    nameEn: 'HM-500 area-scan camera',
    subtitle: '500 万像素，千兆网，一根网线供电并传图，功耗 3.1 瓦',
    subtitleEn: 'Five megapixels over gigabit Ethernet, power and images on one cable, 3.1 W',
    params: {
      ...series,
      megapixels: '5',
      resolution: '2448×2048',
      sensorFormat: '2-3',
      pixelSize: 3.45,
      frameRate: 24,
      exposure: '14 μs – 10 s',
      dynamicRange: 70,
      snr: 40,
      pixelFormats: 'Mono8 / Mono10 / Mono12p，BayerRG8 / BayerRG12p',
      interface: 'gige',
      buffer: 128,
      power: 3.1,
      size: '38×38×44 mm',
      weight: 96,
    },
    paramsEn: { ...seriesEn, pixelFormats: 'Mono8 / Mono10 / Mono12p, BayerRG8 / BayerRG12p' },
    pictures: ['hm-500-1.webp', 'hm-500-2.webp'],
    description: `<p>HM-500 是 HM 系列里用量最大的一款：500 万像素、全局快门、千兆网，一根网线供电并传图。它的任务是把一个普通工位需要的事做稳。</p>
<h2>适合做什么</h2>
<ul><li>判断零件的有无、位置与方向，视野 30 到 200 毫米</li><li>电芯顶盖焊缝：两支 BL-300 交替频闪，配 FL-25 镜头，可看到直径 0.15 毫米的爆点</li><li>读取标签、喷码与二维码</li></ul>
<h2>设计时想过的</h2>
<p>靶面取 2/3 英寸。FL 与 TC 系列都按 1.1 英寸设计，装在 HM-500 上只用到中间一块，边角画质因此更好。机身与 HM-1200 同为 38 毫米见方，前端安装孔相同，以后提高分辨率不必改支架。暗场在出厂时逐台校正，数据写在相机里。</p>
<h2>不适合的情况</h2>
<p>千兆网的带宽决定了全幅最高每秒 24 帧，12 位输出时降到 16 帧。节拍快于每秒 20 件，或者要在 200 毫米的视野里看清 0.15 毫米，请直接选 HM-1200。工作温度的下限是 −20 °C，更冷的现场需要 HS-67-H 防护罩。</p>`,
    descriptionEn: `<p>The HM-500 is the HM camera we ship most of: five megapixels, global shutter, gigabit Ethernet, with power and images on one cable. Its job is to do reliably what an ordinary station needs.</p>
<h2>What it is good for</h2>
<ul><li>Presence, position and orientation of parts in a field of 30 to 200 mm</li><li>Cover welds on battery cells: two BL-300 lights strobing in turn and an FL-25 lens show pits 0.15 mm across</li><li>Reading labels, ink-jet print and 2D codes</li></ul>
<h2>What we had in mind</h2>
<p>The format is 2/3 inch. FL and TC lenses are designed for 1.1 inch, so the HM-500 uses only the middle of their image, where the corners are better. Like the HM-1200 it is 38 mm square with the same mounting holes in front: more resolution later needs no new bracket. Dark noise is corrected camera by camera before shipping, and the data stay in the camera.</p>
<h2>Where it does not fit</h2>
<p>Gigabit bandwidth limits full frames to 24 a second, and to 16 at twelve bits. For more than 20 parts a second, or 0.15 mm in a 200 mm field, go straight to the HM-1200. It works down to −20 °C; a colder site needs the HS-67-H housing.</p>`,
    price: 2980,
    tags: ['工业相机', 'HM 系列', 'GigE'],
    skus: [
      { code: 'HM-500-M', specs: [sensor('黑白', 'Mono')], price: 2980, stock: 426 },
      { code: 'HM-500-C', specs: [sensor('彩色', 'Colour')], price: 3080, stock: 158 },
    ],
    isTop: false,
    sort: 1,
    publishTime: '2023-03-14T09:30:00+08:00',
  },
  {
    ...common,
    code: 'HM-1200',
    slug: 'hm-1200',
    name: 'HM-1200 面阵相机',
    nameEn: 'HM-1200 area-scan camera',
    subtitle: '1200 万像素，每秒 45 帧，5GigE，机身 38×38×52 毫米',
    subtitleEn: 'Twelve megapixels at 45 frames a second over 5GigE, in a 38×38×52 mm housing',
    params: {
      ...series,
      megapixels: '12',
      resolution: '4096×3000',
      pixelSize: 3.45,
      frameRate: 45,
      exposure: '12 μs – 10 s',
      dynamicRange: 69,
      snr: 40,
      pixelFormats: 'Mono8 / Mono10 / Mono12p，BayerRG8 / BayerRG12p',
      interface: '5gige',
      buffer: 512,
      power: 5.6,
      size: '38×38×52 mm',
      weight: 118,
    },
    paramsEn: { ...seriesEn, pixelFormats: 'Mono8 / Mono10 / Mono12p, BayerRG8 / BayerRG12p' },
    pictures: ['hm-1200-1.webp', 'hm-1200-2.webp'],
    video: 'product-turntable.mp4',
    description: `<p>HM-1200 把 4096×3000 像素的全局快门传感器装进 38 毫米见方的机身，供电、触发和图像都走同一根网线。它是我们多数演示线和成套方案里的标准相机。</p>
<h2>为什么是 5GigE</h2>
<p>1200 万像素、每秒 45 帧，折合每秒约 550 兆字节。千兆网传不动，万兆网要更粗的线、更多的热。5GigE 正好够用，现场已有的六类线大多可以保留。四台相机可以直接接在一台 VC-4 上，每台独占一个网口。</p>
<p>视野 100 到 250 毫米、细节 0.1 到 0.2 毫米的任务适合用它，例如法兰刻字、电芯蓝膜外观和光隧道里的机盖漆面。</p>
<h2>与相邻型号比较</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">HM-500</th><th scope="col">HM-1200</th><th scope="col">HM-2600</th></tr></thead><tbody><tr><td>像素</td><td>2448×2048</td><td>4096×3000</td><td>5120×5120</td></tr><tr><td>帧率</td><td>24 fps</td><td>45 fps</td><td>42 fps</td></tr><tr><td>接口</td><td>GigE</td><td>5GigE</td><td>10GigE</td></tr><tr><td>功耗</td><td>3.1 W</td><td>5.6 W</td><td>9.5 W</td></tr></tbody></table>
<h2>请留意</h2>
<ul><li>45 帧指 8 位输出；12 位打包输出时为 30 帧</li><li>环境 40 °C、满帧率连续运行时，外壳温升不超过 18 °C；请把相机固定在金属支架上，侧面鳍片周围留 10 毫米</li><li>控制器侧若只有千兆口，相机会自动降速到每秒 9 帧</li></ul>`,
    descriptionEn: `<p>The HM-1200 puts a 4096×3000 global-shutter sensor into a housing 38 mm square, with power, trigger and images on a single network cable. It is the standard camera of most of our demonstration lines and complete solutions.</p>
<h2>Why 5GigE</h2>
<p>Twelve megapixels at 45 frames a second come to about 550 MB/s: too much for gigabit Ethernet, while ten-gigabit means thicker cable and more heat. 5GigE is enough, and most Category 6 cable already on site can stay. Four cameras connect directly to one VC-4, each with a port to itself.</p>
<p>It suits fields of 100 to 250 mm and details of 0.1 to 0.2 mm, such as marks on flanges, blue film on battery cells, or bonnets in the light tunnel.</p>
<h2>Compared with the HM-500 and HM-2600</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">HM-500</th><th scope="col">HM-1200</th><th scope="col">HM-2600</th></tr></thead><tbody><tr><td>Pixels</td><td>2448×2048</td><td>4096×3000</td><td>5120×5120</td></tr><tr><td>Frame rate</td><td>24 fps</td><td>45 fps</td><td>42 fps</td></tr><tr><td>Interface</td><td>GigE</td><td>5GigE</td><td>10GigE</td></tr><tr><td>Power</td><td>3.1 W</td><td>5.6 W</td><td>9.5 W</td></tr></tbody></table>
<h2>Please note</h2>
<ul><li>45 fps applies to 8-bit output; packed 12-bit output runs at 30</li><li>At full frame rate and 40 °C ambient the case warms by no more than 18 °C; fix the camera to a metal bracket and leave 10 mm around the fins</li><li>On a gigabit port the camera slows itself to nine frames a second</li></ul>`,
    price: 7600,
    tags: ['工业相机', 'HM 系列', '5GigE'],
    skus: [
      { code: 'HM-1200-M', specs: [sensor('黑白', 'Mono')], price: 7600, stock: 312 },
      { code: 'HM-1200-C', specs: [sensor('彩色', 'Colour')], price: 7800, stock: 94 },
    ],
    isTop: true,
    sort: 2,
    publishTime: '2024-01-16T09:30:00+08:00',
  },
  {
    ...common,
    code: 'HM-2600',
    slug: 'hm-2600',
    name: 'HM-2600 面阵相机',
    nameEn: 'HM-2600 area-scan camera',
    subtitle: '2600 万像素，每秒 42 帧，10GigE，与 HM-1200 同一安装面',
    subtitleEn: '26 megapixels at 42 frames a second over 10GigE, on the mounting face of the HM-1200',
    params: {
      ...series,
      megapixels: '26',
      resolution: '5120×5120',
      pixelSize: 2.5,
      frameRate: 42,
      exposure: '15 μs – 10 s',
      dynamicRange: 66,
      snr: 38,
      pixelFormats: 'Mono8 / Mono10p / Mono12p，BayerRG8 / BayerRG12p',
      interface: '10gige',
      buffer: 1024,
      power: 9.5,
      size: '38×38×62 mm',
      weight: 146,
    },
    paramsEn: { ...seriesEn, pixelFormats: 'Mono8 / Mono10p / Mono12p, BayerRG8 / BayerRG12p' },
    pictures: ['hm-2600-1.webp', 'hm-2600-2.webp'],
    description: `<p>HM-2600 使用 5120×5120 像素的方形传感器。过去要两台 HM-1200 拼接的视野，现在一台就能覆盖，也省去拼接处的标定。</p>
<h2>像元小了，怎么保住画质</h2>
<p>像元从 3.45 微米缩小到 2.5 微米，每个像元接到的光只有一半左右。传感器背面直接贴在铜基板上，芯片温度因此降低 9 °C；暗场逐台标定，数据写入相机。最终动态范围为 66 dB，比 HM-1200 低 3 dB，这一点请在打光时补回来。</p>
<h2>用在哪里</h2>
<ul><li>控制板焊点：配 TC-110，视野约 43 毫米见方，可分辨 0201 元件</li><li>法兰字符：每秒 1 米通过，读 0.8 毫米高的激光刻字</li><li>方形工件的尺寸与外观一次拍完</li></ul>
<h2>选用前请确认</h2>
<ul><li>42 帧指 8 位输出，12 位打包输出时为 28 帧</li><li>靶面为 1.1 英寸，FL 与 TC 系列都能装；FL 系列按 3.45 微米像元设计，边角会比中心软，要求全幅一致时用二代 TC-110</li><li>功耗 9.5 瓦，机身会发热，必须装在金属面上；装进 HS-67 时环境温度不超过 45 °C</li></ul>`,
    descriptionEn: `<p>The HM-2600 has a square sensor of 5120×5120 pixels. A field that used to take two HM-1200 cameras now takes one, and there is no seam to calibrate.</p>
<h2>Smaller pixels, and what we did about them</h2>
<p>From 3.45 to 2.5 µm, a pixel receives about half the light. The sensor sits directly on a copper base, which keeps it 9 °C cooler, and dark noise is calibrated camera by camera with the data stored inside. Dynamic range comes to 66 dB, 3 dB below the HM-1200: please make that up with light.</p>
<h2>Where it is used</h2>
<ul><li>Solder joints on control boards: with a TC-110, a field about 43 mm square that resolves 0201 components</li><li>Marks on flanges: laser characters 0.8 mm high, passing at 1 m/s</li><li>Square parts, measured and inspected in one image</li></ul>
<h2>Before you choose it</h2>
<ul><li>42 frames are at eight bits; packed twelve-bit output runs at 28</li><li>The format is 1.1 inch, so FL and TC lenses fit; FL lenses were designed for 3.45 µm pixels and are softer in the corners, so use the second-generation TC-110 where the whole field must be even</li><li>At 9.5 W the housing gets warm: it must sit on metal, and inside an HS-67 the ambient limit is 45 °C</li></ul>`,
    tags: ['工业相机', 'HM 系列', '10GigE'],
    skus: [
      { code: 'HM-2600-M', specs: [sensor('黑白', 'Mono')], stock: 87 },
      { code: 'HM-2600-C', specs: [sensor('彩色', 'Colour')], stock: 35 },
    ],
    isTop: false,
    sort: 3,
    publishTime: '2026-01-15T09:30:00+08:00',
  },
]
