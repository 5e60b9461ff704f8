import { date, html, link, longText, number, picture, reference, text, treeParent, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipBeside, ownershipSection } from './ownership.ts'
import { webPage } from './web-page.ts'

/** The subjects of the site's articles: a tree whose top the portal knows by code (`about`, `business`, `technology`, `client`, `partner`). */
export const siteCategory = resource({
  name: 'siteCategory',
  service: 'SiteCategory',
  title: ['文章分类', 'Article categories', 'article category'],
  scopeGroup: 'structure',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 1000,
  columns: ['name', 'code', 'isActive', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    code: text({ required: true, max: 64, unique: true, search: true, sort: true, format: 'code' }),
    description: longText({ max: 500, localized: true }),
    picture: picture(),
    sort: number({ default: 0, sort: true }),
    isActive: yesNo({ default: true, filter: true }),
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

/** A text of the site: about the company, a business, a technology, a client, a partner, by its category. */
export const article = resource({
  name: 'article',
  service: 'Article',
  title: ['文章', 'Articles', 'article'],
  scopeGroup: 'content',
  publishable: true,
  large: true,
  display: 'title',
  sorting: 'sort asc, id desc',
  columns: ['title', 'categoryId', 'subCategoryId', 'sort', 'publishTime'],
  fields: {
    categoryId: reference('siteCategory', { required: true, filter: true }),
    subCategoryId: reference('siteCategory', { filter: true }),
    title: text({ required: true, max: 200, localized: true, search: true, sort: true }),
    summary: longText({ max: 500, localized: true, search: true }),
    cover: picture(),
    content: html({ localized: true }),
    // The web site of the client or partner it is about.
    link: link(),
    sort: number({ required: true, default: 0, sort: true }),
    publishTime: date({ required: true, time: true, default: 'now', filter: true, sort: true }),
    ...webPage,
    ...ownership,
  },
  sections: [
    { name: 'text', fields: ['title', 'summary', 'content'] },
    { name: 'seo', fields: ['slug', 'seoTitle', 'seoDescription'] },
    { name: 'cover', beside: true, fields: ['cover'] },
    { name: 'placement', beside: true, fields: ['categoryId', 'subCategoryId', 'publishTime', 'sort', 'link'] },
    ownershipBeside,
  ],
  labels: {
    categoryId: ['分类', 'Category'],
    subCategoryId: ['子分类', 'Subcategory'],
    title: ['标题', 'Title'],
    summary: ['摘要', 'Summary'],
    cover: ['封面', 'Cover'],
    content: ['正文', 'Content'],
    link: ['网站', 'Website'],
    publishTime: ['显示日期', 'Display date'],
    slug: ['网址别名', 'Slug'],
  },
})
