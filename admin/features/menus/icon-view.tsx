import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { MenuIcon } from '../../shell/icons/menu-icon.tsx'
import { useIconName } from './use-icon-name.ts'
import './menus.css'

/** The icon of a menu entry with its name, to be read. */
export function IconView({ value }: ViewProps) {
  const nameOf = useIconName()
  const icon = String(value)
  return (
    <span className="menu-icon">
      <MenuIcon names={[icon]} /> {nameOf(icon)}
    </span>
  )
}
