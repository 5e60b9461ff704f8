import { number, picture, text } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipSection } from './ownership.ts'

export const galleryPicture = resource({
  name: 'galleryPicture',
  service: 'GalleryPicture',
  title: ['图库', 'Gallery', 'picture', '图片'],
  scopeGroup: 'content',
  large: true,
  display: 'title',
  layout: 'tiles',
  sorting: 'sort asc, id asc',
  columns: ['image', 'title', 'album', 'sort'],
  fields: {
    title: text({ required: true, max: 100, localized: true, search: true, sort: true }),
    image: picture({ required: true }),
    album: text({ max: 64, localized: true, filter: true, sort: true }),
    alt: text({ max: 200, localized: true }),
    sort: number({ default: 0, sort: true }),
    ...ownership,
  },
  sections: [{ name: 'picture', fields: ['image', 'alt'] }, { name: 'basics', fields: ['title', 'album', 'sort'] }, ownershipSection],
  labels: {
    title: ['标题', 'Title'],
    image: ['图片', 'Picture'],
    album: ['相册', 'Album'],
    alt: ['替代文字', 'Alternative text'],
  },
})
