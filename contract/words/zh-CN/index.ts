import { admin } from './admin.ts'
import { messages } from './messages.ts'
import { portal } from './portal.ts'
import { changes, invalid, problem } from './problems.ts'
import { actions, resources, services, shared, states } from './resources.ts'

export const zhCN = { problem, changes, invalid, actions, shared, states, services, resources, portal, admin, messages }

/** The shape that every language fills. Blanks are written `{{name}}`, as i18next does. */
export type Words = typeof zhCN
