import type { DemoProduct } from './catalogue-types.ts'
import { laser, sensor } from './catalogue-sku-specs.ts'

export const smartAnd3d: DemoProduct[] = [
  {
    code: 'HM-S5',
    slug: 'hm-s5',
    name: 'HM-S5 智能相机',
    nameEn: 'HM-S5 smart camera',
    subtitle: '500 万像素，在相机里完成判断，单点检测 35 毫秒出结果',
    subtitleEn: 'Five megapixels and the verdict made in the camera: a result in 35 ms',
    category: 'smart-camera',
    type: 'camera',
    brand: 'claregon',
    template: 'smart-camera',
    params: {
      megapixels: '5',
      resolution: '2448×2048',
      sensorFormat: '2-3',
      pixelSize: 3.45,
      frameRate: 30,
      shutter: 'global',
      exposure: '14 μs – 1 s',
      dynamicRange: 70,
      snr: 40,
      pixelFormats: 'Mono8 / BayerRG8',
      resultTime: 35,
      software: '澄析 Studio 5.2 及以上，运行授权已含',
      storage: '32 GB，可存最近 5,000 张图',
      fieldbus: 'Modbus TCP，PROFINET，EtherNet/IP',
      interface: 'gige',
      connector: 'M12 12 芯（电源与输入输出），M12 X 型 8 芯（网络）',
      trigger: '硬件、定时、总线、自由运行',
      digitalIo: '2 路隔离输入，4 路输出（24 V，每路 0.5 A）',
      cableLength: 100,
      poe: false,
      supply: '24 V DC ±10%',
      power: 11,
      mount: 'c',
      size: '60×60×92 mm',
      weight: 465,
      material: '铝合金，阳极氧化',
      operatingTemp: '−20 °C 至 50 °C',
      storageTemp: '−30 °C 至 70 °C',
      humidity: '不超过 95%（加装镜头罩）',
      protection: 'ip67',
      shock: '10 g（20–200 Hz），冲击 70 g',
      conformity: 'CE，FCC，RoHS',
    },
    paramsEn: {
      software: 'Claregon Studio 5.2 or later, runtime licence included',
      storage: '32 GB, holds the last 5,000 images',
      fieldbus: 'Modbus TCP, PROFINET, EtherNet/IP',
      connector: 'M12 12-pin (power, inputs and outputs), M12 X-coded 8-pin (network)',
      trigger: 'Hardware, timer, fieldbus, free run',
      digitalIo: '2 isolated inputs, 4 outputs (24 V, 0.5 A each)',
      material: 'Aluminium, anodised',
      operatingTemp: '−20 °C to 50 °C',
      storageTemp: '−30 °C to 70 °C',
      humidity: 'Up to 95% with the lens cover fitted',
      shock: '10 g (20–200 Hz), shock 70 g',
      conformity: 'CE, FCC, RoHS',
    },
    pictures: ['hm-s5-1.webp', 'hm-s5-2.webp'],
    description: `<p>不是每个工位都需要四台相机。只查一个螺钉有没有、一张标签正不正，一台控制器就显得多余。HM-S5 把取图、推理和输出都放在相机里，一台相机就是一个工位。</p>
<h2>从接线到剔除</h2>
<ul><li>两路隔离输入接光电开关和编码器，四路输出可直接驱动剔除阀</li><li>从触发到结果 35 毫秒，包含曝光 2 毫秒和一个检测点的推理</li><li>加装镜头罩后防护等级为 IP67，不需要机箱</li></ul>
<h2>与控制器用同一个软件</h2>
<p>编程使用澄析 Studio 5.2，步骤表与 VC-4 相同，以后改用多台相机时，项目可以直接搬过去。调试时插上网线，日常运行可以拔掉，结果和图像保存在相机里。</p>
<h2>什么时候不该用它</h2>
<p>一个画面里要看的点超过六个，时间会超过 200 毫秒；需要几台相机合在一起判断，也应当用 VC-4。模型训练在电脑或 VC 控制器上进行，相机本身只做推理。</p>
<h2>供货</h2>
<p>2026 年 11 月起小批量交付，2027 年 1 月全面供货。镜头罩随相机提供，可容纳直径 42 毫米、长 60 毫米以内的镜头，FL 系列三款都装得下。</p>`,
    descriptionEn: `<p>Not every station needs four cameras. To see whether a screw is there or a label straight, a controller is too much. The HM-S5 acquires, infers and switches its outputs in the camera: one camera is one station.</p>
<h2>From wiring to reject</h2>
<ul><li>Two isolated inputs take a light barrier and an encoder; four outputs drive a reject valve directly</li><li>35 ms from trigger to result, including 2 ms of exposure and inference at one point</li><li>IP67 with the lens cover fitted, and no cabinet</li></ul>
<h2>The same software as the controller</h2>
<p>It is set up in Claregon Studio 5.2 with the same list of steps as the VC-4, so a project can move to several cameras later. Plug in a network cable to set it up and pull it out for everyday running: results and images stay in the camera.</p>
<h2>When not to use it</h2>
<p>With more than six points in one image a result takes over 200 ms, and a verdict that combines several cameras also belongs on a VC-4. Models are trained on a PC or a VC controller; the camera itself only infers.</p>
<h2>Availability</h2>
<p>Small numbers ship from November 2026, and general availability follows in January 2027. The lens cover comes with the camera and takes lenses up to 42 mm across and 60 mm long, all three FL lenses among them.</p>`,
    unit: '台',
    unitEn: 'unit',
    tags: ['智能相机', 'HM-S5', '新品'],
    skus: [
      { code: 'HM-S5-M', specs: [sensor('黑白', 'Mono')], stock: 24 },
      { code: 'HM-S5-C', specs: [sensor('彩色', 'Colour')], stock: 8 },
    ],
    isTop: true,
    sort: 4,
    publishTime: '2026-10-22T09:30:00+08:00',
  },
  {
    code: 'H3-640',
    slug: 'h3-640',
    name: 'H3-640 激光 3D 轮廓相机',
    nameEn: 'H3-640 laser profile camera',
    subtitle: '远端视野 640 毫米，每条轮廓 2,048 点，出厂已标定',
    subtitleEn: 'A field 640 mm wide at the far end, 2,048 points per profile, calibrated before shipping',
    category: 'profile-3d',
    type: 'camera',
    brand: 'claregon',
    template: 'profile-3d',
    params: {
      clearance: 400,
      measuringRange: 400,
      fieldNear: 320,
      fieldFar: 640,
      points: 2048,
      pointSpacing: '0.16–0.32 mm',
      repeatability: '0.02 mm（近端），0.06 mm（远端）',
      linearity: '测量范围的 ±0.05%',
      profileRate: '800 Hz（全范围），5 kHz（Z 方向 1/8 窗口）',
      laser: '660 nm 或 450 nm，见规格',
      laserClass: '2m',
      fanAngle: '44°',
      interface: 'gige',
      protocol: 'GigE Vision 2.0，GenICam（GenDC 3D）',
      connector: 'M12 12 芯，M12 X 型 8 芯',
      trigger: '编码器、硬件、定时',
      digitalIo: '2 路隔离输入，2 路输出',
      buffer: 1024,
      cableLength: 60,
      encoder: 'RS-422，A/B/Z，最高 1 MHz',
      poe: false,
      supply: '24 V DC ±10%',
      power: 12,
      size: '240×96×58 mm',
      weight: 1620,
      material: '铝合金，蓝宝石视窗',
      operatingTemp: '0 °C 至 45 °C',
      storageTemp: '−20 °C 至 70 °C',
      humidity: '不超过 85%，无凝露',
      protection: 'ip67',
      shock: '10 g（20–200 Hz），冲击 15 g',
      conformity: 'CE，RoHS，IEC 60825-1',
    },
    paramsEn: {
      repeatability: '0.02 mm near, 0.06 mm far',
      linearity: '±0.05% of the measuring range',
      profileRate: '800 Hz (full range), 5 kHz (window of 1/8 in Z)',
      laser: '660 nm or 450 nm, by version',
      protocol: 'GigE Vision 2.0, GenICam (GenDC 3D)',
      connector: 'M12 12-pin, M12 X-coded 8-pin',
      trigger: 'Encoder, hardware, timer',
      digitalIo: '2 isolated inputs, 2 outputs',
      encoder: 'RS-422, A/B/Z, up to 1 MHz',
      material: 'Aluminium, sapphire windows',
      operatingTemp: '0 °C to 45 °C',
      storageTemp: '−20 °C to 70 °C',
      humidity: 'Up to 85%, non-condensing',
      shock: '10 g (20–200 Hz), shock 15 g',
      conformity: 'CE, RoHS, IEC 60825-1',
    },
    pictures: ['h3-640-1.webp', 'h3-640-2.webp'],
    description: `<p>H3-640 用一条激光线和一台斜看的相机，逐条读出物体的高度轮廓；物体移动一段，轮廓就拼成一张高度图。“640”指它在最远处能看 640 毫米宽。</p>
<h2>适合的任务</h2>
<ul><li>电池箱体密封胶的宽度、高度与断胶</li><li>包裹体积：输送带每秒 2 米时，轮廓间距 2.5 毫米</li><li>冲压件的平面度和装配后的段差</li></ul>
<h2>两种波长怎么选</h2>
<p>一般的金属、橡胶和纸箱用 660 纳米。高温工件自己会发红光，有机胶和半透明塑料会让红光渗进去，这两种情况选 450 纳米。两款的机械尺寸与测量范围相同，激光等级都是 2M，常规安装不需要另设遮光罩；请勿用光学仪器直视光束。</p>
<h2>标定与局限</h2>
<p>每台在出厂前用台阶规标定，输出直接以毫米为单位，标定数据随机附送。重复精度在近端是 0.02 毫米，到远端降到 0.06 毫米，测小尺寸请尽量装近。镜面和深孔会有阴影，单台看不到背面的一侧，需要两台对装；澄析 Studio 可以把两台的轮廓合成一条。</p>`,
    descriptionEn: `<p>The H3-640 reads an object’s height profile by profile, with a laser line and a camera that looks at it from an angle; as the object moves, the profiles add up to a height map. “640” is the width in millimetres that it sees at the far end.</p>
<h2>Suitable tasks</h2>
<ul><li>Sealant on battery trays: width, height and gaps</li><li>Volume of parcels: one profile every 2.5 mm on a belt at 2 m/s</li><li>Flatness of pressed parts, and steps between parts once assembled</li></ul>
<h2>Choosing between two wavelengths</h2>
<p>For ordinary metal, rubber and cardboard take 660 nm. Hot parts glow red themselves, and red light seeps into organic adhesives and translucent plastics: in both cases take 450 nm. Size and measuring range are the same, and both are laser class 2M, so that usual installations need no extra guard; never look into the beam through an optical instrument.</p>
<h2>Calibration and limits</h2>
<p>Each unit is calibrated on a step gauge before shipping and puts out millimetres; its calibration data come with it. Repeatability is 0.02 mm near and 0.06 mm far, so mount it close for small dimensions. Mirror-like surfaces and deep holes leave shadows, and one unit cannot see the far side: use two facing each other, and Claregon Studio joins their profiles into one.</p>`,
    unit: '台',
    unitEn: 'unit',
    tags: ['3D', '激光轮廓', '胶路检测'],
    skus: [
      { code: 'H3-640-R', specs: [laser('红 660 nm', 'Red, 660 nm')], stock: 22 },
      { code: 'H3-640-B', specs: [laser('蓝 450 nm', 'Blue, 450 nm')], stock: 13 },
    ],
    isTop: false,
    sort: 7,
    publishTime: '2025-05-20T09:30:00+08:00',
  },
]
