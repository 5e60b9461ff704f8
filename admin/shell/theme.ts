import type { ThemeConfig } from 'antd'
import { shadeFor } from '../../ui/contrast.ts'

const INK = '#0b0d12'
const MIST = '#f5f7fa'
const LINE = '#e6e9ef'
const FONT = `'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif`

/** The kit's theme for a colour. Wherever text meets the colour it is the shade of it that reads well (contrast 4.5 : 1). */
export function themeFor(colour: string): ThemeConfig {
  const shade = shadeFor(colour)
  // Text also stands on the colour's palest tint, where rows and entries are chosen.
  const ink = shadeFor(colour, '#ffffff', 5)
  const solid = { colorPrimary: shade, algorithm: true }
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'portico' },
    token: {
      colorPrimary: colour,
      colorLink: ink,
      colorLinkHover: shadeFor(colour, '#ffffff', 7),
      colorLinkActive: shadeFor(colour, '#ffffff', 7),
      colorTextBase: INK,
      colorBgLayout: MIST,
      colorBorderSecondary: LINE,
      // The kit's own quiet texts are fainter than 4.5 : 1.
      colorTextTertiary: '#646b78',
      colorTextDescription: '#5b6472',
      colorTextPlaceholder: '#6b7380',
      colorInfo: ink,
      colorSuccess: '#2b7a0b',
      colorSuccessBg: '#eef8e8',
      colorSuccessBorder: '#c2e3ae',
      colorWarning: '#ad5b00',
      colorWarningBg: '#fff6e6',
      colorWarningBorder: '#f5d7a3',
      colorError: '#cf1322',
      borderRadius: 8,
      fontFamily: FONT,
    },
    components: {
      Button: solid,
      Pagination: solid,
      Tabs: { itemSelectedColor: shade, itemHoverColor: ink },
      Menu: {
        subMenuItemBg: 'transparent',
        itemSelectedColor: ink,
        subMenuItemSelectedColor: ink,
        itemBorderRadius: 8,
        activeBarBorderWidth: 0,
        itemMarginInline: 8,
        iconMarginInlineEnd: 12,
        collapsedIconSize: 16,
      },
      Layout: { headerBg: '#ffffff', headerHeight: 56, headerPadding: 0, siderBg: '#ffffff', bodyBg: MIST },
      Table: { headerBg: '#fafbfc', headerColor: '#3d4552', cellPaddingBlockMD: 11 },
    },
  }
}
