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
]
