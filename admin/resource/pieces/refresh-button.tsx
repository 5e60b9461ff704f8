import { ReloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../shell/parts/tool-button.tsx'

/** Reads the rows anew; the icon turns meanwhile. */
export const RefreshButton = ({ isBusy, refresh }: { isBusy: boolean; refresh: () => unknown }) => {
  const { t } = useTranslation()
  return <ToolButton icon={<ReloadOutlined spin={isBusy} />} label={t('admin.list.refresh')} onClick={() => void refresh()} />
}
