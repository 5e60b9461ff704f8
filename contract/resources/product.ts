import { date, file, html, json, money, number, pictures, reference, tags, text, yesNo } from '../fields.ts'
import { VIDEO_TYPES } from '../media-types.ts'
import { resource } from '../declaration.ts'
import { productDocuments } from './product-documents.ts'
import { ownership, ownershipSection } from './ownership.ts'
import { paramValues, paramWords, skus } from './product-parts.ts'
import { webPage } from './web-page.ts'

/** A product unit (SPU) with its parameters and the kinds it is sold in (SKU). */
export const product = resource({
  name: 'product',
  service: 'Product',
  title: ['产品', 'Products', 'product'],
  scopeGroup: 'products',
  publishable: true,
  large: true,
  display: 'name',
  sorting: 'sort asc, id desc',
  columns: ['pictures', 'name', 'code', 'typeId', 'categoryId', 'price', 'isTop', 'sort'],
  fields: {
    name: text({ required: true, max: 200, localized: true, search: true, sort: true }),
    code: text({ required: true, max: 64, unique: true, search: true, sort: true, format: 'model' }),
    subtitle: text({ max: 300, localized: true, search: true }),
    categoryId: reference('productCategory', { required: true, filter: true }),
    typeId: reference('productType', { filter: true }),
    brandId: reference('brand', { filter: true }),
    specTemplateId: reference('specTemplate'),
    params: json(paramValues, { facets: true }),
    paramsEn: json(paramWords),
    pictures: pictures(),
    video: file({ types: VIDEO_TYPES }),
    documents: json(productDocuments),
    description: html({ localized: true }),
    // Without one it is sold on request.
    price: money({ min: 0, filter: true, sort: true }),
    unit: text({ max: 16, localized: true }),
    tags: tags(),
    skus: json(skus, { searched: 'code', listed: true }),
    isTop: yesNo({ default: false, filter: true, sort: true }),
    sort: number({ required: true, default: 0, sort: true }),
    publishTime: date({ required: true, time: true, default: 'now', filter: true, sort: true }),
    ...webPage,
    ...ownership,
  },
  sections: [
    { name: 'media', fields: ['pictures', 'video', 'documents'] },
    {
      name: 'basics',
      fields: ['name', 'code', 'subtitle', ['categoryId', 'typeId', 'brandId'], ['price', 'unit'], 'tags'],
    },
    { name: 'parameters', fields: ['specTemplateId', 'params', 'paramsEn'] },
    { name: 'variants', fields: ['skus'] },
    { name: 'details', fields: ['description'] },
    { name: 'display', fields: [['publishTime', 'sort', 'isTop']] },
    { name: 'seo', fields: ['slug', 'seoTitle', 'seoDescription'] },
    ownershipSection,
  ],
  labels: {
    name: ['名称', 'Name'],
    code: ['型号', 'Model'],
    subtitle: ['副标题', 'Subtitle'],
    categoryId: ['分类', 'Category'],
    typeId: ['类型', 'Type'],
    brandId: ['品牌', 'Brand'],
    specTemplateId: ['规格参数模板', 'Spec template'],
    params: ['参数', 'Parameters'],
    paramsEn: ['参数（英文）', 'Parameters (English)'],
    pictures: ['图片', 'Pictures'],
    video: ['视频', 'Video'],
    documents: ['文档', 'Documents'],
    description: ['详情', 'Description'],
    price: ['价格', 'Price'],
    unit: ['单位', 'Unit'],
    tags: ['标签', 'Tags'],
    skus: ['规格（SKU）', 'Variants (SKU)'],
    isTop: ['推荐', 'Featured'],
    publishTime: ['显示日期', 'Display date'],
    slug: ['网址别名', 'Slug'],
  },
})
