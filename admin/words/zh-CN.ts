import { admin } from '../../contract/words/zh-CN/admin.ts'
import { invalid, problem } from '../../contract/words/zh-CN/problems.ts'
import { actions, choices, resources, shared, states } from '../../contract/words/zh-CN/resources.ts'

/** What the back office says; the portal's words come with the portal. */
export const words = { admin, problem, invalid, actions, shared, states, choices, resources }
