import { useTranslation } from 'react-i18next'
import { uploadLibrary, type Uses } from '../../../../contract/features/upload-library.ts'
import { useConfirm } from '../../../resource/pieces/use-confirm.ts'
import { call, quietly } from '../../../session/session.ts'
import { useCan } from '../../../session/use-can.ts'
import { UsePlaces } from './use-places.tsx'

/** Deletes a file. Where it is used, the places are named first, and only those who may delete used files can go on (B-113b). */
export function useDelete(deleted: (id: string) => Promise<void>): (id: string) => Promise<void> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayView = useCan('Upload/View')
  const mayForce = useCan('Upload/DeleteUsed')

  async function run(how: typeof uploadLibrary.delete | typeof uploadLibrary.deleteUsed, id: string) {
    await call(how, { id })
    await deleted(id)
  }
  function askUsed(id: string, uses: Uses) {
    confirm({
      title: t('admin.files.inUse'),
      content: (
        <>
          <UsePlaces uses={uses} />
          <p>{t(mayForce ? 'admin.files.inUseLead' : 'admin.files.inUseRefused')}</p>
        </>
      ),
      okText: t(mayForce ? 'admin.files.deleteUsed' : 'admin.files.understood'),
      danger: mayForce,
      then: async () => {
        if (mayForce) await run(uploadLibrary.deleteUsed, id)
      },
    })
  }
  return async (id) => {
    // Without an answer the server still refuses a file that is used.
    const uses = mayView ? await quietly(uploadLibrary.uses, { id }).catch(() => null) : null
    if (uses && uses.totalCount > 0) askUsed(id, uses)
    else await run(uploadLibrary.delete, id)
  }
}
