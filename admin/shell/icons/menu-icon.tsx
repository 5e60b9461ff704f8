import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarsOutlined,
  BookOutlined,
  BugOutlined,
  CompassOutlined,
  DashboardOutlined,
  DeleteOutlined,
  FileTextOutlined,
  FolderOutlined,
  GlobalOutlined,
  HomeOutlined,
  LinkOutlined,
  LoginOutlined,
  MenuOutlined,
  MessageOutlined,
  PictureOutlined,
  ProfileOutlined,
  ReadOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShoppingOutlined,
  SkinOutlined,
  SwapOutlined,
  TagsOutlined,
  TeamOutlined,
  TrademarkOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { IconName } from '../../../contract/back-office/icons.ts'

/** The icon of each name that a menu entry may have. */
const DRAWN: Record<IconName, ComponentType> = {
  apartment: ApartmentOutlined,
  appstore: AppstoreOutlined,
  bars: BarsOutlined,
  book: BookOutlined,
  bug: BugOutlined,
  compass: CompassOutlined,
  dashboard: DashboardOutlined,
  delete: DeleteOutlined,
  file: FileTextOutlined,
  folder: FolderOutlined,
  global: GlobalOutlined,
  home: HomeOutlined,
  link: LinkOutlined,
  login: LoginOutlined,
  menu: MenuOutlined,
  message: MessageOutlined,
  picture: PictureOutlined,
  profile: ProfileOutlined,
  read: ReadOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  shopping: ShoppingOutlined,
  skin: SkinOutlined,
  swap: SwapOutlined,
  tags: TagsOutlined,
  team: TeamOutlined,
  trademark: TrademarkOutlined,
  user: UserOutlined,
}

/** Menus are rows of the database, in which any name may stand. */
const icons: Readonly<Record<string, ComponentType>> = DRAWN

/** Shows the icon of the first name that has one. */
export function MenuIcon({ names }: { names: (string | null | undefined)[] }) {
  const Icon = names.map((name) => icons[name ?? '']).find(Boolean) ?? BarsOutlined
  return <Icon />
}
