import type { DemoProduct } from './catalogue-types.ts'
import { build, colour, front } from './catalogue-sku-specs.ts'

const common = { type: 'light', brand: 'claregon-light', template: 'light' }

export const lights: DemoProduct[] = [
  {
    ...common,
    code: 'RL-90',
    slug: 'rl-90',
    name: 'RL-90 四色环形光源',
    nameEn: 'RL-90 four-colour ring light',
    subtitle: '四种颜色、四个方向独立点亮，最短脉宽 1 微秒',
    subtitleEn: 'Four colours and four directions lit separately, pulses down to 1 µs',
    category: 'ring-light',
    params: {
      form: 'ring',
      colour: 'rgbw',
      wavelengths: '红 630 nm，绿 525 nm，蓝 470 nm，白 5700 K',
      emitting: '外径 90 mm，内径 62 mm',
      sectors: 4,
      multiZone: true,
      incidence: '与光轴约 35°',
      lightDistance: '40–120 mm',
      illuminance: '42,000 lx（白光，80 mm 处，常亮）',
      uniformity: '≥ 85%（直径 40 mm 内）',
      lifetime: 50000,
      driving: 'both',
      minPulse: 1,
      peakCurrent: 4,
      controller: 'LC-4，LC-8',
      supply: '24 V DC，由控制器提供',
      power: 12,
      connector: 'M12 8 芯，线长 1.5 m',
      size: 'Φ90×28 mm',
      fixing: '4×M3，孔距与 RL-80 相同',
      weight: 185,
      material: '铝合金，黑色阳极氧化',
      operatingTemp: '−10 °C 至 45 °C',
      humidity: '不超过 85%，无凝露',
      protection: 'ip54',
      conformity: 'CE，RoHS，IEC 62471',
    },
    paramsEn: {
      wavelengths: 'Red 630 nm, green 525 nm, blue 470 nm, white 5700 K',
      emitting: 'Outside 90 mm, inside 62 mm',
      incidence: 'About 35° to the axis',
      illuminance: '42,000 lx (white, at 80 mm, continuous)',
      uniformity: '≥ 85% (within 40 mm)',
      controller: 'LC-4, LC-8',
      supply: '24 V DC from the controller',
      connector: 'M12 8-pin on 1.5 m of cable',
      fixing: '4×M3, hole spacing as on the RL-80',
      material: 'Aluminium, anodised black',
      operatingTemp: '−10 °C to 45 °C',
      humidity: 'Up to 85%, non-condensing',
      conformity: 'CE, RoHS, IEC 62471',
    },
    pictures: ['rl-90-1.webp', 'rl-90-2.webp'],
    description: `<p>同一个零件，刻字要看对比，锈斑要看颜色，划痕要看方向。过去的做法是换光源或者多设一个工位。RL-90 有四种颜色、四个 90° 分区，可以在一次停留里依次打完。</p>
<h2>怎样点亮</h2>
<p>四色乘四区，共 16 个独立通道组合。选通电路在光源里，选择信号与电流走同一根线，因此一个 RL-90 只占 LC-4 的一路输出，其余几路还可以带条形光源。拍图时颜色每次点亮一种，分区可以任意组合；四色各亮一区只用于自检，图中就是这一刻。配 LC-4 时最短脉宽 1 微秒，触发抖动小于 50 纳秒。</p>
<h2>三种常见的用法</h2>
<ul><li>四个方向各拍一张再合成，去掉金属件上随角度变化的反光</li><li>红光看蓝膜上的划穿：膜发暗，露出的铝发亮</li><li>不同直径的 RL 系列叠放，上红、中绿、下蓝，把焊点的坡度变成颜色</li></ul>
<h2>替换与局限</h2>
<p>安装孔距与 RL-80 相同，支架和线缆都不必改；RL-80 供货到 2026 年底。内径 62 毫米，TC-110 的视场光束可以从中穿过。镜面工件会映出灯珠，请选漫射前窗，亮度约损失四成；仍然看得见时，改用 DM-150 或 CX-60。</p>`,
    descriptionEn: `<p>On one and the same part, marks need contrast, rust needs colour and scratches need direction. That used to mean changing lights or adding a station. The RL-90 has four colours and four 90° sectors, and goes through them in a single stop.</p>
<h2>How it is lit</h2>
<p>Four colours by four sectors make sixteen combinations under separate control. The switching is inside the light and its selection signal shares the cable with the current, so one RL-90 takes only one output of an LC-4 and leaves the others for bar lights. For an image one colour is lit at a time, in any sectors; all four at once, a sector each as in the picture, is the self-test. With an LC-4, pulses go down to 1 µs with trigger jitter below 50 ns.</p>
<h2>Three common uses</h2>
<ul><li>One image from each direction, merged: glare on metal that changes with the angle disappears</li><li>Red light for cuts in blue film: the film is dark and bare aluminium bright</li><li>RL lights of different diameters stacked, red above, green between, blue below: the slope of a solder joint becomes a colour</li></ul>
<h2>Replacing the RL-80, and limits</h2>
<p>Hole spacing matches the RL-80, so bracket and cable stay; the RL-80 remains available until the end of 2026. The inside diameter of 62 mm lets the beam of a TC-110 through. Mirror-like parts reflect the LEDs: choose the diffusing window, at a cost of some 40% in brightness, and if they still show, a DM-150 or CX-60.</p>`,
    price: 1860,
    unit: '个',
    unitEn: 'piece',
    tags: ['光源', 'RL-90', '频闪'],
    skus: [
      { code: 'RL-90-RGBW', specs: [front('透明', 'Clear')], price: 1860, stock: 238 },
      { code: 'RL-90-RGBW-D', specs: [front('漫射', 'Diffusing')], price: 1920, stock: 174 },
      { code: 'RL-90-RGBW-P', specs: [front('偏振', 'Polarising')], price: 2140, stock: 46 },
    ],
    isTop: true,
    sort: 13,
    publishTime: '2024-08-22T09:30:00+08:00',
  },
  {
    ...common,
    code: 'BL-300',
    slug: 'bl-300',
    name: 'BL-300 条形光源',
    nameEn: 'BL-300 bar light',
    subtitle: '发光长度 300 毫米，低角度照明，四种波长可选',
    subtitleEn: '300 mm of light for low angles, in four wavelengths',
    category: 'bar-light',
    params: {
      form: 'bar',
      colour: 'to-order',
      wavelengths: '红 630 nm、蓝 470 nm、白 5700 K 或红外 850 nm',
      emitting: '300×18 mm',
      sectors: 1,
      multiZone: false,
      incidence: '支架 0°–90° 可调，出光角 30°',
      lightDistance: '50–300 mm',
      illuminance: '28,000 lx（白光，100 mm 处，常亮）',
      uniformity: '≥ 80%（中间 240 mm）',
      lifetime: 50000,
      driving: 'both',
      minPulse: 2,
      peakCurrent: 8,
      controller: 'LC-4，LC-8',
      supply: '24 V DC',
      power: 18,
      connector: 'M12 4 芯，线长 2 m',
      size: '326×28×32 mm',
      fixing: 'T 形槽滑块，两端转角支架',
      weight: 380,
      material: '铝型材，黑色阳极氧化',
      operatingTemp: '−10 °C 至 50 °C',
      humidity: '不超过 95%，无凝露',
      protection: 'ip65',
      conformity: 'CE，RoHS，IEC 62471',
    },
    paramsEn: {
      wavelengths: 'Red 630 nm, blue 470 nm, white 5700 K or infrared 850 nm',
      incidence: 'Bracket 0°–90°, beam angle 30°',
      illuminance: '28,000 lx (white, at 100 mm, continuous)',
      uniformity: '≥ 80% (middle 240 mm)',
      controller: 'LC-4, LC-8',
      connector: 'M12 4-pin on 2 m of cable',
      fixing: 'T-slot sliders, angle bracket at each end',
      material: 'Aluminium profile, anodised black',
      operatingTemp: '−10 °C to 50 °C',
      humidity: 'Up to 95%, non-condensing',
      conformity: 'CE, RoHS, IEC 62471',
    },
    pictures: ['bl-300-1.webp', 'bl-300-2.webp'],
    description: `<p>平面上的凹凸，正着照看不见，斜着照就有了影子。BL-300 是一支发光长度 300 毫米的条形光源，通常成对使用，从低角度照亮金属、薄膜和焊缝。</p>
<h2>成对使用</h2>
<p>电芯顶盖的焊缝是起伏的金属面，单侧打光时，正常的鱼鳞纹与爆点很像。两支 BL-300 从左右 30° 交替频闪，两张图相减，鱼鳞纹互相抵消，凹陷留下明暗相邻的一对。这套做法在一条模组线上的检出率是 99.97%。</p>
<h2>波长怎么选</h2>
<ul><li><strong>红 630</strong>：多数金属件，长时间使用光衰较小</li><li><strong>蓝 470</strong>：细划痕与焊接旁的工位</li><li><strong>白</strong>：彩色相机，薄膜气泡的亮边</li><li><strong>红外 850</strong>：印刷油墨下的异物，工人眼睛不受打扰</li></ul>
<h2>安装与局限</h2>
<p>防护等级 IP65，可以用湿布擦。两端各约 30 毫米亮度会下降，均匀区是中间 240 毫米，工件更长时请首尾相接或定制。支架的角度有刻度，换型后能够转回原位。频闪峰值电流 8 安，占空比超过 10% 的设置会被控制器拒绝，这是为了保护灯珠。</p>`,
    descriptionEn: `<p>Relief on a flat surface cannot be seen when lit from above; from the side it casts a shadow. The BL-300 is a bar light with 300 mm of light, usually used in pairs, for metal, film and weld seams at low angles.</p>
<h2>Used in pairs</h2>
<p>The cover weld of a battery cell is a rippled metal surface. Lit from one side, its normal scales look much like pits. Two BL-300 strobe in turn at 30° from left and right; subtract the images and the scales cancel, while a pit leaves a bright and a dark patch side by side. On one module line this finds 99.97% of the defects.</p>
<h2>Which wavelength</h2>
<ul><li><strong>Red 630</strong>: most metal parts; loses little brightness over the years</li><li><strong>Blue 470</strong>: fine scratches, and stations beside welding</li><li><strong>White</strong>: colour cameras, and the bright rims of bubbles in film</li><li><strong>Infrared 850</strong>: foreign matter under printing ink, without disturbing anyone’s eyes</li></ul>
<h2>Fitting and limits</h2>
<p>It is rated IP65 and may be wiped with a damp cloth. Brightness falls off over some 30 mm at either end: the even part is the middle 240 mm, so place two end to end for longer parts, or order a custom length. The bracket has a scale, so that an angle can be found again after a changeover. Strobe current peaks at 8 A; settings above a duty cycle of 10% are refused by the controller, to protect the LEDs.</p>`,
    price: 680,
    unit: '支',
    unitEn: 'piece',
    tags: ['光源', 'BL-300', '低角度'],
    skus: [
      { code: 'BL-300-R', specs: [colour('红 630 nm', 'Red 630 nm')], price: 680, stock: 512 },
      { code: 'BL-300-B', specs: [colour('蓝 470 nm', 'Blue 470 nm')], price: 720, stock: 286 },
      { code: 'BL-300-W', specs: [colour('白 5700 K', 'White 5700 K')], price: 700, stock: 341 },
      { code: 'BL-300-IR', specs: [colour('红外 850 nm', 'Infrared 850 nm')], price: 760, stock: 92 },
    ],
    isTop: false,
    sort: 14,
    publishTime: '2023-03-28T09:30:00+08:00',
  },
  {
    ...common,
    code: 'DT-1600',
    slug: 'dt-1600',
    name: 'DT-1600 光隧道',
    nameEn: 'DT-1600 light tunnel',
    subtitle: '六条 1.6 米灯带投射移动条纹，从倒影读出漆面缺陷',
    subtitleEn: 'Six strips of light 1.6 m long move stripes whose reflection shows defects in paint',
    category: 'pattern-light',
    params: {
      form: 'pattern',
      colour: 'white',
      wavelengths: '白 5700 K',
      emitting: '6 条，每条 1600×60 mm',
      sectors: 6,
      multiZone: true,
      incidence: '拱形布置，15°–75°',
      lightDistance: '400–900 mm',
      illuminance: '6,500 lx（漆面处）',
      uniformity: '≥ 88%（沿灯带）',
      lifetime: 50000,
      driving: 'strobe',
      minPulse: 100,
      controller: '自带驱动柜，由 VC-4 同步',
      supply: '220 V AC ±10%，50/60 Hz',
      power: 1200,
      connector: '工业以太网 M12 D 型，触发 M12 8 芯',
      size: '2400×1800×1650 mm',
      fixing: '四个落地支脚，地脚螺栓 M16',
      weightKg: 268,
      material: '铝型材框架，哑光黑内壁',
      operatingTemp: '5 °C 至 40 °C',
      humidity: '不超过 80%，无凝露',
      protection: 'ip40',
      conformity: 'CE，RoHS，IEC 62471',
    },
    paramsEn: {
      wavelengths: 'White 5700 K',
      emitting: '6 strips of 1600×60 mm',
      incidence: 'Arch, 15°–75°',
      illuminance: '6,500 lx (at the paint)',
      uniformity: '≥ 88% (along a strip)',
      controller: 'Own drive cabinet, in step with a VC-4',
      supply: '220 V AC ±10%, 50/60 Hz',
      connector: 'Industrial Ethernet M12 D-coded, trigger M12 8-pin',
      fixing: 'Four feet, M16 anchor bolts',
      material: 'Aluminium profile frame, matt black inside',
      operatingTemp: '5 °C to 40 °C',
      humidity: 'Up to 80%, non-condensing',
      conformity: 'CE, RoHS, IEC 62471',
    },
    pictures: ['dt-1600-1.webp', 'dt-1600-2.webp'],
    description: `<p>高光漆面像镜子，相机拍到的是周围的倒影。DT-1600 让倒影成为一组已知的条纹：六条 1.6 米长的灯带围成拱形，依次移动明暗条纹，四台 HM-1200 从不同角度拍下倒影。漆面平顺处条纹连续，有颗粒或凹坑处条纹打折；由弯折量反算坡度，再由坡度得到高度。</p>
<h2>在产线上的表现</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>最小缺陷</td><td>直径 0.2 mm，高度 5 μm</td></tr><tr><td>整张机盖</td><td>22 秒，含机械手移动</td></tr><tr><td>与三位质检员的一致率</td><td>96.8%</td></tr></tbody></table>
<p>数据来自一条铝制机盖涂装线，2025 年 2 月起三班运行，颜色为深蓝、黑、白。</p>
<h2>哪些表面不行</h2>
<ul><li>哑光漆和电泳底漆没有清楚的倒影，读不出条纹</li><li>白色漆底色散射会降低对比度，曝光要加长 40%</li><li>半径小于 15 毫米的折边，条纹过密，需要另设工位</li></ul>
<h2>交付</h2>
<p>本体不含相机，可以选配四台 HM-1200、一台 VC-4 和软件的整套。现场安装与标定约五个工作日，请预留 3×2.5 米的地面，并避开天窗的直射光。</p>`,
    descriptionEn: `<p>High-gloss paint is a mirror, and a camera sees the reflection of everything around it. The DT-1600 turns that reflection into known stripes: six strips of light 1.6 m long form an arch and move light and dark stripes across the panel, while four HM-1200 cameras record them from different angles. Where the paint is smooth a stripe runs on; at a speck or dent it breaks. The bend gives the slope, and the slope the height.</p>
<h2>On the line</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Smallest defect</td><td>0.2 mm across, 5 µm high</td></tr><tr><td>A whole bonnet</td><td>22 s, robot motion included</td></tr><tr><td>Agreement with three inspectors</td><td>96.8%</td></tr></tbody></table>
<p>The figures come from a paint line for aluminium bonnets in dark blue, black and white that has run three shifts since February 2025.</p>
<h2>Surfaces it cannot read</h2>
<ul><li>Matt paint and electrocoat primer give no clear reflection, so there are no stripes to read</li><li>White paint scatters light and lowers contrast: allow 40% more exposure</li><li>On folds with a radius below 15 mm the stripes crowd together, and another station is needed</li></ul>
<h2>Delivery</h2>
<p>The tunnel comes without cameras, or as a complete set with four HM-1200, a VC-4 and software. Installation and calibration take about five working days on site. Please reserve 3×2.5 m of floor, away from direct light through roof windows.</p>`,
    unit: '套',
    unitEn: 'set',
    tags: ['光源', 'DT-1600', '漆面检测'],
    skus: [
      { code: 'DT-1600-L', specs: [build('光隧道本体', 'Tunnel only')], stock: 2 },
      { code: 'DT-1600-S', specs: [build('整套，含四台 HM-1200 与 VC-4', 'Set with four HM-1200 and a VC-4')], stock: 1 },
    ],
    isTop: false,
    sort: 18,
    publishTime: '2025-02-18T09:30:00+08:00',
  },
]
