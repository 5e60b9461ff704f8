import type { DemoProduct } from './catalogue-types.ts'
import { build } from './catalogue-sku-specs.ts'
import { lensSeries, lensSeriesEn } from './products-lens-series.ts'

const series = {
  ...lensSeries,
  locking: '接口可旋转，三颗锁紧螺钉',
  operatingTemp: '−40 °C 至 60 °C',
  record: '畸变、远心度、五个视场点的 MTF，按序列号下载',
}

const seriesEn = {
  ...lensSeriesEn,
  locking: 'Rotating mount with three screws',
  operatingTemp: '−40 °C to 60 °C',
  record: 'Distortion, telecentricity and MTF at five field points, by serial number',
}

const common = {
  category: 'telecentric',
  type: 'lens',
  brand: 'claregon',
  template: 'telecentric-lens',
  unit: '支',
  unitEn: 'piece',
}

export const telecentricLenses: DemoProduct[] = [
  {
    ...common,
    code: 'TC-55',
    slug: 'tc-55',
    name: 'TC-55 远心镜头',
    nameEn: 'TC-55 telecentric lens',
    subtitle: '倍率 1.0×，工作距离 55 毫米，测小零件',
    subtitleEn: 'Magnification 1.0×, working distance 55 mm: measuring small parts',
    params: {
      ...series,
      magnification: 1,
      workingDistance: 55,
      pixelMatch: '3.45',
      field: 17.5,
      centreResolution: 150,
      distortion: '< 0.03%',
      telecentricity: '< 0.06°',
      workingFNumber: 8,
      depthOfField: 0.3,
      drift: '≤ 0.012%',
      elements: '7 片 5 组，因瓦隔圈',
      coating: '420–700 nm',
      length: 112,
      diameter: 34,
      weight: 236,
      filterThread: 'M30.5×0.5',
    },
    paramsEn: { ...seriesEn, elements: '7 elements in 5 groups, Invar spacer' },
    pictures: ['tc-55-1.webp', 'tc-55-2.webp'],
    description: `<p>TC-55 把工件按一比一投到传感器上：装在 HM-1200 上，视野 14.1×10.4 毫米，一个像素对应 3.45 微米。接插件的针脚、轴承滚子、钟表齿轮，都在它的视野里。</p>
<h2>能测到多准</h2>
<p>边缘经亚像素计算，背光下的重复精度约为 0.5 微米；用随附数据校正畸变并做标定后，实际可以给出 ±2 微米的尺寸。要更准，温度就成了主要因素：100 毫米长的钢件每升高 1 °C 会长 1.2 微米。</p>
<h2>设计时想过的</h2>
<ul><li>外径只有 34 毫米，可以几支并排，间距 36 毫米</li><li>镜筒里有一段因瓦隔圈，−40 °C 到 60 °C 倍率变化不超过 0.012%</li><li>接口可以旋转，相机装好以后再把画面转正</li></ul>
<h2>局限</h2>
<p>一比一的代价是景深小，只有约 0.3 毫米，工件放得不平就会有一侧变虚。工作距离固定为 55 毫米，光源要绕着它布置：同轴款 TC-55-CX 在镜筒上带有 3 瓦蓝光接口，可以省去一支外置光源。</p>`,
    descriptionEn: `<p>The TC-55 projects a part onto the sensor one to one: on an HM-1200 it sees 14.1×10.4 mm, with 3.45 µm to a pixel. Connector pins, bearing rollers and watch wheels all fit.</p>
<h2>How accurate is it?</h2>
<p>With edges computed to fractions of a pixel, repeatability against a backlight is about 0.5 µm; once calibrated and corrected with the data supplied, it states dimensions to ±2 µm. Beyond that temperature decides: 100 mm of steel grow by 1.2 µm for each degree.</p>
<h2>What we had in mind</h2>
<ul><li>It is only 34 mm across, so several fit side by side every 36 mm</li><li>An Invar spacer in the barrel holds magnification to 0.012% from −40 °C to 60 °C</li><li>The mount rotates: level the image once the camera is in place</li></ul>
<h2>Limits</h2>
<p>One to one costs depth of field: about 0.3 mm, so a part that is not flat goes soft on one side. The working distance is fixed at 55 mm and lights have to be arranged around it. The coaxial TC-55-CX has a port for 3 W of blue light on its barrel and saves an external one.</p>`,
    price: 3650,
    tags: ['镜头', 'TC 系列', '尺寸测量'],
    skus: [
      { code: 'TC-55-C', specs: [build('标准', 'Standard')], price: 3650, stock: 83 },
      { code: 'TC-55-CX', specs: [build('同轴照明', 'Coaxial illumination')], price: 4280, stock: 41 },
    ],
    isTop: false,
    sort: 11,
    publishTime: '2023-06-20T09:30:00+08:00',
  },
  {
    ...common,
    code: 'TC-110',
    slug: 'tc-110',
    name: 'TC-110 远心镜头（二代）',
    nameEn: 'TC-110 telecentric lens (second generation)',
    subtitle: '倍率 0.3×，畸变低于 0.02%，每支附实测报告',
    subtitleEn: 'Magnification 0.3×, distortion below 0.02%, each with its own measurements',
    params: {
      ...series,
      magnification: 0.3,
      workingDistance: 110,
      pixelMatch: '2.5',
      field: 58,
      centreResolution: 200,
      distortion: '< 0.02%',
      telecentricity: '< 0.05°',
      workingFNumber: 6,
      depthOfField: 2.7,
      drift: '≤ 0.012%',
      elements: '8 片 6 组，因瓦隔圈',
      coating: '420–700 nm',
      length: 130,
      diameter: 66,
      weight: 497,
      filterThread: 'M62×0.75',
    },
    paramsEn: { ...seriesEn, elements: '8 elements in 6 groups, Invar spacer' },
    pictures: ['tc-110-1.webp', 'tc-110-2.webp'],
    description: `<p>TC-110 的视野对角 58 毫米，工作距离 110 毫米，适合中等尺寸的零件。一代累计交付 4.6 万支；二代的型号、安装尺寸和价格都不变，可以直接替换。</p>
<h2>二代改了什么</h2>
<ul><li>镜片由 9 片减为 8 片，前组改用低密度玻璃，整支由 690 克减到 497 克</li><li>中心分辨率由每毫米 145 线对提高到 200 线对，匹配 HM-2600 的 2.5 微米像元</li><li>因瓦隔圈成为标准配置，−40 °C 到 60 °C 倍率变化不超过 0.012%</li></ul>
<h2>为什么每支都测</h2>
<p>0.02% 的畸变，在 58 毫米的视野里不到 12 微米。有的客户要把它也校掉，这时“典型值”没有用，需要的是手里这一支的数据。报告按序列号下载，标定软件可以直接读取。</p>
<h2>选用时请考虑</h2>
<p>视野是固定的，比它大的零件装不下，需要移动工件或者换更大口径的型号。景深约 2.7 毫米（20 微米弥散圆）。镜头不带加热，低温现场请一并考虑相机：HM 系列的下限是 −20 °C，更冷时用 HS-67-H 包住相机，镜头露在外面。前端外径 66 毫米，离壁至少留 5 毫米。</p>`,
    descriptionEn: `<p>With a field of 58 mm diagonal and a working distance of 110 mm, the TC-110 suits parts of medium size. 46,000 of the first generation have shipped. The second keeps name, mounting dimensions and price, and replaces it directly.</p>
<h2>What the second generation changed</h2>
<ul><li>Eight elements instead of nine and lighter glass in front: 497 g instead of 690 g</li><li>200 line pairs per millimetre at the centre instead of 145, a match for the HM-2600’s 2.5 µm pixels</li><li>The Invar spacer is standard: magnification steady to 0.012% from −40 °C to 60 °C</li></ul>
<h2>Why every lens is measured</h2>
<p>Across a 58 mm field, 0.02% is less than 12 µm. Some customers correct even that, and then “typical values” are no use: they need the data of the lens in hand. Reports are downloaded by serial number, and calibration software reads them directly.</p>
<h2>Please consider</h2>
<p>The field is fixed: a larger part has to be moved, or needs a lens of larger aperture. Depth of field is about 2.7 mm for a blur of 20 µm. The lens has no heater, so mind the camera in the cold: HM cameras work down to −20 °C; below that enclose the camera in an HS-67-H and leave the lens outside. The front is 66 mm across and needs 5 mm of clearance.</p>`,
    price: 5480,
    tags: ['镜头', 'TC 系列', '尺寸测量'],
    skus: [
      { code: 'TC-110-C', specs: [build('标准', 'Standard')], price: 5480, stock: 134 },
      { code: 'TC-110-CX', specs: [build('同轴照明', 'Coaxial illumination')], price: 6260, stock: 27 },
    ],
    isTop: true,
    sort: 12,
    publishTime: '2026-06-11T09:30:00+08:00',
  },
]
