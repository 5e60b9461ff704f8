interface DemoEnquiry {
  /** Hours between its arrival and the first start. */
  hoursAgo: number
  name: string
  company?: string
  email?: string
  phone?: string
  /** The code of a product. */
  product?: string
  message: string
  language: 'zh-CN' | 'en'
  status: 'new' | 'answered' | 'closed' | 'spam'
  remark?: string
  /** The key of a unit, and the user name of the person in charge; nobody has taken it without one. */
  unit?: string
  owner?: string
}

const east = { language: 'zh-CN', unit: 'east' } as const
const abroad = { language: 'en', unit: 'export' } as const

/** Enquiries that visitors have sent to the invented company, the newest first. */
export const enquiries: DemoEnquiry[] = [
  {
    ...east,
    hoursAgo: 2,
    name: '样先生',
    company: '样例电池科技',
    email: 'yang@yangli-battery.example',
    phone: '15400000101',
    product: 'HM-1200',
    message: '方形电芯顶盖焊缝检测，视野 120×80 毫米，节拍 1.5 秒/只。请问 HM-1200 配哪支镜头合适？能否借一套样机试拍一周？',
    status: 'new',
  },
  {
    ...abroad,
    hoursAgo: 5,
    name: 'Ms Sample',
    company: 'Placeholder Optics Ltd',
    email: 'sample@placeholder-optics.example',
    phone: '+44 1632 960101',
    product: 'TC-110',
    message:
      'We measure turned parts up to 95 mm across and need an edge repeatability of 3 µm. Would one TC-110 do, or would you place two side by side? Drawings can follow under an NDA.',
    status: 'new',
    owner: 'yuan.xin',
  },
  {
    hoursAgo: 21,
    language: 'zh-CN',
    unit: 'sales',
    name: '甲女士',
    company: '某某精密五金',
    phone: '15400000102',
    message: '你们有没有驻厂培训？我们新招了两名视觉工程师，想在下个月安排两天课程，人数四人左右。',
    status: 'new',
  },
  {
    ...east,
    hoursAgo: 30,
    name: '范例',
    company: '范例汽车零部件',
    email: 'fanli@fanli-auto.example',
    product: 'DT-1600',
    message: '光隧道用于保险杠漆面，最大件长 1.9 米，1600 的通道够不够？现场有行车，地面承重每平方米 2 吨。',
    status: 'answered',
    remark: '已电话沟通：保险杠需错位两次扫描。等客户寄三张 3D 图，由技术支持算视野。',
    owner: 'shan.pai',
  },
  {
    ...abroad,
    hoursAgo: 52,
    name: 'J. Doe',
    company: 'Nowhere Robotics',
    email: 'j.doe@nowhere-robotics.example',
    phone: '+1 555-0142',
    product: 'HM-500',
    message:
      'Does the HM-500 run with third-party GenICam software on Linux, arm64? We would start with 12 units and need them within five weeks.',
    status: 'answered',
    remark: 'Yes, with the SDK for arm64. Quotation for 12 × HM-500-M sent, valid for 30 days; lead time three weeks. Call on Monday.',
    owner: 'yuan.xin',
  },
  {
    ...east,
    hoursAgo: 75,
    name: '乙工',
    company: '虚构电子',
    email: 'yi@xugou-electronics.example',
    phone: '15400000103',
    product: 'RL-90',
    message: '连接器端子歪斜检测，镀金面反光严重。RL-90 的偏振版和 DM-150 选哪个？可以寄样品给你们打光测试吗？',
    status: 'answered',
    remark: '建议 DM-150；样品地址已发，预计三天到，收到后安排光学组打光。',
    owner: 'shan.pai',
  },
  {
    hoursAgo: 120,
    language: 'zh-CN',
    unit: 'support',
    name: '丙同学',
    company: '某大学实验室',
    email: 'bing@lab-yangli.example',
    product: 'ST-DL',
    message: '实验室想用澄析 Studio 的深度学习模块做教学，有没有教育授权？学生约 30 人。',
    status: 'answered',
    remark: '教育授权免费一年，已发申请表，等学院盖章。',
    owner: 'zhi.yuan',
  },
  {
    ...abroad,
    hoursAgo: 170,
    name: 'Mr Beispiel',
    company: 'Musterwerk Verpackung',
    email: 'beispiel@musterwerk.example',
    product: 'VC-4',
    message:
      'Please quote two VC-4 controllers with licences for code reading, delivered to Hamburg, and tell us which plug the power supply has.',
    status: 'closed',
    remark: 'Ordered: two VC-4 with EU plug. Handed over to order processing.',
    owner: 'yuan.xin',
  },
  {
    ...east,
    hoursAgo: 220,
    name: '丁经理',
    company: '举例医药包装',
    phone: '15400000104',
    product: 'HL-4K',
    message: '药板缺粒检测，线速度 0.6 米/秒，需要分辨 0.2 毫米。线阵相机和面阵相机哪种更划算？',
    status: 'closed',
    remark: '客户选了面阵方案（HM-500 两台），订单已签。',
    owner: 'shan.pai',
  },
  {
    hoursAgo: 300,
    language: 'zh-CN',
    unit: 'sales',
    name: '戊先生',
    email: 'wu@geren.example',
    message: '个人爱好者，想买一支 FL-25 用在旧相机上，请问单支卖吗？',
    status: 'closed',
    remark: '已说明可在样机商店单支购买，客户自行下单。',
    owner: 'jiao.dian',
  },
  {
    hoursAgo: 96,
    language: 'en',
    unit: 'sales',
    name: 'Best Ranking Team',
    company: 'First Page Guaranteed',
    email: 'rank@first-page.example',
    message: 'Dear owner, we bring your website to page one in seven days. Reply with your budget and we send you our price list.',
    status: 'spam',
  },
  {
    ...abroad,
    hoursAgo: 26,
    name: 'A. N. Other',
    company: 'Exemplar Foods',
    email: 'a.other@exemplar-foods.example',
    product: 'HS-67',
    message: 'Our wash-down area is cleaned at 80 °C and 100 bar. Is the HS-67 housing rated for that, and does the window need a wiper?',
    status: 'new',
  },
]
