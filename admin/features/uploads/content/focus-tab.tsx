import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadNotes } from '../../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { FocusField } from '../../../resource/kinds/picture/focus-field.tsx'
import { isMiddle, MIDDLE } from '../../../resource/kinds/picture/focus-steps.ts'
import { quietly } from '../../../session/session.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { contentAddress, sayDone, sayFailed } from './put-content.ts'

/** B-117c: the point of a picture that stays in sight wherever a page cuts it. */
export function FocusTab({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [focus, setFocus] = useState(file.focus ?? MIDDLE)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await quietly(uploadNotes.update, { id: file.id, focus: isMiddle(focus) ? null : focus })
      await libraryChanged()
      sayDone(t('admin.files.saved'))
    } catch (error) {
      sayFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="kit-quiet">{t('admin.contents.focusLead')}</p>
      <FocusField address={contentAddress(file)} focus={focus} set={setFocus} />
      <div className="uploads-content-end">
        <Button type="primary" loading={isBusy} onClick={() => void save()}>
          {t('admin.contents.saveFocus')}
        </Button>
      </div>
    </>
  )
}
