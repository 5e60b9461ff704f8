import { admin } from '../../contract/words/en/admin.ts'
import { forbidden, password, shell } from '../../contract/words/en/admin-frame.ts'
import type { inside as zhCN } from './inside-zh-CN.ts'
import { bin, order } from '../../contract/words/en/admin-bin.ts'
import { format } from '../../contract/words/en/admin-format.ts'
import { listing } from '../../contract/words/en/admin-list.ts'
import { members } from '../../contract/words/en/admin-members.ts'
import { pages } from '../../contract/words/en/admin-pages.ts'
import { account, people } from '../../contract/words/en/admin-people.ts'
import { transfer } from '../../contract/words/en/admin-transfer.ts'
import { factors } from '../../contract/words/en/admin-profile.ts'
import { screens } from '../../contract/words/en/admin-screens.ts'
import { resume, tabs } from '../../contract/words/en/admin-tabs.ts'
import { bar } from '../../contract/words/en/admin-shell.ts'
import { invalid } from '../../contract/words/en/problems.ts'
import { actions, resources, sections, services, shared, states } from '../../contract/words/en/resources.ts'

/** The words of the screens behind the login. */
export const inside: typeof zhCN = {
  admin: {
    ...screens,
    forbidden,
    pages: { ...admin.pages, ...pages },
    bar,
    shell: { ...admin.shell, ...shell },
    password: { ...admin.password, ...password },
    listing,
    transfer,
    format,
    bin,
    order,
    members,
    people,
    account,
    factors,
    resume,
    tabs,
  },
  invalid,
  actions,
  shared,
  states,
  sections,
  services,
  resources,
}
