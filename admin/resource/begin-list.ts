import { addressOf, type Screen } from '../../contract/back-office/screens.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { session } from '../session/session.ts'
import { beginRows } from './data/data.ts'
import { beginDictionaries } from './data/dictionary.ts'
import { readList } from './data/list-query.ts'
import { mayView } from './data/may-view.ts'

/** Asks for the rows and the labels of the list at the address of the window, when its code has arrived and before it is drawn for the first time. */
export async function beginList(screen: Screen): Promise<void> {
  if (!screen.resource || screen.path) return
  const resource = resourceNamed(screen.resource)
  const [path, query] = location.hash.slice(1).split('?')
  if (path !== addressOf(screen)) return
  if (session.state.roles.length === 0) await session.load()
  const isOpen = screen.always || session.state.routes.includes(screen.key)
  if (!isOpen || !mayView(resource)) return
  beginRows(resource, readList(new URLSearchParams(query), resource))
  beginDictionaries(resource)
}
