import type { DemoNews } from './types.ts'

export const news2024: DemoNews[] = [
  {
    title: 'HM-1200 面阵相机发布：1200 万像素，一根网线供电并传图',
    titleEn: 'HM-1200 area-scan camera: 12 megapixels, power and images over one cable',
    category: 'product',
    summary: '5GigE 接口、全局快门、每秒 45 帧，机身 38×38×52 毫米，功耗 5.6 瓦。',
    summaryEn: '5GigE, global shutter, 45 frames a second, a 38×38×52 mm housing and 5.6 W.',
    cover: 'news-camera.jpg',
    content: `<p>HM-1200 面阵相机今天起接受订货。它把 4096×3000 像素的全局快门传感器装进 38 毫米见方的机身，供电、触发和图像都走同一根网线。</p>
<h2>为什么是 5GigE</h2>
<p>1200 万像素、每秒 45 帧，折合每秒约 550 兆字节，千兆网传不动，万兆网又要更粗的线和更多的热。5GigE 正好够用，现场已有的六类线大多可以保留。</p>
<h2>主要参数</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">HM-500</th><th scope="col">HM-1200</th></tr></thead><tbody><tr><td>分辨率</td><td>2448×2048</td><td>4096×3000</td></tr><tr><td>像元</td><td>3.45 μm</td><td>3.45 μm</td></tr><tr><td>帧率</td><td>24 fps</td><td>45 fps</td></tr><tr><td>接口</td><td>GigE</td><td>5GigE</td></tr><tr><td>功耗</td><td>3.1 W</td><td>5.6 W</td></tr></tbody></table>
<p>机身侧面的鳍片与壳体一次加工成形。环境温度 40 °C、满帧率连续运行时，外壳温升不超过 18 °C。</p>
<p>首批 400 台将于 3 月交付，已在使用 HM-500 的客户可以申请样机。</p>`,
    contentEn: `<p>Orders for the HM-1200 area-scan camera open today. It puts a 4096×3000 global-shutter sensor into a housing 38 mm square, with power, trigger and images on a single network cable.</p>
<h2>Why 5GigE</h2>
<p>Twelve megapixels at 45 frames a second come to about 550 MB/s: too much for gigabit Ethernet, while ten-gigabit means thicker cable and more heat. 5GigE is enough, and most Category 6 cable already on site can stay.</p>
<h2>Key figures</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">HM-500</th><th scope="col">HM-1200</th></tr></thead><tbody><tr><td>Resolution</td><td>2448×2048</td><td>4096×3000</td></tr><tr><td>Pixel size</td><td>3.45 μm</td><td>3.45 μm</td></tr><tr><td>Frame rate</td><td>24 fps</td><td>45 fps</td></tr><tr><td>Interface</td><td>GigE</td><td>5GigE</td></tr><tr><td>Power</td><td>3.1 W</td><td>5.6 W</td></tr></tbody></table>
<p>The cooling fins are machined from the same piece as the housing. At full frame rate and 40 °C ambient, the case warms by no more than 18 °C.</p>
<p>The first 400 units ship in March. Customers already using the HM-500 can request a sample.</p>`,
    author: '产品部',
    authorEn: 'Product Management',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['工业相机', 'HM 系列', '新品'],
    isTop: false,
    publishTime: '2024-01-16T09:30:00+08:00',
    slug: 'hm-1200-camera-released',
  },
  {
    title: '第三条镜头装调线投用，年产能提高到 7 万支',
    titleEn: 'Third lens assembly line brings capacity to 70,000 a year',
    category: 'company',
    summary: '对心从人工判读改为自动测量，每支镜头的偏心数据随产品留档。',
    summaryEn: 'Centring is now measured automatically, and each lens keeps its own record.',
    cover: 'about-quality.webp',
    content: `<p>苏州工厂第三条镜头装调线本周开始量产，镜头年产能由 5 万支提高到 7 万支，远心镜头的交货期由 8 周缩短到 5 周。</p>
<h2>把“手感”换成数字</h2>
<p>镜片对心过去靠师傅看干涉条纹，新线改用反射式偏心仪，每装一片测一次，偏心超过 15 角秒就停下来重装。</p>
<blockquote><p>好的装调工人我们培养了十几年，新设备不是替代他们，而是让每个人都能做到最好的那个人的水平。</p></blockquote>
<p>光学部负责人这样解释改造的初衷。</p>
<h2>数据跟着镜头走</h2>
<ul><li>每片镜片的偏心与厚度</li><li>整支镜头五个视场点的 MTF</li><li>远心镜头另加畸变与远心度</li></ul>
<p>上述数据按序列号保存十年，售后人员扫一下镜筒上的编码就能调出。</p>`,
    contentEn: `<p>The third lens assembly line at our Suzhou plant went into production this week. Annual capacity rises from 50,000 to 70,000 lenses, and lead time for telecentric lenses falls from eight weeks to five.</p>
<h2>From feel to figures</h2>
<p>Centring used to rely on a technician reading interference fringes. The new line measures each element by reflection as it goes in; if the tilt exceeds 15 arcseconds, the element is mounted again.</p>
<blockquote><p>It took us more than ten years to train good assemblers. The equipment does not replace them: it lets everyone work as well as the best of them.</p></blockquote>
<p>That is how the head of optics explains the change.</p>
<h2>Data that stays with the lens</h2>
<ul><li>Tilt and thickness of every element</li><li>MTF at five field points of the finished lens</li><li>Distortion and telecentricity for telecentric lenses</li></ul>
<p>The data are kept by serial number for ten years. Service staff retrieve them by scanning the code on the barrel.</p>`,
    author: '光学部',
    authorEn: 'Optics',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['镜头', '制造', '产能'],
    isTop: false,
    publishTime: '2024-03-07T10:00:00+08:00',
    slug: 'third-lens-assembly-line',
  },
  {
    title: '华东机器视觉展 2024：现场读取 0.8 毫米高的字符',
    titleEn: 'East China Machine Vision Show 2024: reading characters 0.8 mm high',
    category: 'event',
    summary: '三天接待 1,260 位观众，法兰字符识别演示连续运行 27 小时。',
    summaryEn: '1,260 visitors in three days, and a flange-reading demo that ran for 27 hours.',
    cover: 'news-line.jpg',
    content: `<p>4 月 15 日至 17 日，矩澄视觉参加华东机器视觉展 2024，展台上最受关注的是一条 3 米长的输送线。</p>
<h2>一条真的在跑的线</h2>
<p>金属法兰以每秒 0.5 米的速度通过，HM-1200 相机配 FL-25 镜头读取端面上 0.8 毫米高的激光刻字。反光是难点：同一个字，转个角度就可能看不见。演示用环形光源分四个方向依次频闪，四张图合成一张，字符与角度无关。</p>
<ul><li>连续运行 27 小时，读取 58,300 件</li><li>首次读取成功率 99.94%</li><li>未读出的 35 件全部被剔除，没有误读</li></ul>
<h2>观众问得最多的问题</h2>
<ol><li>旧产线不换输送带能不能装？可以，支架按 40 毫米型材设计。</li><li>换产品要多久？调用配方，不超过 10 秒。</li><li>数据存在哪里？默认存在控制器本地，也可以上传到工厂的系统。</li></ol>
<p>没能到场的客户可以预约苏州展厅，演示线已搬回并保持运行。</p>`,
    contentEn: `<p>From 15 to 17 April Claregon Vision took part in the East China Machine Vision Show 2024. What drew most visitors to our stand was a conveyor three metres long.</p>
<h2>A line that really runs</h2>
<p>Metal flanges passed at half a metre a second while an HM-1200 camera with an FL-25 lens read laser marks 0.8 mm high on their end faces. Glare is the difficulty: turn the part and the same character may vanish. The demo strobed a ring light from four directions in turn and merged four images into one, in which the angle no longer matters.</p>
<ul><li>58,300 parts read in 27 hours</li><li>99.94% read at the first attempt</li><li>The 35 that could not be read were all rejected; none was misread</li></ul>
<h2>What visitors asked most</h2>
<ol><li>Can it go on an old line without a new conveyor? Yes: the bracket fits standard 40 mm profile.</li><li>How long does a changeover take? No more than ten seconds, by recipe.</li><li>Where are the data kept? On the controller by default, or in the plant’s own system.</li></ol>
<p>If you could not be there, book a visit to our Suzhou showroom: the line has moved back and is still running.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['展会', '字符识别'],
    isTop: false,
    publishTime: '2024-04-18T16:20:00+08:00',
    slug: 'east-china-vision-show-2024',
  },
  {
    title: '方形电芯顶盖焊缝检测：从抽检到全检',
    titleEn: 'Cover welds on prismatic cells: from sampling to every cell',
    category: 'industry',
    summary: '两支条形光源加一台 HM-500，节拍 1.2 秒，爆点与断焊检出率 99.97%。',
    summaryEn: 'Two bar lights and one HM-500: a 1.2 s cycle and 99.97% of pits and gaps found.',
    cover: 'news-battery.jpg',
    content: `<p>顶盖焊缝关系到电芯的密封。一家动力电池企业的模组线原先每班抽检 2%，今年 3 月起改为逐只检测，方案由我们与其工艺部门共同完成。</p>
<h2>难点不在算法</h2>
<p>焊缝是起伏的金属面，单侧打光时，正常的鱼鳞纹与真正的爆点看起来差不多。我们先花两周只做打光：两支 BL-300 条形光源从左右 30° 低角度交替频闪，相减之后鱼鳞纹互相抵消，凹陷留下明暗相邻的一对。</p>
<h2>配置与结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>相机与镜头</td><td>HM-500，FL-25</td></tr><tr><td>最小缺陷</td><td>直径 0.15 mm</td></tr><tr><td>节拍</td><td>1.2 秒/只</td></tr><tr><td>检出率</td><td>99.97%</td></tr><tr><td>误判率</td><td>0.31%</td></tr></tbody></table>
<h3>一点经验</h3>
<p>先把 50 只真实缺陷件编号留好，每次改参数都跑一遍。没有这套样件，检出率就只是一个感觉。</p>`,
    contentEn: `<p>The weld around the cover is what keeps a cell sealed. One maker of traction batteries used to check 2% of each shift’s output; since March every cell has been inspected, with a solution we developed together with their process engineers.</p>
<h2>The algorithm is not the hard part</h2>
<p>A weld seam is a rippled metal surface. Lit from one side, its normal scales look much like a real pit. We spent two weeks on lighting alone: two BL-300 bar lights strobe in turn at 30° from left and right. Subtract the two images and the scales cancel, while a pit leaves a bright and a dark patch side by side.</p>
<h2>Set-up and result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Camera and lens</td><td>HM-500, FL-25</td></tr><tr><td>Smallest defect</td><td>0.15 mm across</td></tr><tr><td>Cycle</td><td>1.2 s per cell</td></tr><tr><td>Detection rate</td><td>99.97%</td></tr><tr><td>False rejects</td><td>0.31%</td></tr></tbody></table>
<h3>One lesson</h3>
<p>Number fifty real defects, keep them, and run them again after every change of settings. Without such a set, a detection rate is only a feeling.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['电池', '焊缝检测', 'BL-300'],
    isTop: false,
    publishTime: '2024-06-05T14:00:00+08:00',
    slug: 'prismatic-cell-weld-inspection',
  },
  {
    title: 'RL-90 四色环形光源发布，频闪响应进入微秒级',
    titleEn: 'RL-90 four-colour ring light strobes in microseconds',
    category: 'product',
    summary: '红、绿、蓝、白四色独立控制，配 LC-4 光源控制器，最短脉宽 1 微秒。',
    summaryEn: 'Red, green, blue and white under separate control; with the LC-4, pulses down to 1 µs.',
    cover: 'news-light.jpg',
    content: `<p>RL-90 是一支外径 90 毫米的环形光源，四种颜色、四个方向都可以单独点亮，与同日发布的 LC-4 光源控制器配套使用。</p>
<h2>一支光源当四支用</h2>
<p>同一个零件，刻字要看对比，锈斑要看颜色，划痕要看方向。过去的做法是换光源或者多设一个工位，RL-90 可以在一次停留里依次打完。</p>
<ul><li>波长：红 630、绿 525、蓝 470 纳米，白光 5700 K</li><li>四个 90° 分区，共 16 个独立通道组合</li><li>最短脉宽 1 μs，触发抖动小于 50 ns</li></ul>
<h2>兼容现有支架</h2>
<p>安装孔距与上一代 RL-80 相同，替换时支架和线缆都不必改。RL-80 继续供货到 2026 年底。</p>
<blockquote><p>光源是最便宜的算法。</p></blockquote>
<p>这是我们应用工程师常说的一句话，也是做这支光源的理由。</p>`,
    contentEn: `<p>The RL-90 is a ring light 90 mm across in which each of four colours and four directions can be lit separately. It works with the LC-4 light controller, released the same day.</p>
<h2>One light that does the work of four</h2>
<p>On one and the same part, marks need contrast, rust needs colour and scratches need direction. That used to mean changing lights or adding a station. The RL-90 goes through them all in a single stop.</p>
<ul><li>Wavelengths: red 630, green 525 and blue 470 nm, white 5700 K</li><li>Four 90° sectors, sixteen combinations under separate control</li><li>Pulses down to 1 µs, trigger jitter below 50 ns</li></ul>
<h2>Fits the bracket you have</h2>
<p>Hole spacing matches the earlier RL-80, so bracket and cable stay as they are. The RL-80 remains available until the end of 2026.</p>
<blockquote><p>Light is the cheapest algorithm.</p></blockquote>
<p>Our application engineers like to say so, and it is why we made this one.</p>`,
    author: '产品部',
    authorEn: 'Product Management',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['光源', 'RL-90', '新品'],
    isTop: false,
    publishTime: '2024-08-22T09:30:00+08:00',
    slug: 'rl-90-four-colour-ring-light',
  },
  {
    title: '测尺寸，该用定焦镜头还是远心镜头',
    titleEn: 'Measuring parts: fixed lens or telecentric?',
    category: 'industry',
    summary: '三个问题帮您判断：工件会不会上下跳、边缘有没有厚度、公差是不是小于视野的千分之一。',
    summaryEn:
      'Three questions decide: does the part move up and down, is its edge thick, is the tolerance below a thousandth of the view?',
    cover: 'news-lens.jpg',
    content: `<p>几乎每周都有客户问：测尺寸是不是一定要用远心镜头？答案是不一定。远心镜头更大、更贵、视野固定，用对了才值。</p>
<h2>先问三个问题</h2>
<ol><li><strong>工件会上下跳吗？</strong>定焦镜头近大远小，工作距离 300 毫米时，高度变 1 毫米，尺寸就变约 0.33%。</li><li><strong>被测边缘有厚度吗？</strong>测孔径或螺纹时，定焦镜头会看到孔壁，边缘因此变虚。</li><li><strong>公差小于视野的千分之一吗？</strong>如果是，畸变也要计入误差。</li></ol>
<h2>对照表</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">FL-25 定焦</th><th scope="col">TC-110 远心</th></tr></thead><tbody><tr><td>畸变</td><td>&lt; 0.1%</td><td>&lt; 0.02%</td></tr><tr><td>1 mm 高度变化的影响</td><td>约 0.33%</td><td>&lt; 0.005%</td></tr><tr><td>视野</td><td>随距离可变</td><td>对角 58 mm，固定</td></tr><tr><td>长度</td><td>46 mm</td><td>130 mm</td></tr></tbody></table>
<h2>我们的建议</h2>
<p>三个问题有一个回答“是”，就先用远心镜头做一次对比。三个都是“否”，定焦镜头加一次标定通常够用，省下的钱不如花在光源上。</p>`,
    contentEn: `<p>Almost every week someone asks whether measuring always needs a telecentric lens. It does not. A telecentric lens is larger, costs more and has a fixed field of view; it pays only where it is needed.</p>
<h2>Three questions first</h2>
<ol><li><strong>Does the part move up and down?</strong> A fixed lens shows near things larger: at a working distance of 300 mm, one millimetre of height changes the size by about 0.33%.</li><li><strong>Is the edge thick?</strong> On bores and threads a fixed lens also sees the wall, and the edge goes soft.</li><li><strong>Is the tolerance below a thousandth of the field of view?</strong> Then distortion counts as well.</li></ol>
<h2>Side by side</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">FL-25 fixed</th><th scope="col">TC-110 telecentric</th></tr></thead><tbody><tr><td>Distortion</td><td>&lt; 0.1%</td><td>&lt; 0.02%</td></tr><tr><td>Effect of 1 mm in height</td><td>about 0.33%</td><td>&lt; 0.005%</td></tr><tr><td>Field of view</td><td>varies with distance</td><td>58 mm diagonal, fixed</td></tr><tr><td>Length</td><td>46 mm</td><td>130 mm</td></tr></tbody></table>
<h2>Our advice</h2>
<p>If one answer is yes, try a telecentric lens and compare. If all three are no, a fixed lens and one calibration are usually enough, and the money saved is better spent on lighting.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['选型', '镜头', '尺寸测量'],
    isTop: false,
    publishTime: '2024-10-10T10:00:00+08:00',
    slug: 'fixed-or-telecentric-lens',
  },
  {
    title: '十五年：从三个人的光学小组到 380 人的公司',
    titleEn: 'Fifteen years: from three people in optics to a company of 380',
    category: 'company',
    summary: '2009 年冬天做出第一支远心镜头，今天已有 2,700 条产线在使用我们的部件。',
    summaryEn: 'The first telecentric lens was made in the winter of 2009; today 2,700 lines use our components.',
    cover: 'about-history.webp',
    content: `<p>2009 年 12 月，三位光学工程师在苏州租下一间 90 平方米的办公室，做出了矩澄的第一支远心镜头。十五年后，公司有 380 名员工，2,700 条产线在使用我们的部件。</p>
<h2>几个节点</h2>
<ul><li>2009 年：公司成立，第一支远心镜头交付</li><li>2013 年：第一支频闪光源，开始自己做驱动电路</li><li>2017 年：第一台 HM 系列相机</li><li>2020 年：澄析 Studio 1.0 发布</li><li>2024 年：镜头年产能 7 万支，在产型号超过 40 个</li></ul>
<h2>没有变的事</h2>
<p>第一支镜头附了一张手写的测试记录。今天的记录由机器生成，但仍然是每支镜头自己的数据，不用“典型值”代替。</p>
<blockquote><p>客户买的不是镜头，是他对测量结果的放心。</p></blockquote>
<p>周年庆没有晚会。公司把预算用于新建的培训中心，明年起每月为客户的设备工程师开一期免费的打光课。</p>`,
    contentEn: `<p>In December 2009 three optical engineers rented an office of 90 square metres in Suzhou and built Claregon’s first telecentric lens. Fifteen years on, we are 380 people, and 2,700 production lines use our components.</p>
<h2>Some milestones</h2>
<ul><li>2009: company founded, first telecentric lens delivered</li><li>2013: first strobed light, with our own driver electronics</li><li>2017: first HM camera</li><li>2020: Claregon Studio 1.0</li><li>2024: 70,000 lenses a year, more than 40 models in production</li></ul>
<h2>What has not changed</h2>
<p>The first lens came with a handwritten test record. Today a machine writes it, but it still holds the data of that one lens, and no “typical values” in their place.</p>
<blockquote><p>Customers do not buy a lens. They buy confidence in what they measure.</p></blockquote>
<p>There was no anniversary gala. The budget went into a training centre, which from next year will hold a free monthly course in lighting for our customers’ equipment engineers.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['公司', '周年'],
    isTop: false,
    publishTime: '2024-12-03T09:00:00+08:00',
    slug: 'fifteen-years',
  },
]
