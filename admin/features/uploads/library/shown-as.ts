import type { TFunction } from 'i18next'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import type { GridFile } from '../../../resource/pieces/library/file-grid.tsx'
import { faceAddress } from '../content/put-content.ts'
import { sizeText } from '../../../resource/pieces/uploads/size-text.ts'

interface Tile extends GridFile {
  file: LibraryFile
}

/** A file as a tile: it goes by its title, and without one by its own name; below it stand its size and whether it is used. */
export const shownAs = (file: LibraryFile, t: TFunction): Tile => ({
  id: file.id,
  url: faceAddress(file),
  kind: file.kind,
  title: file.title ?? file.name,
  hint: `${sizeText(file.size)} · ${file.useCount > 0 ? t('admin.files.useCount', { number: file.useCount }) : t('admin.files.notUsed')}`,
  file,
})
