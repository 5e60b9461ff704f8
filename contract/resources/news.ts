import { date, dictionary, html, longText, picture, tags, text, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipBeside } from './ownership.ts'
import { webPage } from './web-page.ts'

export const news = resource({
  name: 'news',
  service: 'News',
  title: ['新闻', 'News', 'news item'],
  scopeGroup: 'content',
  publishable: true,
  large: true,
  display: 'title',
  sorting: 'publishTime desc, id desc',
  columns: ['title', 'category', 'isTop', 'publishTime'],
  fields: {
    title: text({ required: true, max: 200, localized: true, search: true, sort: true }),
    category: dictionary('news-category', { filter: true, sort: true }),
    summary: longText({ max: 500, localized: true, search: true }),
    cover: picture(),
    content: html({ localized: true }),
    author: text({ max: 64, localized: true, filter: true }),
    source: text({ max: 128, localized: true }),
    tags: tags(),
    isTop: yesNo({ default: false, filter: true, sort: true }),
    // The date a reader sees; when it goes live is a matter of publishing.
    publishTime: date({ required: true, time: true, default: 'now', filter: true, sort: true }),
    ...webPage,
    ...ownership,
  },
  sections: [
    { name: 'text', fields: ['title', 'summary', 'content'] },
    { name: 'origin', fields: ['author', 'source'] },
    { name: 'seo', fields: ['slug', 'seoTitle', 'seoDescription'] },
    { name: 'cover', beside: true, fields: ['cover'] },
    { name: 'placement', beside: true, fields: ['category', 'publishTime', 'isTop', 'tags'] },
    ownershipBeside,
  ],
  labels: {
    title: ['标题', 'Title'],
    category: ['分类', 'Category'],
    summary: ['摘要', 'Summary'],
    cover: ['封面', 'Cover'],
    content: ['正文', 'Content'],
    author: ['作者', 'Author'],
    source: ['来源', 'Source'],
    tags: ['标签', 'Tags'],
    isTop: ['置顶', 'Pinned'],
    publishTime: ['显示日期', 'Display date'],
    slug: ['网址别名', 'Slug'],
  },
})
