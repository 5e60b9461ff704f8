import type { DemoArticle } from './article-types.ts'

export const workArticles: DemoArticle[] = [
  {
    category: 'about',
    subCategory: 'quality',
    title: '一支镜头出厂前的六道检查',
    titleEn: 'Six checks before a lens leaves',
    summary: '从玻璃进厂到装箱，每道检查都有限值，数据按序列号保存十年，不用“典型值”代替。',
    summaryEn:
      'From raw glass to the box, every check has a limit. Data are kept by serial number for ten years, with no “typical values”.',
    cover: 'about-quality.webp',
    content: `<p>我们不在最后一道工序“检出”质量，而是每装一步就量一步。下面以 TC-110 为例，列出一支镜头在苏州新工厂经过的六道检查。</p>
<h2>六道检查</h2>
<table><thead><tr><th scope="col">序号</th><th scope="col">检查什么</th><th scope="col">限值</th><th scope="col">抽样</th></tr></thead><tbody><tr><td>1</td><td>玻璃折射率</td><td>±0.0003</td><td>每炉</td></tr><tr><td>2</td><td>镜片中心厚度</td><td>±10 μm</td><td>每片</td></tr><tr><td>3</td><td>装入后的偏心</td><td>15 角秒</td><td>每片</td></tr><tr><td>4</td><td>五个视场点的 MTF</td><td>不低于该型号下限</td><td>每支</td></tr><tr><td>5</td><td>畸变与远心度</td><td>0.02%，0.05°</td><td>每支</td></tr><tr><td>6</td><td>温度循环后复测倍率</td><td>变化 0.020%</td><td>每批 5 支</td></tr></tbody></table>
<h2>超出限值怎么办</h2>
<ol><li>第 3 道超限，当场拆下重装；同一片重装三次仍超限，镜片退回</li><li>第 4、5 道超限，整支退回装调工位，并查看装配过程的录像</li><li>第 6 道有一支超限，该批停发，其余全部加测</li></ol>
<p>2025 年全年，第 3 道的一次通过率是 94.6%，第 4、5 道合计 99.1%。一次通过率每周贴在车间门口，也写进装调工位的屏幕。</p>
<h2>量具由谁来量</h2>
<p>偏心仪和 MTF 仪每天开工前测一支标准镜头，偏差超过限值的十分之一就停机校准。标准镜头每年送外部计量机构复测，结果可溯源到国家基准。畸变测量用的玻璃标尺共两块，一块在用，一块留存，每季度互比一次。</p>
<h2>您能看到什么</h2>
<p>每支镜头的报告按序列号下载，内容是这一支的五点 MTF、畸变与远心度。光源附光强与均匀性记录，HM-2600 相机的暗场标定数据存在机内。数据保存十年，扫一下机身上的编码就能调出。</p>`,
    contentEn: `<p>We do not inspect quality into a lens at the last step; we measure at every step. Here, for a TC-110, are the six checks that a lens passes in our new Suzhou plant.</p>
<h2>The six checks</h2>
<table><thead><tr><th scope="col">No.</th><th scope="col">What is checked</th><th scope="col">Limit</th><th scope="col">Sample</th></tr></thead><tbody><tr><td>1</td><td>Refractive index of the glass</td><td>±0.0003</td><td>every melt</td></tr><tr><td>2</td><td>Centre thickness</td><td>±10 µm</td><td>every element</td></tr><tr><td>3</td><td>Tilt once mounted</td><td>15 arcseconds</td><td>every element</td></tr><tr><td>4</td><td>MTF at five field points</td><td>not below the model’s minimum</td><td>every lens</td></tr><tr><td>5</td><td>Distortion and telecentricity</td><td>0.02%, 0.05°</td><td>every lens</td></tr><tr><td>6</td><td>Magnification after temperature cycles</td><td>change of 0.020%</td><td>5 of each batch</td></tr></tbody></table>
<h2>When a limit is exceeded</h2>
<ol><li>At check 3 the element is taken out and mounted again; after three attempts the element itself is returned</li><li>At checks 4 and 5 the lens goes back to its cell, and the recording of its assembly is reviewed</li><li>At check 6 a single failure stops the batch, and all the others are measured</li></ol>
<p>In 2025 the first-pass rate was 94.6% at check 3, and 99.1% at checks 4 and 5 together. The rates hang at the entrance to the hall every week and show on the screens of the cells.</p>
<h2>Who measures the instruments</h2>
<p>Before work each day the centring and MTF instruments measure a reference lens. A deviation of more than a tenth of the limit stops the instrument for calibration. Reference lenses go to an outside metrology institute every year, so that results trace back to national standards. For distortion there are two glass scales, one in use and one kept aside, which are compared every quarter.</p>
<h2>What you can see</h2>
<p>Each lens has a report that you download by serial number: its own MTF at five points, its distortion and its telecentricity. Lights come with a record of intensity and uniformity; HM-2600 cameras hold their dark calibration inside. Data are kept for ten years, and a scan of the code on the housing brings them up.</p>`,
    slug: 'six-checks-of-a-lens',
    sort: 4,
    publishTime: '2026-03-02T09:00:00+08:00',
  },
  {
    category: 'about',
    subCategory: 'quality',
    title: '收到一件问题件以后',
    titleEn: 'When a part comes back',
    summary: '当日登记，两个工作日内复现，十五个工作日内给出书面结论，无论问题是不是我们的。',
    summaryEn: 'Registered the same day, reproduced within two working days and answered in writing within fifteen, whoever is at fault.',
    cover: 'news-controller.jpg',
    content: `<p>部件会坏。客户在意的往往不是坏了一件，而是不知道什么时候有答复。所以退回来的每一件都有时限，超时会自动报给质量部负责人。</p>
<h2>五个步骤</h2>
<table><thead><tr><th scope="col">步骤</th><th scope="col">时限</th><th scope="col">您会收到</th></tr></thead><tbody><tr><td>登记，拍照，调出出厂数据</td><td>当日</td><td>编号与接收照片</td></tr><tr><td>在同样条件下复现</td><td>2 个工作日</td><td>能否复现，是否先发备用件</td></tr><tr><td>找出原因</td><td>5 个工作日</td><td>初步结论</td></tr><tr><td>改正，并查同批次</td><td>15 个工作日</td><td>书面报告</td></tr><tr><td>回头看措施是否有效</td><td>90 天</td><td>复查结果</td></tr></tbody></table>
<h2>复现不了的也要写</h2>
<p>大约五分之一的问题件在台架上一切正常。这时我们不写“未见异常”就退回，而是列出试过的条件：温度、电压、触发频率、线缆长度和弯曲半径。缺的往往就是其中一项，客户一看便知道现场差在哪里。</p>
<h2>同批次怎么查</h2>
<p>每件产品的记录里有物料批号。一只电容、一片滤光片出了问题，一小时内能列出用了同批物料的全部序列号和发往的客户。2025 年我们据此主动召回过一次：47 台 LC-4 的接线端子镀层偏薄，其中 2 台在现场出现接触不良，其余 45 台在故障之前就换了新件。</p>
<blockquote><p>报告里不写“加强培训”。写得出尺寸、温度和工序的，才算措施。</p></blockquote>
<h2>质保</h2>
<p>相机、镜头、光源与控制器质保三年。质保期外的维修先报价后动手，维修过的部件按新品的限值复测，附新的报告。</p>`,
    contentEn: `<p>Components fail. What troubles a customer is often not the failure but having no idea when there will be an answer. Every part that comes back therefore runs against a clock, and the head of quality is told when it is late.</p>
<h2>Five steps</h2>
<table><thead><tr><th scope="col">Step</th><th scope="col">Within</th><th scope="col">What you receive</th></tr></thead><tbody><tr><td>Register, photograph, call up the test data</td><td>the same day</td><td>A number and photographs of the part as received</td></tr><tr><td>Reproduce under the same conditions</td><td>2 working days</td><td>Whether it can be reproduced, and whether a spare is sent first</td></tr><tr><td>Find the cause</td><td>5 working days</td><td>First findings</td></tr><tr><td>Correct it and check the batch</td><td>15 working days</td><td>A written report</td></tr><tr><td>See whether the measure works</td><td>90 days</td><td>The result of the review</td></tr></tbody></table>
<h2>What cannot be reproduced is written down too</h2>
<p>About one part in five behaves perfectly on the bench. We do not send it back with “no fault found”. We list the conditions we tried: temperature, voltage, trigger rate, cable length and bend radius. Often one of them is what was missing, and the customer sees at a glance what is different on site.</p>
<h2>How a batch is checked</h2>
<p>The record of each product holds the batch numbers of its materials. When a capacitor or a filter proves faulty, it takes an hour to list every serial number with material of that batch, and where it went. In 2025 this led us to one recall: the plating on the terminals of 47 LC-4 controllers was too thin. Two of them had shown poor contact on site; the other 45 were replaced before they failed.</p>
<blockquote><p>No report of ours says “improve training”. A measure has a dimension, a temperature or a process step in it.</p></blockquote>
<h2>Warranty</h2>
<p>Cameras, lenses, lights and controllers carry three years’ warranty. Repairs after that are quoted before work begins. A repaired part is measured to the limits of a new one and comes with a new report.</p>`,
    slug: 'when-a-part-comes-back',
    sort: 5,
    publishTime: '2026-03-02T09:30:00+08:00',
  },
  {
    category: 'about',
    subCategory: 'people',
    title: '每个人都从打光学起',
    titleEn: 'Everyone starts with lighting',
    summary: '新员工不论岗位，前两周都在打光实验室。装调工分三级，靠数据升级，不靠年限。',
    summaryEn:
      'Whatever the job, the first two weeks are spent in the lighting lab. Assemblers rise through three grades by data, not by years.',
    cover: 'about-people.webp',
    content: `<p>矩澄现有 430 人，平均在职 6.2 年。公司里最常见的专业不是计算机，而是光学和机械；最受尊重的手艺，是把一件反光的金属拍清楚。</p>
<h2>前六周</h2>
<ol><li>第一、二周：打光实验室。不论会计还是程序员，都要给 20 件样件各拍出一张能用的图</li><li>第三、四周：装调车间或电子车间，跟一位带教员做完一支镜头或一台控制器</li><li>第五周：跟应用工程师去一次客户现场</li><li>第六周：回到自己的岗位</li></ol>
<h2>装调工的三个等级</h2>
<table><thead><tr><th scope="col">等级</th><th scope="col">可以独立装</th><th scope="col">条件</th></tr></thead><tbody><tr><td>一级</td><td>FL 系列定焦镜头</td><td>连续 200 支，一次通过率不低于 92%</td></tr><tr><td>二级</td><td>TC 系列远心镜头</td><td>连续 200 支，不低于 94%</td></tr><tr><td>三级</td><td>定制镜头与样机</td><td>二级满一年，并带出两名二级</td></tr></tbody></table>
<p>数据来自工位本身，每个人随时能看到自己的曲线，别人看不到。2026 年有 38 人升级，其中 11 人升到三级。</p>
<h2>培训中心也对客户开放</h2>
<p>2025 年起，每月一期免费的打光课。讲课的是应用工程师，学员一半是客户的设备工程师，一半是我们自己的新人，同一张工作台，同一批难拍的工件。到 2026 年 9 月共办了 21 期，640 人来过。</p>
<h2>正在招聘</h2>
<ul><li>光学设计工程师，苏州：做过量产镜头的公差分析</li><li>FPGA 工程师，苏州：熟悉高速图像接口</li><li>应用工程师，深圳与成都：愿意出差，喜欢动手</li><li>镜头装调工，苏州：不要求经验，要求耐心</li></ul>
<p>来信请寄 hello@example.com，附一件您做过的东西，比长简历更好。</p>`,
    contentEn: `<p>Claregon has 430 people, who have been here for 6.2 years on average. The commonest training in the company is not computing but optics and mechanics, and the most respected skill is getting a clear image of a piece of shiny metal.</p>
<h2>The first six weeks</h2>
<ol><li>Weeks one and two: the lighting lab. Accountant or programmer, everyone produces a usable image of each of twenty samples</li><li>Weeks three and four: the lens hall or the electronics shop, finishing one lens or one controller beside an instructor</li><li>Week five: a visit to a customer’s line with an application engineer</li><li>Week six: back to one’s own job</li></ol>
<h2>Three grades of assembler</h2>
<table><thead><tr><th scope="col">Grade</th><th scope="col">May assemble alone</th><th scope="col">Condition</th></tr></thead><tbody><tr><td>One</td><td>FL fixed lenses</td><td>200 in a row, at least 92% passing at first</td></tr><tr><td>Two</td><td>TC telecentric lenses</td><td>200 in a row, at least 94%</td></tr><tr><td>Three</td><td>Custom lenses and prototypes</td><td>A year at grade two, and two colleagues trained to it</td></tr></tbody></table>
<p>The data come from the cells themselves. Each person can see their own curve at any time, and nobody else’s. In 2026 so far 38 people have moved up, 11 of them to grade three.</p>
<h2>The training centre is open to customers</h2>
<p>Since 2025 there has been a free lighting course every month. Application engineers teach it; half of those who attend are customers’ equipment engineers and half our own new colleagues, at the same benches with the same difficult parts. By September 2026 there had been 21 courses with 640 participants.</p>
<h2>Open positions</h2>
<ul><li>Optical designer, Suzhou: with tolerance analysis of lenses that went into production</li><li>FPGA engineer, Suzhou: at home with fast image interfaces</li><li>Application engineer, Shenzhen and Chengdu: willing to travel, glad to use their hands</li><li>Lens assembler, Suzhou: no experience needed, but patience</li></ul>
<p>Write to hello@example.com and enclose something you have made. It says more than a long CV.</p>`,
    slug: 'people-and-training',
    sort: 6,
    publishTime: '2026-10-08T09:00:00+08:00',
  },
  {
    category: 'about',
    subCategory: 'sustainability',
    title: '新工厂运行一年：电从哪里来，热往哪里去',
    titleEn: 'One year in the new plant: where the power comes from and where the heat goes',
    summary: '屋顶光伏发电 112 万千瓦时，占用电 29%，比预计的三成少一点。维修件和包装的数字也在这里。',
    summaryEn:
      'The roof produced 1.12 GWh, 29% of what we used and a little short of the 30% we expected. Repairs and packaging are counted here too.',
    cover: 'news-plant.jpg',
    content: `<p>2025 年 10 月投产时，我们预计屋顶的 1.1 兆瓦光伏能满足全厂三成用电。一年过去，数字有了。</p>
<h2>第一年</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">2025 年 10 月至 2026 年 9 月</th></tr></thead><tbody><tr><td>光伏发电</td><td>112 万千瓦时</td></tr><tr><td>全厂用电</td><td>386 万千瓦时</td></tr><tr><td>光伏占比</td><td>29%</td></tr><tr><td>恒温车间用电</td><td>171 万千瓦时</td></tr><tr><td>冬季采暖用的天然气</td><td>0</td></tr></tbody></table>
<h2>为什么没到三成</h2>
<p>发电和预计相符，用电却多了。恒温车间全年保持 22±0.3 °C，七月和八月的除湿用电比设计值高 14%，原因是人员进出时门斗的压差不够。2026 年 9 月加装了第二道门，前三周的除湿用电降了 9%，全年效果明年此时再报。</p>
<p>恒温车间的余热如设计那样用于冬季采暖，去年冬天没有另外烧气。南立面外挑的 60 厘米，在夏季正午挡住直射光。</p>
<h2>修，比换好</h2>
<ul><li>停产型号的备件至少供十年；光源 RL-80 供货到 2026 年底，备件到 2036 年</li><li>光源衰减后只换灯板，外壳和线缆留用，2026 年前九个月换了 1,380 块</li><li>镜头前片划伤可以单独更换并重新对心，同期修了 214 支</li></ul>
<p>换一块灯板的价格约为新光源的三分之一，两天可以取走，多数客户在年度复测时一并更换。换下的灯板拆出铝基板回收，电路部分交有资质的企业处理。</p>
<h2>包装</h2>
<p>2026 年起，相机和镜头的泡沫内衬全部换成模压纸浆。为此做了 600 次跌落试验，镜头的偏心变化与泡沫包装没有差别。大件仍用泡沫，我们还没有找到能托住 20 公斤的纸。</p>`,
    contentEn: `<p>When the plant opened in October 2025 we expected the 1.1 MW of solar panels on its roof to cover 30% of demand. A year later, here are the figures.</p>
<h2>The first year</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">October 2025 to September 2026</th></tr></thead><tbody><tr><td>Solar power produced</td><td>1.12 GWh</td></tr><tr><td>Power used by the plant</td><td>3.86 GWh</td></tr><tr><td>Share of solar</td><td>29%</td></tr><tr><td>Used by temperature-controlled rooms</td><td>1.71 GWh</td></tr><tr><td>Gas burnt for heating</td><td>none</td></tr></tbody></table>
<h2>Why it fell short of 30%</h2>
<p>The roof produced what was expected; we used more. The controlled rooms stay at 22 ± 0.3 °C all year, and in July and August dehumidifying took 14% more power than designed, because the airlock lost too much pressure as people came and went. A second door was fitted in September 2026. In its first three weeks the power for dehumidifying fell by 9%; we will report on a full year next autumn.</p>
<p>Waste heat from the controlled rooms heats the building in winter as designed, and no gas was burnt last winter. The 60 cm overhang keeps direct sun off the south face at noon in summer.</p>
<h2>Repair before replacement</h2>
<ul><li>Spare parts for discontinued models are kept for at least ten years: the RL-80 is sold until the end of 2026 and can be repaired until 2036</li><li>When a light fades, only its LED board is changed while housing and cable stay: 1,380 boards in the first nine months of 2026</li><li>A scratched front element can be replaced and centred again: 214 lenses in the same months</li></ul>
<p>A new LED board costs about a third of a new light and is fitted within two days; most customers have it done at the annual check. The aluminium of old boards is recycled, and their circuits go to a licensed firm.</p>
<h2>Packaging</h2>
<p>Since 2026 cameras and lenses have been packed in moulded pulp instead of foam. In 600 drop tests the change of tilt in the lens was no different from foam. Large items still travel in foam: we have yet to find paper that carries 20 kg.</p>`,
    slug: 'first-year-of-the-new-plant',
    sort: 7,
    publishTime: '2026-10-19T09:00:00+08:00',
  },
]
