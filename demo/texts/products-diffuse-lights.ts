import type { DemoProduct } from './catalogue-types.ts'
import { build, colour } from './catalogue-sku-specs.ts'

const common = {
  category: 'diffuse-light',
  type: 'light',
  brand: 'claregon-light',
  template: 'light',
  unit: '个',
  unitEn: 'piece',
}

const series = {
  colour: 'to-order',
  sectors: 1,
  multiZone: false,
  driving: 'both',
  controller: 'LC-4，LC-8',
  supply: '24 V DC',
  connector: 'M12 4 芯，线长 2 m',
  humidity: '不超过 85%，无凝露',
  conformity: 'CE，RoHS，IEC 62471',
}

const seriesEn = {
  controller: 'LC-4, LC-8',
  connector: 'M12 4-pin on 2 m of cable',
  humidity: 'Up to 85%, non-condensing',
  conformity: 'CE, RoHS, IEC 62471',
}

export const diffuseLights: DemoProduct[] = [
  {
    ...common,
    code: 'BK-200',
    slug: 'bk-200',
    name: 'BK-200 面背光源',
    nameEn: 'BK-200 backlight',
    subtitle: '发光面 200×200 毫米，均匀性 92%，轮廓测量用',
    subtitleEn: 'An emitting area of 200×200 mm, 92% even, for measuring outlines',
    params: {
      ...series,
      form: 'back',
      wavelengths: '红 630 nm、蓝 470 nm 或白 5700 K',
      emitting: '200×200 mm',
      incidence: '漫射；平行膜款 ±8°',
      lightDistance: '工件距发光面 20–150 mm',
      illuminance: '18,000 lx（白光，表面）',
      uniformity: '≥ 92%（中间 180×180 mm）',
      lifetime: 50000,
      minPulse: 10,
      peakCurrent: 6,
      power: 24,
      size: '224×224×22 mm',
      fixing: '背面 8×M4，间距 100 mm',
      weight: 1080,
      material: '铝合金底板，乳白亚克力面板',
      operatingTemp: '−10 °C 至 45 °C',
      protection: 'ip54',
    },
    paramsEn: {
      ...seriesEn,
      wavelengths: 'Red 630 nm, blue 470 nm or white 5700 K',
      incidence: 'Diffuse; ±8° with the parallel film',
      lightDistance: 'Part 20–150 mm from the surface',
      illuminance: '18,000 lx (white, at the surface)',
      uniformity: '≥ 92% (middle 180×180 mm)',
      fixing: '8×M4 at the back, 100 mm apart',
      material: 'Aluminium base, opal acrylic front',
      operatingTemp: '−10 °C to 45 °C',
    },
    pictures: ['bk-200-1.webp', 'bk-200-2.webp'],
    description: `<p>测轮廓通常从背后照亮：工件是黑的，背景是白的，表面的颜色和反光都不再重要。BK-200 是一块 200 毫米见方的背光，厚 22 毫米，可以嵌进工装台面。</p>
<h2>均匀是量出来的</h2>
<p>LED 从底部按 8 毫米间距排列，逐块调流。出厂前在 25 个点测量亮度，中间 180 毫米见方内最暗处不低于最亮处的 92%，测量记录随产品附上。老化一年后可以到苏州、深圳或成都复测，当天取走。</p>
<h2>漫射还是平行</h2>
<ul><li><strong>漫射</strong>：冲压件、注塑件的外形，孔的有无，透明瓶的液位</li><li><strong>平行膜</strong>：出光角收窄到 ±8°，轴、滚子、螺纹这类圆边更清楚，亮度约为漫射款的一半，建议与 TC 系列配合</li></ul>
<h2>请留意</h2>
<p>工件直接放在发光面上，散射光会绕过边缘，尺寸会偏小几微米到几十微米，请垫高至少 20 毫米。亚克力面板怕酒精和划伤，台面有铁屑时请加一块可以更换的玻璃。测量时选单色光，红光或蓝光都比白光边缘更锐。</p>`,
    descriptionEn: `<p>Outlines are usually measured with light from behind: the part is black, the background white, and neither colour nor glare of the surface matters any more. The BK-200 is a backlight 200 mm square and 22 mm thick that can be let into a fixture.</p>
<h2>Evenness is measured</h2>
<p>The LEDs sit below the surface every 8 mm, and their current is set block by block. Before shipping, brightness is measured at 25 points: within the middle 180 mm square the darkest is at least 92% of the brightest, and the record comes with the product. After a year it can be measured again in Suzhou, Shenzhen or Chengdu, done the same day.</p>
<h2>Diffuse or parallel</h2>
<ul><li><strong>Diffuse</strong>: outlines of pressed and moulded parts, presence of holes, fill levels in clear bottles</li><li><strong>Parallel film</strong>: light narrowed to ±8° makes round edges such as shafts, rollers and threads clearer, at about half the brightness; best with a TC lens</li></ul>
<h2>Please note</h2>
<p>If a part lies on the surface, scattered light creeps round its edge and it measures a few to a few dozen micrometres too small: raise it by at least 20 mm. Acrylic does not like alcohol or scratches, so where there are metal chips lay a replaceable glass on top. For measuring choose a single colour: edges are sharper in red or blue than in white.</p>`,
    price: 920,
    tags: ['光源', '背光', '尺寸测量'],
    skus: [
      { code: 'BK-200-R', specs: [colour('红 630 nm', 'Red 630 nm'), build('漫射', 'Diffuse')], price: 920, stock: 147 },
      { code: 'BK-200-B', specs: [colour('蓝 470 nm', 'Blue 470 nm'), build('漫射', 'Diffuse')], price: 980, stock: 103 },
      { code: 'BK-200-W', specs: [colour('白 5700 K', 'White 5700 K'), build('漫射', 'Diffuse')], price: 940, stock: 96 },
      { code: 'BK-200-BP', specs: [colour('蓝 470 nm', 'Blue 470 nm'), build('平行膜', 'Parallel film')], price: 1260, stock: 38 },
    ],
    isTop: false,
    sort: 15,
    publishTime: '2023-05-16T09:30:00+08:00',
  },
  {
    ...common,
    code: 'DM-150',
    slug: 'dm-150',
    name: 'DM-150 圆顶光源',
    nameEn: 'DM-150 dome light',
    subtitle: '外径 150 毫米，从各个方向均匀照明，适合曲面与反光件',
    subtitleEn: '150 mm across, light from all directions for curved and shiny parts',
    params: {
      ...series,
      form: 'dome',
      wavelengths: '白 5700 K 或蓝 470 nm',
      emitting: '开口直径 128 mm，观察孔 36 mm',
      incidence: '半球漫射',
      lightDistance: '5–40 mm',
      illuminance: '21,000 lx（白光，20 mm 处）',
      uniformity: '≥ 90%（直径 60 mm 内）',
      lifetime: 50000,
      minPulse: 10,
      peakCurrent: 6,
      power: 20,
      size: 'Φ150×86 mm',
      fixing: '顶部 4×M4，可与 HM 系列支架共用',
      weight: 620,
      material: '铝合金，内壁白色漫反射涂层',
      operatingTemp: '−10 °C 至 45 °C',
      protection: 'ip40',
    },
    paramsEn: {
      ...seriesEn,
      wavelengths: 'White 5700 K or blue 470 nm',
      emitting: 'Opening 128 mm, viewing hole 36 mm',
      incidence: 'Diffuse from a hemisphere',
      illuminance: '21,000 lx (white, at 20 mm)',
      uniformity: '≥ 90% (within 60 mm)',
      fixing: '4×M4 on top, shares the bracket of HM cameras',
      material: 'Aluminium, white diffusing coat inside',
      operatingTemp: '−10 °C to 45 °C',
    },
    pictures: ['dm-150-1.webp', 'dm-150-2.webp'],
    description: `<p>易拉罐底、药用铝箔、轴承外圈：又亮又弯，从哪里照都是一块光斑。DM-150 像阴天的天空，光先打在白色的半球内壁上，再从各个方向落到工件，光斑就散开了。</p>
<h2>适合的任务</h2>
<ul><li>铝箔泡罩上的喷码，皱褶处也能读</li><li>罐底、瓶盖等曲面上的字符</li><li>镀层零件的颜色与污渍，避开形状的干扰</li></ul>
<h2>设计时想过的</h2>
<p>内壁涂层的反射率是 97%，用久会落灰变黄，所以半球可以单独拆下更换，不用整个返厂。下沿的 LED 缩在挡圈后面，相机看不到灯珠。观察孔开到 36 毫米，HM-500 配 FL-25 从 200 毫米高处往下看，可以看全 60 毫米的视野。</p>
<h2>局限</h2>
<p>均匀也意味着没有影子：浅划痕和压痕在圆顶光下会消失，要看起伏请用 BL-300 或 RL-90 的单个分区。工作距离只有 5 到 40 毫米，机械手要绕开它。平放的镜面会在画面中央映出观察孔，出现一个暗圆，这时请改用 CX-60。黑色橡胶上的黑色杂质，我们试过，它也看不出来。</p>`,
    descriptionEn: `<p>The bottom of a can, foil on a blister pack, the outer ring of a bearing: shiny and curved, they show a glare spot wherever the light comes from. The DM-150 works like an overcast sky. Its light first strikes the white inside of a hemisphere and then falls on the part from all directions, and the glare spreads out.</p>
<h2>Suitable tasks</h2>
<ul><li>Ink-jet print on blister foil, even across wrinkles</li><li>Characters on curved can bottoms and caps</li><li>Colour and stains on plated parts, undisturbed by their shape</li></ul>
<h2>What we had in mind</h2>
<p>The inner coat reflects 97%. In time it gathers dust and yellows, so the hemisphere comes off and can be replaced without sending the light in. The LEDs at the lower rim sit behind a baffle, out of the camera’s sight. The viewing hole is 36 mm wide, so that an HM-500 with an FL-25, 200 mm above the part, sees the full 60 mm field.</p>
<h2>Limits</h2>
<p>Even light casts no shadows: shallow scratches and dents vanish in it. For relief use a BL-300 or single sectors of an RL-90. Its working distance of only 5 to 40 mm is in a robot’s way. A flat mirror reflects the viewing hole as a dark disc in the middle of the image: use a CX-60 instead. Black specks in black rubber we have tried, and it does not show them either.</p>`,
    tags: ['光源', '圆顶', '反光件'],
    skus: [
      { code: 'DM-150-W', specs: [colour('白 5700 K', 'White 5700 K')], stock: 76 },
      { code: 'DM-150-B', specs: [colour('蓝 470 nm', 'Blue 470 nm')], stock: 29 },
    ],
    isTop: false,
    sort: 16,
    publishTime: '2024-05-21T09:30:00+08:00',
  },
  {
    ...common,
    code: 'CX-60',
    slug: 'cx-60',
    name: 'CX-60 同轴光源',
    nameEn: 'CX-60 coaxial light',
    subtitle: '60×60 毫米出光口，光线沿镜头方向照下，看平整的镜面',
    subtitleEn: 'A 60×60 mm port whose light runs along the lens axis, for flat mirror-like parts',
    params: {
      ...series,
      form: 'coaxial',
      wavelengths: '红 630 nm、蓝 470 nm 或白 5700 K',
      emitting: '60×60 mm',
      incidence: '沿光轴，±5°',
      lightDistance: '20–150 mm',
      illuminance: '16,000 lx（白光，50 mm 处）',
      uniformity: '≥ 88%（中间 50×50 mm）',
      lifetime: 50000,
      minPulse: 5,
      peakCurrent: 5,
      power: 15,
      size: '116×74×68 mm',
      fixing: '侧面 4×M4，底面 4×M4',
      weight: 540,
      material: '铝合金，玻璃分光镜与防尘窗',
      operatingTemp: '−10 °C 至 45 °C',
      protection: 'ip54',
    },
    paramsEn: {
      ...seriesEn,
      wavelengths: 'Red 630 nm, blue 470 nm or white 5700 K',
      incidence: 'Along the axis, ±5°',
      illuminance: '16,000 lx (white, at 50 mm)',
      uniformity: '≥ 88% (middle 50×50 mm)',
      fixing: '4×M4 at the side, 4×M4 below',
      material: 'Aluminium, glass beam splitter and dust window',
      operatingTemp: '−10 °C to 45 °C',
    },
    pictures: ['cx-60-1.webp', 'cx-60-2.webp'],
    description: `<p>晶圆、盖板玻璃、抛光金属都是平的镜子。从旁边照，光全部反射到别处，画面一片黑。CX-60 用一片斜放的分光镜，让光沿着镜头的方向照下去再原路返回：平整处是亮的，划痕、凹坑和刻字把光散到一旁，是暗的。</p>
<h2>适合的任务</h2>
<ul><li>盖板玻璃与触摸屏的划伤、崩边</li><li>抛光金属上的激光刻字和定位点</li><li>芯片表面的字符，电路板的基准点</li></ul>
<h2>设计时想过的</h2>
<p>分光镜镀在 1 毫米厚的光学玻璃上，平面度优于四分之一波长，测量时不会给 TC 系列带来额外的畸变。分光镜怕灰，所以上下两面都有防尘窗，擦窗就够，不必打开壳体。</p>
<h2>局限</h2>
<p>光两次经过分光镜，最多只有四分之一回到相机，需要比环形光更长的曝光或更强的频闪。工件倾斜超过约 2.5°，反射光就会离开视野，画面一侧变暗，工装要先调平。离工件越远，均匀区越小，请尽量贴近安装。透明薄膜上的透明胶，同轴光下仍然很淡，试拍之后再下结论。</p>`,
    descriptionEn: `<p>Wafers, cover glass and polished metal are flat mirrors. Lit from the side, they send all the light elsewhere and the image stays black. The CX-60 uses a tilted beam splitter to send light down along the lens axis and back the same way: flat areas are bright, while scratches, pits and marks scatter it aside and are dark.</p>
<h2>Suitable tasks</h2>
<ul><li>Scratches and chipped edges on cover glass and touch panels</li><li>Laser marks and locating points on polished metal</li><li>Characters on chips, fiducials on circuit boards</li></ul>
<h2>What we had in mind</h2>
<p>The beam splitter is coated on optical glass 1 mm thick and flat to a quarter of a wavelength, so it adds no distortion when measuring with a TC lens. It does not tolerate dust, so there are windows above and below: wipe those, and there is no need to open the case.</p>
<h2>Limits</h2>
<p>Light passes the splitter twice and at most a quarter comes back to the camera, so it needs longer exposure or a stronger strobe than a ring light. If the part tilts by more than about 2.5°, the reflection leaves the field and one side goes dark: level the fixture first. The farther from the part, the smaller the even area, so mount it close. Clear adhesive on clear film remains faint in coaxial light too: try it before you decide.</p>`,
    tags: ['光源', '同轴', '玻璃检测'],
    skus: [
      { code: 'CX-60-R', specs: [colour('红 630 nm', 'Red 630 nm')], stock: 58 },
      { code: 'CX-60-B', specs: [colour('蓝 470 nm', 'Blue 470 nm')], stock: 66 },
      { code: 'CX-60-W', specs: [colour('白 5700 K', 'White 5700 K')], stock: 44 },
    ],
    isTop: false,
    sort: 17,
    publishTime: '2023-11-07T09:30:00+08:00',
  },
]
