import type { Who } from './site.ts'

const WEBSITE = ['News', 'Article', 'SiteCategory', 'Carousel', 'GalleryPicture', 'Navigation', 'Redirect', 'DynamicForm']
const PRODUCTS = ['Product', 'ProductCategory', 'ProductType', 'Brand', 'SpecTemplate']
const EDITOR = [
  'Enquiry/View',
  'Enquiry/Edit',
  'FormAnswer/View',
  'FormAnswer/Edit',
  'StaffForm/Fill',
  'SiteInfo/View',
  'SiteInfo/Edit',
  'DictType/View',
  'DictItem/View',
  'Upload/View',
  'Upload/Add',
  'Upload/Edit',
  'Upload/Delete',
]

/** A-06 once more, in our own words: what each seeded role may do. */
export const seededMay = (who: Who, permit: string): boolean => {
  if (who === 'admin') return true
  if (who === 'viewer')
    return permit.endsWith('/View') && !/^(WebLog|AuditLog|LoginLog|EntityChange|BrowserError|Burst|Setting|Job)\//.test(permit)
  return [...WEBSITE, ...PRODUCTS].includes(permit.split('/')[0]!) || EDITOR.includes(permit)
}
