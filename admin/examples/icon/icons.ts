import { CHINESE } from './chinese.ts'

export const STYLES = ['outlined', 'filled', 'twotone'] as const
export type Style = (typeof STYLES)[number]

/** An icon of the library. */
export interface Icon {
  /** The component: `AccountBookOutlined`. */
  name: string
  style: Style
  /** The name in Chinese, such as 账户书; parts of it that are brands stay as they are. */
  chinese: string
  svg: string
}

// The pictures that the components are made of. Importing the components themselves would take those that other screens use out of their files.
const FILES = import.meta.glob<string>('/node_modules/@ant-design/icons-svg/inline-svg/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SUFFIX: Record<Style, string> = { outlined: 'Outlined', filled: 'Filled', twotone: 'TwoTone' }

const nameOf = (parts: readonly string[]) => parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('')

const chineseOf = (parts: readonly string[]) => parts.map((part) => CHINESE[part] ?? part).join('')

/** Gives the two tones of a picture our colours: its own are for a light ground. */
function coloured(svg: string): string {
  return svg.replaceAll(/fill="#(?:333|333333)"/gi, 'fill="currentColor"').replaceAll(/fill="#[de]\w{2,5}"/gi, 'class="icon-second"')
}

/** All icons, in the order of their names. */
export const ICONS: readonly Icon[] = Object.entries(FILES).flatMap(([path, svg]) => {
  const [style, file] = path.split('/').slice(-2) as [Style, string]
  const parts = file.replace('.svg', '').split('-')
  return STYLES.includes(style) ? [{ name: nameOf(parts) + SUFFIX[style], style, chinese: chineseOf(parts), svg: coloured(svg) }] : []
})
