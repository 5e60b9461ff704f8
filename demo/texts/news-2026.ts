import type { DemoNews } from './types.ts'

export const news2026: DemoNews[] = [
  {
    title: 'HM-2600 相机发布：2600 万像素，每秒 42 帧',
    titleEn: 'HM-2600 camera: 26 megapixels at 42 frames a second',
    category: 'product',
    summary: '全局快门、2.5 微米像元、10GigE 接口，安装面与 HM-1200 完全相同。',
    summaryEn: 'Global shutter, 2.5 µm pixels and 10GigE, on exactly the same mounting face as the HM-1200.',
    cover: 'news-sensor.jpg',
    content: `<p>HM-2600 今天发布。5120×5120 像素的方形传感器，让一台相机就能覆盖过去需要两台 HM-1200 拼接的视野。</p>
<h2>像元小了，噪声没有大</h2>
<p>像元由 3.45 微米缩小到 2.5 微米，单个像元接到的光只有一半左右。我们做了两件事：传感器背面直接贴在铜基板上，芯片温度降低 9 °C；暗场校正改为每台单独标定，数据写入相机。最终动态范围为 66 dB，比 HM-1200 低 3 dB。</p>
<h2>主要参数</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">HM-1200</th><th scope="col">HM-2600</th></tr></thead><tbody><tr><td>分辨率</td><td>4096×3000</td><td>5120×5120</td></tr><tr><td>像元</td><td>3.45 μm</td><td>2.5 μm</td></tr><tr><td>帧率</td><td>45 fps</td><td>42 fps</td></tr><tr><td>接口</td><td>5GigE</td><td>10GigE</td></tr><tr><td>功耗</td><td>5.6 W</td><td>9.5 W</td></tr></tbody></table>
<p>机身 38×38×62 毫米，比 HM-1200 长 10 毫米，前端安装孔不变。靶面为 1.1 英寸，FL 与 TC 系列镜头装得上；像元更小，要求四角同样锐利的，请先向我们借样机试拍。</p>`,
    contentEn: `<p>The HM-2600 is released today. With its square sensor of 5120×5120 pixels, one camera covers a field of view that used to take two HM-1200 cameras and stitching.</p>
<h2>Smaller pixels, hardly more noise</h2>
<p>Going from 3.45 to 2.5 µm, a pixel receives about half the light. We did two things about it: the sensor sits directly on a copper base, which keeps it 9 °C cooler, and every camera is calibrated for dark noise on its own, with the data stored inside. Dynamic range is 66 dB, 3 dB below the HM-1200.</p>
<h2>Key figures</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">HM-1200</th><th scope="col">HM-2600</th></tr></thead><tbody><tr><td>Resolution</td><td>4096×3000</td><td>5120×5120</td></tr><tr><td>Pixel size</td><td>3.45 μm</td><td>2.5 μm</td></tr><tr><td>Frame rate</td><td>45 fps</td><td>42 fps</td></tr><tr><td>Interface</td><td>5GigE</td><td>10GigE</td></tr><tr><td>Power</td><td>5.6 W</td><td>9.5 W</td></tr></tbody></table>
<p>The housing measures 38×38×62 mm, 10 mm longer than the HM-1200, with the same mounting holes in front. The format is 1.1 inch, so FL and TC lenses still fit; as the pixels are smaller, borrow a camera from us first where the corners must be as sharp as the middle.</p>`,
    author: '产品部',
    authorEn: 'Product Management',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['工业相机', 'HM 系列', '新品'],
    isTop: false,
    publishTime: '2026-01-15T09:30:00+08:00',
    slug: 'hm-2600-camera-released',
  },
  {
    title: '电芯蓝膜检测：褶皱、气泡与划伤一次拍完',
    titleEn: 'Blue film on battery cells: wrinkles, bubbles and scratches in one pass',
    category: 'industry',
    summary: '六面检测节拍 2.4 秒，四色光源按面切换，换型不超过 10 秒。',
    summaryEn: 'Six faces in 2.4 s, lit in the colour each one needs, with a changeover of ten seconds at most.',
    cover: 'news-battery.jpg',
    content: `<p>方形电芯外面包一层 0.1 毫米厚的蓝膜，起绝缘作用。膜上的气泡和褶皱多数无害，划穿却必须剔除，难的是把两者分开。</p>
<h2>三种缺陷，三种光</h2>
<ul><li><strong>划穿</strong>：红光下蓝膜发暗，露出的铝发亮，对比最强</li><li><strong>气泡</strong>：低角度条形光下，边缘有一圈亮线</li><li><strong>褶皱</strong>：漫射白光下看阴影的走向</li></ul>
<p>RL-90 与 BL-300 由同一台 LC-4 驱动，在一次停留里依次频闪，HM-1200 连拍六张，总共 140 毫秒。</p>
<h2>产线数据</h2>
<p>2025 年 11 月到 2026 年 2 月，共检测 312 万只电芯，划穿漏检 0 只，误判率由人工复检时的 1.9% 降到 0.42%。</p>
<blockquote><p>气泡不剔除，但要记下位置和大小。三个月后，我们据此找到了一支老化的贴膜辊。</p></blockquote>
<p>客户工艺负责人的这番话，说明检测数据不只用来判断好坏。</p>`,
    contentEn: `<p>Prismatic cells are wrapped in a blue film 0.1 mm thick for insulation. Most bubbles and wrinkles do no harm, but a cut through the film must be rejected. The task is to tell them apart.</p>
<h2>Three defects, three kinds of light</h2>
<ul><li><strong>Cuts</strong>: in red light the film is dark and bare aluminium bright, which gives the strongest contrast</li><li><strong>Bubbles</strong>: a low bar light draws a bright line around them</li><li><strong>Wrinkles</strong>: diffuse white light shows which way the shadows run</li></ul>
<p>One LC-4 drives both the RL-90 and the BL-300. They strobe in turn during a single stop while an HM-1200 takes six images, 140 ms in all.</p>
<h2>Figures from the line</h2>
<p>From November 2025 to February 2026, 3.12 million cells were inspected. No cut was missed, and false rejects fell from 1.9% with manual checking to 0.42%.</p>
<blockquote><p>We do not reject bubbles, but we record where and how large they are. After three months that led us to a worn laminating roller.</p></blockquote>
<p>The customer’s head of process engineering makes the point: inspection data are good for more than pass or fail.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['电池', '外观检测', 'RL-90'],
    isTop: false,
    publishTime: '2026-03-19T14:00:00+08:00',
    slug: 'battery-film-inspection',
  },
  {
    title: '华东机器视觉展 2026：展位 N3-218，三条演示线全程开机',
    titleEn: 'East China Machine Vision Show 2026: stand N3-218, three lines running all day',
    category: 'event',
    summary: '法兰读码、漆面光隧道、电芯六面检测，三天共十八场讲解。',
    summaryEn: 'Flange reading, a paint tunnel and six-sided cell inspection, with eighteen talks over three days.',
    cover: 'news-line.jpg',
    content: `<p>华东机器视觉展 2026 将于 5 月 12 日至 14 日举行，矩澄视觉的展位是 N3-218，面积 216 平方米。三条演示线全程开机，欢迎带工件来试拍。</p>
<h2>三条演示线</h2>
<table><thead><tr><th scope="col">演示</th><th scope="col">配置</th><th scope="col">看点</th></tr></thead><tbody><tr><td>法兰读码</td><td>HM-2600，RL-90</td><td>0.8 mm 字符，每秒 1 米</td></tr><tr><td>机盖漆面</td><td>DT-1600，HM-1200×4</td><td>22 秒扫完一张</td></tr><tr><td>电芯六面</td><td>VC-4，LC-4，BL-300</td><td>节拍 2.4 秒</td></tr></tbody></table>
<h2>每天六场讲解</h2>
<ol><li>10:00 与 14:00：如何为反光件打光</li><li>11:00 与 15:00：看懂镜头的 MTF 曲线</li><li>13:00 与 16:00：澄析 Studio 现场搭建一个检测</li></ol>
<p>讲解无需预约。试拍每件约 20 分钟，建议提前在官网联系我们，留好时段。</p>`,
    contentEn: `<p>The East China Machine Vision Show 2026 takes place from 12 to 14 May. Claregon Vision will be at stand N3-218, on 216 square metres, with three demonstration lines running all day. Bring a part and try.</p>
<h2>Three lines</h2>
<table><thead><tr><th scope="col">Demonstration</th><th scope="col">Set-up</th><th scope="col">What to look for</th></tr></thead><tbody><tr><td>Flange reading</td><td>HM-2600, RL-90</td><td>0.8 mm characters at 1 m/s</td></tr><tr><td>Bonnet paint</td><td>DT-1600, four HM-1200</td><td>One bonnet in 22 s</td></tr><tr><td>Six-sided cell inspection</td><td>VC-4, LC-4, BL-300</td><td>2.4 s cycle</td></tr></tbody></table>
<h2>Six talks a day</h2>
<ol><li>10:00 and 14:00: lighting parts that glare</li><li>11:00 and 15:00: reading a lens’s MTF curve</li><li>13:00 and 16:00: building an inspection live in Claregon Studio</li></ol>
<p>No booking is needed for the talks. Trying a part takes about twenty minutes; contact us beforehand to reserve a time.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['展会', '演示'],
    isTop: false,
    publishTime: '2026-04-23T10:00:00+08:00',
    slug: 'east-china-vision-show-2026',
  },
  {
    title: 'TC-110 二代远心镜头：畸变低于 0.02%，每支附实测报告',
    titleEn: 'Second-generation TC-110: distortion below 0.02%, measured lens by lens',
    category: 'product',
    summary: '重量减轻 28%，支持 2.5 微米像元，−40 °C 到 60 °C 倍率变化不超过 0.012%。',
    summaryEn: '28% lighter, ready for 2.5 µm pixels, with magnification steady to 0.012% from −40 °C to 60 °C.',
    cover: 'news-lens.jpg',
    content: `<p>TC-110 是我们出货最多的远心镜头，一代累计交付 4.6 万支。二代今天开始供货，型号、安装尺寸和价格都不变。</p>
<h2>改了什么</h2>
<ul><li>镜片由 9 片减为 8 片，前组改用低密度玻璃，整支由 690 克减到 497 克</li><li>中心分辨率由每毫米 145 线对提高到 200 线对，匹配 HM-2600 的 2.5 微米像元</li><li>因瓦隔圈成为标准配置</li></ul>
<h2>参数</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>放大倍率</td><td>0.3×</td></tr><tr><td>工作距离</td><td>110 mm</td></tr><tr><td>畸变</td><td>&lt; 0.02%</td></tr><tr><td>远心度</td><td>&lt; 0.05°</td></tr><tr><td>靶面</td><td>1.1″</td></tr><tr><td>长度与前端外径</td><td>130 mm，66 mm</td></tr></tbody></table>
<h2>为什么每支都测</h2>
<p>0.02% 的畸变在 58 毫米的视野里不到 12 微米。有的客户要把它也校掉，这时需要的是手里这一支的数据。报告按序列号下载，标定软件可以直接读取。</p>`,
    contentEn: `<p>The TC-110 is our best-selling telecentric lens: 46,000 of the first generation have shipped. The second is available from today under the same name, with the same mounting dimensions and at the same price.</p>
<h2>What has changed</h2>
<ul><li>Eight elements instead of nine and lighter glass in front: 497 g instead of 690 g</li><li>200 line pairs per millimetre at the centre instead of 145, a match for the HM-2600’s 2.5 µm pixels</li><li>The Invar spacer is now standard</li></ul>
<h2>Specifications</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Magnification</td><td>0.3×</td></tr><tr><td>Working distance</td><td>110 mm</td></tr><tr><td>Distortion</td><td>&lt; 0.02%</td></tr><tr><td>Telecentricity</td><td>&lt; 0.05°</td></tr><tr><td>Format</td><td>1.1″</td></tr><tr><td>Length, front diameter</td><td>130 mm, 66 mm</td></tr></tbody></table>
<h2>Why every lens is measured</h2>
<p>Across a 58 mm field, 0.02% is less than 12 µm. Some customers correct even that, and then they need the data of the lens in hand. Reports are downloaded by serial number, and calibration software reads them directly.</p>`,
    author: '光学部',
    authorEn: 'Optics',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['镜头', 'TC 系列', '新品'],
    isTop: false,
    publishTime: '2026-06-11T09:30:00+08:00',
    slug: 'tc-110-second-generation',
  },
  {
    title: '成都服务中心启用，西南地区备件次日到',
    titleEn: 'Chengdu service centre opens: spare parts next day in the south-west',
    category: 'company',
    summary: '备件 320 种，打光实验室与培训教室同时开放，服务工程师 14 人。',
    summaryEn: '320 kinds of spare part, a lighting lab, a training room and fourteen service engineers.',
    cover: 'about-people.webp',
    content: `<p>7 月 28 日，矩澄视觉成都服务中心启用。加上苏州总部和深圳服务中心，国内三地都可以提供备件、维修、校准和试拍。</p>
<h2>离产线更近</h2>
<p>西南地区的客户已有 410 条产线使用我们的部件，过去备件从苏州发出，平均两天半到。成都中心常备 320 种备件，重庆、成都、绵阳等地次日送达，紧急时工程师随件出发。</p>
<h2>可以来做什么</h2>
<ul><li>打光实验室：带工件预约，一小时一件，不收费</li><li>培训教室：每月一期打光课，与苏州同步</li><li>校准：镜头与光源的年度复测，当天取走</li></ul>
<p>服务热线不变，接线后按地区自动转到最近的中心，工作日 8:30 到 20:00 有工程师值守。</p>`,
    contentEn: `<p>On 28 July Claregon Vision opened a service centre in Chengdu. Together with the head office in Suzhou and the centre in Shenzhen, three sites in China now offer spare parts, repairs, calibration and trials.</p>
<h2>Closer to the line</h2>
<p>Customers in the south-west run 410 lines with our components. Spare parts used to come from Suzhou and took two and a half days on average. The Chengdu centre stocks 320 kinds and delivers next day to Chongqing, Chengdu, Mianyang and nearby cities; when it is urgent, an engineer travels with the part.</p>
<h2>What you can do there</h2>
<ul><li>Lighting lab: book an hour for each part, free of charge</li><li>Training room: the monthly lighting course, in step with Suzhou</li><li>Calibration: annual checks of lenses and lights, done the same day</li></ul>
<p>The service number stays the same and puts callers through to the nearest centre. Engineers are on duty from 8:30 to 20:00 on working days.</p>`,
    author: '服务部',
    authorEn: 'Service',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['公司', '服务'],
    isTop: false,
    publishTime: '2026-07-28T10:30:00+08:00',
    slug: 'chengdu-service-centre',
  },
  {
    title: '焊点检测：四色光如何让“高度”变成“颜色”',
    titleEn: 'Solder joints: how four colours of light turn height into hue',
    category: 'industry',
    summary: '不同角度用不同颜色照明，坡度一眼可辨，0201 元件虚焊检出率 99.9%。',
    summaryEn: 'A colour for each angle makes slope visible at a glance: 99.9% of open joints found on 0201 components.',
    cover: 'news-ring-light.webp',
    content: `<p>焊点是一个小小的金属斜面。好焊点坡度平缓，虚焊则近乎垂直或干脆是平的。黑白相机看到的都是亮点和暗点，而给每个角度配一种颜色，坡度就变成了色相。</p>
<h2>做法</h2>
<p>三支直径不同的 RL 系列环形光源叠放，自上而下分别点亮红、绿、蓝：红光从高处照下，平面呈红色；蓝光几乎贴着板面，陡坡呈蓝色；绿色介于两者之间。白光另拍一张，用来读丝印。</p>
<h2>从颜色到判断</h2>
<ol><li>定位焊盘，取出焊点区域</li><li>统计三种颜色的面积与先后次序</li><li>好焊点从内到外应为蓝、绿、红；缺一种或次序颠倒，就送复判</li></ol>
<h3>结果</h3>
<p>在一块有 1,840 个焊点的控制板上，检测用时 6.5 秒，0201 元件虚焊检出率 99.9%，误判每块板平均 0.7 个点。相机为 HM-2600，镜头 TC-110。</p>`,
    contentEn: `<p>A solder joint is a small metal slope: gentle when the joint is good, nearly vertical or quite flat when it is open. A monochrome camera sees bright and dark spots in either case. Give each angle its own colour, and slope becomes hue.</p>
<h2>The method</h2>
<p>Three RL ring lights of different diameters are stacked and lit in red, green and blue from top to bottom. Red comes from above, so flat surfaces look red; blue grazes the board, so steep ones look blue; green lies in between. One more image in white light reads the print.</p>
<h2>From colour to verdict</h2>
<ol><li>Find the pad and cut out the joint</li><li>Measure the area and order of the three colours</li><li>A good joint runs blue, green, red from the inside out; if one is missing or out of order, the joint goes to review</li></ol>
<h3>Result</h3>
<p>On a control board with 1,840 joints, inspection takes 6.5 s. Of the open joints on 0201 components 99.9% are found, with 0.7 false calls per board on average. The camera is an HM-2600, the lens a TC-110.</p>`,
    author: '应用工程部',
    authorEn: 'Application Engineering',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['电子', '焊点检测', '打光'],
    isTop: false,
    publishTime: '2026-09-10T14:00:00+08:00',
    slug: 'solder-joints-in-four-colours',
  },
  {
    title: 'HM-S5 智能相机发布：在相机里完成判断',
    titleEn: 'HM-S5 smart camera: the verdict is made in the camera',
    category: 'product',
    summary: '500 万像素、内置推理，单点检测 35 毫秒出结果，不再需要控制器。',
    summaryEn: 'Five megapixels with inference built in: a result in 35 ms, and no controller needed.',
    cover: 'news-smart-camera.webp',
    content: `<p>不是每个工位都需要四台相机。只查一个螺钉有没有、一张标签正不正，一台控制器就显得多余。HM-S5 把判断放进了相机。</p>
<h2>一台相机就是一个工位</h2>
<ul><li>2448×2048 像素，全局快门，镜头为标准 C 口</li><li>内置推理单元，单点检测 35 毫秒出结果</li><li>两路隔离输入、四路输出，可直接驱动剔除阀</li><li>防护等级 IP67（加装镜头罩），无需机箱</li></ul>
<h2>与控制器用同一个软件</h2>
<p>HM-S5 用澄析 Studio 5.2 编程，步骤表与 VC-4 相同，以后要升级到多相机，项目可以直接搬过去。调试时插上网线，日常运行时可以拔掉。</p>
<h2>供货</h2>
<p>11 月起小批量交付，2027 年 1 月全面供货。首批用户中，一家紧固件企业用 24 台 HM-S5 取代了六个控制柜，每条线省出 0.8 平方米。</p>`,
    contentEn: `<p>Not every station needs four cameras. To see whether a screw is there or a label straight, a controller is too much. The HM-S5 makes the verdict in the camera itself.</p>
<h2>One camera, one station</h2>
<ul><li>2448×2048 pixels, global shutter, standard C-mount</li><li>Built-in inference: a result in 35 ms</li><li>Two isolated inputs and four outputs that drive a reject valve directly</li><li>IP67 with the lens cover fitted, and no cabinet</li></ul>
<h2>The same software as the controller</h2>
<p>The HM-S5 is set up in Claregon Studio 5.2 with the same list of steps as the VC-4, so a project can move to several cameras later. Plug in a network cable to set it up; pull it out for everyday running.</p>
<h2>Availability</h2>
<p>Small numbers ship from November, and general availability follows in January 2027. Among the first users, a maker of fasteners replaced six control cabinets with 24 HM-S5 cameras and gained 0.8 square metres on every line.</p>`,
    author: '产品部',
    authorEn: 'Product Management',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['智能相机', 'HM-S5', '新品'],
    isTop: true,
    publishTime: '2026-10-22T09:30:00+08:00',
    slug: 'hm-s5-smart-camera',
  },
  {
    title: '2026 用户大会：3,600 条产线教会我们的事',
    titleEn: 'User conference 2026: what 3,600 lines have taught us',
    category: 'event',
    summary: '230 位设备与工艺工程师到场，公开全年 1,147 次服务记录的分析。',
    summaryEn: '230 equipment and process engineers came to hear what a year of 1,147 service calls shows.',
    cover: 'news-plant.jpg',
    content: `<p>11 月 12 日，矩澄视觉用户大会在苏州工厂举行，230 位设备与工艺工程师参加。今年没有新品发布，上午只讲一件事：过去一年的 1,147 次服务，问题出在哪里。</p>
<h2>一年的服务记录</h2>
<table><thead><tr><th scope="col">原因</th><th scope="col">次数</th><th scope="col">占比</th></tr></thead><tbody><tr><td>线缆与接头</td><td>436</td><td>38%</td></tr><tr><td>镜头脏污或松动</td><td>264</td><td>23%</td></tr><tr><td>光源老化</td><td>206</td><td>18%</td></tr><tr><td>参数被误改</td><td>138</td><td>12%</td></tr><tr><td>部件故障</td><td>103</td><td>9%</td></tr></tbody></table>
<p>真正的部件故障不到十分之一。线缆排在第一位，很多是拖链弯曲半径太小，装好的那一天就已注定。</p>
<h2>明年要做的三件事</h2>
<ol><li>随相机附一份一页纸的布线图，标出最小弯曲半径</li><li>澄析 Studio 增加“图像体检”，亮度和清晰度变差时提前提醒</li><li>参数修改留痕，可一键退回上一版</li></ol>
<blockquote><p>一家供应商愿意把自己的故障单念给我们听，这比发布会有用。</p></blockquote>
<p>这是一位与会设备主管的留言。按目前统计，在用的 3,600 条产线年平均在线率为 99.98%，剩下的 0.02%，就是明年的工作。</p>`,
    contentEn: `<p>On 12 November 230 equipment and process engineers came to the Claregon Vision user conference at our Suzhou plant. There was no product launch this year. The morning had a single subject: 1,147 service calls in twelve months, and what had gone wrong.</p>
<h2>A year of service calls</h2>
<table><thead><tr><th scope="col">Cause</th><th scope="col">Calls</th><th scope="col">Share</th></tr></thead><tbody><tr><td>Cables and connectors</td><td>436</td><td>38%</td></tr><tr><td>Dirty or loose lenses</td><td>264</td><td>23%</td></tr><tr><td>Ageing lights</td><td>206</td><td>18%</td></tr><tr><td>Settings changed by mistake</td><td>138</td><td>12%</td></tr><tr><td>Component failure</td><td>103</td><td>9%</td></tr></tbody></table>
<p>Fewer than one call in ten was a failed component. Cables lead the list, many of them bent too tightly in a cable chain and doomed from the day they were fitted.</p>
<h2>Three things for next year</h2>
<ol><li>A one-page wiring guide with every camera that states the smallest bend radius</li><li>An image check-up in Claregon Studio that warns when brightness or sharpness declines</li><li>A record of every changed setting, with one click to go back</li></ol>
<blockquote><p>A supplier who reads us its own fault list is more use than a launch event.</p></blockquote>
<p>So wrote one equipment manager in the visitors’ book. By present figures the 3,600 lines in use are available 99.98% of the time over a year. The remaining 0.02% is next year’s work.</p>`,
    author: '市场部',
    authorEn: 'Marketing',
    source: '矩澄视觉',
    sourceEn: 'Claregon Vision',
    tags: ['用户大会', '服务'],
    isTop: true,
    publishTime: '2026-11-12T17:00:00+08:00',
    slug: 'user-conference-2026',
  },
]
