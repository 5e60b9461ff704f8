import type { Bilingual } from '../languages.ts'
import type { IconName } from './icons.ts'

/** The headings of the menu in their order. */
export const GROUPS = {
  website: { text: ['网站管理', 'Website'], icon: 'global' },
  catalogue: { text: ['产品管理', 'Catalogue'], icon: 'shopping' },
  system: { text: ['系统管理', 'System'], icon: 'setting' },
  interface: { text: ['界面', 'Interface'], icon: 'skin' },
} as const satisfies Record<string, { text: Bilingual; icon: IconName }>

export type Group = keyof typeof GROUPS
