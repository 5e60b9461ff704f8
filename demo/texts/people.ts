import type { DemoPerson, DemoRole } from './people-types.ts'

/** The domain example.com belongs to nobody, so no mail reaches anybody. */
export const addressOf = (userName: string) => `${userName}@claregon.example.com`

/** No operator has numbers that begin with 154. */
export const phoneOf = (index: number) => String(15_400_000_001 + index)

const content = ['News', 'Article', 'GalleryPicture'].flatMap((service) => ['View', 'Add', 'Edit'].map((verb) => `${service}/${verb}`))
const withFiles = ['Upload/View', 'Upload/Add', 'SiteCategory/View']

/** The roles of the invented company beside those of every site: each reaches other rows. */
export const roles: DemoRole[] = [
  {
    name: 'writer',
    displayName: '撰稿人',
    displayNameEn: 'Writer',
    description: '撰写新闻与文章，只看得到自己负责的稿件，不能发布',
    descriptionEn: 'Writes news and articles, sees only their own, and publishes nothing',
    grantedPermissions: [...content, ...withFiles],
    dataScopes: { content: { kind: 'own' } },
  },
  {
    name: 'approver',
    displayName: '审稿人',
    displayNameEn: 'Approver',
    description: '审阅并发布本部门及下级小组的稿件',
    descriptionEn: 'Reviews and publishes what their own department and the teams below it have written',
    grantedPermissions: [...content, 'News/Publish', 'Article/Publish', ...withFiles],
    dataScopes: { content: { kind: 'below' } },
  },
  {
    name: 'sales',
    displayName: '销售',
    displayNameEn: 'Sales',
    description: '回复本组的询盘；负责人也看得到下级小组的询盘',
    descriptionEn: 'Answers the enquiries of their own group; a head also sees those of the groups below',
    grantedPermissions: ['Enquiry/View', 'Enquiry/Edit', 'Product/View'],
    dataScopes: { enquiries: { kind: 'below' } },
  },
]

/** The people of the invented company. Their names are words of photography, and nobody can sign in with a password as one of them. */
export const people: DemoPerson[] = [
  { userName: 'bai.pingheng', name: '白平衡', roles: ['viewer'] },
  { userName: 'zha.shi', name: '查实', roles: ['auditor'] },
  { userName: 'zhen.xiangsu', name: '甄像素', unit: 'research', roles: ['viewer'] },
  { userName: 'jing.shen', name: '景深', unit: 'optics', roles: [] },
  { userName: 'juan.ji', name: '卷积', unit: 'software', roles: [] },
  { userName: 'cheng.xiang', name: '成像', unit: 'products', roles: ['editor'] },
  { userName: 'gao.liang', name: '高亮', unit: 'marketing', roles: ['approver'] },
  { userName: 'wen.tu', name: '文图', unit: 'content', roles: [] },
  { userName: 'liu.bai', name: '柳白', unit: 'content', roles: [] },
  { userName: 'jiao.dian', name: '焦点', unit: 'sales', roles: [] },
  { userName: 'shan.pai', name: '单拍', unit: 'east', roles: [] },
  { userName: 'yuan.xin', name: '远心', unit: 'export', roles: [] },
  { userName: 'zhi.yuan', name: '支援', unit: 'support', roles: ['viewer'] },
]

/** The user name of the head of the whole company. */
export const companyHead = 'bai.pingheng'
