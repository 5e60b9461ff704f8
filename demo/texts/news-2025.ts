import type { DemoNews } from './types.ts'

export const news2025: DemoNews[] = [
  {
    title: 'VC-4 视觉控制器发布：四路 10GigE 直连，无风扇',
    titleEn: 'VC-4 vision controller: four direct 10GigE ports and no fan',
    category: 'product',
    summary: '从触发到剔除信号不超过 18 毫秒，55 °C 环境连续运行 1,000 小时无降频。',
    summaryEn: 'No more than 18 ms from trigger to reject signal, and 1,000 hours at 55 °C without throttling.',
    cover: 'news-controller.jpg',
    content: `<p>VC-4 是为四相机工位设计的视觉控制器：四个 10GigE 口各自独占带宽，三个 M12 口负责电源、触发与输出，顶部的鳍片代替了风扇。</p>
<h2>时间是算出来的</h2>
<p>产线最怕的不是慢，而是时快时慢。VC-4 把取图、推理和输出放在固定的核上，任务之间不争抢。四台 HM-1200 同时满帧运行时，从触发到剔除信号的时间如下：</p>
<table><thead><tr><th scope="col">统计</th><th scope="col">时间</th></tr></thead><tbody><tr><td>平均</td><td>13.2 ms</td></tr><tr><td>99.9%</td><td>16.8 ms</td></tr><tr><td>最大（1,000 万次）</td><td>18.0 ms</td></tr></tbody></table>
<h2>为车间而做</h2>
<ul><li>工作温度 −10 °C 到 55 °C，无风扇、无滤网</li><li>六个状态灯，隔着防护门也能判断哪一路断了</li><li>断电时自动保存最后 200 张图，便于追查</li></ul>
<p>控制器预装澄析 Studio，3 月起交付。</p>`,
    contentEn: `<p>The VC-4 is a vision controller for stations with four cameras. Each of its four 10GigE ports has its full bandwidth to itself, three M12 ports carry power, trigger and outputs, and fins on top replace the fan.</p>
<h2>Timing by design</h2>
<p>What hurts a line is not slowness but irregularity. The VC-4 pins acquisition, inference and output to cores of their own, so that tasks never compete. With four HM-1200 cameras at full frame rate, the time from trigger to reject signal is:</p>
<table><thead><tr><th scope="col">Statistic</th><th scope="col">Time</th></tr></thead><tbody><tr><td>Mean</td><td>13.2 ms</td></tr><tr><td>99.9%</td><td>16.8 ms</td></tr><tr><td>Maximum (10 million cycles)</td><td>18.0 ms</td></tr></tbody></table>
<h2>Made for the shop floor</h2>
<ul><li>−10 °C to 55 °C, no fan and no filter</li><li>Six status lights that show through a guard door which channel is down</li><li>The last 200 images are saved when power fails</li></ul>
<p>It comes with Claregon Studio installed and ships from March.</p>`,
    author: '产品部',
    authorEn: 'Product Management',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['控制器', 'VC-4', '新品'],
    isTop: false,
    publishTime: '2025-01-14T09:30:00+08:00',
    slug: 'vc-4-vision-controller',
  },
  {
    title: '苏州新工厂主体封顶，预计 10 月投产',
    titleEn: 'Suzhou plant topped out, production due in October',
    category: 'company',
    summary: '建筑面积 18,600 平方米，其中洁净装调车间 2,400 平方米。',
    summaryEn: '18,600 square metres, of which 2,400 are a clean assembly hall.',
    cover: 'news-plant.jpg',
    content: `<p>3 月 6 日，矩澄苏州新工厂主体结构封顶。新厂三层，建筑面积 18,600 平方米，距现厂区 4 公里，预计今年 10 月投产。</p>
<h2>先有光路，再有房子</h2>
<p>镜头装调怕振动。新厂的洁净车间单独做基础，与主体结构之间留 5 厘米的缝，地面振动控制在每秒 12.5 微米以内。设计时，工艺部门先画出 30 个工位的位置，建筑师再布置柱网。</p>
<h2>看得见的节能</h2>
<ul><li>南立面外挑 60 厘米，夏季正午遮阳</li><li>屋顶光伏装机 1.1 兆瓦，预计满足全厂三成用电</li><li>恒温车间的余热用于冬季采暖</li></ul>
<p>现厂区将继续生产光源和控制器，不影响现有订单的交付。</p>`,
    contentEn: `<p>On 6 March the structure of Claregon’s new plant in Suzhou was topped out. The building has three storeys and 18,600 square metres, stands 4 km from the present site and is due to start production in October.</p>
<h2>The light path first, then the building</h2>
<p>Lens assembly does not tolerate vibration. The clean hall rests on its own foundation, separated from the main structure by a 5 cm gap, and floor vibration stays below 12.5 µm/s. Process engineering placed the 30 assembly cells first; the architects then fitted the columns around them.</p>
<h2>Energy savings you can see</h2>
<ul><li>A 60 cm overhang shades the south face at noon in summer</li><li>1.1 MW of solar panels on the roof, expected to cover 30% of demand</li><li>Waste heat from the temperature-controlled rooms for heating in winter</li></ul>
<p>Lights and controllers stay at the present site, so current orders are not affected.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['公司', '新工厂'],
    isTop: false,
    publishTime: '2025-03-06T15:30:00+08:00',
    slug: 'suzhou-plant-topped-out',
  },
  {
    title: '应用开放日：带着难拍的工件来，带着图像走',
    titleEn: 'Open lab day: bring a part that is hard to image, leave with the image',
    category: 'event',
    summary: '一天里 46 家企业带来 71 种工件，58 种当场拍出可用的图像。',
    summaryEn: 'In one day 46 companies brought 71 parts; for 58 of them we had a usable image on the spot.',
    cover: 'news-light.jpg',
    content: `<p>4 月 24 日，第一届应用开放日在苏州培训中心举行。规则很简单：带一件您觉得难拍的工件，我们的工程师用一小时现场打光。</p>
<h2>当天的数字</h2>
<table><thead><tr><th scope="col">类别</th><th scope="col">工件数</th><th scope="col">当场解决</th></tr></thead><tbody><tr><td>金属与焊缝</td><td>27</td><td>24</td></tr><tr><td>薄膜与玻璃</td><td>18</td><td>12</td></tr><tr><td>电子元件</td><td>16</td><td>15</td></tr><tr><td>其他</td><td>10</td><td>7</td></tr></tbody></table>
<h2>没解决的 13 种</h2>
<p>我们更看重这 13 种。透明薄膜上的透明胶、黑色橡胶上的黑色杂质，目前的光源都还不够好。它们已经列入光源部下半年的课题，有结果会逐一告知当天的客户。</p>
<blockquote><p>“不能拍”也是一个有用的答案，前提是当天就能得到。</p></blockquote>
<p>开放日今后每季度举办一次，在苏州和成都轮流进行，每场限 50 家。</p>`,
    contentEn: `<p>On 24 April our first open lab day took place at the training centre in Suzhou. The rule was simple: bring a part you find hard to image, and our engineers will light it for an hour while you watch.</p>
<h2>The day in figures</h2>
<table><thead><tr><th scope="col">Kind</th><th scope="col">Parts</th><th scope="col">Solved on the spot</th></tr></thead><tbody><tr><td>Metal and welds</td><td>27</td><td>24</td></tr><tr><td>Film and glass</td><td>18</td><td>12</td></tr><tr><td>Electronic components</td><td>16</td><td>15</td></tr><tr><td>Other</td><td>10</td><td>7</td></tr></tbody></table>
<h2>The thirteen we did not solve</h2>
<p>These matter more to us. Clear adhesive on clear film, or black specks in black rubber: no light we have today is good enough. They are now on the lighting team’s list for the second half of the year, and we will tell each visitor what comes of it.</p>
<blockquote><p>“It cannot be imaged” is a useful answer too, provided you get it the same day.</p></blockquote>
<p>The open lab day will be held every quarter, alternately in Suzhou and Chengdu, for up to 50 companies.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['开放日', '打光'],
    isTop: false,
    publishTime: '2025-04-24T18:00:00+08:00',
    slug: 'open-lab-day-2025',
  },
  {
    title: '22 秒扫完一张机盖：DT-1600 光隧道如何看曲面漆面',
    titleEn: 'A bonnet in 22 seconds: how the DT-1600 light tunnel reads paint',
    category: 'industry',
    summary: '不直接找缺陷，而是看条纹在漆面上怎样弯折，0.2 毫米的颗粒也会露出来。',
    summaryEn: 'It does not look for defects but at how stripes bend in the paint, and even a 0.2 mm speck shows.',
    cover: 'news-panel.jpg',
    content: `<p>高光漆面像镜子，相机拍到的不是漆，而是周围的倒影。DT-1600 光隧道索性利用这一点：让倒影成为一组已知的条纹。</p>
<h2>原理</h2>
<p>六条 1.6 米长的灯带围成拱形，依次移动明暗相间的条纹，四台 HM-1200 从不同角度拍下倒影。漆面平顺的地方，条纹连续；有颗粒或凹坑的地方，条纹会打折。由弯折量反算坡度，再由坡度得到高度。</p>
<h2>在一条涂装线上的结果</h2>
<ul><li>检测对象：铝制机盖，深蓝、黑、白三种颜色</li><li>最小缺陷：直径 0.2 mm，高度 5 μm</li><li>节拍：22 秒，含机械手移动</li><li>与三位质检员的一致率：96.8%</li></ul>
<h3>颜色有影响吗</h3>
<p>有，但不大。条纹来自清漆层的反射，与底色关系小。白色漆的底色散射会降低对比度，我们把曝光加长 40% 来弥补。</p>
<p>该产线 2025 年 2 月起三班运行，返修台的工作量减少了约三分之一。</p>`,
    contentEn: `<p>High-gloss paint is a mirror: what a camera sees is not the paint but the reflection of everything around it. The DT-1600 light tunnel makes use of that and turns the reflection into a set of known stripes.</p>
<h2>How it works</h2>
<p>Six strips of light 1.6 m long form an arch and move light and dark stripes across the panel, while four HM-1200 cameras record the reflection from different angles. Where the paint is smooth, a stripe runs on; at a speck or dent it breaks. The bend gives the slope, and the slope gives the height.</p>
<h2>Results on one paint line</h2>
<ul><li>Parts: aluminium bonnets in dark blue, black and white</li><li>Smallest defect: 0.2 mm across, 5 µm high</li><li>Cycle: 22 s, robot motion included</li><li>Agreement with three inspectors: 96.8%</li></ul>
<h3>Does the colour matter?</h3>
<p>A little. The stripes come from the clear coat and depend little on the colour beneath. White scatters light and lowers contrast, so we lengthen the exposure by 40%.</p>
<p>The line has run three shifts since February 2025, and work at the repair station has fallen by about a third.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['汽车', '漆面检测', 'DT-1600'],
    isTop: false,
    publishTime: '2025-06-12T10:00:00+08:00',
    slug: 'dt-1600-paint-inspection',
  },
  {
    title: '澄析 Studio 5.0：新建一个检测，不写一行代码',
    titleEn: 'Claregon Studio 5.0: build an inspection without writing code',
    category: 'product',
    summary: '流程图改为一页纸的步骤表，训练所需样本减少到 30 张，旧项目可直接打开。',
    summaryEn: 'A one-page list of steps replaces the flow chart, 30 samples are enough to train, and old projects open as they are.',
    cover: 'news-studio.webp',
    content: `<p>澄析 Studio 5.0 今天发布。这一版用了 14 个月，重写了编辑界面，引擎的改动则尽量让人感觉不到。</p>
<h2>从流程图到步骤表</h2>
<p>旧版用连线的流程图，二十步以后就很难看懂。新版改为从上到下的步骤表：取图、定位、测量、判断、输出。每一步右边就是它的结果图，改一个参数，后面的步骤立刻重算。</p>
<h2>小样本训练</h2>
<p>外观缺陷模型以往要收集 200 张以上的缺陷图，5.0 利用合格品学习“正常的样子”，30 张合格品就可以开始，之后在产线上边用边补。</p>
<ul><li>训练时间：VC-4 上约 6 分钟</li><li>单张推理：1200 万像素 9.5 毫秒</li><li>所有数据留在本机，不上传</li></ul>
<h2>升级</h2>
<p>4.x 的项目可以直接打开，结果逐像素一致。维保期内的用户免费升级。</p>`,
    contentEn: `<p>Claregon Studio 5.0 is out today. It took fourteen months: the editor is new from the ground up, while changes to the engine should go unnoticed.</p>
<h2>From flow chart to list of steps</h2>
<p>Older versions wired blocks into a flow chart that was hard to follow beyond twenty steps. Now the steps run from top to bottom: acquire, locate, measure, judge, output. Each shows its result beside it; change a setting and everything after it is computed again at once.</p>
<h2>Training with few samples</h2>
<p>A model for surface defects used to need 200 images of defects or more. Version 5.0 learns what normal looks like from good parts. Thirty are enough to begin, and more can be added while the line runs.</p>
<ul><li>Training: about six minutes on a VC-4</li><li>Inference: 9.5 ms for a 12-megapixel image</li><li>All data stay on the machine; nothing is uploaded</li></ul>
<h2>Upgrading</h2>
<p>Projects from 4.x open as they are and give the same results, pixel for pixel. The upgrade is free for customers with a maintenance contract.</p>`,
    author: '软件部',
    authorEn: 'Software Development',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['软件', '澄析 Studio', '新品'],
    isTop: false,
    publishTime: '2025-08-19T09:30:00+08:00',
    slug: 'claregon-studio-5',
  },
  {
    title: '苏州新洁净车间投产，镜头年产能提升到 12 万支',
    titleEn: 'New clean hall opens in Suzhou: 120,000 lenses a year',
    category: 'company',
    summary: '30 个装调工位全部启用，远心镜头交货期由 5 周缩短到 3 周。',
    summaryEn: 'All 30 assembly cells are in use, and telecentric lenses now ship in three weeks instead of five.',
    cover: 'news-hall.jpg',
    content: `<p>10 月 9 日，苏州新工厂的洁净装调车间正式投产。镜头年产能由 7 万支提升到 12 万支，远心镜头的交货期由 5 周缩短到 3 周。</p>
<h2>30 个工位，同一个温度</h2>
<p>车间面积 2,400 平方米，洁净度 ISO 7 级，温度全年保持在 22±0.3 °C。30 个玻璃罩工位分列两侧，罩内再提高一级到 ISO 5。每个工位都有一台自己的相机，装配过程全程留图。</p>
<h2>搬迁没有停产</h2>
<p>三条旧线分三次搬迁，每次利用一个周末。设备落位后先做 500 支对比件，与旧厂数据一致才放行。</p>
<ul><li>7 月：第一条线，定焦镜头</li><li>8 月：第二条线，定焦镜头</li><li>9 月：第三条线，远心镜头，同时新增两条线</li></ul>
<blockquote><p>客户不应该从镜头上看出我们搬过家。</p></blockquote>
<p>生产部负责人为搬迁定下的要求，由 1,500 支对比件的数据做了回答。</p>`,
    contentEn: `<p>On 9 October the clean assembly hall of our new Suzhou plant went into production. Capacity rises from 70,000 to 120,000 lenses a year, and lead time for telecentric lenses falls from five weeks to three.</p>
<h2>Thirty cells, one temperature</h2>
<p>The hall covers 2,400 square metres at cleanliness class ISO 7 and stays at 22 ± 0.3 °C all year. Thirty glazed cells line its two sides, with ISO 5 under the glass. Each has a camera of its own that records the assembly.</p>
<h2>A move without a stop</h2>
<p>The three existing lines moved one at a time, each over a weekend. Every line then built 500 comparison lenses, and was released only when the data matched the old site’s.</p>
<ul><li>July: line one, fixed lenses</li><li>August: line two, fixed lenses</li><li>September: line three, telecentric lenses, together with two new lines</li></ul>
<blockquote><p>No customer should be able to tell from a lens that we have moved.</p></blockquote>
<p>That was what the head of production asked for, and the data of 1,500 lenses are the answer.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['公司', '新工厂', '产能'],
    isTop: false,
    publishTime: '2025-10-09T11:00:00+08:00',
    slug: 'suzhou-clean-hall-opens',
  },
  {
    title: '远心镜头全系通过 −40 °C 连续运行测试',
    titleEn: 'All telecentric lenses pass continuous running at −40 °C',
    category: 'industry',
    summary: '72 小时低温运行，倍率变化不超过 0.012%，为冷链与户外检测打下基础。',
    summaryEn: 'After 72 hours in the cold, magnification had changed by no more than 0.012%.',
    cover: 'tc-55-1.webp',
    content: `<p>冷库、极寒地区的轨道巡检，都要求镜头在低温下仍能测准。11 月，TC 系列全部 4 个型号在自有实验室完成了 −40 °C、72 小时的连续运行测试。</p>
<h2>低温下会发生什么</h2>
<p>铝的收缩大约是玻璃的三倍。温度降 60 °C，130 毫米长的镜筒会短 0.18 毫米，镜片之间的间隔随之改变，倍率就漂了。TC 系列在镜筒中加入一段因瓦隔圈，让两种收缩互相抵消。</p>
<h2>测试结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">要求</th><th scope="col">最差型号</th></tr></thead><tbody><tr><td>倍率变化</td><td>≤ 0.020%</td><td>0.012%</td></tr><tr><td>中心 MTF 下降</td><td>≤ 10%</td><td>6%</td></tr><tr><td>结霜</td><td>无</td><td>无</td></tr></tbody></table>
<p>测试报告可向销售工程师索取。镜头不带加热，选用时请一并考虑相机的工作温度：HM 系列的下限是 −20 °C，更低时需要保温罩。</p>`,
    contentEn: `<p>Cold stores and track inspection in severe climates need lenses that still measure correctly in the cold. In November all four models of the TC series completed 72 hours of continuous running at −40 °C in our own laboratory.</p>
<h2>What cold does to a lens</h2>
<p>Aluminium shrinks about three times as much as glass. Over 60 °C a barrel 130 mm long loses 0.18 mm; the elements move together and magnification drifts. In the TC series a spacer made of Invar balances the two.</p>
<h2>Results</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Required</th><th scope="col">Worst model</th></tr></thead><tbody><tr><td>Change in magnification</td><td>≤ 0.020%</td><td>0.012%</td></tr><tr><td>Loss of MTF at centre</td><td>≤ 10%</td><td>6%</td></tr><tr><td>Frost</td><td>none</td><td>none</td></tr></tbody></table>
<p>Ask your sales engineer for the report. The lenses have no heater, so mind the camera as well: HM cameras work down to −20 °C and need an insulated housing below that.</p>`,
    author: '光学部',
    authorEn: 'Optics',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['镜头', '低温测试', 'TC 系列'],
    isTop: false,
    publishTime: '2025-11-20T10:00:00+08:00',
    slug: 'telecentric-lenses-at-minus-40',
  },
]
