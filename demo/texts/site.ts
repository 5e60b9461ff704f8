import type { DemoSite } from './types.ts'

export const site: DemoSite = {
  title: '矩澄视觉',
  titleEn: 'Claregon Vision',
  copyright: '© 2009–2026 苏州矩澄视觉技术有限公司 版权所有',
  copyrightEn: '© 2009–2026 Claregon Vision Technology Co., Ltd. All rights reserved.',
  beian: '苏ICP备00000000号-1',
  policeBeian: '',
  address: '江苏省苏州市工业园区示例路 000 号',
  addressEn: '000 Sample Road, Industrial Park, Suzhou, Jiangsu, China',
  telephone: '0512-0000 0000',
  email: 'hello@example.com',
  seoTitle: '矩澄视觉：工业相机、镜头、光源与视觉控制器',
  seoTitleEn: 'Claregon Vision: industrial cameras, lenses, lights and vision controllers',
  seoDescription:
    '矩澄视觉自 2009 年起设计和制造机器视觉部件：工业相机、定焦与远心镜头、频闪光源、视觉控制器与澄析 Studio 软件，用于电池、汽车、电子与精密加工的在线检测。',
  seoDescriptionEn:
    'Since 2009 Claregon Vision has designed and built machine-vision components: industrial cameras, fixed and telecentric lenses, strobed lights, vision controllers and Claregon Studio software, for in-line inspection in battery, automotive, electronics and precision manufacturing.',
  icon: 'icon.png',
  logo: 'logo.png',
  mapPicture: 'map.webp',
  mapPosition: '31.3180,120.7120',
}
