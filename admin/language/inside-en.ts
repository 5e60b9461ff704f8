import type { inside as zhCN } from './inside-zh-CN.ts'
import { bin, order } from '../../contract/words/en/admin-bin.ts'
import { format } from '../../contract/words/en/admin-format.ts'
import { listing } from '../../contract/words/en/admin-list.ts'
import { members } from '../../contract/words/en/admin-members.ts'
import { menus } from '../../contract/words/en/admin-menus.ts'
import { account, people } from '../../contract/words/en/admin-people.ts'
import { transfer } from '../../contract/words/en/admin-transfer.ts'
import { factors, own } from '../../contract/words/en/admin-profile.ts'
import { products } from '../../contract/words/en/admin-products.ts'
import { screens } from '../../contract/words/en/admin-screens.ts'
import { resume, tabs } from '../../contract/words/en/admin-tabs.ts'
import { bar } from '../../contract/words/en/admin-shell.ts'
import { actions, resources, sections, services, shared, states } from '../../contract/words/en/resources.ts'

/** The words of the screens behind the login. */
export const inside: typeof zhCN = {
  admin: {
    ...screens,
    products,
    bar,
    listing,
    transfer,
    format,
    bin,
    order,
    members,
    menus,
    people,
    account,
    factors,
    own,
    resume,
    tabs,
  },
  actions,
  shared,
  states,
  sections,
  services,
  resources,
}
