import type { words as zhCN } from './zh-CN.ts'
import { admin } from '../../contract/words/en/admin.ts'
import { invalid, problem } from '../../contract/words/en/problems.ts'
import { actions, choices, resources, shared, states } from '../../contract/words/en/resources.ts'

/** What the back office says; the portal's words come with the portal. */
export const words: typeof zhCN = { admin, problem, invalid, actions, shared, states, choices, resources }
