import i18next from 'i18next'
import { uploadContents } from '../../../../contract/features/upload-contents.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { withFocus } from '../../../../contract/picture-files.ts'
import { notify } from '../../../browser/notice.ts'
import { reasonOf } from '../../../resource/data/reason.ts'
import { quietly } from '../../../session/session.ts'
import { libraryChanged } from '../../../resource/data/library.ts'

export const sayDone = (text: string) => notify({ kind: 'success', text, seconds: 3 })
export const sayFailed = (error: unknown, details: string | null = null) =>
  notify({ kind: 'error', text: reasonOf(error), details, seconds: 10 })

/** The address of the content that a file has now: another one after each replacement, so that no picture from before is shown. */
export const contentAddress = ({ contentId }: LibraryFile) => `/media/${contentId}`

/** The address by which a list shows a file, cut around its focus point. */
export const faceAddress = (file: LibraryFile) => (file.kind === 'picture' ? withFocus(contentAddress(file), file.focus) : file.url)

/** Puts another upload, or an earlier version, in the place of a file's content. A refusal leaves the new upload in the library. */
export async function putContent({ id, contentId }: LibraryFile, by: string, { isNew }: { isNew: boolean }): Promise<boolean> {
  try {
    await quietly(uploadContents.replace, { id, by, contentId })
    return true
  } catch (error) {
    sayFailed(error, isNew ? i18next.t('admin.contents.keptInLibrary') : null)
    return false
  } finally {
    await libraryChanged()
  }
}
