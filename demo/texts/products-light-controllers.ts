import type { DemoProduct } from './catalogue-types.ts'
import { installation } from './catalogue-sku-specs.ts'

const common = {
  category: 'light-controller',
  type: 'controller',
  brand: 'claregon-light',
  template: 'light-controller',
  unit: '台',
  unitEn: 'unit',
}

const series = {
  minPulse: 1,
  pulseStep: 0.1,
  jitter: '< 50 ns',
  dimming: 1024,
  recognition: true,
  protectionFunctions: '过流、过温、接反、占空比限制',
  mounting: 'din',
  material: '铝合金',
  operatingTemp: '−10 °C 至 50 °C',
  storageTemp: '−20 °C 至 70 °C',
  humidity: '不超过 85%，无凝露',
  protection: 'ip20',
  conformity: 'CE，RoHS',
}

const seriesEn = {
  protectionFunctions: 'Overcurrent, overheating, reversed polarity, duty-cycle limit',
  material: 'Aluminium',
  operatingTemp: '−10 °C to 50 °C',
  storageTemp: '−20 °C to 70 °C',
  humidity: 'Up to 85%, non-condensing',
  conformity: 'CE, RoHS',
}

export const lightControllers: DemoProduct[] = [
  {
    ...common,
    code: 'LC-4',
    slug: 'lc-4',
    name: 'LC-4 光源控制器',
    nameEn: 'LC-4 light controller',
    subtitle: '四路恒流输出，最短脉宽 1 微秒，触发抖动小于 50 纳秒',
    subtitleEn: 'Four constant-current channels, pulses down to 1 µs, trigger jitter below 50 ns',
    params: {
      ...series,
      channels: '4',
      outputVoltage: '24 V DC，频闪时最高 48 V',
      continuousCurrent: 1.5,
      peakCurrent: 10,
      sequences: '32 组，每组最多 16 步',
      triggerInputs: '4 路光耦，5–24 V',
      control: '以太网、RS-485、前面板按键',
      connector: '输出 4×M12 8 芯，电源与触发为插拔端子',
      supply: '24 V DC，最大 7 A',
      power: 160,
      size: '128×100×48 mm',
      weight: 520,
    },
    paramsEn: {
      ...seriesEn,
      outputVoltage: '24 V DC, up to 48 V when strobing',
      sequences: '32, with up to 16 steps each',
      triggerInputs: '4 opto-isolated, 5–24 V',
      control: 'Ethernet, RS-485, keys in front',
      connector: 'Outputs 4×M12 8-pin; plug-in terminals for supply and trigger',
      supply: '24 V DC, up to 7 A',
    },
    pictures: ['lc-4-1.webp', 'lc-4-2.webp'],
    description: `<p>LC-4 与 RL-90 同日发布，是为频闪设计的四路光源控制器。电流由它控制，时间也由它控制：一次触发进来，它按预先写好的序列依次点亮几支光源，并在每一步给相机发一个触发。</p>
<h2>一次停留拍六张</h2>
<p>电芯蓝膜检测用的就是一台 LC-4：第一路接 RL-90，第二、第三路各接一支 BL-300。红光看划穿，低角度看气泡，漫射白光看褶皱，HM-1200 连拍六张，总共 140 毫秒。</p>
<h2>设计时想过的</h2>
<ul><li>恒流而不是恒压：线长从 1 米换到 10 米，亮度变化小于 1%</li><li>光源里的识别芯片会报上额定电流，接错口也不会烧</li><li>设置保存在控制器里，换机时插卡就能搬走</li></ul>
<h2>局限</h2>
<p>四路共用 160 瓦。峰值 10 安只能维持 1 毫秒以内、占空比 10% 以下，设置超出时控制器拒绝执行，并亮黄灯。第三方光源没有识别芯片，需要手动输入额定电流，填错了我们无法保护它。防护等级 IP20，请装在机箱里。</p>`,
    descriptionEn: `<p>The LC-4, released on the same day as the RL-90, is a four-channel light controller designed for strobing. It governs current and time: one trigger comes in, and it lights several lights in a sequence written beforehand and triggers the camera at each step.</p>
<h2>Six images in one stop</h2>
<p>The inspection of blue film on battery cells uses a single LC-4, with an RL-90 on its first channel and a BL-300 each on the second and third. Red shows cuts, low angles show bubbles and diffuse white shows wrinkles; an HM-1200 takes six images, 140 ms in all.</p>
<h2>What we had in mind</h2>
<ul><li>Constant current, not constant voltage: from 1 m of cable to 10 m brightness changes by less than 1%</li><li>A chip in the light reports its rated current, so a wrong port burns nothing</li><li>Settings are kept in the controller and move to another one on a card</li></ul>
<h2>Limits</h2>
<p>The four channels share 160 W. The peak of 10 A holds for up to 1 ms and a duty cycle below 10%; settings beyond that are refused, with a yellow light. Lights from other makers have no chip: their rated current is entered by hand, and if it is wrong we cannot protect them. At IP20 it belongs in a cabinet.</p>`,
    price: 2400,
    tags: ['控制器', 'LC 系列', '频闪'],
    skus: [
      { code: 'LC-4-D', specs: [installation('导轨', 'DIN rail')], price: 2400, stock: 196 },
      { code: 'LC-4-W', specs: [installation('壁挂', 'Wall')], price: 2480, stock: 52 },
    ],
    isTop: false,
    sort: 19,
    publishTime: '2024-08-22T09:30:00+08:00',
  },
  {
    ...common,
    code: 'LC-8',
    slug: 'lc-8',
    name: 'LC-8 光源控制器',
    nameEn: 'LC-8 light controller',
    subtitle: '八路恒流输出，每路峰值 20 安，可与两台相机各自同步',
    subtitleEn: 'Eight constant-current channels, 20 A peak each, in step with two cameras separately',
    params: {
      ...series,
      channels: '8',
      outputVoltage: '24–48 V DC，频闪时最高 96 V',
      continuousCurrent: 2,
      peakCurrent: 20,
      sequences: '64 组，每组最多 32 步，可两组并行',
      triggerInputs: '8 路光耦，5–24 V',
      control: '以太网、PROFINET、Modbus TCP',
      connector: '输出 8×M12 8 芯，电源 M12 L 型，触发为插拔端子',
      supply: '48 V DC，最大 8 A',
      power: 380,
      size: '212×120×56 mm',
      weight: 1240,
    },
    paramsEn: {
      ...seriesEn,
      outputVoltage: '24–48 V DC, up to 96 V when strobing',
      sequences: '64, with up to 32 steps each, two at a time',
      triggerInputs: '8 opto-isolated, 5–24 V',
      control: 'Ethernet, PROFINET, Modbus TCP',
      connector: 'Outputs 8×M12 8-pin, supply M12 L-coded; plug-in terminals for trigger',
      supply: '48 V DC, up to 8 A',
    },
    pictures: ['lc-8-1.webp', 'lc-8-2.webp'],
    description: `<p>一个工位两台相机、七八支光源，用两台 LC-4 也能做，但序列要分写在两处，改一步就要对两次。LC-8 把八路放在一起，可以两组序列并行，分别与两台相机同步。</p>
<h2>与 LC-4 比较</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">LC-4</th><th scope="col">LC-8</th></tr></thead><tbody><tr><td>输出</td><td>4 路</td><td>8 路</td></tr><tr><td>频闪峰值</td><td>10 A</td><td>20 A</td></tr><tr><td>总功率</td><td>160 W</td><td>380 W</td></tr><tr><td>供电</td><td>24 V</td><td>48 V</td></tr><tr><td>现场总线</td><td>无</td><td>PROFINET，Modbus TCP</td></tr></tbody></table>
<p>脉宽与抖动两者相同：最短 1 微秒，小于 50 纳秒。序列文件也通用，LC-4 的设置可以直接导入 LC-8 的前四路。</p>
<h2>设计时想过的</h2>
<p>两组并行时，最怕一支光源照进另一台相机。LC-8 可以设“互斥”：一组在曝光，另一组自动推迟，推迟了多久写进记录，能在澄析 Studio 里看到。前面板每路各有一个指示灯，哪一路过流、哪一路断了线，打开柜门就能看出来。</p>
<h2>局限</h2>
<p>供电是 48 伏，不能直接用机柜里的 24 伏电源。20 安峰值会让细线发热，光源线请用 0.75 平方毫米以上，长度不超过 10 米。只有四支光源的工位，用 LC-4 就够，也便宜得多。</p>`,
    descriptionEn: `<p>A station with two cameras and seven or eight lights can be run by two LC-4, but its sequence is then written in two places, and every change has to be matched. The LC-8 keeps eight channels together and runs two sequences at a time, each in step with its own camera.</p>
<h2>Beside the LC-4</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">LC-4</th><th scope="col">LC-8</th></tr></thead><tbody><tr><td>Channels</td><td>4</td><td>8</td></tr><tr><td>Strobe peak</td><td>10 A</td><td>20 A</td></tr><tr><td>Total power</td><td>160 W</td><td>380 W</td></tr><tr><td>Supply</td><td>24 V</td><td>48 V</td></tr><tr><td>Fieldbus</td><td>none</td><td>PROFINET, Modbus TCP</td></tr></tbody></table>
<p>Pulse and jitter are the same: down to 1 µs, below 50 ns. So are the sequence files: the settings of an LC-4 load into the first four channels of an LC-8.</p>
<h2>What we had in mind</h2>
<p>With two sequences, the danger is a light that shines into the other camera. The LC-8 can be told to keep them apart: while one exposes the other waits, and how long it waited goes into a record that Claregon Studio shows. Each channel has a light in front: open the cabinet and see which one draws too much and which has a broken wire.</p>
<h2>Limits</h2>
<p>It needs 48 V; the 24 V supply in the cabinet will not do. Peaks of 20 A heat thin wires: use at least 0.75 mm² to the lights, and no more than 10 m. For a station with four lights an LC-4 is enough, and costs much less.</p>`,
    tags: ['控制器', 'LC 系列', '频闪'],
    skus: [
      { code: 'LC-8-D', specs: [installation('导轨', 'DIN rail')], stock: 48 },
      { code: 'LC-8-W', specs: [installation('壁挂', 'Wall')], stock: 17 },
    ],
    isTop: false,
    sort: 20,
    publishTime: '2025-09-16T09:30:00+08:00',
  },
]
