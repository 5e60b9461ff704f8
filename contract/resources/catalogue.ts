import { json, link, longText, number, picture, reference, text, treeParent, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipSection } from './ownership.ts'
import { specGroups } from './product-parts.ts'

/** A code that stands in addresses and filters: `area-scan`. */
const code = text({ required: true, max: 64, unique: true, search: true, sort: true, format: 'code' })
const sort = number({ default: 0, sort: true })
const isActive = yesNo({ default: true, filter: true })

/** The types of products, by which visitors browse (P-12). */
export const productType = resource({
  name: 'productType',
  service: 'ProductType',
  title: ['产品类型', 'Product types', 'product type'],
  scopeGroup: 'catalogue',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 500,
  columns: ['icon', 'name', 'code', 'sort'],
  fields: {
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    code,
    description: longText({ max: 500, localized: true }),
    icon: picture(),
    sort,
    ...ownership,
  },
  sections: [{ name: 'basics', fields: ['name', 'code', 'description'] }, { name: 'display', fields: ['icon', 'sort'] }, ownershipSection],
  labels: {
    name: ['名称', 'Name'],
    code: ['编码', 'Code'],
    description: ['描述', 'Description'],
    icon: ['图标', 'Icon'],
  },
})

/** The categories of products: a tree. */
export const productCategory = resource({
  name: 'productCategory',
  service: 'ProductCategory',
  title: ['产品分类', 'Product categories', 'product category'],
  scopeGroup: 'catalogue',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 2000,
  columns: ['name', 'code', 'isActive', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    code,
    description: longText({ max: 500, localized: true }),
    picture: picture(),
    sort,
    isActive,
    ...ownership,
  },
  sections: [
    { name: 'basics', fields: ['name', ['code', 'pid'], 'description'] },
    { name: 'display', fields: ['picture', ['sort', 'isActive']] },
    ownershipSection,
  ],
  labels: {
    name: ['名称', 'Name'],
    code: ['编码', 'Code'],
    description: ['描述', 'Description'],
    picture: ['图片', 'Picture'],
  },
})

/** The name a product is sold under. */
export const brand = resource({
  name: 'brand',
  service: 'Brand',
  title: ['品牌', 'Brands', 'brand'],
  scopeGroup: 'catalogue',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 5000,
  columns: ['logo', 'name', 'code', 'isActive', 'sort'],
  fields: {
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    code,
    logo: picture(),
    website: link(),
    description: longText({ max: 500, localized: true }),
    sort,
    isActive,
    ...ownership,
  },
  sections: [
    { name: 'basics', fields: ['name', ['code', 'website'], 'description'] },
    { name: 'display', fields: ['logo', ['sort', 'isActive']] },
    ownershipSection,
  ],
  labels: {
    name: ['名称', 'Name'],
    code: ['编码', 'Code'],
    logo: ['标志', 'Logo'],
    website: ['网站', 'Website'],
    description: ['描述', 'Description'],
  },
})

/** The parameters of the products of a category, in groups. */
export const specTemplate = resource({
  name: 'specTemplate',
  service: 'SpecTemplate',
  title: ['规格参数模板', 'Spec templates', 'spec template'],
  scopeGroup: 'catalogue',
  display: 'name',
  columns: ['name', 'categoryId'],
  fields: {
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    categoryId: reference('productCategory', { filter: true }),
    groups: json(specGroups),
    ...ownership,
  },
  sections: [{ name: 'basics', fields: ['name', 'categoryId'] }, { name: 'parameters', fields: ['groups'] }, ownershipSection],
  labels: {
    name: ['名称', 'Name'],
    categoryId: ['适用分类', 'For category'],
    groups: ['参数分组', 'Parameter groups'],
  },
})
