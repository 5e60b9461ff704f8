/** Fills the blanks of a text: `fill('第 {{page}} 页', { page: 2 })`. */
export const fill = (text: string, values: Record<string, unknown> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
