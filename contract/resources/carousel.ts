import { choice, html, link, number, picture, text } from '../fields.ts'
import { resource } from '../declaration.ts'
import { SLIDE_SECTIONS } from '../slide-sections.ts'
import { ownership, ownershipBeside } from './ownership.ts'

/** A slide of the carousel (P-06 … P-09) of a section of the site (P-05c). From when until when it shows is its publishing window. */
export const carousel = resource({
  name: 'carousel',
  service: 'Carousel',
  title: ['轮播图', 'Carousel', 'slide'],
  scopeGroup: 'content',
  publishable: true,
  display: 'title',
  sorting: 'sort asc, id asc',
  most: 500,
  columns: ['bigImage', 'title', 'section', 'sort'],
  fields: {
    title: text({ required: true, max: 100, localized: true, search: true, sort: true }),
    description: html({ max: 2000, localized: true, short: true }),
    subdesc: html({ max: 2000, localized: true, short: true }),
    bigImage: picture({ required: true }),
    smallImage: picture(),
    link: link(),
    section: choice(SLIDE_SECTIONS, { required: true, default: 'home', filter: true }),
    sort: number({ default: 0, sort: true }),
    ...ownership,
  },
  sections: [
    { name: 'text', fields: ['title', 'description', 'subdesc'] },
    { name: 'pictures', beside: true, fields: ['bigImage', 'smallImage'] },
    { name: 'display', beside: true, fields: ['section', 'link', 'sort'] },
    ownershipBeside,
  ],
  labels: {
    title: ['标题', 'Title'],
    description: ['描述', 'Description'],
    subdesc: ['补充文字', 'Second line'],
    bigImage: ['大图', 'Picture'],
    smallImage: ['小图', 'Small picture'],
    link: ['链接', 'Link'],
    section: ['显示在', 'Shown on'],
  },
})
