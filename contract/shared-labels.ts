import type { Bilingual } from './languages.ts'

/** Labels that many resources share; a resource names such a field only where it means something else. */
export const SHARED_LABELS = {
  id: ['编号', 'Id'],
  pid: ['上级', 'Parent'],
  creationTime: ['创建时间', 'Created'],
  creatorUserId: ['创建人', 'Created by'],
  lastModificationTime: ['修改时间', 'Changed'],
  lastModifierUserId: ['修改人', 'Changed by'],
  version: ['版本', 'Version'],
  sort: ['排序', 'Order'],
  isActive: ['启用', 'Active'],
  unitId: ['所属机构', 'Unit'],
  ownerId: ['负责人', 'Owner'],
  remark: ['备注', 'Remark'],
  state: ['状态', 'State'],
  seoTitle: ['SEO 标题', 'SEO title'],
  seoDescription: ['SEO 描述', 'SEO description'],
} as const satisfies Record<string, Bilingual>
