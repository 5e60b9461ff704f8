import { allPermits } from '../../../contract/api/registry.ts'
import { EVERYTHING } from '../../http/permits.ts'

/** The services that editors write: the site's content and the products. */
const EDITED = [
  'News',
  'Article',
  'SiteCategory',
  'Carousel',
  'GalleryPicture',
  'Navigation',
  'Redirect',
  'Product',
  'ProductCategory',
  'ProductType',
  'Brand',
  'SpecTemplate',
]

const NAMES = {
  admin: { displayName: '管理员', displayNameEn: 'Administrator', description: '拥有全部权限', descriptionEn: 'May do everything' },
  editor: {
    displayName: '编辑',
    displayNameEn: 'Editor',
    description: '网站内容和产品',
    descriptionEn: 'The content of the site and the products',
  },
  viewer: { displayName: '只读用户', displayNameEn: 'Viewer', description: '只读', descriptionEn: 'Sees, and changes nothing' },
}

/** The roles of A-06. Only admin is static; the others are a beginning that the customer changes. */
export const seededRoles = () => [
  { name: 'admin', ...NAMES.admin, isStatic: 1, granted: [EVERYTHING] },
  {
    name: 'editor',
    ...NAMES.editor,
    isStatic: 0,
    granted: [
      ...allPermits().filter((permit) => EDITED.includes(permit.split('/')[0]!)),
      // Enquiries come from visitors: editors answer them, and neither make nor delete them.
      'Enquiry/View',
      'Enquiry/Edit',
      'SiteInfo/View',
      'SiteInfo/Edit',
      'DictType/View',
      'DictItem/View',
      'Upload/Add',
    ],
  },
  {
    name: 'viewer',
    ...NAMES.viewer,
    isStatic: 0,
    granted: allPermits().filter((permit) => permit.endsWith('/View')),
  },
]
