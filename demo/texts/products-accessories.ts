import type { DemoProduct } from './catalogue-types.ts'
import { build, length, plugs } from './catalogue-sku-specs.ts'

const common = { type: 'accessory', brand: 'claregon', template: 'accessory' }

export const accessories: DemoProduct[] = [
  {
    ...common,
    code: 'CB-10',
    slug: 'cb-10',
    name: 'CB-10 防护相机线缆',
    nameEn: 'CB-10 protected camera cable',
    subtitle: '10GigE 与网线供电一根线，可用于拖链，弯曲半径印在护套上',
    subtitleEn: '10GigE and power in one cable for cable chains, its bend radius printed on the sheath',
    category: 'cables',
    params: {
      accessoryKind: 'cable',
      fitsWith: 'HM、HL 系列；M12 款用于 HM-S5 与 H3-640',
      category: 'Cat 6A，10GBASE-T',
      connector: 'RJ45（带锁紧螺丝）或 M12 X 型',
      dragChain: true,
      bendFixed: 38,
      bendMoving: 75,
      cycles: '500 万次（半径 75 mm，每秒 2 m）',
      shield: '双层：铝箔加镀锡铜编织，覆盖 85%',
      conductor: '8×AWG26，多股绞合',
      outerDiameter: 7.5,
      poePower: 'PoE+（IEEE 802.3at），30 W',
      cableWeight: 72,
      material: 'PUR 护套，耐油，无卤',
      operatingTemp: '−40 °C 至 80 °C（固定），−20 °C 至 70 °C（移动）',
      resistance: '切削液、焊渣（短时）、紫外线',
      protection: 'ip67',
      conformity: 'CE，RoHS',
    },
    paramsEn: {
      fitsWith: 'HM and HL cameras; the M12 version for HM-S5 and H3-640',
      category: 'Cat 6A, 10GBASE-T',
      connector: 'RJ45 with locking screws, or M12 X-coded',
      cycles: '5 million (75 mm radius, 2 m/s)',
      shield: 'Double: foil and tinned copper braid, 85% cover',
      conductor: '8×AWG26, stranded',
      poePower: 'PoE+ (IEEE 802.3at), 30 W',
      material: 'PUR sheath, oil-resistant, halogen-free',
      operatingTemp: '−40 °C to 80 °C fixed, −20 °C to 70 °C moving',
      resistance: 'Coolant, weld spatter (briefly), ultraviolet light',
      conformity: 'CE, RoHS',
    },
    pictures: ['cb-10-1.webp', 'cb-10-2.webp'],
    description: `<p>我们一年的服务记录里，线缆与接头占 38%，排在第一位；很多是拖链的弯曲半径太小，装好的那一天就已注定。CB-10 是为相机做的线：一根线走 10GigE 图像、触发和网线供电，能在拖链里用。</p>
<h2>三件小事</h2>
<ul><li>最小弯曲半径每隔半米印在护套上：固定 38 毫米，移动 75 毫米</li><li>接头后面有 40 毫米的弹性护套，弯曲从那里开始，而不是从焊点开始</li><li>锁紧螺丝不会脱落，拧紧时有手感，隔着手套也能分辨</li></ul>
<h2>试验</h2>
<p>在半径 75 毫米的拖链里以每秒 2 米往复 500 万次，之后仍通过 10GBASE-T 的全部电气测试；PUR 护套在切削液中浸泡 1,000 小时后没有开裂。</p>
<h2>局限</h2>
<p>多股绞合的线比硬线损耗大，10GigE 请不要超过 20 米，更长时用硬线过渡；5GigE 可以到 40 米。它能弯，但不能扭，六轴机械手的末端每米扭转不要超过 30°。IP67 只对 M12 一端成立，RJ45 一端要在防护罩或机箱里。线缆是耗品，拖链里的请每三年更换。</p>`,
    descriptionEn: `<p>In a year of our service calls, cables and connectors come first with 38%, many of them bent too tightly in a cable chain and doomed from the day they were fitted. The CB-10 is a cable made for cameras: 10GigE images, trigger and power in one, fit for cable chains.</p>
<h2>Three small things</h2>
<ul><li>The smallest bend radius is printed on the sheath every half metre: 38 mm fixed, 75 mm moving</li><li>Behind each plug is a flexible boot of 40 mm, so that bending starts there and not at the solder</li><li>The locking screws cannot fall out, and can be felt to seat even in gloves</li></ul>
<h2>Tests</h2>
<p>After five million strokes in a chain of 75 mm radius at 2 m/s it still passes all electrical tests of 10GBASE-T, and after 1,000 hours in coolant its PUR sheath shows no cracks.</p>
<h2>Limits</h2>
<p>Stranded wire loses more than solid: keep 10GigE within 20 m and bridge longer runs with solid cable; 5GigE works to 40 m. It bends but must not twist: no more than 30° to the metre at the end of a six-axis robot. IP67 applies to an M12 plug; an RJ45 plug belongs in a housing or cabinet. Cables wear out: replace those in chains every three years.</p>`,
    price: 260,
    unit: '根',
    unitEn: 'piece',
    tags: ['附件', '线缆', '拖链'],
    skus: [
      { code: 'CB-10-5', specs: [length('5 m'), plugs('RJ45 – RJ45')], price: 260, stock: 820 },
      { code: 'CB-10-10', specs: [length('10 m'), plugs('RJ45 – RJ45')], price: 380, stock: 540 },
      { code: 'CB-10-20', specs: [length('20 m'), plugs('RJ45 – RJ45')], price: 620, stock: 190 },
      { code: 'CB-10-5X', specs: [length('5 m'), plugs('M12 X 型 – RJ45', 'M12 X-coded – RJ45')], price: 340, stock: 260 },
    ],
    isTop: false,
    sort: 26,
    publishTime: '2023-08-08T09:30:00+08:00',
  },
  {
    ...common,
    code: 'HS-67',
    slug: 'hs-67',
    name: 'HS-67 相机防护罩',
    nameEn: 'HS-67 protective housing',
    subtitle: 'IP67，装得下 HM 相机与 FL 镜头，加热款可用到 −40 °C',
    subtitleEn: 'IP67 for HM cameras with FL lenses; with a heater, down to −40 °C',
    category: 'housings',
    params: {
      accessoryKind: 'housing',
      fitsWith: 'HM-500、HM-1200、HM-2600，配 FL 系列镜头',
      innerLength: '165 mm（S），215 mm（L、H）',
      innerDiameter: 64,
      window: '玻璃，直径 62 mm，两面增透，可更换',
      gland: '两半式密封圈，带接头的线直接穿过',
      heater: 'H 款：24 V DC，20 W，自动启停',
      heatPath: '相机底部经铜块与壳体相连',
      fixing: '底部 4×M6，与 40 mm 型材支架匹配',
      weight: 980,
      size: '92×92×190 mm（S），92×92×240 mm（L、H）',
      material: '铝合金，硬质阳极氧化；不锈钢件 304',
      operatingTemp: '−20 °C 至 50 °C；H 款 −40 °C 至 50 °C',
      resistance: '水冲（非高压）、切削液、粉尘',
      protection: 'ip67',
      shock: '5 g（20–200 Hz），冲击 50 g',
      conformity: 'CE，RoHS',
    },
    paramsEn: {
      fitsWith: 'HM-500, HM-1200 and HM-2600 with FL lenses',
      innerLength: '165 mm (S), 215 mm (L, H)',
      window: 'Glass, 62 mm across, coated on both sides, replaceable',
      gland: 'Split seal that takes a cable with its plug on',
      heater: 'H version: 24 V DC, 20 W, switches itself',
      heatPath: 'Copper block between camera and housing',
      fixing: '4×M6 below, fits brackets for 40 mm profile',
      size: '92×92×190 mm (S), 92×92×240 mm (L, H)',
      material: 'Aluminium, hard-anodised; stainless steel 304 parts',
      operatingTemp: '−20 °C to 50 °C; H version −40 °C to 50 °C',
      resistance: 'Washing (no high pressure), coolant, dust',
      shock: '5 g (20–200 Hz), shock 50 g',
      conformity: 'CE, RoHS',
    },
    pictures: ['hs-67-1.webp', 'hs-67-2.webp'],
    description: `<p>HM 系列相机的防护等级是 IP40，怕水也怕油雾。HS-67 把相机和镜头一起包起来，达到 IP67，水冲、切削液和粉尘都进不去。</p>
<h2>三种规格</h2>
<ul><li><strong>S</strong>：内部长 165 毫米，装得下 HM-1200 配 FL-25，并留出网线转弯的余量</li><li><strong>L</strong>：内部长 215 毫米，用于加接圈或滤镜的组合</li><li><strong>H</strong>：与 L 同尺寸，带 20 瓦加热和保温层，环境 −40 °C 时内部保持在 −20 °C 以上</li></ul>
<h2>设计时想过的</h2>
<p>防护罩最常见的毛病是闷热和换线麻烦。相机底部经铜块与壳体相连，整个外壳都在散热；进线口用两半式密封圈，带接头的线直接夹进去，不用剪线。视窗是单独一圈，四颗螺钉，划伤了在现场就能换。</p>
<h2>局限</h2>
<p>IP67 不等于可以用高压水枪近距离冲洗。HM-2600 功耗较大，罩内使用时环境温度不超过 45 °C。TC-110 前端外径 66 毫米，装不进去：低温下可以换成带密封圈的颈口前盖，只包住相机，镜头露在外面。斜着看亮处时，视窗会多出一道很淡的反光，打光时请一并检查。</p>`,
    descriptionEn: `<p>HM cameras are rated IP40 and dislike water and oil mist. The HS-67 encloses camera and lens together and brings them to IP67, so that washing, coolant and dust stay outside.</p>
<h2>Three versions</h2>
<ul><li><strong>S</strong>: 165 mm inside, for an HM-1200 with an FL-25 and room for the cable to turn</li><li><strong>L</strong>: 215 mm inside, for combinations with extension rings or filters</li><li><strong>H</strong>: the size of L with a 20 W heater and insulation, which keeps the inside above −20 °C when it is −40 °C outside</li></ul>
<h2>What we had in mind</h2>
<p>The usual trouble with housings is heat, and changing cables. A copper block joins the camera to the housing, so that the whole case sheds heat. The cable entry has a split seal that takes a cable with its plug on, and nothing is cut. The window is a ring of its own with four screws: once scratched, it is replaced on site.</p>
<h2>Limits</h2>
<p>IP67 does not mean a pressure washer at close range. The HM-2600 uses more power, and inside the housing its ambient limit is 45 °C. The TC-110, 66 mm across in front, does not fit: in the cold, a front cover with a sealed neck encloses the camera alone and leaves the lens outside. When looking at bright areas from an angle the window adds a very faint reflection, so check for it when setting up the light.</p>`,
    price: 1650,
    unit: '套',
    unitEn: 'set',
    tags: ['附件', '防护罩', 'IP67'],
    skus: [
      { code: 'HS-67-S', specs: [build('S，内长 165 mm', 'S, 165 mm inside')], price: 1650, stock: 88 },
      { code: 'HS-67-L', specs: [build('L，内长 215 mm', 'L, 215 mm inside')], price: 1820, stock: 54 },
      { code: 'HS-67-H', specs: [build('H，内长 215 mm，加热', 'H, 215 mm inside, heated')], price: 2680, stock: 21 },
    ],
    isTop: false,
    sort: 27,
    publishTime: '2025-12-02T09:30:00+08:00',
  },
]
