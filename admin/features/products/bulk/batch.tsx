import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../../contract/resource.ts'
import { part } from '../../../browser/part.ts'
import type { BatchProps } from '../../../resource/kinds/screen.ts'
import { useCan } from '../../../session/use-can.ts'
import { Late } from '../../../shell/parts/bounds.tsx'

const BulkDialog = part(() => import('./bulk-dialog.tsx'))

/** Opens the dialog that changes a field of many products. */
export default function ProductBatch(props: BatchProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan(permitOf(props.screen.resource, 'Edit'))) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('admin.products.bulk.open')}
      </Button>
      <Late close={close}>{isOpen && <BulkDialog {...props} close={close} />}</Late>
    </>
  )
}
