import { admin } from '../../contract/words/zh-CN/admin.ts'
import { forbidden, password, shell } from '../../contract/words/zh-CN/admin-frame.ts'
import { bin, order } from '../../contract/words/zh-CN/admin-bin.ts'
import { format } from '../../contract/words/zh-CN/admin-format.ts'
import { listing } from '../../contract/words/zh-CN/admin-list.ts'
import { members } from '../../contract/words/zh-CN/admin-members.ts'
import { pages } from '../../contract/words/zh-CN/admin-pages.ts'
import { account, people } from '../../contract/words/zh-CN/admin-people.ts'
import { transfer } from '../../contract/words/zh-CN/admin-transfer.ts'
import { factors } from '../../contract/words/zh-CN/admin-profile.ts'
import { screens } from '../../contract/words/zh-CN/admin-screens.ts'
import { resume, tabs } from '../../contract/words/zh-CN/admin-tabs.ts'
import { bar } from '../../contract/words/zh-CN/admin-shell.ts'
import { invalid } from '../../contract/words/zh-CN/problems.ts'
import { actions, resources, sections, services, shared, states } from '../../contract/words/zh-CN/resources.ts'

/** The words of the screens behind the login. */
export const inside = {
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
