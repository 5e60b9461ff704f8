import { ConfigProvider } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ICONS, isIcon } from '../../../contract/back-office/icons.ts'
import { useLabels } from '../../resource/data/labels.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { MenuIcon } from '../../shell/icons/menu-icon.tsx'
import { useIconName } from './use-icon-name.ts'
import './menus.css'

/** The icon of a menu entry, chosen among pictures. Without a choice the entry has the icon of its page. */
export function IconControl({ id, name, resource, value, onChange }: ControlProps) {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  const nameOf = useIconName()
  const group = useId()
  const { componentDisabled } = ConfigProvider.useConfig()
  const chosen = typeof value === 'string' && value !== '' ? value : null
  // Rows of other programs may name an icon that is not drawn here: it stays until another is chosen.
  const offered = chosen === null || isIcon(chosen) ? [null, ...ICONS] : [null, chosen, ...ICONS]
  return (
    <div id={id} className="menu-icons" role="radiogroup" aria-label={labels.field(name)}>
      {offered.map((icon) => (
        <label key={icon} className={icon ? 'menu-icon-choice' : 'menu-icon-choice menu-icon-none'} title={icon ? nameOf(icon) : undefined}>
          <input
            type="radio"
            className="kit-hidden"
            name={group}
            disabled={componentDisabled}
            checked={icon === chosen}
            onChange={() => onChange?.(icon)}
          />
          {icon ? (
            <>
              <MenuIcon names={[icon]} />
              <span className="kit-hidden">{nameOf(icon)}</span>
            </>
          ) : (
            t('admin.menus.automatic')
          )}
        </label>
      ))}
    </div>
  )
}
