/** A question to the search of the demo site, and the things that a buyer expects, by their slugs. */
export interface SearchQuestion {
  asked: string
  wanted: string[]
  /** One of them stands first; all of them stand first, in any order; one of them is among the first three; nothing is found. */
  place: 'first' | 'all' | 'three' | 'nothing'
}

const first = (asked: string, ...wanted: string[]): SearchQuestion => ({ asked, wanted, place: 'first' })
const all = (asked: string, ...wanted: string[]): SearchQuestion => ({ asked, wanted, place: 'all' })
const three = (asked: string, ...wanted: string[]): SearchQuestion => ({ asked, wanted, place: 'three' })
const nothing = (asked: string): SearchQuestion => ({ asked, wanted: [], place: 'nothing' })
/** The same for each way of writing it. */
const firstOfEach = (questions: string[], ...wanted: string[]) => questions.map((asked) => first(asked, ...wanted))

const AREA = ['hm-500', 'hm-1200', 'hm-2600']
const LINE = ['hl-4k', 'hl-8k']
const CAMERAS = [...AREA, ...LINE, 'hm-s5', 'h3-640']
const TELECENTRIC = ['tc-55', 'tc-110']
const FIXED = ['fl-12', 'fl-25', 'fl-50']
const LENSES = [...TELECENTRIC, ...FIXED]
const LIGHTS = ['rl-90', 'bl-300', 'dt-1600', 'bk-200', 'dm-150', 'cx-60']
const LIGHT_CONTROLLERS = ['lc-4', 'lc-8']
const VISION_CONTROLLERS = ['vc-4', 'vc-8']
const CONTROLLERS = [...LIGHT_CONTROLLERS, ...VISION_CONTROLLERS]
const STUDIO = ['claregon-studio-pro', 'claregon-studio-runtime', 'claregon-studio-learning']
const SHOWS = ['east-china-vision-show-2024', 'east-china-vision-show-2026']

const codes = [
  ...firstOfEach(['hm1200', 'HM 1200', 'HM-1200', 'hm_1200', 'HM/1200', 'ＨＭ１２００', 'hm 1200'], 'hm-1200'),
  ...firstOfEach(['HM500', 'hm 500'], 'hm-500'),
  ...firstOfEach(['hms5', 'hm s5', 'HM-S5'], 'hm-s5'),
  ...firstOfEach(['h3640', 'H3 640'], 'h3-640'),
  ...firstOfEach(['RL90', 'rl 90'], 'rl-90'),
  ...firstOfEach(['vc4', 'vc 4', 'VC-4'], 'vc-4'),
  ...firstOfEach(['VC-8', 'vc8'], 'vc-8'),
  ...firstOfEach(['tc110', 'TC110', 'TC 110'], 'tc-110'),
  ...firstOfEach(['hl4k', 'HL 4K'], 'hl-4k'),
  ...firstOfEach(['fl25', 'fl 25'], 'fl-25'),
  first('cb10', 'cb-10'),
  first('hs67', 'hs-67'),
  first('dm150', 'dm-150'),
  first('cx 60', 'cx-60'),
  first('lc-4', 'lc-4'),
  first('dt1600', 'dt-1600'),
  ...firstOfEach(['ST-PRO', 'st pro', 'stpro'], 'claregon-studio-pro'),
  first('st-rt', 'claregon-studio-runtime'),
  all('hm', 'hm-500', 'hm-1200', 'hm-2600', 'hm-s5'),
  all('tc', ...TELECENTRIC),
]

const codesOfVariants = [
  ...firstOfEach(['HM-1200-M', 'hm1200m', 'hm 1200 m'], 'hm-1200'),
  ...firstOfEach(['TC55CX', 'tc-55-cx'], 'tc-55'),
  ...firstOfEach(['tc-110-cx', 'TC 110 CX'], 'tc-110'),
  first('bk200r', 'bk-200'),
  ...firstOfEach(['BL-300-IR', 'bl300ir'], 'bl-300'),
  ...firstOfEach(['RL-90-RGBW-D', 'rl90rgbw'], 'rl-90'),
  ...firstOfEach(['cb-10-5x', 'CB10-20'], 'cb-10'),
  ...firstOfEach(['HS-67-H', 'hs67h'], 'hs-67'),
  first('hl8kc', 'hl-8k'),
  first('FL25A-C', 'fl-25'),
  ...firstOfEach(['VC-4-2T', 'vc 4 2t', 'vc4512'], 'vc-4'),
  first('vc8-4t', 'vc-8'),
  first('ST-DL-T', 'claregon-studio-learning'),
]

const megapixels = [
  ...['12MP', '12 mp', '1200万像素', '1200 万像素', '12 megapixels', '1200万相机'].map((asked) => three(asked, 'hm-1200')),
  ...['12mp camera', '12mp 相机', '1200万像素相机'].map((asked) => three(asked, 'hm-1200')),
  ...['5mp', '5 MP', '500万像素', '500万相机'].map((asked) => all(asked, 'hm-500', 'hm-s5')),
  ...['26mp', '26 megapixels', '2600万像素'].map((asked) => three(asked, 'hm-2600')),
]

const unitsAndSigns = [
  ...firstOfEach(['3.45µm', '3.45 μm', '3.45um'], ...AREA, ...LINE, ...LENSES),
  first('2.5 um', 'hm-2600', 'tc-110', 'tc-110-second-generation'),
  ...['IP67', 'ip 67', 'IP-67'].map((asked) => all(asked, 'hs-67', 'hm-s5', 'cb-10')),
  three('GigE', ...CAMERAS, ...VISION_CONTROLLERS),
  three('5gige', 'hm-1200'),
  three('10GigE', ...VISION_CONTROLLERS, 'hm-2600', 'hl-8k'),
  ...['C口', 'C-mount'].map((asked) => three(asked, ...CAMERAS, ...LENSES)),
  ...['4096×3000', '4096x3000', '4096 x 3000'].map((asked) => three(asked, 'hm-1200')),
  three('5120x5120', 'hm-2600'),
  ...firstOfEach(['100kHz', '100 khz'], 'hl-8k'),
  first('28khz', 'hl-4k'),
  three('45 fps', 'hm-1200'),
  ...firstOfEach(['25mm', '25 mm', '25毫米', '25 毫米'], 'fl-25', 'h3-640'),
  ...firstOfEach(['640 mm', '640毫米'], 'h3-640'),
  ...firstOfEach(['-40°C', '−40 °C'], 'telecentric-lenses-at-minus-40'),
  three('网线供电', 'hm-500', 'hl-4k', 'cb-10', 'hm-1200-camera-released'),
]

const names = [
  all('面阵相机', ...AREA),
  all('线阵相机', ...LINE),
  first('智能相机', 'hm-s5'),
  ...firstOfEach(['3D 轮廓相机', '3d相机', '3d camera', 'laser profile'], 'h3-640'),
  first('相机', ...CAMERAS),
  all('远心镜头', ...TELECENTRIC),
  all('定焦镜头', ...FIXED),
  all('镜头', ...LENSES),
  first('光源', ...LIGHTS, ...LIGHT_CONTROLLERS),
  first('环形光', 'rl-90'),
  first('条形光源', 'bl-300'),
  first('背光源', 'bk-200'),
  first('同轴光源', 'cx-60'),
  first('圆顶光源', 'dm-150'),
  first('光隧道', 'dt-1600'),
  all('光源控制器', ...LIGHT_CONTROLLERS),
  all('视觉控制器', ...VISION_CONTROLLERS),
  all('控制器', ...CONTROLLERS),
  first('线缆', 'cb-10'),
  first('防护罩', 'hs-67'),
  all('澄析 Studio', ...STUDIO),
  first('学习模块', 'claregon-studio-learning'),
  first('运行版', 'claregon-studio-runtime'),
  first('camera', ...CAMERAS),
  all('area-scan camera', ...AREA),
  all('telecentric lens', ...TELECENTRIC),
  first('ring light', 'rl-90'),
  first('backlight', 'bk-200'),
  first('Claregon Studio Pro', 'claregon-studio-pro'),
  first('camera cable', 'cb-10'),
  first('软件', ...STUDIO, 'hm-s5'),
]

const plurals = [
  first('cameras', ...CAMERAS),
  all('area scan cameras', ...AREA),
  all('line-scan cameras', ...LINE),
  first('smart cameras', 'hm-s5'),
  all('lenses', ...LENSES),
  all('fixed lenses', ...FIXED),
  all('telecentric lenses', ...TELECENTRIC),
  first('ring lights', 'rl-90'),
  first('dome lights', 'dm-150'),
  first('backlights', 'bk-200'),
  all('light controllers', ...LIGHT_CONTROLLERS),
  all('vision controllers', ...VISION_CONTROLLERS),
  all('controllers', ...CONTROLLERS),
  first('camera cables', 'cb-10'),
  first('housings', 'hs-67'),
  first('batteries', 'hengtuo-battery', 'battery-film-inspection'),
]

const wordsInOne = [
  all('linescan', ...LINE),
  all('areascan camera', ...AREA),
  first('subpixel', 'sub-pixel-measuring'),
  first('sub-pixel', 'sub-pixel-measuring'),
]

const topics = [
  ...firstOfEach(['频闪', 'strobe timing'], 'strobe-timing'),
  ...firstOfEach(['亚像素', '亚像素测量'], 'sub-pixel-measuring'),
  ...firstOfEach(['激光三角法', 'laser triangulation'], 'laser-triangulation'),
  ...firstOfEach(['散热', 'thermal design'], 'thermal-design'),
  ...firstOfEach(['传感器标定', 'sensor calibration'], 'sensor-calibration'),
  ...firstOfEach(['校准', 'calibration service'], 'calibration-and-service'),
  ...firstOfEach(['光学定制', 'custom optics'], 'custom-optics'),
  first('焊点', 'solder-joints-in-four-colours'),
  first('solder joint', 'solder-joints-in-four-colours'),
  first('蓝膜', 'battery-film-inspection'),
  three('二维码', 'hm-500'),
]

const namesOfCases = [
  ...firstOfEach(['恒沱', '恒沱电池', 'Hengtuo', 'hengtuo battery'], 'hengtuo-battery'),
  ...firstOfEach(['澜峤汽车', 'lanqiao'], 'lanqiao-auto'),
  first('昕垚显示', 'xinyao-display'),
  first('瑾禾精密', 'jinhe-precision'),
  ...firstOfEach(['北麓物流', 'beilu logistics'], 'beilu-logistics'),
  ...firstOfEach(['素垣制药', 'suyuan'], 'suyuan-pharma'),
  first('睿篪电子', 'ruichi-electronics'),
  ...firstOfEach(['茗洲食品', 'Mingzhou Foods', 'mingzhou food'], 'mingzhou-foods'),
  first('诺德霖', 'nordlin-optics'),
  first('kaibo', 'kaibo-robotics'),
  first('哈尔登', 'halden-institute'),
]

const news = [
  ...firstOfEach(['用户大会', '用户大会 2026', 'user conference 2026'], 'user-conference-2026'),
  ...firstOfEach(['展会 2024', '机器视觉展 2024', 'vision show 2024', '2024 vision show'], 'east-china-vision-show-2024'),
  ...firstOfEach(['展会 2026', '机器视觉展 2026', 'vision show 2026'], 'east-china-vision-show-2026'),
  all('华东机器视觉展', ...SHOWS),
  ...firstOfEach(['开放日', 'open lab day'], 'open-lab-day-2025'),
  ...firstOfEach(['成都服务中心', 'chengdu service centre'], 'chengdu-service-centre'),
  ...firstOfEach(['苏州新工厂', 'suzhou plant'], 'suzhou-plant-topped-out'),
  ...firstOfEach(['Studio 5.0', '澄析 Studio 5.0'], 'claregon-studio-5'),
  first('十五年', 'fifteen-years'),
  first('hm-1200 发布', 'hm-1200', 'hm-1200-camera-released'),
]

const traditional = [
  all('遠心鏡頭', ...TELECENTRIC),
  all('鏡頭', ...LENSES),
  all('面陣相機', ...AREA),
  all('線陣相機', ...LINE),
  ...firstOfEach(['智慧相機', '智能相機'], 'hm-s5'),
  first('環形光源', 'rl-90'),
  first('同軸光源', 'cx-60'),
  first('線纜', 'cb-10'),
  first('防護罩', 'hs-67'),
  all('視覺控制器', ...VISION_CONTROLLERS),
  first('學習模組', 'claregon-studio-learning'),
  first('雷射', 'h3-640'),
  three('機器視覺', ...SHOWS),
  ...firstOfEach(['使用者大會', '用戶大會'], 'user-conference-2026'),
  three('1200萬像素', 'hm-1200'),
  first('電池', 'hengtuo-battery', 'battery-film-inspection'),
]

const sounds = [
  first('xiangji', ...CAMERAS),
  first('xj', ...CAMERAS),
  ...['jingtou', 'jt'].map((asked) => all(asked, ...LENSES)),
  ...['yuanxin', 'yxjt', 'yuanxinjingtou', 'yuan xin jing tou'].map((asked) => all(asked, ...TELECENTRIC)),
  ...['mianzhen', 'mzxj'].map((asked) => all(asked, ...AREA)),
  all('gykzq', ...LIGHT_CONTROLLERS),
  all('kongzhiqi', ...CONTROLLERS),
  first('guangyuan', ...LIGHTS, ...LIGHT_CONTROLLERS),
  ...firstOfEach(['huanxing', 'hxgy'], 'rl-90'),
  ...firstOfEach(['zhineng', 'znxj'], 'hm-s5'),
  first('xianlan', 'cb-10'),
  ...firstOfEach(['fanghuzhao', 'fhz'], 'hs-67'),
  first('yonghudahui', 'user-conference-2026'),
  first('sanre', 'thermal-design'),
]

const twoWords = [
  three('hm1200 镜头', ...LENSES, 'hm-1200'),
  ...['HM-1200 VC-4', 'hm1200 vc4'].map((asked) => all(asked, 'hm-1200', 'vc-4')),
  three('hm1200 fl25', 'hm-1200', 'fl-25', 'hs-67'),
  first('相机 防护罩', 'hs-67'),
  three('camera housing', 'hs-67'),
  first('相机 线缆', 'cb-10'),
  three('远心 测量', ...TELECENTRIC),
  first('焊点 检测', 'solder-joints-in-four-colours'),
  three('电池 检测', 'hengtuo-battery', 'battery-film-inspection'),
  three('battery inspection', 'battery-film-inspection'),
  three('汽车 漆面', 'dt-1600-paint-inspection', 'lanqiao-auto'),
  three('低温 镜头', 'telecentric-lenses-at-minus-40', 'tc-110'),
]

const punctuation = [
  ...firstOfEach(['HM-1200 ', '  hm1200', 'hm1200?', '"HM-1200"', 'HM–1200'], 'hm-1200'),
  ...['远心镜头？', '（远心镜头）', '远心镜头 。'].map((asked) => all(asked, ...TELECENTRIC)),
  ...['lens.', 'lenses,', 'LENS '].map((asked) => all(asked, ...LENSES)),
]

const unknown = [
  'hm9999 hm-9999 hm1201 hm12000 TC111 rl91 vc5 HM-1200-X 13mp 1300万像素 IP69 9.99um 4096x9999',
  '汉堡 咖啡机 打印机 洗衣机 漢堡 hamburger zzqqxx asdfgh xiangjizz mianbao sofa',
]
  .flatMap((asked) => asked.split(' '))
  .concat('coffee machines')
  .map(nothing)

/** The questions by the clause that they belong to. */
export const SEARCH_QUESTIONS: Record<string, SearchQuestion[]> = {
  'B-91a codes': codes,
  'B-91a codes of variants': codesOfVariants,
  'B-91a units and signs': unitsAndSigns,
  'B-91a words in one': wordsInOne,
  'B-91b megapixels': megapixels,
  'B-91d sounds': sounds,
  'B-91e traditional characters': traditional,
  'B-91f names': names,
  'B-91f topics': topics,
  'B-91f cases': namesOfCases,
  'B-91f news': news,
  'B-91f two words': twoWords,
  'B-91g plurals': plurals,
  'B-91 spaces and punctuation': punctuation,
  'B-91 unknown': unknown,
}
