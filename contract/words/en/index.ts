import type { Words } from '../zh-CN/index.ts'
import { admin } from './admin.ts'
import { messages } from './messages.ts'
import { portal } from './portal.ts'
import { changes, invalid, problem } from './problems.ts'
import { actions, resources, services, shared, states } from './resources.ts'

export const en: Words = { problem, changes, invalid, actions, shared, states, services, resources, portal, admin, messages }
