import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_FILES_AT_ONCE } from '../../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { part } from '../../../browser/part.ts'
import { Selection } from '../../../resource/pieces/selection.tsx'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import { ContentButton } from '../content/content-button.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import type { Library } from './use-library.ts'

const ManyDialog = part(() => import('./many-dialog.tsx'))

interface ChosenBarProps {
  library: Library
  remove: ((files: readonly LibraryFile[]) => void) | undefined
}

/** The actions for the selected files; of a single one also its uses and itself. */
export function ChosenBar({ library: { selected, select }, remove }: ChosenBarProps) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const mayEdit = useCan('Upload/Edit')
  const [first] = selected
  if (!first) return null
  const isTooMany = selected.length > MOST_FILES_AT_ONCE
  return (
    <Selection
      number={selected.length}
      clear={() => select([])}
      more={isTooMany && <span className="kit-hint">{t('admin.library.tooMany', { number: MOST_FILES_AT_ONCE })}</span>}
    >
      {selected.length === 1 && (
        <>
          <UsesButton file={first} />
          <ContentButton file={first} />
          <Button size="small" href={first.url} target="_blank" rel="noopener">
            {t('admin.library.open')}
          </Button>
        </>
      )}
      {mayEdit && (
        <Button size="small" disabled={isTooMany} onClick={() => setEditing(true)}>
          {t('admin.library.edit')}
        </Button>
      )}
      {remove && (
        <Button size="small" danger disabled={isTooMany} onClick={() => remove(selected)}>
          {t('admin.files.delete')}
        </Button>
      )}
      <Late close={() => setEditing(false)}>{isEditing && <ManyDialog files={selected} close={() => setEditing(false)} />}</Late>
    </Selection>
  )
}
