import type { DemoArticle } from './article-types.ts'

export const partnerArticles: DemoArticle[] = [
  {
    category: 'partner',
    title: '诺德霖光学',
    titleEn: 'Nordlin Optics',
    summary: '光学玻璃与镀膜，2014 年起供应远心镜头的前组毛坯。',
    summaryEn: 'Optical glass and coatings; supplier of the front elements of our telecentric lenses since 2014.',
    cover: 'partner-nordlin-optics.webp',
    content: `<p>诺德霖光学熔炼光学玻璃，也做红外与宽带增透镀膜。2014 年起，TC 系列大口径前组的毛坯由它供应，每炉附折射率与色散的实测值，我们进厂后复测，两边相差不超过 0.0001。</p>
<h2>一起做过的事</h2>
<ul><li>二代 TC-110 的前组改用低密度玻璃，整支镜头由 690 克减到 497 克，其中前组占 130 克</li><li>420–700 纳米宽带增透膜，单面反射率由 0.5% 降到 0.25%</li><li>−40 °C 温度循环中的膜层附着试验，共 1,200 次循环</li></ul>
<p>双方每年秋天交换一次下一年的用量预测，玻璃交期因此由 14 周稳定在 9 周。</p>`,
    contentEn: `<p>Nordlin Optics melts optical glass and makes infra-red and broadband anti-reflection coatings. Since 2014 it has supplied the large front elements of the TC series. Each melt comes with its measured index and dispersion; we measure again on arrival, and the two agree within 0.0001.</p>
<h2>What we have done together</h2>
<ul><li>Lighter glass for the front group of the second-generation TC-110: 497 g for the whole lens instead of 690 g, 130 g of it saved in front</li><li>A broadband coating for 420–700 nm that reflects 0.25% at each surface instead of 0.5%</li><li>Adhesion tests of coatings through 1,200 cycles down to −40 °C</li></ul>
<p>Every autumn we exchange forecasts for the coming year, which has brought lead time for glass from fourteen weeks to a steady nine.</p>`,
    slug: 'nordlin-optics',
    sort: 1,
    publishTime: '2026-06-15T09:00:00+08:00',
  },
  {
    category: 'partner',
    title: '铠帛机器人',
    titleEn: 'Kaibo Robotics',
    summary: '六轴机械手，为 DT-1600 光隧道和抓取工位提供运动与手眼标定。',
    summaryEn: 'Six-axis robots that move parts for the DT-1600 light tunnel and for picking stations, with hand-eye calibration.',
    cover: 'partner-kaibo-robotics.webp',
    content: `<p>铠帛机器人制造负载 7 到 50 公斤的六轴机械手。DT-1600 的 22 秒节拍里，有 14 秒是机械手带着机盖移动，轨迹平稳与否直接决定条纹是否清楚。</p>
<h2>分工</h2>
<ul><li>铠帛负责机械手、夹具与安全回路，移动中的振动控制在 0.05 毫米以内</li><li>我们负责相机、光源与判断，并把每个缺陷的位置换算到机械手的坐标里，供后面的打磨使用</li><li>手眼标定由双方共同编写：标定板移动 15 个姿态，4 分钟完成，残差 0.08 毫米</li></ul>
<p>2024 年以来共同交付 26 个工位，其中 9 个是光隧道。控制柜之间只有一根网线和一根急停线。</p>`,
    contentEn: `<p>Kaibo Robotics makes six-axis robots for loads of 7 to 50 kg. Of the DT-1600’s 22-second cycle, the robot moves the bonnet for 14, and whether the stripes are sharp depends on how smoothly it moves.</p>
<h2>Who does what</h2>
<ul><li>Kaibo: robot, gripper and safety circuit, with vibration held to 0.05 mm on the move</li><li>Claregon: cameras, lights and verdict, and the position of each defect in the robot’s coordinates for polishing</li><li>Together: a hand-eye calibration that shows the target in fifteen poses, takes four minutes and leaves 0.08 mm of error</li></ul>
<p>Since 2024 we have delivered 26 stations together, nine of them light tunnels. Between the cabinets there is one network cable and one emergency-stop line.</p>`,
    slug: 'kaibo-robotics',
    sort: 2,
    publishTime: '2026-06-15T09:10:00+08:00',
  },
  {
    category: 'partner',
    title: '特瑟琳逻辑',
    titleEn: 'Tesserine Logic',
    summary: 'FPGA 逻辑核：10GigE 传图、激光线重心计算与行缓存。',
    summaryEn: 'FPGA cores: image transfer over 10GigE, laser-line peak finding and line buffers.',
    cover: 'partner-tessera-fpga.webp',
    content: `<p>特瑟琳逻辑是一家 35 人的 FPGA 设计公司。我们的相机里有三个逻辑核由它与我们共同开发，源代码双方各存一份，任何一方停业，另一方都能继续维护。</p>
<h2>三个逻辑核</h2>
<ul><li><strong>10GigE 传输</strong>：用于 HM-2600 与 HL-8K，丢包时由相机重发，不占用控制器</li><li><strong>线重心</strong>：用于 H3-640，每秒处理 800 条全范围轮廓，每条 2,048 点</li><li><strong>双线相加</strong>：用于 HL-8K，按编码器把两条线对齐到同一处再相加</li></ul>
<p>验证由我们做。每个版本要在 20 台相机上连续传图 72 小时，错一位就退回。2025 年以来放行 11 个版本，退回过 4 个。</p>`,
    contentEn: `<p>Tesserine Logic is a company of 35 people. Three logic cores in our cameras were developed with it. Each side keeps a copy of the source, so that either could go on without the other.</p>
<h2>Three cores</h2>
<ul><li><strong>10GigE transfer</strong>, in the HM-2600 and HL-8K: lost packets are sent again by the camera without troubling the controller</li><li><strong>Peak finding</strong>, in the H3-640: 800 full-range profiles a second with 2,048 points each</li><li><strong>Adding two lines</strong>, in the HL-8K: the encoder brings both lines to the same place before they are added</li></ul>
<p>Verification is ours. Each version must transfer images on twenty cameras for 72 hours, and a single wrong bit sends it back. Since 2025 eleven versions have been released and four returned.</p>`,
    slug: 'tessera-fpga',
    sort: 3,
    publishTime: '2026-06-15T09:20:00+08:00',
  },
  {
    category: 'partner',
    title: '微珖传感',
    titleEn: 'Weiguang Sensors',
    summary: '图像传感器的封装与筛选，HM-2600 的铜基板封装由双方共同完成。',
    summaryEn: 'Packaging and screening of image sensors; the copper-base package of the HM-2600 is joint work.',
    cover: 'partner-weiguang-sensors.webp',
    content: `<p>微珖传感做图像传感器的封装与测试。HM 系列的传感器先在这里逐颗筛选，再送到我们的标定台。</p>
<h2>筛选什么</h2>
<ul><li>坏点不多于 200 个，且没有三个以上相连</li><li>感光面相对封装底面的倾斜不超过 0.1°，高度误差不超过 30 微米</li><li>盖板玻璃上没有大于 5 微米的颗粒</li></ul>
<h2>铜基板封装</h2>
<p>HM-2600 的像元小，怕热。双方用 14 个月把陶瓷底座换成铜基板，难点是铜与硅的膨胀系数差六倍。最终在两者之间加了一层 0.1 毫米的过渡合金，经 1,000 次 −40 °C 到 85 °C 循环没有开裂，芯片温度低了 9 °C。</p>`,
    contentEn: `<p>Weiguang Sensors packages and tests image sensors. Those of the HM series are screened here one by one before they reach our calibration benches.</p>
<h2>What is screened</h2>
<ul><li>No more than 200 defective pixels, and no cluster of more than three</li><li>The sensitive surface tilted by no more than 0.1° to the base of the package, and its height within 30 µm</li><li>No particle larger than 5 µm on the cover glass</li></ul>
<h2>A copper base</h2>
<p>The HM-2600’s small pixels do not like heat. It took us fourteen months together to replace the ceramic base by copper, which expands six times as much as silicon. A layer of transition alloy 0.1 mm thick now lies between the two. It came through 1,000 cycles from −40 °C to 85 °C without a crack, and the chip runs 9 °C cooler.</p>`,
    slug: 'weiguang-sensors',
    sort: 4,
    publishTime: '2026-06-15T09:30:00+08:00',
  },
  {
    category: 'partner',
    title: '哈尔登计量研究所',
    titleEn: 'Halden Institute of Metrology',
    summary: '独立的光学计量机构，每年复测我们的标准镜头和玻璃标尺。',
    summaryEn: 'An independent institute for optical metrology that measures our reference lenses and glass scales every year.',
    cover: 'partner-halden-institute.webp',
    content: `<p>量具由自己校准，误差就没有人能看见。从 2018 年起，我们的六支标准镜头和在用的玻璃标尺每年送哈尔登计量研究所复测，结果不经挑选，全部存入记录。</p>
<h2>八年的比对</h2>
<table><thead><tr><th scope="col">量值</th><th scope="col">双方之差</th><th scope="col">不确定度（k=2）</th></tr></thead><tbody><tr><td>MTF，每毫米 100 线对</td><td>0.008 以内</td><td>0.015</td></tr><tr><td>畸变</td><td>0.002% 以内</td><td>0.004%</td></tr><tr><td>玻璃标尺，100 mm</td><td>0.12 μm 以内</td><td>0.20 μm</td></tr></tbody></table>
<p>2021 年有一次超差：我们的 MTF 读数偏高 0.021。原因是仪器的狭缝积了灰。此后每天开工前测标准镜头的规定就是这样来的。</p>`,
    contentEn: `<p>If you calibrate your own instruments, nobody sees the error. Since 2018 our six reference lenses and the glass scale in use have gone to the Halden Institute every year, and all results go on record, whatever they are.</p>
<h2>Eight years of comparison</h2>
<table><thead><tr><th scope="col">Quantity</th><th scope="col">Difference between us</th><th scope="col">Uncertainty (k = 2)</th></tr></thead><tbody><tr><td>MTF at 100 line pairs per millimetre</td><td>within 0.008</td><td>0.015</td></tr><tr><td>Distortion</td><td>within 0.002%</td><td>0.004%</td></tr><tr><td>Glass scale, 100 mm</td><td>within 0.12 µm</td><td>0.20 µm</td></tr></tbody></table>
<p>There was one exception, in 2021: our MTF read 0.021 too high, because of dust in the instrument’s slit. That is why we measure a reference lens before work each day.</p>`,
    slug: 'halden-institute',
    sort: 5,
    publishTime: '2026-06-15T09:40:00+08:00',
  },
  {
    category: 'partner',
    title: '苏州视觉联合实验室',
    titleEn: 'Suzhou Vision Lab',
    summary: '与高校合办的联合实验室，研究小样本学习和难拍材料的照明，结果公开发表。',
    summaryEn:
      'A joint university laboratory for learning with few samples and for lighting difficult materials, which publishes its results.',
    cover: 'partner-suzhou-vision-lab.webp',
    content: `<p>苏州视觉联合实验室成立于 2022 年，现有教师 4 人、研究生 19 人。我们提供设备、样件和两位常驻工程师，课题由双方共同提出，论文可以发表，客户的图像不出实验室。</p>
<h2>三个课题</h2>
<ul><li><strong>小样本学习</strong>：ST-DL“只学合格品”的方法最初来自这里，2023 年的样机需要 80 张图，到澄析 Studio 5.0 减到 30 张</li><li><strong>难拍的材料</strong>：透明膜上的透明胶、黑橡胶里的黑杂质。应用开放日没解决的 13 种工件，已有 5 种在这里找到可用的照明</li><li><strong>检测的统计</strong>：要多少件样品，才能说检出率是 99.9%。在 95% 的置信度下，漏检 0 件时约需 3,000 件</li></ul>
<p>每年 6 月有一天对外开放，当年的样机都可以上手试。2026 年来了 160 人，一半是学生。</p>`,
    contentEn: `<p>The Suzhou Vision Lab was founded in 2022 and has four teachers and nineteen graduate students. We supply equipment, samples and two resident engineers. Both sides propose subjects, papers may be published, and customers’ images never leave the lab.</p>
<h2>Three subjects</h2>
<ul><li><strong>Learning with few samples</strong>: ST-DL’s method of learning from good parts alone began here. The prototype of 2023 needed 80 images; Claregon Studio 5.0 needs 30</li><li><strong>Difficult materials</strong>: clear adhesive on clear film, black specks in black rubber. Of the thirteen parts that the open lab day left unsolved, five now have a light that works</li><li><strong>The statistics of inspection</strong>: how many samples does it take to claim 99.9% detection? At 95% confidence and with none missed, about 3,000</li></ul>
<p>One day each June is open to the public, with the year’s prototypes to try. In 2026, 160 people came, half of them students.</p>`,
    slug: 'suzhou-vision-lab',
    sort: 6,
    publishTime: '2026-06-29T09:00:00+08:00',
  },
]
