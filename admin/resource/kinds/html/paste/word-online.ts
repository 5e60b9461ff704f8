import { listTree, type ListEntry } from './list-tree.ts'
import { replaceRuns } from './runs.ts'

const ENTRY = ':scope > :is(ul, ol) > li'

/** Word and OneNote on the web wrap every entry in a list of its own and say its level by `data-aria-level`. */
export function listsOfWordOnline(body: HTMLElement): void {
  const wrappers = [...body.querySelectorAll('.ListContainerWrapper')].filter((wrapper) => wrapper.querySelector(ENTRY))
  replaceRuns(wrappers, (run) => listTree(run.flatMap((wrapper) => [...wrapper.querySelectorAll(ENTRY)].map(entryOf))))
}

function entryOf(item: Element): ListEntry {
  const list = item.parentElement
  return {
    list: '',
    level: Number(item.getAttribute('data-aria-level') ?? 1),
    isOrdered: list?.localName === 'ol',
    number: Number(list?.getAttribute('start') ?? 1),
    content: [...item.childNodes],
  }
}
