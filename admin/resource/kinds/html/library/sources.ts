import { uploadLibrary, type LibraryFile } from '../../../../../contract/features/upload-library.ts'
import { englishName, type Language } from '../../../../../contract/languages.ts'
import { fileOf } from '../../../../../contract/picture-files.ts'
import { galleryPicture } from '../../../../../contract/resources/gallery-picture.ts'
import { currentLanguage } from '../../../../language/i18n.ts'
import { call } from '../../../../session/session.ts'
import { endpointsOf, titleOf, type Item } from '../../../data/item.ts'
import type { Choice, Source } from './use-choices.ts'

/** The pictures of the site's gallery, with their alternative texts in the language of the text. */
export const gallery = (language: Language): Source => ({
  key: [galleryPicture.name, 'list', language],
  read: async (asked) => {
    const { totalCount, items } = await call(endpointsOf(galleryPicture).getAll, asked)
    return { totalCount, items: (items as Item[]).map((item) => ofGallery(item, language)) }
  },
})

const ofGallery = (item: Item, language: Language): Choice => ({
  id: String(item.id),
  url: String(item['image']),
  kind: 'picture',
  title: titleOf(galleryPicture, item, currentLanguage()),
  value: { src: fileOf(String(item['image'])), alt: String(item[language === 'en' ? englishName('alt') : 'alt'] ?? '') },
})

/** The uploaded pictures or videos, the latest first. */
export const uploaded = (kind: 'picture' | 'video', language: Language): Source => ({
  key: ['uploads', kind, language],
  hasAlbums: true,
  read: async (asked) => {
    const { totalCount, items } = await call(uploadLibrary.all, { ...asked, kind })
    return { totalCount, items: items.map((file) => ofLibrary(file, language)) }
  },
})

/** A picture is described by its noted text, and a video is named by its title. */
function ofLibrary({ id, url, name, title, kind, alt, altEn }: LibraryFile, language: Language): Choice {
  const shown = title ?? name
  const described = (language === 'en' ? altEn : alt) ?? ''
  return { id, url, kind, title: shown, value: { src: url, alt: kind === 'picture' ? described : (title ?? '') } }
}
