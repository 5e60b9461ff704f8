import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../browser/notice.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { reasonOf } from '../../../resource/data/reason.ts'

/** Saves notes on files by `send`, tells the outcome, and closes the dialog once they are kept. */
export function useSaveNotes(close: () => void) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function save(send: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await send()
      await libraryChanged()
      notify({ kind: 'success', text: t('admin.files.saved'), seconds: 3 })
      close()
    } catch (error) {
      notify({ kind: 'error', text: reasonOf(error), seconds: 10 })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
