import type { DemoProduct } from './catalogue-types.ts'
import { disk } from './catalogue-sku-specs.ts'

const common = {
  category: 'vision-controller',
  type: 'controller',
  brand: 'claregon',
  template: 'vision-controller',
  unit: '台',
  unitEn: 'unit',
}

const series = {
  system: 'Linux，实时内核',
  software: '预装澄析 Studio，含 ST-RT 运行授权',
  interface: '10gige',
  poe: true,
  fieldbus: 'PROFINET，EtherNet/IP，Modbus TCP，OPC UA',
  display: '1×HDMI + 1×DisplayPort',
  fanless: true,
  mounting: 'wall',
  material: '铝合金，顶部鳍片',
  storageTemp: '−20 °C 至 70 °C',
  humidity: '10%–90%，无凝露',
  protection: 'ip40',
  shock: '3 g（5–500 Hz），冲击 30 g',
  conformity: 'CE，FCC，RoHS',
}

const seriesEn = {
  system: 'Linux, real-time kernel',
  software: 'Claregon Studio installed, ST-RT runtime licence included',
  fieldbus: 'PROFINET, EtherNet/IP, Modbus TCP, OPC UA',
  material: 'Aluminium, fins on top',
  storageTemp: '−20 °C to 70 °C',
  humidity: '10%–90%, non-condensing',
  shock: '3 g (5–500 Hz), shock 30 g',
  conformity: 'CE, FCC, RoHS',
}

export const visionControllers: DemoProduct[] = [
  {
    ...common,
    code: 'VC-4',
    slug: 'vc-4',
    name: 'VC-4 视觉控制器',
    nameEn: 'VC-4 vision controller',
    subtitle: '四路 10GigE 直连，无风扇，从触发到剔除信号不超过 18 毫秒',
    subtitleEn: 'Four direct 10GigE ports, no fan, at most 18 ms from trigger to reject signal',
    params: {
      ...series,
      latency: '18 ms（四台 HM-1200，满帧率）',
      processor: '8 核 x86，取图、推理、输出各占固定的核',
      inference: '64 TOPS（INT8），1200 万像素单张 9.5 ms',
      memory: 32,
      storage: '512 GB 或 2 TB NVMe，见规格',
      powerFail: '最后 200 张图',
      cameraPorts: '4',
      poeBudget: 60,
      connector: '4×RJ45（带锁紧螺丝），3×M12（电源、触发、输出）',
      digitalIo: '8 路隔离输入，8 路输出（24 V，每路 0.5 A）',
      statusLights: 6,
      supply: '24 V DC ±20%',
      power: 58,
      peakPower: 125,
      size: '240×180×92 mm',
      weightKg: 3.9,
      operatingTemp: '−10 °C 至 55 °C',
    },
    paramsEn: {
      ...seriesEn,
      latency: '18 ms (four HM-1200 at full frame rate)',
      processor: '8-core x86; acquisition, inference and output each on cores of their own',
      inference: '64 TOPS (INT8), 9.5 ms for a 12-megapixel image',
      storage: '512 GB or 2 TB NVMe, by version',
      powerFail: 'The last 200 images',
      connector: '4×RJ45 with locking screws, 3×M12 (supply, trigger, outputs)',
      digitalIo: '8 isolated inputs, 8 outputs (24 V, 0.5 A each)',
      operatingTemp: '−10 °C to 55 °C',
    },
    pictures: ['vc-4-1.webp', 'vc-4-2.webp'],
    description: `<p>VC-4 是为四相机工位设计的视觉控制器：四个 10GigE 口各自独占带宽，三个 M12 口负责电源、触发与输出，顶部的鳍片代替了风扇。HM-500 与 HM-1200 也接在同样的口上，速率自动匹配。</p>
<h2>时间是算出来的</h2>
<p>产线最怕的不是慢，而是时快时慢。取图、推理和输出各自放在固定的核上，任务之间不争抢。四台 HM-1200 同时满帧运行时：</p>
<table><thead><tr><th scope="col">从触发到剔除信号</th><th scope="col">时间</th></tr></thead><tbody><tr><td>平均</td><td>13.2 ms</td></tr><tr><td>99.9%</td><td>16.8 ms</td></tr><tr><td>最大（1,000 万次）</td><td>18.0 ms</td></tr></tbody></table>
<h2>为车间而做</h2>
<ul><li>工作温度 −10 °C 到 55 °C，无风扇、无滤网，55 °C 连续运行 1,000 小时没有降频</li><li>六个状态灯，隔着防护门也能判断哪一路断了</li><li>断电时自动保存最后 200 张图</li></ul>
<h2>请留意</h2>
<p>55 °C 以竖直壁挂为前提，平放时上限是 45 °C。网线供电总共 60 瓦，四台 HM-2600 或一台 HL-8K 加三台 HM-1200 都够用。防护等级 IP40，水冲的工位请装进机箱。只有一台相机、一个检测点的工位，HM-S5 更省地方。</p>`,
    descriptionEn: `<p>The VC-4 is a vision controller for stations with four cameras. Each of its four 10GigE ports has its full bandwidth to itself, three M12 ports carry power, trigger and outputs, and fins on top replace the fan. HM-500 and HM-1200 cameras use the same ports, which adapt their speed.</p>
<h2>Timing by design</h2>
<p>What hurts a line is not slowness but irregularity. Acquisition, inference and output have cores of their own and never compete. With four HM-1200 at full frame rate:</p>
<table><thead><tr><th scope="col">Trigger to reject signal</th><th scope="col">Time</th></tr></thead><tbody><tr><td>Mean</td><td>13.2 ms</td></tr><tr><td>99.9%</td><td>16.8 ms</td></tr><tr><td>Maximum (10 million cycles)</td><td>18.0 ms</td></tr></tbody></table>
<h2>Made for the shop floor</h2>
<ul><li>−10 °C to 55 °C, no fan and no filter; 1,000 hours at 55 °C without throttling</li><li>Six status lights that show through a guard door which channel is down</li><li>The last 200 images are saved when power fails</li></ul>
<h2>Please note</h2>
<p>55 °C holds when it hangs upright on a wall; lying flat, the limit is 45 °C. Power over Ethernet is 60 W in all, enough for four HM-2600, or for one HL-8K and three HM-1200. At IP40 it needs a cabinet where water is used for cleaning. For a single camera with a single point to inspect, an HM-S5 takes less room.</p>`,
    tags: ['控制器', 'VC 系列', '无风扇'],
    skus: [
      { code: 'VC-4-512', specs: [disk('512 GB')], stock: 58 },
      { code: 'VC-4-2T', specs: [disk('2 TB')], stock: 26 },
    ],
    isTop: true,
    sort: 21,
    publishTime: '2025-01-14T09:30:00+08:00',
  },
  {
    ...common,
    code: 'VC-8',
    slug: 'vc-8',
    name: 'VC-8 视觉控制器',
    nameEn: 'VC-8 vision controller',
    subtitle: '八路 10GigE，双推理单元，六面检测一台完成',
    subtitleEn: 'Eight 10GigE ports and two inference units: all six faces on one controller',
    params: {
      ...series,
      latency: '22 ms（八台 HM-1200，满帧率）',
      processor: '16 核 x86，取图、推理、输出各占固定的核',
      inference: '2×64 TOPS（INT8）',
      memory: 64,
      storage: '2 TB 或 4 TB NVMe，见规格',
      powerFail: '最后 400 张图',
      cameraPorts: '8',
      poeBudget: 120,
      connector: '8×RJ45（带锁紧螺丝），3×M12（电源、触发、输出）',
      digitalIo: '16 路隔离输入，16 路输出（24 V，每路 0.5 A）',
      statusLights: 10,
      supply: '24 V DC ±20%',
      power: 112,
      peakPower: 240,
      size: '320×220×96 mm',
      weightKg: 6.8,
      operatingTemp: '−10 °C 至 45 °C',
    },
    paramsEn: {
      ...seriesEn,
      latency: '22 ms (eight HM-1200 at full frame rate)',
      processor: '16-core x86; acquisition, inference and output each on cores of their own',
      inference: '2×64 TOPS (INT8)',
      storage: '2 TB or 4 TB NVMe, by version',
      powerFail: 'The last 400 images',
      connector: '8×RJ45 with locking screws, 3×M12 (supply, trigger, outputs)',
      digitalIo: '16 isolated inputs, 16 outputs (24 V, 0.5 A each)',
      operatingTemp: '−10 °C to 45 °C',
    },
    pictures: ['vc-8-1.webp', 'vc-8-2.webp'],
    description: `<p>六面检测要六台相机，用两台 VC-4 也能做，但一个电芯的判断就分散在两处，要靠网络对齐。VC-8 把八个 10GigE 口放在一台机器里，六面的结果在同一个项目中汇总，只输出一个信号。</p>
<h2>多出来的一倍怎么分</h2>
<p>两个推理单元各管四个口，互不占用；步骤表里可以指定哪一步在哪个单元上算。八台 HM-1200 同时满帧运行时，从触发到剔除信号最大 22 毫秒，比 VC-4 多 4 毫秒，多在八路结果的汇总上。</p>
<h2>适合的任务</h2>
<ul><li>电芯、药盒等六面外观</li><li>两台 HL-8K 线阵相机的宽幅卷材</li><li>一条线上相邻的两个工位，共用一台控制器</li></ul>
<h2>局限</h2>
<p>同样没有风扇，热量却多了一倍，所以工作温度的上限是 45 °C，而且必须竖直壁挂，四周各留 80 毫米。车间高于 45 °C 时，请用两台 VC-4。还有一点要想清楚：一台控制器停下，八路都停；两个工位节拍不同、需要分别停机维护的，分开更稳妥。VC-4 的项目可以直接打开，相机编号需要核对一遍。</p>`,
    descriptionEn: `<p>Six faces take six cameras. Two VC-4 can do it, but then the verdict on one cell is made in two places and has to be matched over a network. The VC-8 has eight 10GigE ports in one machine: the results of all six faces meet in one project, and one signal comes out.</p>
<h2>Where the second half goes</h2>
<p>Two inference units serve four ports each and never borrow from one another; the list of steps can say which unit computes which step. With eight HM-1200 at full frame rate, trigger to reject signal takes at most 22 ms. The 4 ms more than on a VC-4 go into bringing eight results together.</p>
<h2>Suitable tasks</h2>
<ul><li>All six faces of battery cells or medicine boxes</li><li>Wide webs seen by two HL-8K line-scan cameras</li><li>Two neighbouring stations of a line on one controller</li></ul>
<h2>Limits</h2>
<p>It has no fan either, but twice the heat. So its upper limit is 45 °C, and it has to hang upright on a wall with 80 mm free all round. In a hotter shop use two VC-4. Consider this too: when one controller stops, eight channels stop. Two stations that run at different cycles and are serviced separately are better kept apart. Projects from a VC-4 open directly; check the camera numbers once.</p>`,
    tags: ['控制器', 'VC 系列', '多相机'],
    skus: [
      { code: 'VC-8-2T', specs: [disk('2 TB')], stock: 19 },
      { code: 'VC-8-4T', specs: [disk('4 TB')], stock: 7 },
    ],
    isTop: false,
    sort: 22,
    publishTime: '2026-03-03T09:30:00+08:00',
  },
]
