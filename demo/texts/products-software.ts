import type { DemoProduct } from './catalogue-types.ts'
import { scope, term } from './catalogue-sku-specs.ts'

const common = {
  type: 'software',
  brand: 'claregon-studio',
  template: 'software',
  unit: '套',
  unitEn: 'licence',
}

const series = {
  version: '5.2',
  maintenance: '首年已含，期内免费升级',
  offline: true,
  cameras: 'HM、HL、H3 系列',
  data: '本机，不上传',
  languages: '简体中文、英文',
}

const seriesEn = {
  maintenance: 'First year included, upgrades free while it lasts',
  cameras: 'HM, HL and H3 cameras',
  data: 'On the machine; nothing is uploaded',
  languages: 'Simplified Chinese, English',
}

export const software: DemoProduct[] = [
  {
    ...common,
    code: 'ST-PRO',
    slug: 'claregon-studio-pro',
    name: '澄析 Studio Pro',
    nameEn: 'Claregon Studio Pro',
    subtitle: '在一页步骤表里搭建检测，不写一行代码',
    subtitleEn: 'Build an inspection in a one-page list of steps, without writing code',
    category: 'inspection-software',
    params: {
      ...series,
      role: 'build',
      boundTo: 'person',
      tools: '86 个：定位、测量、读码、字符、外观、3D',
      speed: '改一个参数，后续步骤立即重算',
      outputs: 'PROFINET，EtherNet/IP，Modbus TCP，OPC UA',
      extension: 'C++、C#、Python 接口，可写自己的步骤',
      compatibility: '4.x 项目直接打开，结果逐像素一致',
      system: 'Windows 10/11（64 位），VC 控制器',
      hardware: '4 核处理器，16 GB 内存',
      onController: true,
      disk: 12,
    },
    paramsEn: {
      ...seriesEn,
      tools: '86: locating, measuring, codes, characters, surfaces, 3D',
      speed: 'Change a setting, and later steps are computed again at once',
      outputs: 'PROFINET, EtherNet/IP, Modbus TCP, OPC UA',
      extension: 'Interfaces for C++, C# and Python; steps of your own',
      compatibility: '4.x projects open as they are, with the same results pixel for pixel',
      system: 'Windows 10/11 (64-bit), VC controllers',
      hardware: '4-core processor, 16 GB of memory',
    },
    pictures: ['st-pro-1.webp', 'st-pro-2.webp'],
    description: `<p>澄析 Studio Pro 是工程师用来搭建和调试检测的软件。一个项目就是一页从上到下的步骤表：取图、定位、测量、判断、输出。每一步右边是它的结果图，改一个参数，后面的步骤立刻重算。</p>
<h2>为什么不用流程图</h2>
<p>4.x 版用连线的流程图，二十步以后就很难看懂，交接时更难。5.0 用 14 个月重写了编辑界面，引擎的改动则尽量让人感觉不到：4.x 的项目直接打开，结果逐像素一致。</p>
<h2>一次授权，给谁用</h2>
<ul><li>按工程师授权，插上加密锁，在哪台电脑上都能编辑</li><li>产线上的控制器用 ST-RT 运行，VC-4 与 VC-8 已含</li><li>HM-S5 用同一个软件编程，项目可以互相搬</li></ul>
<blockquote><p>先把 50 只真实缺陷件编号留好，每次改参数都跑一遍。</p></blockquote>
<p>软件里的“样件集”就是为这件事做的：一键重跑，列出与上次不同的结果。</p>
<h2>还没有的</h2>
<p>修改留痕与一键退回、“图像体检”都排在 2027 年，现在请用项目另存为的办法。界面只有中文和英文。第三方相机可以通过 GigE Vision 接入，但不保证时间指标。</p>`,
    descriptionEn: `<p>Claregon Studio Pro is what engineers build and test inspections with. A project is one page of steps from top to bottom: acquire, locate, measure, judge, output. Each step shows its result beside it; change a setting and everything after it is computed again at once.</p>
<h2>Why no flow chart</h2>
<p>The 4.x versions wired blocks into a flow chart that was hard to follow beyond twenty steps, and harder to hand over. For 5.0 the editor was written anew in fourteen months, while changes to the engine should go unnoticed: 4.x projects open as they are and give the same results, pixel for pixel.</p>
<h2>One licence, for whom</h2>
<ul><li>Licensed to an engineer: plug in the dongle and edit on any PC</li><li>Controllers on the line run ST-RT, which the VC-4 and VC-8 include</li><li>The HM-S5 is set up with the same software, and projects move both ways</li></ul>
<blockquote><p>Number fifty real defects, keep them, and run them again after every change of settings.</p></blockquote>
<p>The sample sets in the software are made for just that: one click runs them again and lists what differs from last time.</p>
<h2>What is still missing</h2>
<p>A record of changes with one click to go back, and the image check-up, are due in 2027; until then, save projects under a new name. The interface speaks Chinese and English only. Cameras of other makers connect by GigE Vision, but without a promise about timing.</p>`,
    tags: ['软件', '澄析 Studio', '编辑'],
    skus: [
      { code: 'ST-PRO-P', specs: [term('永久', 'Perpetual')] },
      { code: 'ST-PRO-Y', specs: [term('一年', 'One year')] },
    ],
    isTop: true,
    sort: 23,
    publishTime: '2025-08-19T09:30:00+08:00',
  },
  {
    ...common,
    code: 'ST-RT',
    slug: 'claregon-studio-runtime',
    name: '澄析 Studio 运行版',
    nameEn: 'Claregon Studio Runtime',
    subtitle: '在产线上运行检测，操作员只见到该见的',
    subtitleEn: 'Runs inspections on the line and shows operators what they need',
    category: 'inspection-software',
    params: {
      ...series,
      role: 'run',
      boundTo: 'device',
      speed: '换产品调用配方，不超过 10 秒',
      outputs: 'PROFINET，EtherNet/IP，Modbus TCP，OPC UA，SQL',
      extension: '运行画面可用网页技术定制',
      compatibility: '运行 ST-PRO 4.x 与 5.x 的项目',
      system: 'VC 控制器，Windows 10/11（64 位）',
      hardware: '4 核处理器，8 GB 内存',
      onController: true,
      disk: 6,
    },
    paramsEn: {
      ...seriesEn,
      speed: 'Changeover by recipe in ten seconds at most',
      outputs: 'PROFINET, EtherNet/IP, Modbus TCP, OPC UA, SQL',
      extension: 'Operator screens can be adapted with web technology',
      compatibility: 'Runs projects of ST-PRO 4.x and 5.x',
      system: 'VC controllers, Windows 10/11 (64-bit)',
      hardware: '4-core processor, 8 GB of memory',
    },
    pictures: ['st-rt-1.webp', 'st-rt-2.webp'],
    description: `<p>检测调好以后，产线上只需要运行它。ST-RT 打开 ST-PRO 做好的项目，取图、判断、输出，不能编辑步骤。VC-4、VC-8 和 HM-S5 出厂时已含一份授权；只有把检测装在自己的工控机上时，才需要单独购买。</p>
<h2>操作员看到什么</h2>
<ul><li>当前这一件的图像、结果和不合格的位置</li><li>本班的数量、合格率，以及最近 50 件不合格品</li><li>换产品：选配方，不超过 10 秒</li></ul>
<p>班长用密码可以调整项目作者开放的几个参数，别的改不了。画面大小、颜色和按钮位置可以用网页技术定制。</p>
<h2>数据放在哪里</h2>
<p>默认存在本机，图像按天循环覆盖，不合格品单独保留 90 天。需要时写入工厂的数据库，或者通过 OPC UA 给上层系统读取。软件不联网也能激活和运行，任何数据都不会传给我们。</p>
<h2>局限</h2>
<p>授权绑定设备，换主板需要重新激活，工作日两小时内办好。18 毫秒的时间指标只在 VC 控制器上成立；普通 Windows 电脑的任务调度不受我们控制，偶尔会慢几十毫秒，要接剔除阀的工位请用控制器。</p>`,
    descriptionEn: `<p>Once an inspection is set up, the line only has to run it. ST-RT opens projects made with ST-PRO, acquires, judges and switches outputs; it cannot edit steps. VC-4, VC-8 and HM-S5 come with a licence. A separate one is needed only for an industrial PC of your own.</p>
<h2>What operators see</h2>
<ul><li>The image of the present part, its result and where it fails</li><li>Count and yield of the shift, and the last 50 rejects</li><li>Changeover: choose a recipe, ten seconds at most</li></ul>
<p>With a password the shift leader can adjust the few settings that the project’s author has opened, and no others. Size, colours and buttons of the screen can be adapted with web technology.</p>
<h2>Where the data are kept</h2>
<p>On the machine by default. Images are overwritten day by day in turn, while those of rejects stay for 90 days. On request, results go into the plant’s database or are read by other systems over OPC UA. The software is activated and runs without the internet, and no data ever reach us.</p>
<h2>Limits</h2>
<p>The licence is bound to the device. A new mainboard means activating again, done within two hours on working days. The 18 ms hold on VC controllers only: on an ordinary Windows PC scheduling is out of our hands and now and then takes dozens of milliseconds longer, so use a controller where a reject valve is involved.</p>`,
    tags: ['软件', '澄析 Studio', '运行'],
    skus: [
      { code: 'ST-RT-1', specs: [scope('1 台相机', '1 camera')] },
      { code: 'ST-RT-4', specs: [scope('4 台相机', '4 cameras')] },
      { code: 'ST-RT-8', specs: [scope('8 台相机', '8 cameras')] },
    ],
    isTop: false,
    sort: 24,
    publishTime: '2025-08-19T09:35:00+08:00',
  },
  {
    ...common,
    code: 'ST-DL',
    slug: 'claregon-studio-learning',
    name: '澄析 Studio 学习模块',
    nameEn: 'Claregon Studio learning module',
    subtitle: '从 30 张合格品学会“正常的样子”，在本机训练',
    subtitleEn: 'Learns what normal looks like from 30 good parts, trained on the machine itself',
    category: 'learning-software',
    params: {
      ...series,
      role: 'train',
      boundTo: 'device',
      tools: '外观异常、缺陷分类、字符',
      speed: '训练约 6 分钟，1200 万像素推理 9.5 ms（VC-4）',
      samples: '30 张合格品',
      compatibility: '需要 ST-PRO 5.0 及以上',
      system: 'VC 控制器，Windows 10/11（64 位）',
      hardware: '8 核处理器，32 GB 内存，显存 8 GB',
      onController: true,
      disk: 20,
    },
    paramsEn: {
      ...seriesEn,
      tools: 'Surface anomalies, classes of defects, characters',
      speed: 'About 6 minutes to train, 9.5 ms to infer 12 megapixels (VC-4)',
      samples: '30 good parts',
      compatibility: 'Needs ST-PRO 5.0 or later',
      system: 'VC controllers, Windows 10/11 (64-bit)',
      hardware: '8-core processor, 32 GB of memory, 8 GB of graphics memory',
    },
    pictures: ['st-dl-1.webp', 'st-dl-2.webp'],
    description: `<p>有些缺陷说不清规则：皮革的折痕、注塑件的流纹、织物的跳线。过去要收集 200 张以上的缺陷图才能训练，而好的产线上根本没有那么多缺陷。学习模块反过来做：从 30 张合格品学会“正常的样子”，与它不同的标出来给人看。</p>
<h2>怎么开始</h2>
<ol><li>拍 30 张合格品，尽量包含不同批次</li><li>在 VC-4 上训练，约 6 分钟，数据不离开本机</li><li>上线后把误判的图归入合格，边用边补</li></ol>
<h2>它与规则各管什么</h2>
<p>尺寸、有无、读码，请仍然用测量工具：结果可以复算，也讲得清理由。学习模块适合看外观，并且最好接在规则之后，只看规则划出来的区域，这样更快，误判也更少。</p>
<h2>局限</h2>
<ul><li>小于 5×5 像素的缺陷容易漏，先靠镜头和光源把它放大</li><li>换了光源或相机角度，要重新训练</li><li>合格品本身差异大时，30 张不够，通常需要 100 到 300 张</li></ul>
<p>验收前请用编号的真实缺陷件跑一遍，检出率由它说了算，而不是由训练界面上的分数。</p>`,
    descriptionEn: `<p>For some defects nobody can state a rule: creases in leather, flow marks in mouldings, skipped threads in fabric. Training used to take 200 images of defects or more, and a good line does not produce that many. The learning module goes the other way round: from 30 good parts it learns what normal looks like, and shows what differs.</p>
<h2>How to begin</h2>
<ol><li>Take images of 30 good parts, from different batches if you can</li><li>Train on a VC-4 for about six minutes; the data do not leave the machine</li><li>Once on the line, sort false rejects back to good and add them as you go</li></ol>
<h2>What it does, and what rules do</h2>
<p>For dimensions, presence and codes keep to measuring tools: their results can be computed again and explained. The learning module is for surfaces. It works best after the rules, on the areas that they mark out, which is faster and gives fewer false rejects.</p>
<h2>Limits</h2>
<ul><li>Defects below 5×5 pixels are easily missed; enlarge them by lens and light first</li><li>A new light or camera angle means training again</li><li>When good parts vary much, 30 are too few; 100 to 300 is usual</li></ul>
<p>Before acceptance, run your numbered real defects through it. They decide the detection rate, not the score on the training screen.</p>`,
    tags: ['软件', '澄析 Studio', '外观检测'],
    skus: [
      { code: 'ST-DL-T', specs: [scope('训练与推理', 'Training and inference')] },
      { code: 'ST-DL-R', specs: [scope('仅推理', 'Inference only')] },
    ],
    isTop: false,
    sort: 25,
    publishTime: '2025-08-19T09:40:00+08:00',
  },
]
