import type { DemoUnit } from './people-types.ts'

/** The departments of the invented company and the groups below them. */
export const units: DemoUnit[] = [
  {
    key: 'research',
    displayName: '研发中心',
    displayNameEn: 'Research and development',
    head: 'zhen.xiangsu',
    below: [
      { key: 'optics', displayName: '光学组', displayNameEn: 'Optics group', head: 'jing.shen' },
      { key: 'software', displayName: '软件组', displayNameEn: 'Software group', head: 'juan.ji' },
    ],
  },
  { key: 'products', displayName: '产品部', displayNameEn: 'Products', head: 'cheng.xiang' },
  {
    key: 'marketing',
    displayName: '市场部',
    displayNameEn: 'Marketing',
    head: 'gao.liang',
    below: [{ key: 'content', displayName: '内容组', displayNameEn: 'Content team', head: 'wen.tu', roles: ['writer'] }],
  },
  {
    key: 'sales',
    displayName: '销售部',
    displayNameEn: 'Sales',
    head: 'jiao.dian',
    roles: ['sales'],
    below: [
      { key: 'east', displayName: '华东销售组', displayNameEn: 'East China sales', head: 'shan.pai', roles: ['sales'] },
      { key: 'export', displayName: '海外销售组', displayNameEn: 'International sales', head: 'yuan.xin', roles: ['sales'] },
    ],
  },
  { key: 'support', displayName: '技术支持部', displayNameEn: 'Technical support', head: 'zhi.yuan' },
]
