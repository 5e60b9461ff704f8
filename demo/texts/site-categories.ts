import type { DemoSiteCategory } from './article-types.ts'

const top: DemoSiteCategory[] = [
  {
    code: 'about',
    name: '关于我们',
    nameEn: 'About us',
    description: '一家 2009 年在苏州成立的机器视觉部件公司：它的历史、工厂、质量做法和在这里工作的人。',
    descriptionEn:
      'A maker of machine-vision components, founded in Suzhou in 2009: its history, its plants, its quality and the people who work here.',
  },
  {
    code: 'business',
    name: '业务',
    nameEn: 'Businesses',
    description: '部件、整机工位、光学定制和校准服务，可以只要其中一样，也可以一起做。',
    descriptionEn: 'Components, complete stations, custom optics and calibration: take one of them or all four.',
  },
  {
    code: 'technology',
    name: '技术',
    nameEn: 'Technology',
    description: '我们的部件怎样工作，为什么这样设计，能做到多少，做不到什么。',
    descriptionEn: 'How our components work, why they are built that way, what they achieve and what they do not.',
  },
  {
    code: 'client',
    name: '客户与伙伴',
    nameEn: 'Clients and partners',
    description: '八条产线上的任务、方案和结果，数字由客户的工艺部门核对过。',
    descriptionEn: 'Task, solution and result on eight production lines, with figures checked by the clients’ process engineers.',
  },
  {
    code: 'partner',
    name: '合作伙伴',
    nameEn: 'Partners',
    description: '供应玻璃和芯片的、一起做设备的，以及替我们核对测量结果的机构。',
    descriptionEn: 'Suppliers, machine builders and laboratories we work with.',
  },
]

const about: DemoSiteCategory[] = [
  {
    code: 'profile',
    parent: 'about',
    name: '公司简介',
    nameEn: 'Company profile',
    description: '公司做什么、有多大、在哪里。',
    descriptionEn: 'What the company does, how large it is and where to find it.',
  },
  {
    code: 'history',
    parent: 'about',
    name: '发展历程',
    nameEn: 'History',
    description: '从 2009 年的第一支远心镜头到今天。',
    descriptionEn: 'From the first telecentric lens in 2009 to the present.',
  },
  {
    code: 'quality',
    parent: 'about',
    name: '质量',
    nameEn: 'Quality',
    description: '部件出厂前怎么查，出了问题怎么办。',
    descriptionEn: 'How components are checked before they leave, and what happens when one fails.',
  },
  {
    code: 'people',
    parent: 'about',
    name: '人与培训',
    nameEn: 'People and training',
    description: '谁在这里工作，怎样学会这门手艺，正在招哪些人。',
    descriptionEn: 'Who works here, how the craft is learnt, and whom we are looking for.',
  },
  {
    code: 'sustainability',
    parent: 'about',
    name: '可持续',
    nameEn: 'Sustainability',
    description: '用了多少电，修了多少件，包装换成了什么。',
    descriptionEn: 'How much power we use, how many parts we repair and what we pack them in.',
  },
]

const technology: DemoSiteCategory[] = [
  {
    code: 'optics',
    parent: 'technology',
    name: '光学',
    nameEn: 'Optics',
    description: '镜头与激光怎样把尺寸和高度变成图像。',
    descriptionEn: 'How lenses and lasers turn size and height into an image.',
  },
  {
    code: 'electronics',
    parent: 'technology',
    name: '电子与结构',
    nameEn: 'Electronics and mechanics',
    description: '微秒级的时序、每台单独的标定，以及热量往哪里去。',
    descriptionEn: 'Timing in microseconds, calibration camera by camera, and where the heat goes.',
  },
  {
    code: 'algorithms',
    parent: 'technology',
    name: '算法',
    nameEn: 'Algorithms',
    description: '从图像到尺寸，从合格品到判断。',
    descriptionEn: 'From an image to a dimension, and from good parts to a verdict.',
  },
]

const industries: DemoSiteCategory[] = [
  {
    code: 'battery',
    parent: 'client',
    name: '电池',
    nameEn: 'Batteries',
    description: '电芯焊缝、蓝膜与极片的在线检测。',
    descriptionEn: 'In-line inspection of welds, films and electrodes.',
  },
  {
    code: 'automotive',
    parent: 'client',
    name: '汽车',
    nameEn: 'Automotive',
    description: '漆面、覆盖件与装配的检测。',
    descriptionEn: 'Inspection of paint, body panels and assembly.',
  },
  {
    code: 'electronics-industry',
    parent: 'client',
    name: '电子与显示',
    nameEn: 'Electronics and displays',
    description: '焊点、贴装与盖板玻璃的检测。',
    descriptionEn: 'Inspection of solder joints, placement and cover glass.',
  },
  {
    code: 'precision',
    parent: 'client',
    name: '精密加工',
    nameEn: 'Precision manufacturing',
    description: '微米级公差零件的在线测量。',
    descriptionEn: 'In-line measurement of parts with tolerances of a few micrometres.',
  },
  {
    code: 'pharma-food',
    parent: 'client',
    name: '医药与食品',
    nameEn: 'Pharma and food',
    description: '包装完整、喷码正确、封口干净。',
    descriptionEn: 'Complete packs, correct codes and clean seals.',
  },
  {
    code: 'logistics',
    parent: 'client',
    name: '物流',
    nameEn: 'Logistics',
    description: '高速输送线上的包裹读码与分拣。',
    descriptionEn: 'Reading and sorting parcels on fast conveyors.',
  },
]

export const siteCategories: DemoSiteCategory[] = [...top, ...about, ...technology, ...industries]
