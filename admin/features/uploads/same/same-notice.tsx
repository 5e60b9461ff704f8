import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadContents, type SameFile } from '../../../../contract/features/upload-contents.ts'
import { quietly } from '../../../session/session.ts'
import { sayDone, sayFailed } from '../content/put-content.ts'

/** A file that has just arrived, and the one that was there with the same content. */
export interface Twin {
  id: string
  name: string
  same: SameFile
}

interface SameNoticeProps {
  twin: Twin
  away: () => void
  used: () => void
}

/** Says that a file was there already, with the choice to use that one or to keep both. */
export function SameNotice({ twin: { id, name, same }, away, used }: SameNoticeProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function keepOld() {
    setBusy(true)
    try {
      await quietly(uploadContents.deleteSame, { id })
      used()
      sayDone(t('admin.contents.usedThat'))
      away()
    } catch (error) {
      sayFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Alert
      type="info"
      showIcon
      className="uploads-notice"
      title={
        <>
          {t('admin.contents.alreadyThere', { name })}{' '}
          <a href={same.url} target="_blank" rel="noopener">
            {same.name}
          </a>
        </>
      }
      action={
        <Space wrap>
          <Button size="small" type="primary" loading={isBusy} onClick={() => void keepOld()}>
            {t('admin.contents.useThat')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={away}>
            {t('admin.contents.keepBoth')}
          </Button>
        </Space>
      }
    />
  )
}
