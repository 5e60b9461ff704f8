import {
  AppstoreOutlined,
  BarsOutlined,
  BookOutlined,
  CompassOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HomeOutlined,
  LinkOutlined,
  MenuOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The names that a menu item's `webIcon` may have. */
const ICONS: Record<string, ComponentType> = {
  appstore: AppstoreOutlined,
  bars: BarsOutlined,
  book: BookOutlined,
  compass: CompassOutlined,
  dashboard: DashboardOutlined,
  file: FileTextOutlined,
  global: GlobalOutlined,
  home: HomeOutlined,
  link: LinkOutlined,
  menu: MenuOutlined,
  picture: PictureOutlined,
  read: ReadOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  shopping: ShoppingOutlined,
  team: TeamOutlined,
  user: UserOutlined,
}

/** The first of the names that there is an icon for. */
export function MenuIcon({ names }: { names: (string | null | undefined)[] }) {
  const Icon = names.map((name) => ICONS[name ?? '']).find(Boolean) ?? BarsOutlined
  return <Icon />
}
