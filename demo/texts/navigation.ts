import type { DemoNavigation, DemoNewsCategory } from './types.ts'

export const newsCategories: DemoNewsCategory[] = [
  { value: 'company', label: '公司动态', labelEn: 'Company' },
  { value: 'product', label: '产品发布', labelEn: 'Products' },
  { value: 'industry', label: '行业应用', labelEn: 'Applications' },
  { value: 'event', label: '展会活动', labelEn: 'Events' },
]

export const navigation: DemoNavigation[] = [
  { name: '首页', nameEn: 'Home', link: '/home' },
  {
    name: '产品',
    nameEn: 'Products',
    link: '/_product',
    children: [
      { name: '工业相机', nameEn: 'Cameras', link: '/_product?type=camera' },
      { name: '工业镜头', nameEn: 'Lenses', link: '/_product?type=lens' },
      { name: '机器视觉光源', nameEn: 'Lights', link: '/_product?type=light' },
      { name: '控制器', nameEn: 'Controllers', link: '/_product?type=controller' },
      { name: '软件', nameEn: 'Software', link: '/_product?type=software' },
      { name: '附件', nameEn: 'Accessories', link: '/_product?type=accessory' },
    ],
  },
  { name: '业务', nameEn: 'Businesses', link: '/_business' },
  { name: '技术', nameEn: 'Technology', link: '/_technology' },
  { name: '客户与伙伴', nameEn: 'Clients and partners', link: '/_client' },
  {
    name: '新闻',
    nameEn: 'News',
    link: '/_news',
    children: [
      { name: '公司动态', nameEn: 'Company', link: '/_news?category=company' },
      { name: '产品发布', nameEn: 'Products', link: '/_news?category=product' },
      { name: '行业应用', nameEn: 'Applications', link: '/_news?category=industry' },
      { name: '展会活动', nameEn: 'Events', link: '/_news?category=event' },
    ],
  },
  {
    name: '关于',
    nameEn: 'About',
    link: '/_about',
    children: [
      { name: '公司简介', nameEn: 'Company profile', link: '/_about?category=profile' },
      { name: '发展历程', nameEn: 'History', link: '/_about?category=history' },
      { name: '质量', nameEn: 'Quality', link: '/_about?category=quality' },
      { name: '人与培训', nameEn: 'People and training', link: '/_about?category=people' },
      { name: '可持续', nameEn: 'Sustainability', link: '/_about?category=sustainability' },
    ],
  },
  { name: '联系', nameEn: 'Contact', link: '/_contact' },
]
