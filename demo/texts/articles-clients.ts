import type { DemoArticle } from './article-types.ts'

export const clientArticles: DemoArticle[] = [
  {
    category: 'client',
    subCategory: 'battery',
    title: '恒沱电池',
    titleEn: 'Hengtuo Battery',
    summary: '方形电芯：顶盖焊缝由抽检 2% 改为逐只检测，蓝膜六面检测四个月 312 万只，划穿漏检 0 只。',
    summaryEn:
      'Prismatic cells: every cover weld instead of 2%, and six faces of blue film on 3.12 million cells in four months without one missed cut.',
    cover: 'client-hengtuo-battery.webp',
    content: `<p>恒沱电池生产方形动力电芯，三条模组线三班运行。合作从一道焊缝开始，后来扩大到整只电芯的外观。</p>
<h2>任务</h2>
<p>顶盖焊缝决定密封，原先每班只抽检 2%。电芯外面的蓝膜由人工复检，误判率 1.9%，夜班更高。</p>
<h2>方案</h2>
<ul><li>焊缝，2024 年 3 月：HM-500 配 FL-25，两支 BL-300 从左右 30° 交替频闪，相减后鱼鳞纹抵消</li><li>蓝膜，2025 年 11 月：HM-1200，RL-90 与两支 BL-300 由一台 LC-4 驱动，一次停留拍六张，共 140 毫秒</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">焊缝</th><th scope="col">蓝膜</th></tr></thead><tbody><tr><td>节拍</td><td>1.2 秒/只</td><td>2.4 秒/只，六面</td></tr><tr><td>检出</td><td>99.97%</td><td>312 万只中划穿漏检 0 只</td></tr><tr><td>误判率</td><td>0.31%</td><td>0.42%</td></tr></tbody></table>
<p>气泡不剔除，但位置和大小都记下来。三个月后，恒沱的工艺部门据此找到了一支老化的贴膜辊。</p>`,
    contentEn: `<p>Hengtuo Battery makes prismatic traction cells on three module lines, around the clock. Our work together began with a weld and grew to the appearance of the whole cell.</p>
<h2>Task</h2>
<p>The cover weld keeps a cell sealed, yet only 2% of each shift’s output was checked. The blue film outside was inspected by people, with 1.9% false rejects and more at night.</p>
<h2>Solution</h2>
<ul><li>Weld, March 2024: an HM-500 with an FL-25 and two BL-300, strobing in turn at 30° from left and right; when the images are subtracted, the normal scales cancel</li><li>Film, November 2025: an HM-1200, with an RL-90 and two BL-300 driven by one LC-4; six images in one stop, 140 ms in all</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Weld</th><th scope="col">Film</th></tr></thead><tbody><tr><td>Cycle</td><td>1.2 s per cell</td><td>2.4 s per cell, six faces</td></tr><tr><td>Detection</td><td>99.97%</td><td>no cut missed in 3.12 million cells</td></tr><tr><td>False rejects</td><td>0.31%</td><td>0.42%</td></tr></tbody></table>
<p>Bubbles are not rejected, but their place and size are recorded. After three months the records led Hengtuo’s process engineers to a worn laminating roller.</p>`,
    slug: 'hengtuo-battery',
    sort: 1,
    publishTime: '2026-04-08T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'automotive',
    title: '澜峤汽车',
    titleEn: 'Lanqiao Auto',
    summary: '机盖漆面：DT-1600 光隧道 22 秒扫完一张，返修台的工作量减少约三分之一。',
    summaryEn: 'Bonnet paint: a DT-1600 light tunnel scans a panel in 22 s, and work at the repair station has fallen by about a third.',
    cover: 'client-lanqiao-auto.webp',
    content: `<p>澜峤汽车的涂装车间每天产出约 900 张铝制机盖，深蓝、黑、白三种颜色混线。</p>
<h2>任务</h2>
<p>漆面像镜子，0.2 毫米的颗粒只有在合适的角度才看得见。三位质检员对同一批机盖的判断并不总是一致，返修台因此收到许多不需要返修的件。</p>
<h2>方案</h2>
<p>DT-1600 光隧道，六条 1.6 米灯带、四台 HM-1200，机械手带着机盖通过。条纹在漆面上的弯折给出坡度，坡度给出高度。白色漆的曝光加长 40%，配方随颜色自动切换。第一条线 2025 年 2 月起三班运行，第二条 2026 年 3 月投用。</p>
<h2>结果</h2>
<ul><li>最小缺陷：直径 0.2 mm，高 5 μm</li><li>节拍：22 秒，含机械手移动</li><li>与三位质检员的一致率：96.8%</li><li>返修台工作量：减少约三分之一</li></ul>
<blockquote><p>最大的变化是不再争论。屏幕上有位置、有高度，改不改一看便知。</p></blockquote>
<p>澜峤涂装车间在验收小结里这样写道。</p>`,
    contentEn: `<p>Lanqiao Auto’s paint shop turns out about 900 aluminium bonnets a day, in dark blue, black and white on the same line.</p>
<h2>Task</h2>
<p>Paint is a mirror, and a 0.2 mm speck shows only at the right angle. Three inspectors did not always agree on the same bonnets, so the repair station received many that needed no repair.</p>
<h2>Solution</h2>
<p>A DT-1600 light tunnel with six 1.6 m strips of light and four HM-1200 cameras; a robot carries the bonnet through. The bend of the stripes gives the slope, and the slope gives the height. For white paint the exposure is 40% longer, and recipes follow the colour. The first line has run three shifts since February 2025; a second followed in March 2026.</p>
<h2>Result</h2>
<ul><li>Smallest defect: 0.2 mm across, 5 µm high</li><li>Cycle: 22 s, robot motion included</li><li>Agreement with three inspectors: 96.8%</li><li>Work at the repair station: down by about a third</li></ul>
<blockquote><p>The greatest change is that nobody argues any more. The screen shows where and how high, and whether to repair is plain.</p></blockquote>
<p>So says the paint shop’s acceptance report.</p>`,
    slug: 'lanqiao-auto',
    sort: 2,
    publishTime: '2026-05-06T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'electronics-industry',
    title: '昕垚显示',
    titleEn: 'Xinyao Display',
    summary: '盖板玻璃：两台 HL-8K 并排，每像素 17 微米，4 秒看完一片 600 毫米的玻璃。',
    summaryEn: 'Cover glass: two HL-8K side by side at 17 µm per pixel see a 600 mm sheet in 4 s.',
    cover: 'client-xinyao-display.webp',
    content: `<p>昕垚显示为车载屏幕切割和磨边盖板玻璃，片长 600 毫米，宽 270 毫米。</p>
<h2>任务</h2>
<p>找出磨边后的崩边和表面细划伤。崩边 0.05 毫米以上就可能在装配时裂开，划伤只有 0.02 毫米宽，透明玻璃上几乎没有对比。</p>
<h2>方案</h2>
<ul><li>两台 HL-8K 各看 140 毫米，中间重叠 10 毫米，每像素 17 微米；M58 镜头由我们选配并随机测试</li><li>四支 BL-300 两两首尾相接，从两侧低角度照明，完好的玻璃是黑的，崩边和划伤发亮</li><li>传送速度每秒 150 毫米，行频 8.8 kHz，由编码器触发</li><li>VC-4 拼接两路图像，ST-DL 区分划伤、灰尘与水渍</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>一片用时</td><td>4.0 秒</td></tr><tr><td>崩边 ≥ 0.05 mm 检出率</td><td>99.9%</td></tr><tr><td>划伤 ≥ 0.02 mm 检出率</td><td>98.6%</td></tr><tr><td>误判率</td><td>0.8%，其中七成是灰尘</td></tr></tbody></table>
<p>灰尘仍是主要的误判来源。2026 年初在入口加了一道离子风刀，误判率由 1.7% 降到现在的 0.8%。</p>`,
    contentEn: `<p>Xinyao Display cuts and grinds cover glass for car displays, in sheets 600 mm long and 270 mm wide.</p>
<h2>Task</h2>
<p>Find chips on ground edges and fine scratches on the surface. A chip of 0.05 mm may crack the glass in assembly; a scratch is only 0.02 mm wide and has almost no contrast on clear glass.</p>
<h2>Solution</h2>
<ul><li>Two HL-8K cameras see 140 mm each, with 10 mm of overlap and 17 µm per pixel; we chose the M58 lenses and tested them with the cameras</li><li>Four BL-300, end to end in pairs, at a low angle from both sides: sound glass stays black, chips and scratches shine</li><li>150 mm/s and 8.8 kHz, triggered by an encoder</li><li>A VC-4 joins the two images, and ST-DL tells scratches from dust and water marks</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Time per sheet</td><td>4.0 s</td></tr><tr><td>Chips ≥ 0.05 mm found</td><td>99.9%</td></tr><tr><td>Scratches ≥ 0.02 mm found</td><td>98.6%</td></tr><tr><td>False rejects</td><td>0.8%, of which 70% are dust</td></tr></tbody></table>
<p>Dust is still the main cause of false rejects. An ionised air knife was added at the entrance early in 2026 and brought them down from 1.7% to the present 0.8%.</p>`,
    slug: 'xinyao-display',
    sort: 3,
    publishTime: '2026-05-20T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'precision',
    title: '瑾禾精密',
    titleEn: 'Jinhe Precision',
    summary: '液压阀芯：12 个尺寸 1.5 秒量完，公差 ±8 微米，由抽检改为全检。',
    summaryEn: 'Hydraulic spools: twelve dimensions in 1.5 s to a tolerance of ±8 µm, on every part instead of a sample.',
    cover: 'client-jinhe-precision.webp',
    content: `<p>瑾禾精密磨削液压阀芯，长 36 毫米，直径 12 毫米，月产 40 万件。</p>
<h2>任务</h2>
<p>12 个直径和台阶尺寸，最严的公差 ±8 微米。过去每 200 件抽 5 件，用千分尺量，一件三分钟；刀具磨损往往要到下一次抽检才被发现。</p>
<h2>方案</h2>
<ul><li>HM-2600 配二代 TC-110，视野约 43 毫米见方，物面每像素 8.3 微米，整件一次拍完</li><li>BK-200 背光，平行膜款，放在阀芯后方 120 毫米</li><li>V 形托块把高度变化控制在 0.1 毫米以内，同时测托块温度，尺寸折算到 20 °C</li><li>VC-4 与 ST-RT，每小时自动量一次标准件</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>节拍</td><td>1.5 秒/件，12 个尺寸</td></tr><tr><td>重复性（6σ）</td><td>1.2 μm，为公差带的 7.5%</td></tr><tr><td>与三坐标测量机的偏差</td><td>不超过 1.5 μm</td></tr></tbody></table>
<p>尺寸的趋势实时画在磨床旁边。磨损在超差之前就看得见，换刀时间由经验改为看曲线，2026 年第三季度的报废率由 1.4% 降到 0.5%。</p>`,
    contentEn: `<p>Jinhe Precision grinds spools for hydraulic valves, 36 mm long and 12 mm in diameter, 400,000 a month.</p>
<h2>Task</h2>
<p>Twelve diameters and steps, the tightest within ±8 µm. Five parts in 200 used to be measured with a micrometer, three minutes for each. Wheel wear was often noticed only at the next sample.</p>
<h2>Solution</h2>
<ul><li>An HM-2600 with a second-generation TC-110: a field about 43 mm square, 8.3 µm per pixel on the object, the whole part in one image</li><li>A BK-200 backlight with parallel film, 120 mm behind the spool</li><li>A V-block that holds height to within 0.1 mm; its temperature is measured and dimensions are converted to 20 °C</li><li>A VC-4 with ST-RT, which measures a reference part every hour</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Cycle</td><td>1.5 s per part, twelve dimensions</td></tr><tr><td>Repeatability (6σ)</td><td>1.2 µm, 7.5% of the tolerance band</td></tr><tr><td>Deviation from a coordinate measuring machine</td><td>no more than 1.5 µm</td></tr></tbody></table>
<p>Trends are drawn beside the grinding machine as they happen. Wear shows before a part is out of tolerance, wheels are dressed by the curve and no longer by habit, and scrap fell from 1.4% to 0.5% in the third quarter of 2026.</p>`,
    slug: 'jinhe-precision',
    sort: 4,
    publishTime: '2026-10-12T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'logistics',
    title: '北麓物流',
    titleEn: 'Beilu Logistics',
    summary: '包裹读码：每小时 9,000 件，每秒 2.5 米，一次读取成功率 99.6%。',
    summaryEn: 'Reading parcels: 9,000 an hour at 2.5 m/s, 99.6% read at the first attempt.',
    cover: 'client-beilu-logistics.webp',
    content: `<p>北麓物流的分拣中心有四条 600 毫米宽的输送带，包裹高度从 5 毫米的信封到 400 毫米的纸箱。</p>
<h2>任务</h2>
<p>顶面和两侧的面单都要读，最小条码的窄条宽 0.38 毫米。原来的激光扫描器遇到皱褶和反光胶带就读不出，约 2.1% 的包裹要人工补码。</p>
<h2>方案</h2>
<ul><li>每条带三台 HM-1200，顶面一台配 FL-25，装在带面上方 1.24 米，带面处每像素 0.17 毫米</li><li>六支 BL-300 由一台 LC-8 驱动，分两组交替，避开薄膜的反光；脉宽 60 微秒，拖影 0.15 毫米，不到一个像素</li><li>H3-640 在前方量出高度，每 3.1 毫米一条轮廓，顶面图像据此缩放</li><li>一台 VC-4 判读，结果随编码器位置送给分拣机</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">以前</th><th scope="col">现在</th></tr></thead><tbody><tr><td>一次读取成功率</td><td>97.9%</td><td>99.6%</td></tr><tr><td>每小时件数</td><td>7,200</td><td>9,000</td></tr><tr><td>每班补码人数</td><td>6</td><td>1</td></tr></tbody></table>
<p>读不出的包裹保留图像。看过三千张之后，北麓要求两家发货方改用哑光面单，读取率又提高了 0.1 个百分点。</p>`,
    contentEn: `<p>Beilu Logistics sorts on four belts 600 mm wide. Its parcels range from envelopes 5 mm thick to cartons 400 mm high.</p>
<h2>Task</h2>
<p>Labels on the top and on both sides must be read; the narrowest bars are 0.38 mm wide. The former laser scanners failed on creases and shiny tape, and about 2.1% of parcels were keyed in by hand.</p>
<h2>Solution</h2>
<ul><li>Three HM-1200 cameras per belt; the one above has an FL-25, 1.24 m over the belt, with 0.17 mm per pixel at belt level</li><li>Six BL-300 on one LC-8, in two groups that alternate to avoid glare from film; pulses of 60 µs smear by 0.15 mm, less than a pixel</li><li>An H3-640 ahead of them measures the height, with a profile every 3.1 mm, by which the top image is scaled</li><li>One VC-4 decodes, and results travel to the sorter with the encoder position</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody><tr><td>Read at the first attempt</td><td>97.9%</td><td>99.6%</td></tr><tr><td>Parcels an hour</td><td>7,200</td><td>9,000</td></tr><tr><td>People keying in per shift</td><td>6</td><td>1</td></tr></tbody></table>
<p>Images of unread parcels are kept. After going through three thousand of them, Beilu asked two senders to change to matt labels, which gained another 0.1 percentage points.</p>`,
    slug: 'beilu-logistics',
    sort: 5,
    publishTime: '2026-06-03T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'pharma-food',
    title: '素垣制药',
    titleEn: 'Suyuan Pharma',
    summary: '铝塑泡罩：每分钟 300 板，缺片、半片和错色的验收样件漏检 0 件，换型由 12 分钟减到 40 秒。',
    summaryEn:
      'Blister packs: 300 a minute, every missing, broken or wrong sample tablet found, and changeover in 40 seconds instead of 12 minutes.',
    cover: 'client-suyuan-pharma.webp',
    content: `<p>素垣制药的固体制剂车间有五条泡罩线，产品 17 种，每天换型四到六次。</p>
<h2>任务</h2>
<p>封合之前检查每一个泡眼：有没有药片，是不是整片，颜色对不对。铝箔反光强，药片又多是白色，常规光源下两者难以分开。封合之后再核对批号与有效期，字高 2 毫米。</p>
<h2>方案</h2>
<ul><li>封合前：一板 80×44 毫米，左右两半由前后两台彩色 HM-500 分别拍，各配一个 DM-150 圆顶光源；铝箔成为均匀的灰，药片的边界清楚</li><li>封合后：第三台 HM-500 配 FL-25，BL-300 低角度照明，读压印的字符</li><li>VC-4 与 ST-RT；换型按产品编码调用配方</li><li>操作员不能改参数；班长凭密码只能调开放的三项，改后须按规程重跑样件</li></ul>
<h2>结果</h2>
<ul><li>速度：每分钟 300 板，每张图判断不超过 60 毫秒</li><li>验收样件：每种产品 60 件，漏检 0 件</li><li>误剔除：0.05%</li><li>换型：由 12 分钟减到 40 秒，含首板核对</li></ul>
<p>素垣的验证文件共 210 页，我们提供了其中的软件说明与测试记录。升级软件时，旧版配方的结果逐像素一致，只需重做差异部分的验证。</p>`,
    contentEn: `<p>Suyuan Pharma’s tablet plant runs five blister lines with seventeen products, and changes over four to six times a day.</p>
<h2>Task</h2>
<p>Before sealing, check every pocket: is there a tablet, is it whole, is its colour right? Foil glares and most tablets are white, and under ordinary light the two are hard to tell apart. After sealing, batch and expiry date are verified, in characters 2 mm high.</p>
<h2>Solution</h2>
<ul><li>Before sealing: packs measure 80×44 mm, and two colour HM-500 cameras one after the other take half each; their DM-150 dome lights turn the foil an even grey in which tablets have clear edges</li><li>After sealing: a third HM-500 with an FL-25 and a BL-300 at a low angle, which reads the embossed characters</li><li>A VC-4 with ST-RT; recipes are called by product code</li><li>Operators cannot change settings; with a password, shift leaders reach three of them, and must run the samples again afterwards</li></ul>
<h2>Result</h2>
<ul><li>Speed: 300 packs a minute, with no more than 60 ms for each image</li><li>Acceptance samples: 60 for each product, none missed</li><li>False rejects: 0.05%</li><li>Changeover: 40 seconds instead of 12 minutes, including a check of the first pack</li></ul>
<p>Suyuan’s validation file has 210 pages, of which we supplied the software description and the test records. When the software is upgraded, recipes give the same results pixel for pixel, so that only what is new has to be validated.</p>`,
    slug: 'suyuan-pharma',
    sort: 6,
    publishTime: '2026-07-08T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'electronics-industry',
    title: '睿篪电子',
    titleEn: 'Ruichi Electronics',
    summary: '控制板焊点：1,840 个焊点 6.5 秒，0201 元件虚焊检出率 99.9%，每块板误判 0.7 个点。',
    summaryEn: 'Control boards: 1,840 joints in 6.5 s, 99.9% of open joints found on 0201 components, 0.7 false calls per board.',
    cover: 'client-ruichi-electronics.webp',
    content: `<p>睿篪电子为家电和充电设备生产控制板，八条贴装线，板面最大 160×120 毫米。</p>
<h2>任务</h2>
<p>回流焊后检查焊点。黑白图像里好焊点和虚焊都是亮点加暗点，原有设备每块板平均误判 6 个点，两名员工整天在复判。</p>
<h2>方案</h2>
<ul><li>HM-2600 配 TC-110，整板分 12 个位置拍完</li><li>三个不同直径的 RL 系列环形光源叠放，自上而下为红、绿、蓝，坡度变成颜色；白光另拍一张读丝印</li><li>一台 LC-4 驱动全部光源，一台 VC-4 判断</li><li>可疑的点由 ST-DL 再看一次，仍有疑问才送人工</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">以前</th><th scope="col">现在</th></tr></thead><tbody><tr><td>一块板用时（1,840 点）</td><td>11 秒</td><td>6.5 秒</td></tr><tr><td>0201 虚焊检出率</td><td>98.2%</td><td>99.9%</td></tr><tr><td>每块板误判</td><td>6 个点</td><td>0.7 个点</td></tr></tbody></table>
<p>复判现在一人兼顾四条线。按焊盘统计的颜色还能看出印刷偏移，睿篪把它接到了锡膏印刷机的校正上。</p>`,
    contentEn: `<p>Ruichi Electronics makes control boards for household appliances and chargers on eight placement lines. The largest board is 160×120 mm.</p>
<h2>Task</h2>
<p>Inspect solder joints after reflow. In a monochrome image good and open joints alike are bright and dark spots. The former machine made 6 false calls per board, and two people did nothing but review them.</p>
<h2>Solution</h2>
<ul><li>An HM-2600 with a TC-110 covers the board in twelve positions</li><li>Three RL ring lights of different diameters, stacked in red, green and blue from top to bottom, turn slope into colour; one more image in white light reads the print</li><li>One LC-4 drives all lights, one VC-4 judges</li><li>ST-DL takes a second look at doubtful joints, and only what is still in doubt goes to a person</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody><tr><td>Time per board (1,840 joints)</td><td>11 s</td><td>6.5 s</td></tr><tr><td>Open joints found on 0201</td><td>98.2%</td><td>99.9%</td></tr><tr><td>False calls per board</td><td>6</td><td>0.7</td></tr></tbody></table>
<p>One person now reviews four lines. Colours counted by pad also show when printing drifts, and Ruichi feeds them back to the solder-paste printer.</p>`,
    slug: 'ruichi-electronics',
    sort: 7,
    publishTime: '2026-09-16T09:00:00+08:00',
  },
  {
    category: 'client',
    subCategory: 'pharma-food',
    title: '茗洲食品',
    titleEn: 'Mingzhou Foods',
    summary: '餐盒封口：4 °C 冷间，每天两次热水冲洗，每分钟 120 盒，封口夹料检出率 99.8%。',
    summaryEn: 'Tray seals: in a room at 4 °C, hosed down twice a day, 120 trays a minute, 99.8% of trapped food found.',
    cover: 'client-mingzhou-foods.webp',
    content: `<p>茗洲食品生产冷藏餐盒，包装间常年 4 °C，每天两次用 60 °C 热水冲洗。</p>
<h2>任务</h2>
<p>封口边上夹进一粒米，盒子就会慢漏，三天后才鼓起来。人工在线边看，每分钟 120 盒看不过来。设备还要经得起水和清洗剂。</p>
<h2>方案</h2>
<ul><li>HM-1200 配 FL-12，装在 HS-67 防护罩里，CB-10 线缆接到墙外的 VC-4</li><li>两支 BL-300 从两侧低角度照明，冲洗时有不锈钢翻盖遮住；夹料把膜顶起，边上出现一对明暗</li><li>ST-DL 用 30 张合格品起步，六种餐盒各一个模型</li><li>同一张图核对喷码的日期</li></ul>
<h2>结果</h2>
<table><thead><tr><th scope="col">项目</th><th scope="col">数值</th></tr></thead><tbody><tr><td>速度</td><td>每分钟 120 盒</td></tr><tr><td>夹料 ≥ 1 mm 检出率</td><td>99.8%</td></tr><tr><td>误剔除</td><td>0.6%</td></tr><tr><td>漏气投诉</td><td>每百万盒由 38 件降到 4 件</td></tr></tbody></table>
<p>头两个月的误剔除多数来自罩窗上的水珠。后来把冲洗后的第一分钟设为自检，画面清晰度达标才开始生产，问题就没有了。</p>`,
    contentEn: `<p>Mingzhou Foods makes chilled ready meals. Its packing room is at 4 °C all year and is hosed down with water at 60 °C twice a day.</p>
<h2>Task</h2>
<p>A grain of rice caught in the seal makes a tray leak slowly, and it swells three days later. At 120 trays a minute, people beside the line could not keep up. The equipment also has to stand water and detergent.</p>
<h2>Solution</h2>
<ul><li>An HM-1200 with an FL-12 in an HS-67 housing, with a CB-10 cable to a VC-4 outside the wall</li><li>Two BL-300 at a low angle from both sides, under steel flaps during washing; trapped food lifts the film and shows as a bright and a dark patch side by side</li><li>ST-DL began with 30 good trays, with one model for each of six kinds</li><li>The same image verifies the printed date</li></ul>
<h2>Result</h2>
<table><thead><tr><th scope="col">Item</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Speed</td><td>120 trays a minute</td></tr><tr><td>Trapped food ≥ 1 mm found</td><td>99.8%</td></tr><tr><td>False rejects</td><td>0.6%</td></tr><tr><td>Complaints about leaks</td><td>4 in a million instead of 38</td></tr></tbody></table>
<p>In the first two months most false rejects were drops of water on the housing’s window. The first minute after each wash is now a self-test: production starts once the image is sharp enough, and the trouble has gone.</p>`,
    slug: 'mingzhou-foods',
    sort: 8,
    publishTime: '2026-07-22T09:00:00+08:00',
  },
]
