import type { Words } from '../zh-CN/index.ts'
import { admin } from './admin.ts'
import { portal } from './portal.ts'
import { invalid, problem } from './problems.ts'
import { actions, resources, shared, states } from './resources.ts'

export const en: Words = { problem, invalid, actions, shared, states, resources, portal, admin }
