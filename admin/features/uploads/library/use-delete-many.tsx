import { useTranslation } from 'react-i18next'
import { uploadLibrary, type LibraryFile } from '../../../../contract/features/upload-library.ts'
import { notify } from '../../../browser/notice.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { reasonOf } from '../../../resource/data/reason.ts'
import { useConfirm, type Say } from '../../../resource/pieces/use-confirm.ts'
import { CallError } from '../../../session/http.ts'
import { quietly } from '../../../session/session.ts'
import { useCan } from '../../../session/use-can.ts'
import { inTheWay } from './used-files.ts'
import { UsedFiles } from './used-files-list.tsx'

/**
 * Deletes several files after one question, which names the places of those that are used. These are deleted too by those who may delete used files, and
 * stay for everybody else (B-116c). `deleted` is told the ids of those that are gone.
 */
export function useDeleteMany(deleted: (ids: readonly string[]) => void): (files: readonly LibraryFile[]) => Promise<void> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayForce = useCan('Upload/DeleteUsed')

  async function run(files: readonly LibraryFile[], { used, say }: { used: ReadonlySet<string>; say: Say }) {
    const gone: string[] = []
    const failures: unknown[] = []
    for (const { id } of files) {
      say(t('admin.library.deleting', { done: gone.length + 1, number: files.length }))
      try {
        await quietly(used.has(id) ? uploadLibrary.deleteUsed : uploadLibrary.delete, { id })
        gone.push(id)
      } catch (error) {
        failures.push(error)
        // Without a session or a server every other file would fail too.
        if (!(error instanceof CallError) || error.isEnded) break
      }
    }
    if (gone.length > 0) notify({ kind: 'success', text: t('admin.library.deleted', { number: gone.length }), seconds: 3 })
    if (failures.length > 0) {
      const text = t('admin.library.notDeleted', { number: files.length - gone.length, message: reasonOf(failures[0]) })
      notify({ kind: 'error', text, seconds: 10 })
    }
    deleted(gone)
    await libraryChanged()
  }

  return async (files) => {
    const used = await inTheWay(files, (id) => quietly(uploadLibrary.uses, { id }))
    const ids = new Set(used.map(({ file }) => file.id))
    const going = mayForce ? files : files.filter(({ id }) => !ids.has(id))
    confirm({
      title: t('admin.library.deleteTitle', { number: files.length }),
      content: <UsedFiles used={used} mayForce={mayForce} />,
      okText: wordsOf(),
      danger: going.length > 0,
      then: async (say) => {
        if (going.length > 0) await run(going, { used: ids, say })
      },
    })

    function wordsOf() {
      if (going.length === 0) return t('admin.files.understood')
      if (used.length > 0 && mayForce) return t('admin.library.deleteAnyway', { number: going.length })
      return t('admin.library.deleteSome', { number: going.length })
    }
  }
}
