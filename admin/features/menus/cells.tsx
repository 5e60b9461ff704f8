import { EyeInvisibleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { screenNamed } from '../../../contract/back-office/screens.ts'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { MenuIcon } from '../../shell/icons/menu-icon.tsx'
import './menus.css'

/** The icon that the sidebar shows for an entry: its own, else that of its page. */
export const IconCell: CellComponent = ({ item, name }) => (
  <span className="menu-icon" aria-hidden>
    <MenuIcon names={[item[name] as string | null, screenNamed(String(item['name']))?.icon]} />
  </span>
)

/** Says only that an entry is hidden: nearly all are shown. */
export const HiddenCell: CellComponent = ({ item, name }) => {
  const { t } = useTranslation()
  return item[name] === true ? <EyeInvisibleOutlined role="img" aria-label={t('admin.menus.hidden')} className="kit-quiet" /> : ''
}
