import { date, dictionary, html, longText, picture, tags, text, yesNo } from '../fields.ts'
import { resource } from '../resource.ts'
import { webPage } from './web-page.ts'

export const news = resource({
  name: 'news',
  service: 'News',
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
  },
})
