import type { zhCN } from './zh-CN/index.ts'

/** The shape that every language fills. Blanks are written `{{name}}`, as i18next does. */
export type Words = typeof zhCN
