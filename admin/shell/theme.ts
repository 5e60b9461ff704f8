import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd'
import { shadeFor } from '../../contract/format/contrast.ts'
import type { Size } from '../state/app.ts'

/** Defined for each language of the page (app.css). */
const FONT = 'var(--kit-font)'

/** The differences of light and dark. antd's own secondary texts have a contrast below 4.5 : 1 in both. */
const PALETTES = {
  light: {
    ground: '#ffffff',
    tokens: {
      colorTextBase: '#0b0d12',
      colorBgLayout: '#f5f7fa',
      colorBorderSecondary: '#e6e9ef',
      colorTextTertiary: '#646b78',
      colorTextDescription: '#5b6472',
      colorTextPlaceholder: '#656c79',
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
      colorSuccessText: '#6abe39',
      colorWarning: '#e89a3c',
      colorError: '#f37370',
      colorErrorText: '#f37370',
    },
    table: { headerBg: '#1d212a', headerColor: '#c3cad6' },
  },
} as const

export interface Appearance {
  colour: string
  isDark: boolean
  /** Turns off all motion. */
  isCalm: boolean
  size: Size
}

/** antd's name for each of our sizes (S-06); mini is small with the compact algorithm. */
export const ANTD_SIZES = { default: 'large', medium: 'middle', small: 'small', mini: 'small' } as const

/** antd's theme. Text on or in the chosen colour gets a shade of it with a contrast of 4.5 : 1 or more. */
export function themeFor({ colour, isDark, isCalm, size }: Appearance): ThemeConfig {
  const { ground, tokens } = PALETTES[isDark ? 'dark' : 'light']
  // 5 and 7, not 4.5: text also stands on the palest tint of the colour, in selected rows and entries.
  const ink = shadeFor(colour, ground, isDark ? 7 : 5)
  const hovered = shadeFor(colour, ground, isDark ? 9 : 7)
  // antd's dark algorithm darkens its tokens; these are chosen for dark already, so they are set again afterwards.
  const asGiven: MappingAlgorithm = (seed, map) => ({
    ...(map ?? antd.darkAlgorithm(seed)),
    ...tokens,
    colorInfo: ink,
    colorLink: ink,
    colorLinkHover: hovered,
    colorLinkActive: hovered,
  })
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'portico' },
    algorithm: [
      isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
      ...(size === 'mini' ? [antd.compactAlgorithm] : []),
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
    components: componentsFor({ ink, hovered, full: shadeFor(colour), isDark }),
  }
}

interface Shades {
  /** The chosen colour as text, also under the pointer, and as a ground for white text. */
  ink: string
  hovered: string
  full: string
  isDark: boolean
}

function componentsFor({ ink, hovered, full, isDark }: Shades): NonNullable<ThemeConfig['components']> {
  const { ground, tokens, table } = PALETTES[isDark ? 'dark' : 'light']
  // Hovered and pressed buttons get darker: antd's lighter shades have too little contrast with their white text.
  const solid = {
    colorPrimary: full,
    algorithm: true,
    colorPrimaryHover: shadeFor(full, '#ffffff', 5.5),
    colorPrimaryActive: shadeFor(full, '#ffffff', 7),
    colorLinkHover: hovered,
    colorLinkActive: hovered,
    // These stand on the page's own ground, so they take the shade for text.
    defaultHoverColor: hovered,
    defaultHoverBorderColor: hovered,
    defaultActiveColor: hovered,
    defaultActiveBorderColor: hovered,
  }
  return {
    Button: { ...solid, ...(isDark ? { dangerColor: ground } : {}) },
    // No white text on the colour here: border and number mark the selected page.
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
    // A link in a selected row keeps its contrast under the pointer.
    Table: { ...table, cellPaddingBlockMD: 11, rowSelectedHoverBg: 'var(--ant-control-item-bg-active)' },
    // Days outside the month can be chosen, so they are read as well.
    DatePicker: { colorTextDisabled: tokens.colorTextPlaceholder, colorPrimary: full },
  }
}
