import { admin as front } from './admin.ts'
import { pages } from './admin-pages.ts'
import { job } from './jobs.ts'
import { messages } from './messages.ts'
import { portal } from './portal.ts'
import { changes, invalid, problem } from './problems.ts'
import { actions, resources, services, shared, states } from './resources.ts'
import { settingFault } from './settings.ts'

const admin = { ...front, pages: { ...front.pages, ...pages } }

export const zhCN = { problem, changes, invalid, settingFault, actions, shared, states, services, resources, portal, admin, messages, job }

/** The shape that every language fills. Blanks are written `{{name}}`, as i18next does. */
export type Words = typeof zhCN
