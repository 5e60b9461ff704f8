import { allPermits } from '../../contract/registry.ts'
import type { Db } from '../db/engine.ts'
import { EVERYTHING } from '../permits.ts'

/** What editors write: the site's content and the products. */
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

/** The roles of A-06. Only admin is static; the others are a beginning that the customer changes. */
export const seededRoles = () => [
  { name: 'admin', displayName: '管理员', description: '拥有全部权限', isStatic: 1, granted: [EVERYTHING] },
  {
    name: 'editor',
    displayName: '编辑',
    description: '网站内容和产品',
    isStatic: 0,
    granted: [
      ...allPermits().filter((permit) => EDITED.includes(permit.split('/')[0]!)),
      // Enquiries come from visitors: they are answered, not made, and not made away with.
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
    displayName: '访客',
    description: '只读',
    isStatic: 0,
    granted: allPermits().filter((permit) => permit.endsWith('/View')),
  },
]

export async function seedRoles(db: Db, now: number): Promise<void> {
  for (const { granted, ...role } of seededRoles()) {
    await db
      .insertInto('role')
      .values({ ...role, isDefault: 0, grantedPermissions: JSON.stringify(granted), version: 1, creationTime: now } as never)
      .execute()
  }
}
