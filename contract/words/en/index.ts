import type { Words } from '../zh-CN/index.ts'
import { admin as front } from './admin.ts'
import { pages } from './admin-pages.ts'
import { job } from './jobs.ts'
import { messages } from './messages.ts'
import { portal } from './portal.ts'
import { changes, invalid, problem } from './problems.ts'
import { actions, resources, services, shared, states } from './resources.ts'
import { settingFault } from './settings.ts'

const admin = { ...front, pages: { ...front.pages, ...pages } }

export const en: Words = {
  problem,
  changes,
  invalid,
  settingFault,
  actions,
  shared,
  states,
  services,
  resources,
  portal,
  admin,
  messages,
  job,
}
