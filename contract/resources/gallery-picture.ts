import { number, picture, text } from '../fields.ts'
import { resource } from '../resource.ts'

export const galleryPicture = resource({
  name: 'galleryPicture',
  service: 'GalleryPicture',
  large: true,
  display: 'title',
  sorting: 'sort asc, id asc',
  columns: ['image', 'title', 'album', 'sort'],
  fields: {
    title: text({ required: true, max: 100, localized: true, search: true, sort: true }),
    image: picture({ required: true }),
    album: text({ max: 64, localized: true, filter: true, sort: true }),
    alt: text({ max: 200, localized: true }),
    sort: number({ default: 0, sort: true }),
  },
})
