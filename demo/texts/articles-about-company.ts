import type { DemoArticle } from './article-types.ts'

export const companyArticles: DemoArticle[] = [
  {
    category: 'about',
    subCategory: 'profile',
    title: '矩澄视觉：把一条光路做完整',
    titleEn: 'Claregon Vision: the whole light path from one maker',
    summary: '430 人，27 款在售产品，3,600 条产线在用。光源、镜头、相机、控制器和软件都由我们自己设计和制造。',
    summaryEn:
      '430 people, 27 products, 3,600 production lines. Light, lens, camera, controller and software are all designed and made by us.',
    cover: 'news-plant.jpg',
    content: `<p>苏州矩澄视觉技术有限公司成立于 2009 年 12 月，设计和制造机器视觉部件。工件上的光从哪里来、经过哪支镜头、落在哪块传感器上、由哪台控制器判断，这条光路上的每一段我们都自己做，也都单独卖。</p>
<h2>2026 年的矩澄</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>员工</td><td>430 人：研发 128，生产 176，应用与服务 74，其他 52</td></tr><tr><td>在售产品</td><td>27 款，61 个型号</td></tr><tr><td>在用产线</td><td>3,600 条</td></tr><tr><td>镜头年产能</td><td>12 万支</td></tr><tr><td>服务地点</td><td>苏州、深圳、成都</td></tr></tbody></table>
<h2>部件用在哪里</h2>
<p>3,600 条产线按行业分：</p>
<ul><li>动力与储能电池：1,120 条</li><li>汽车：830 条</li><li>电子与显示：760 条</li><li>精密加工：420 条</li><li>医药与食品：280 条</li><li>物流：190 条</li></ul>
<h2>为什么要整条做</h2>
<p>图像不好的时候，最难的是弄清问题出在哪一段。镜头厂说是光源，光源厂说是相机，产线只能停着等。光源、镜头、相机和控制器出自一家，这个问题就只有一家要回答，而且手里有每一件的出厂数据。</p>
<p>整条做并不要求整条买。镜头是标准 C 口，相机遵循 GigE Vision 与 GenICam，触发是 24 伏电平。大约三分之一的客户只用其中一类部件，和别家的设备配在一起。</p>
<h2>我们不做什么</h2>
<p>不做安防、车载和手机摄像头，也不替别人贴牌。M42 与 M58 接口的大靶面镜头我们不生产，可以代为选配并随机测试；六轴机械手由合作伙伴提供。</p>
<blockquote><p>客户买的不是镜头，是他对测量结果的放心。</p></blockquote>
<p>这句话写在第一支镜头交付的那个冬天，今天仍然挂在装调车间的入口。</p>`,
    contentEn: `<p>Claregon Vision Technology Co., Ltd. was founded in Suzhou in December 2009. We design and build machine-vision components. Where the light on a part comes from, which lens it passes, which sensor it meets and which controller judges the image: we make every section of that path, and sell each of them separately.</p>
<h2>Claregon in 2026</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>People</td><td>430: 128 in development, 176 in production, 74 in applications and service, 52 others</td></tr><tr><td>Products on offer</td><td>27, in 61 models</td></tr><tr><td>Lines in use</td><td>3,600</td></tr><tr><td>Lens capacity</td><td>120,000 a year</td></tr><tr><td>Service</td><td>Suzhou, Shenzhen and Chengdu</td></tr></tbody></table>
<h2>Where the components work</h2>
<p>The 3,600 lines by industry:</p>
<ul><li>Traction and storage batteries: 1,120</li><li>Automotive: 830</li><li>Electronics and displays: 760</li><li>Precision manufacturing: 420</li><li>Pharma and food: 280</li><li>Logistics: 190</li></ul>
<h2>Why we make the whole path</h2>
<p>When an image is poor, the hardest part is finding out which section is at fault. The lens maker blames the light, the light maker blames the camera, and the line stands still. When light, lens, camera and controller come from one maker, there is one company to answer, and it holds the test data of every piece.</p>
<p>Making all of it does not mean that you must buy all of it. Lenses have a standard C-mount, cameras follow GigE Vision and GenICam, triggers are 24 V levels. About a third of our customers use one kind of component only, together with equipment from elsewhere.</p>
<h2>What we do not make</h2>
<p>We make no cameras for security, vehicles or telephones, and nothing under other names. Nor do we make large-format lenses with M42 and M58 mounts: we choose those for you and test them with the camera. Six-axis robots come from our partner.</p>
<blockquote><p>Customers do not buy a lens. They buy confidence in what they measure.</p></blockquote>
<p>The sentence dates from the winter of the first lens. It still hangs at the entrance to the assembly hall.</p>`,
    slug: 'company-profile',
    sort: 1,
    publishTime: '2026-08-10T09:00:00+08:00',
  },
  {
    category: 'about',
    subCategory: 'profile',
    title: '四个地点，同一套记录',
    titleEn: 'Four sites, one set of records',
    summary: '苏州两个厂区，深圳和成都两个服务中心。在哪里送修，看到的都是同一份数据。',
    summaryEn: 'Two plants in Suzhou and service centres in Shenzhen and Chengdu, all of which work from the same data.',
    cover: 'news-hall.jpg',
    content: `<p>矩澄的设计和制造都在苏州，服务在苏州、深圳和成都。四个地点共用一套按序列号建立的记录：一支镜头在成都复测，工程师看到的是它在苏州出厂那天的曲线。</p>
<h2>各自做什么</h2>
<table><thead><tr><th scope="col">地点</th><th scope="col">启用</th><th scope="col">人数</th><th scope="col">用途</th></tr></thead><tbody><tr><td>苏州新工厂</td><td>2025 年 10 月</td><td>290</td><td>总部、研发、镜头与相机</td></tr><tr><td>苏州老厂区</td><td>2011 年 5 月</td><td>104</td><td>光源、控制器、整机装配</td></tr><tr><td>深圳服务中心</td><td>2016 年 10 月</td><td>22</td><td>备件、维修、校准、试拍</td></tr><tr><td>成都服务中心</td><td>2026 年 7 月</td><td>14</td><td>备件、维修、校准、培训</td></tr></tbody></table>
<h2>新工厂里面</h2>
<p>新工厂三层，建筑面积 18,600 平方米。一层是 2,400 平方米的洁净装调车间，ISO 7 级，全年 22±0.3 °C，30 个玻璃罩工位分列两侧，罩内为 ISO 5 级。二层装配和标定相机，三层是研发与校准实验室。洁净车间单独做基础，与主体结构之间留 5 厘米的缝，隔开地面振动。</p>
<p>老厂区在 4 公里外，每天四班货车往返。光源和控制器在那里测完，送到新工厂与镜头、相机一起配套发出；整机工位装在老厂区，客户的厂内验收也在那里做。</p>
<h2>可以来看</h2>
<ul><li>展厅：一条 3 米长的法兰读码线常年开机，工作日预约即可</li><li>应用开放日：每季度一次，苏州和成都轮流，每场 50 家</li><li>打光课：每月一期，苏州与成都同步，对客户免费</li></ul>
<p>带一件您觉得难拍的工件来，比看宣传册有用。服务热线工作日 8:30 到 20:00 有工程师值守，按地区自动转到最近的中心。</p>`,
    contentEn: `<p>Claregon designs and manufactures in Suzhou and offers service in Suzhou, Shenzhen and Chengdu. All four sites share one set of records, kept by serial number: when a lens is checked again in Chengdu, the engineer sees the curve it had on the day it left Suzhou.</p>
<h2>What each site does</h2>
<table><thead><tr><th scope="col">Site</th><th scope="col">Since</th><th scope="col">People</th><th scope="col">Purpose</th></tr></thead><tbody><tr><td>Suzhou, new plant</td><td>October 2025</td><td>290</td><td>Head office, development, lenses and cameras</td></tr><tr><td>Suzhou, first plant</td><td>May 2011</td><td>104</td><td>Lights, controllers, assembly of stations</td></tr><tr><td>Shenzhen service centre</td><td>October 2016</td><td>22</td><td>Spare parts, repairs, calibration, trials</td></tr><tr><td>Chengdu service centre</td><td>July 2026</td><td>14</td><td>Spare parts, repairs, calibration, training</td></tr></tbody></table>
<h2>Inside the new plant</h2>
<p>The new plant has three storeys and 18,600 square metres. On the ground floor is the clean assembly hall: 2,400 square metres at ISO 7, kept at 22 ± 0.3 °C all year, with thirty glazed cells along its two sides and ISO 5 under the glass. Cameras are assembled and calibrated on the first floor; development and the calibration laboratory are on the second. The hall stands on a foundation of its own, separated from the main structure by a 5 cm gap that keeps vibration out.</p>
<p>The first plant is 4 km away, with four lorries a day in either direction. Lights and controllers are tested there and come to the new plant to be shipped with lenses and cameras. Stations are built at the first plant, and customers accept them there.</p>
<h2>Come and see</h2>
<ul><li>Showroom: a flange-reading line three metres long runs all year; book any working day</li><li>Open lab day: every quarter, alternately in Suzhou and Chengdu, for 50 companies</li><li>Lighting course: every month in Suzhou and Chengdu, free for customers</li></ul>
<p>Bring a part that you find hard to image; it tells you more than a brochure. Engineers answer the service line from 8:30 to 20:00 on working days, and calls go to the nearest centre.</p>`,
    slug: 'where-we-are',
    sort: 2,
    publishTime: '2026-08-10T09:30:00+08:00',
  },
  {
    category: 'about',
    subCategory: 'history',
    title: '从第一支远心镜头到 3,600 条产线',
    titleEn: 'From the first telecentric lens to 3,600 lines',
    summary: '2009 年的一间 90 平方米办公室，2013 年的光源，2017 年的相机，2020 年的软件，2025 年的新工厂。',
    summaryEn: 'An office of 90 square metres in 2009, lights in 2013, cameras in 2017, software in 2020 and a new plant in 2025.',
    cover: 'about-history.webp',
    content: `<p>矩澄不是按计划长成今天这样的。做镜头的时候缺一支够亮的光源，就做了光源；有了光源，又缺一台触发准的相机。下面按时间列出来。</p>
<h2>2009–2016：先做镜头</h2>
<ul><li><strong>2009 年 12 月</strong>：三位光学工程师在苏州租下 90 平方米办公室，交付第一支远心镜头，附一张手写的测试记录</li><li><strong>2011 年 5 月</strong>：迁入 600 平方米厂房，员工 19 人</li><li><strong>2013 年 9 月</strong>：第一支频闪光源，驱动电路自己做</li><li><strong>2015 年 3 月</strong>：第一条镜头装调线，年产 1.5 万支</li><li><strong>2016 年 10 月</strong>：深圳服务中心启用</li></ul>
<h2>2017–2023：补齐光路</h2>
<ul><li><strong>2017 年 6 月</strong>：第一台 HM 系列相机</li><li><strong>2019 年 4 月</strong>：第二条镜头装调线，年产能 5 万支</li><li><strong>2020 年 11 月</strong>：澄析 Studio 1.0 发布</li><li><strong>2023 年 5 月</strong>：校准实验室建成，开始为客户做年度复测</li><li><strong>2023 年 10 月</strong>：第一台线阵相机 HL-4K</li></ul>
<h2>2024–2026：把产能和精度一起做上去</h2>
<ul><li><strong>2024 年 1 月</strong>：HM-1200 相机发布</li><li><strong>2024 年 3 月</strong>：第三条镜头装调线投用，年产能 7 万支</li><li><strong>2024 年 8 月</strong>：RL-90 四色环形光源与 LC-4 光源控制器发布</li><li><strong>2024 年 12 月</strong>：成立十五周年，员工 380 人，2,700 条产线在用</li><li><strong>2025 年 1 月</strong>：VC-4 视觉控制器发布</li><li><strong>2025 年 4 月</strong>：第一届应用开放日</li><li><strong>2025 年 8 月</strong>：澄析 Studio 5.0 发布</li><li><strong>2025 年 10 月</strong>：苏州新工厂洁净车间投产，年产能 12 万支</li><li><strong>2025 年 11 月</strong>：TC 系列全部 4 个型号通过 −40 °C 连续运行测试</li><li><strong>2026 年 1 月</strong>：HM-2600 相机发布</li><li><strong>2026 年 6 月</strong>：TC-110 二代供货，一代累计交付 4.6 万支</li><li><strong>2026 年 7 月</strong>：成都服务中心启用</li><li><strong>2026 年 10 月</strong>：HM-S5 智能相机发布，在用产线达到 3,600 条</li></ul>
<blockquote><p>第一支镜头的测试记录现在还在。我们把它和今年的报告放在一起，项目多了，做法没有变。</p></blockquote>`,
    contentEn: `<p>Claregon did not grow to a plan. Making lenses, we lacked a light that was bright enough, so we made one. With the light at hand, we lacked a camera that triggered precisely enough. Here is what followed, by date.</p>
<h2>2009–2016: lenses first</h2>
<ul><li><strong>December 2009</strong>: three optical engineers rent 90 square metres in Suzhou and deliver the first telecentric lens with a handwritten test record</li><li><strong>May 2011</strong>: a plant of 600 square metres and 19 people</li><li><strong>September 2013</strong>: the first strobed light, with our own driver electronics</li><li><strong>March 2015</strong>: the first lens assembly line, 15,000 lenses a year</li><li><strong>October 2016</strong>: the Shenzhen service centre opens</li></ul>
<h2>2017–2023: the rest of the light path</h2>
<ul><li><strong>June 2017</strong>: the first HM camera</li><li><strong>April 2019</strong>: a second lens line, 50,000 lenses a year</li><li><strong>November 2020</strong>: Claregon Studio 1.0</li><li><strong>May 2023</strong>: the calibration laboratory is ready, and annual checks for customers begin</li><li><strong>October 2023</strong>: the HL-4K, our first line-scan camera</li></ul>
<h2>2024–2026: capacity and precision together</h2>
<ul><li><strong>January 2024</strong>: HM-1200 camera</li><li><strong>March 2024</strong>: a third lens line, 70,000 lenses a year</li><li><strong>August 2024</strong>: RL-90 four-colour ring light and LC-4 light controller</li><li><strong>December 2024</strong>: fifteen years, 380 people, 2,700 lines in use</li><li><strong>January 2025</strong>: VC-4 vision controller</li><li><strong>April 2025</strong>: the first open lab day</li><li><strong>August 2025</strong>: Claregon Studio 5.0</li><li><strong>October 2025</strong>: the clean hall of the new Suzhou plant goes into production, 120,000 lenses a year</li><li><strong>November 2025</strong>: all four models of the TC series pass continuous running at −40 °C</li><li><strong>January 2026</strong>: HM-2600 camera</li><li><strong>June 2026</strong>: second-generation TC-110, after 46,000 of the first</li><li><strong>July 2026</strong>: the Chengdu service centre opens</li><li><strong>October 2026</strong>: HM-S5 smart camera; 3,600 lines in use</li></ul>
<blockquote><p>The test record of the first lens still exists. Put beside a report of this year, it has fewer items and the same method.</p></blockquote>`,
    slug: 'company-history',
    sort: 3,
    publishTime: '2026-10-26T09:00:00+08:00',
  },
]
