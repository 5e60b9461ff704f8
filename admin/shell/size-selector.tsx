import { FontSizeOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../browser/notice.ts'
import { app, SIZES, type Size } from '../state/app.ts'
import { useStore } from '../state/store.ts'
import { ToolButton } from './parts/tool-button.tsx'
import { useMenu } from './parts/use-menu.ts'
import { tabs } from '../state/tabs.ts'

/** S-06: the entry of the current size is disabled. */
export function SizeSelector() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { size: current } = useStore(app)

  function choose(size: Size) {
    app.setSize(size)
    // A form with unsaved changes takes the new size without a fresh start, which would lose them.
    if (!tabs.state.unsaved.includes(pathname)) void navigate(`/redirect${pathname}${search}`, { replace: true })
    notify({ kind: 'success', text: t('admin.bar.size.changed'), seconds: 3 })
  }

  const items = SIZES.map((size) => ({
    key: size,
    label: t(`admin.bar.size.names.${size}`),
    disabled: size === current,
    onClick: () => choose(size),
  }))
  const { menu, button } = useMenu(items)
  return (
    <Dropdown autoFocus trigger={['click']} menu={menu}>
      <ToolButton ref={button} icon={<FontSizeOutlined />} label={t('admin.bar.size.label')} aria-haspopup="menu" />
    </Dropdown>
  )
}
