import type { DemoArticle } from './article-types.ts'

export const businessArticles: DemoArticle[] = [
  {
    category: 'business',
    title: '视觉部件',
    titleEn: 'Vision components',
    summary: '相机、镜头、光源、控制器、软件与附件，27 款产品、61 个型号，每件附自己的实测数据，先借样机再订货。',
    summaryEn:
      'Cameras, lenses, lights, controllers, software and accessories: 27 products in 61 models, each piece with its own data, and a loan before you order.',
    cover: 'business-components.jpg',
    content: `<p>这是公司最早的业务，也是最大的一块。设备厂和产线的工程师按型号选件，自己集成，我们负责每一件符合它的报告。</p>
<h2>有哪些部件</h2>
<table><thead><tr><th scope="col">类型</th><th scope="col">系列</th><th scope="col">常用型号</th></tr></thead><tbody><tr><td>工业相机</td><td>面阵、线阵、3D 轮廓、智能相机</td><td>HM-500，HM-1200，HM-2600，HL-8K，H3-640，HM-S5</td></tr><tr><td>工业镜头</td><td>定焦、远心</td><td>FL-12，FL-25，FL-50，TC-55，TC-110</td></tr><tr><td>机器视觉光源</td><td>环形、条形、背光、圆顶、同轴</td><td>RL-90，BL-300，BK-200，DM-150，CX-60</td></tr><tr><td>控制器</td><td>光源频闪、视觉</td><td>LC-4，LC-8，VC-4，VC-8</td></tr><tr><td>软件</td><td>编辑、运行、学习</td><td>ST-PRO，ST-RT，ST-DL</td></tr><tr><td>附件</td><td>线缆、防护罩</td><td>CB-10，HS-67</td></tr></tbody></table>
<h2>怎么选</h2>
<ol><li>先定最小要看清的东西有多大，让它至少占 3 个像素</li><li>由视野和像素数定相机，由安装距离和视野定焦距</li><li>测尺寸而工件会上下跳，或公差小于视野的千分之一，用远心镜头</li><li>最后定光源，但要最先试：图像里没有的对比，后面补不回来</li></ol>
<p>拿不准时把工件寄来。打光实验室一件一小时，不收费，当天给出图像、配置清单和我们的判断，包括“不能拍”。</p>
<h2>怎么买</h2>
<ul><li><strong>样机</strong>：常用型号可借 30 天，来回运费各付一次</li><li><strong>交货</strong>：标“现货”的型号 5 个工作日，远心镜头 3 周，定制线缆 2 周</li><li><strong>替代</strong>：停产提前 18 个月通知，新型号的安装孔尽量不变，例如 HM-2600 与 HM-1200 同一安装面</li><li><strong>质保</strong>：硬件三年</li></ul>
<h2>和别家的设备一起用</h2>
<p>镜头为 C 口，相机遵循 GigE Vision 与 GenICam，触发输入接受 24 伏电平。LC 系列光源控制器可以驱动别家的恒流灯板，最短脉宽 1 微秒，接线前请核对电流上限。</p>`,
    contentEn: `<p>This is our oldest business and the largest. Machine builders and plant engineers choose by model and integrate for themselves; our part is that every piece matches its report.</p>
<h2>The range</h2>
<table><thead><tr><th scope="col">Type</th><th scope="col">Series</th><th scope="col">Common models</th></tr></thead><tbody><tr><td>Cameras</td><td>Area scan, line scan, 3D profile, smart</td><td>HM-500, HM-1200, HM-2600, HL-8K, H3-640, HM-S5</td></tr><tr><td>Lenses</td><td>Fixed focal, telecentric</td><td>FL-12, FL-25, FL-50, TC-55, TC-110</td></tr><tr><td>Lights</td><td>Ring, bar, backlight, dome, coaxial</td><td>RL-90, BL-300, BK-200, DM-150, CX-60</td></tr><tr><td>Controllers</td><td>Light strobe, vision</td><td>LC-4, LC-8, VC-4, VC-8</td></tr><tr><td>Software</td><td>Editor, runtime, learning</td><td>ST-PRO, ST-RT, ST-DL</td></tr><tr><td>Accessories</td><td>Cables, housings</td><td>CB-10, HS-67</td></tr></tbody></table>
<h2>How to choose</h2>
<ol><li>Decide on the smallest thing that must be seen, and give it at least 3 pixels</li><li>Field of view and pixel count give the camera; mounting distance and field of view give the focal length</li><li>If you measure and the part moves up and down, or the tolerance is below a thousandth of the field of view, take a telecentric lens</li><li>Settle the light last but try it first: contrast that is not in the image cannot be added later</li></ol>
<p>When in doubt, send us the part. The lighting lab takes an hour for each, free of charge, and gives you the image, a parts list and our verdict on the same day, “it cannot be imaged” included.</p>
<h2>How to buy</h2>
<ul><li><strong>Loans</strong>: common models for 30 days; each side pays the freight one way</li><li><strong>Delivery</strong>: five working days for models marked “in stock”, three weeks for telecentric lenses, two weeks for cables made to length</li><li><strong>Replacement</strong>: 18 months’ notice before a model ends, and the same mounting holes on its successor wherever we can, as with the HM-1200 and HM-2600</li><li><strong>Warranty</strong>: three years on hardware</li></ul>
<h2>Works with other brands</h2>
<p>Lenses have a C-mount, cameras follow GigE Vision and GenICam, and trigger inputs take 24 V levels. LC light controllers drive constant-current LED boards of other brands with pulses down to 1 µs; please check the current limit before wiring.</p>`,
    slug: 'vision-components',
    sort: 1,
    publishTime: '2026-02-09T09:00:00+08:00',
  },
  {
    category: 'business',
    title: '整机检测工位',
    titleEn: 'Turnkey inspection stations',
    summary: '从可行性试拍到现场验收，一个合同做完。验收按事先编号的样件，不按感觉。',
    summaryEn: 'From the first trial image to acceptance on site under one contract, judged by numbered samples and not by impression.',
    cover: 'business-stations.jpg',
    content: `<p>有的工厂没有自己的视觉工程师，有的任务超出了选件的范围。整机业务把机架、光源、相机、控制器和软件装成一个工位，接好产线信号，交付一个检出率。</p>
<h2>五个阶段</h2>
<table><thead><tr><th scope="col">阶段</th><th scope="col">时间</th><th scope="col">结果</th></tr></thead><tbody><tr><td>试拍</td><td>1 天</td><td>图像与可行性结论，免费</td></tr><tr><td>方案</td><td>2 周</td><td>布局、节拍、检出率与价格</td></tr><tr><td>制造</td><td>8–12 周</td><td>工位在苏州装好调好</td></tr><tr><td>厂内验收</td><td>2 天</td><td>用客户的样件跑满 1,000 次</td></tr><tr><td>现场验收</td><td>2 周</td><td>接入产线，连续三班</td></tr></tbody></table>
<h2>验收怎么算</h2>
<p>方案阶段双方一起选出真实缺陷件，通常 50 件，逐件编号、拍照、封存一套。厂内和现场验收都用这套样件，再加上合格品测误判。合同写明两个数：漏检几件、误判百分之几。现场每改一次参数，就把样件重跑一遍。</p>
<h2>两种标准工位</h2>
<ul><li><strong>DT-1600 光隧道</strong>：六条 1.6 米灯带加四台 HM-1200，读曲面漆面。最小缺陷直径 0.2 毫米、高 5 微米，整张机盖 22 秒</li><li><strong>电芯六面工位</strong>：HM-1200、RL-90 与 BL-300，由 LC-4 和 VC-4 控制。六面节拍 2.4 秒，换型不超过 10 秒</li></ul>
<p>标准工位的机械图纸是现成的，制造阶段可缩短到 6 周。2023 年至今共交付 118 台整机，其中标准工位 71 台。</p>
<h2>交付之后</h2>
<p>项目文件、图纸和训练数据归客户所有，留在客户的控制器里，我们不上传。前三个月应用工程师每月到场一次，之后转入<em>校准与全周期服务</em>。</p>
<blockquote><p>我们拒绝过检出率写成 100% 的合同。能写的是：这 50 件一件不漏。</p></blockquote>`,
    contentEn: `<p>Some plants have no vision engineer of their own, and some tasks go beyond choosing parts. Here we build frame, light, camera, controller and software into one station, connect it to the line and deliver a detection rate.</p>
<h2>Five stages</h2>
<table><thead><tr><th scope="col">Stage</th><th scope="col">Time</th><th scope="col">Result</th></tr></thead><tbody><tr><td>Trial</td><td>1 day</td><td>Images and a verdict on feasibility, free of charge</td></tr><tr><td>Proposal</td><td>2 weeks</td><td>Layout, cycle, detection rate and price</td></tr><tr><td>Building</td><td>8–12 weeks</td><td>The station, assembled and set up in Suzhou</td></tr><tr><td>Acceptance in our plant</td><td>2 days</td><td>1,000 cycles with the customer’s samples</td></tr><tr><td>Acceptance on site</td><td>2 weeks</td><td>Connected to the line, three shifts a day</td></tr></tbody></table>
<h2>How acceptance is judged</h2>
<p>At the proposal stage both sides select real defects, usually fifty, which are numbered and photographed; a second set is sealed. Both acceptances use this set, together with good parts for false rejects. The contract states two figures: how many may be missed, and what percentage rejected by mistake. After each change of settings on site, the set is run again.</p>
<h2>Two standard stations</h2>
<ul><li><strong>DT-1600 light tunnel</strong>: six 1.6 m strips of light and four HM-1200 cameras read curved paint. Smallest defect 0.2 mm across and 5 µm high, a whole bonnet in 22 s</li><li><strong>Six-sided cell station</strong>: HM-1200, RL-90 and BL-300 under an LC-4 and a VC-4. Six faces in 2.4 s, with a changeover of ten seconds at most</li></ul>
<p>Drawings for the standard stations exist, so that building takes as little as six weeks. Since 2023 we have delivered 118 stations, 71 of them standard.</p>
<h2>After delivery</h2>
<p>Project files, drawings and training data belong to the customer and stay on the customer’s controller; we upload nothing. An application engineer comes once a month for the first three months. After that, <em>calibration and life-cycle service</em> takes over.</p>
<blockquote><p>We have turned down contracts that asked for 100% detection. What we can write is: of these fifty, not one is missed.</p></blockquote>`,
    slug: 'turnkey-inspection-stations',
    sort: 2,
    publishTime: '2026-02-09T09:30:00+08:00',
  },
  {
    category: 'business',
    title: '光学定制设计',
    titleEn: 'Custom optics',
    summary: '目录里没有的镜头和光源，从计算到量产。样件 10 周，量产起订 50 支。',
    summaryEn:
      'Lenses and lights that are not in the catalogue, from calculation to series: prototypes in ten weeks, series from fifty pieces.',
    cover: 'business-optics.jpg',
    content: `<p>有些工位装不下 130 毫米长的镜头，有些材料只在 940 纳米才透光。光学部每年接 20 到 25 个定制项目，大约一半是改现有型号，另一半从零算起。</p>
<h2>先改，再算</h2>
<p>改一支现有镜头，往往能省下一半时间。常见的四种改法：</p>
<ul><li>换镀膜：由可见光改为 850 或 940 纳米</li><li>换隔圈：工作距离微调 ±15%</li><li>折弯光路：加一片 45° 反射镜，长度方向省出约 60 毫米</li><li>锁死光圈与对焦：用于有振动的机械手末端</li></ul>
<h2>从零开始的项目</h2>
<table><thead><tr><th scope="col">步骤</th><th scope="col">时间</th><th scope="col">交给您的东西</th></tr></thead><tbody><tr><td>定指标</td><td>1 周</td><td>一页纸：视野、分辨率、畸变、温度、尺寸</td></tr><tr><td>设计与公差分析</td><td>3 周</td><td>MTF 曲线与良率预估</td></tr><tr><td>样件</td><td>10 周</td><td>3 支镜头与各自的实测报告</td></tr><tr><td>小批验证</td><td>6 周</td><td>20 支，含 −40 °C 到 60 °C 温度循环</td></tr><tr><td>量产</td><td>每批 5 周</td><td>50 支起订</td></tr></tbody></table>
<p>公差分析和设计同样重要。一支镜头在电脑里可以很好，但如果要求每片偏心都小于 5 角秒，就没有人能按时装出来。我们的装调线限值是 15 角秒，设计时就按它来算良率，低于 90% 的方案不送样。</p>
<h2>一个例子</h2>
<p>一家做晶圆检查设备的客户，需要在 35 毫米的空隙里看清直径 12 毫米、线宽 10 微米的图形。TC-55 的光路折了两次，再把前组做成可拆，厚度降到 32 毫米，MTF 比原型号低 4%。从第一次讨论到小批一共 21 周。</p>
<h2>费用与归属</h2>
<p>设计费在量产满 300 支后返还一半。图纸归我们，独家使用权可以写入合同，期限通常三年。</p>`,
    contentEn: `<p>Some stations have no room for a lens 130 mm long; some materials let light through only at 940 nm. The optics department takes on 20 to 25 custom projects a year. About half change an existing model, the rest start from nothing.</p>
<h2>Change first, calculate later</h2>
<p>Changing an existing lens often saves half the time. Four changes are common:</p>
<ul><li>Another coating: 850 or 940 nm instead of visible light</li><li>Another spacer: working distance changed by up to ±15%</li><li>A folded path: a 45° mirror saves about 60 mm in length</li><li>Aperture and focus locked for good, for robot wrists that vibrate</li></ul>
<h2>Starting from nothing</h2>
<table><thead><tr><th scope="col">Step</th><th scope="col">Time</th><th scope="col">What you receive</th></tr></thead><tbody><tr><td>Specification</td><td>1 week</td><td>One page: field, resolution, distortion, temperature, size</td></tr><tr><td>Design and tolerance analysis</td><td>3 weeks</td><td>MTF curves and an estimate of yield</td></tr><tr><td>Prototypes</td><td>10 weeks</td><td>Three lenses, each with its own report</td></tr><tr><td>Pilot batch</td><td>6 weeks</td><td>Twenty lenses, cycled from −40 °C to 60 °C</td></tr><tr><td>Series</td><td>5 weeks a batch</td><td>From 50 pieces</td></tr></tbody></table>
<p>Tolerance analysis matters as much as design. A lens may be excellent in the computer, but if every element must be within 5 arcseconds, nobody can build it on time. Our assembly lines work to 15 arcseconds. Yield is calculated from that figure, and a design below 90% is not built.</p>
<h2>An example</h2>
<p>A maker of wafer-inspection equipment needed to see lines 10 µm wide across a field of 12 mm through a gap of 35 mm. We folded the light path of a TC-55 twice and made its front group removable. Thickness came down to 32 mm, with MTF 4% below the original. From the first discussion to the pilot batch it took 21 weeks.</p>
<h2>Cost and ownership</h2>
<p>Half the design fee is returned once 300 pieces have been made. The drawings are ours; exclusive use can be agreed, usually for three years.</p>`,
    slug: 'custom-optics',
    sort: 3,
    publishTime: '2026-02-09T10:00:00+08:00',
  },
  {
    category: 'business',
    title: '校准与全周期服务',
    titleEn: 'Calibration and life-cycle service',
    summary: '三地可做年度复测，当天取走；备件次日到；出厂数据保存十年。',
    summaryEn: 'Annual checks at three sites, done the same day; spare parts next day; test data kept for ten years.',
    cover: 'about-quality.webp',
    content: `<p>一个检测工位装好那天最准。灯珠会变暗，镜头会沾油，支架会松动，而这些变化都很慢，慢到没有人注意。服务部的工作是在它们造成漏检之前发现。</p>
<h2>年度复测</h2>
<table><thead><tr><th scope="col">部件</th><th scope="col">测什么</th><th scope="col">用时</th><th scope="col">多大变化要处理</th></tr></thead><tbody><tr><td>镜头</td><td>五点 MTF、偏心</td><td>40 分钟</td><td>MTF 下降 10%</td></tr><tr><td>远心镜头</td><td>另加倍率与畸变</td><td>70 分钟</td><td>倍率变化 0.02%</td></tr><tr><td>光源</td><td>光强、均匀性</td><td>20 分钟</td><td>光强下降 15%</td></tr><tr><td>相机</td><td>暗场、坏点、平场</td><td>45 分钟</td><td>坏点超过出厂值 2 倍</td></tr></tbody></table>
<p>结果和出厂那天的曲线画在同一张图上。苏州、深圳、成都三地都能做，上午送到，当天取走；不能停的产线，我们带着仪器在换班时做。</p>
<h2>三档服务</h2>
<ul><li><strong>按次</strong>：送修、送测，按目录价</li><li><strong>年度</strong>：每年一次全线复测，加四次远程检查，备件九折</li><li><strong>驻线</strong>：产线旁存一套备件，4 小时内有工程师到场，限三地周边 150 公里</li></ul>
<h2>备件</h2>
<p>苏州常备 680 种，深圳 350 种，成都 320 种。下午四点前下单，苏州、深圳、成都周边次日送达。坏件未到、备用件先发，收到坏件后再结算。</p>
<h2>停产以后</h2>
<p>型号停产后十年内仍供备件与维修。澄析 Studio 的旧项目可以直接打开，4.x 的项目在 5.x 中结果逐像素一致；维保期内免费升级。产线到期拆除时，完好的部件我们按检测结果折价收回，复测后作维修备用件。</p>
<p>服务热线工作日 8:30 到 20:00 有工程师值守，接通后请先报机身上的序列号，工程师随即能看到这一件的全部记录。</p>`,
    contentEn: `<p>A station is at its most accurate on the day it is set up. LEDs fade, lenses pick up oil and brackets work loose, so slowly that nobody notices. The service department’s task is to notice before a defect is missed.</p>
<h2>The annual check</h2>
<table><thead><tr><th scope="col">Component</th><th scope="col">What is measured</th><th scope="col">Time</th><th scope="col">Action from</th></tr></thead><tbody><tr><td>Lens</td><td>MTF at five points, tilt</td><td>40 minutes</td><td>10% loss of MTF</td></tr><tr><td>Telecentric lens</td><td>Magnification and distortion as well</td><td>70 minutes</td><td>0.02% change in magnification</td></tr><tr><td>Light</td><td>Intensity, uniformity</td><td>20 minutes</td><td>15% loss of intensity</td></tr><tr><td>Camera</td><td>Dark field, defective pixels, flat field</td><td>45 minutes</td><td>twice as many defective pixels as when new</td></tr></tbody></table>
<p>Results are drawn over the curve from the day of delivery. Suzhou, Shenzhen and Chengdu all offer the check: bring the parts in the morning and collect them the same day. For lines that cannot stop, we come with the instruments at a change of shift.</p>
<h2>Three levels of service</h2>
<ul><li><strong>By the job</strong>: repairs and checks at list price</li><li><strong>Annual</strong>: one check of the whole line, four remote reviews, and 10% off spare parts</li><li><strong>At the line</strong>: a set of spares beside the line and an engineer on site within 4 hours, up to 150 km from one of the three sites</li></ul>
<h2>Spare parts</h2>
<p>Suzhou stocks 680 kinds, Shenzhen 350 and Chengdu 320. Orders placed by four in the afternoon reach the surroundings of each the next day. A spare goes out before the faulty part has come back, and the account is settled when it does.</p>
<h2>After a model ends</h2>
<p>Spare parts and repairs remain available for ten years. Old Claregon Studio projects open as they are: those from 4.x give the same results in 5.x, pixel for pixel, and upgrades are free under a maintenance contract. When a line is taken down, we buy sound components back at a price that depends on their check, and keep them as loan parts.</p>
<p>Engineers answer the service line from 8:30 to 20:00 on working days. Please have the serial number on the housing ready; it brings up the whole record of that piece.</p>`,
    slug: 'calibration-and-service',
    sort: 4,
    publishTime: '2026-08-03T09:00:00+08:00',
  },
]
