import { ArrowLeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../shell/parts/tool-button.tsx'

/** A page's title with its one main action. */
export function PageHead({ title, lead, actions, back }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode; back?: () => void }) {
  const { t } = useTranslation()
  return (
    <header className="kit-head">
      {back && <ToolButton icon={<ArrowLeftOutlined />} label={t('admin.form.back')} onClick={back} />}
      <div className="kit-head-words">
        <h1>{title}</h1>
        {lead && <div className="kit-quiet">{lead}</div>}
      </div>
      <span className="kit-space" />
      {actions}
    </header>
  )
}
