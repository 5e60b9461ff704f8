import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../../state/store.ts'
import { chooseView, viewChoice, VIEWS } from './view-choice.ts'

const ICONS = { grid: <AppstoreOutlined />, list: <UnorderedListOutlined /> }

/** Tiles or lines; this browser remembers which. */
export function ViewButtons() {
  const { t } = useTranslation()
  const { view } = useStore(viewChoice)
  return (
    <Space.Compact role="group" aria-label={t('admin.library.view')}>
      {VIEWS.map((one) => (
        <Button
          key={one}
          icon={ICONS[one]}
          {...(one === view && { color: 'primary', variant: 'outlined' })}
          aria-pressed={one === view}
          aria-label={t(`admin.library.views.${one}`)}
          title={t(`admin.library.views.${one}`)}
          onClick={() => chooseView(one)}
        />
      ))}
    </Space.Compact>
  )
}
