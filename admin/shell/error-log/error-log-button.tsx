import { BugOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorLog } from '../../state/error-log.ts'
import { useStore } from '../../state/store.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../parts/bounds.tsx'
import { Count } from '../parts/count.tsx'

const ErrorLogDialog = part(() => import('./error-log-dialog.tsx'))

/** S-04: shows the number of errors; absent while there is none. */
export function ErrorLogButton() {
  const { t } = useTranslation()
  const { logs } = useStore(errorLog)
  const [isOpen, setOpen] = useState(false)
  if (logs.length === 0) return null
  return (
    <>
      <Button
        type="text"
        icon={
          <Count number={logs.length}>
            <BugOutlined />
          </Count>
        }
        aria-label={t('admin.bar.errors.open', { number: logs.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Late close={() => setOpen(false)}>{isOpen && <ErrorLogDialog close={() => setOpen(false)} />}</Late>
    </>
  )
}
