import type { words as zhCN } from './zh-CN.ts'
import { admin } from '../../contract/words/en/admin.ts'
import { invalid, problem } from '../../contract/words/en/problems.ts'

/** What the login page and the frame say; the portal's words come with the portal, those of the screens with the screens. */
export const words: typeof zhCN = { admin, problem, invalid }
