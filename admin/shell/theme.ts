import { theme as kit, type MappingAlgorithm, type ThemeConfig } from 'antd'
import { shadeFor } from '../../contract/format/contrast.ts'
import type { Size } from '../state/app.ts'

/** By the language of the page (app.css): Chinese fonts draw the quotation marks of English as wide as their own. */
const FONT = 'var(--kit-font)'

/** What light and dark differ in. The kit's own quiet texts are fainter than 4.5 : 1 in both. */
const PALETTES = {
  light: {
    ground: '#ffffff',
    tokens: {
      colorTextBase: '#0b0d12',
      colorBgLayout: '#f5f7fa',
      colorBorderSecondary: '#e6e9ef',
      colorTextTertiary: '#646b78',
      colorTextDescription: '#5b6472',
      colorTextPlaceholder: '#6b7380',
      colorSuccess: '#2b7a0b',
      colorSuccessBg: '#eef8e8',
      colorSuccessBorder: '#c2e3ae',
      colorWarning: '#ad5b00',
      colorWarningBg: '#fff6e6',
      colorWarningBorder: '#f5d7a3',
      colorError: '#cf1322',
    },
    table: { headerBg: '#fafbfc', headerColor: '#3d4552' },
  },
  dark: {
    ground: '#171a21',
    tokens: {
      colorTextBase: '#f2f4f8',
      colorBgBase: '#0f1116',
      colorBgLayout: '#0f1116',
      colorBgContainer: '#171a21',
      colorBgElevated: '#1f232c',
      colorBorder: '#4a5160',
      colorBorderSecondary: '#2a2f3a',
      colorBorderDisabled: '#2a2f3a',
      colorTextQuaternary: '#6b7280',
      colorTextTertiary: '#9aa3b2',
      colorTextDescription: '#a5adbb',
      colorTextPlaceholder: '#98a0ae',
      colorSuccess: '#6abe39',
      colorWarning: '#e89a3c',
      colorError: '#f37370',
    },
    table: { headerBg: '#1d212a', headerColor: '#c3cad6' },
  },
} as const

export interface Look {
  colour: string
  isDark: boolean
  /** Nothing moves. */
  isCalm: boolean
  size: Size
}

/** The kit's word for each of ours (S-06); mini is small and closer together. */
export const KIT_SIZES = { default: 'large', medium: 'middle', small: 'small', mini: 'small' } as const

/** The kit's theme. Wherever text meets the colour it is the shade of it that reads well (contrast 4.5 : 1). */
export function themeFor({ colour, isDark, isCalm, size }: Look): ThemeConfig {
  const { ground, tokens, table } = PALETTES[isDark ? 'dark' : 'light']
  // Text also stands on the colour's palest tint, where rows and entries are chosen.
  const ink = shadeFor(colour, ground, isDark ? 7 : 5)
  const hovered = shadeFor(colour, ground, isDark ? 9 : 7)
  // The kit darkens what it is given for its dark side; these are chosen for it already.
  const asGiven: MappingAlgorithm = (seed, map) => ({
    ...(map ?? kit.darkAlgorithm(seed)),
    ...tokens,
    colorInfo: ink,
    colorLink: ink,
    colorLinkHover: hovered,
    colorLinkActive: hovered,
  })
  const solid = { colorPrimary: shadeFor(colour), algorithm: true }
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'portico' },
    algorithm: [
      isDark ? kit.darkAlgorithm : kit.defaultAlgorithm,
      ...(size === 'mini' ? [kit.compactAlgorithm] : []),
      ...(isDark ? [asGiven] : []),
    ],
    token: {
      ...tokens,
      colorPrimary: colour,
      colorInfo: ink,
      colorLink: ink,
      colorLinkHover: hovered,
      colorLinkActive: hovered,
      borderRadius: 8,
      fontFamily: FONT,
      motion: !isCalm,
    },
    components: {
      Button: { ...solid, ...(isDark ? { dangerColor: ground } : {}) },
      // White stands on neither: what is chosen is known by its edge and its number.
      Pagination: { itemActiveColor: ink, itemActiveColorHover: hovered, colorPrimary: ink, colorPrimaryHover: hovered },
      Checkbox: { colorBorder: isDark ? '#7d8594' : '#8a93a1', borderRadiusSM: 3 },
      Tabs: { itemSelectedColor: ink, itemHoverColor: ink },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedColor: ink,
        subMenuItemSelectedColor: ink,
        itemBorderRadius: 8,
        activeBarBorderWidth: 0,
        itemMarginInline: 8,
        iconMarginInlineEnd: 12,
        collapsedIconSize: 16,
      },
      Layout: { headerBg: ground, headerHeight: 56, headerPadding: 0, siderBg: ground, bodyBg: tokens.colorBgLayout },
      Table: { ...table, cellPaddingBlockMD: 11 },
    },
  }
}
