export interface ListEntry {
  /** 1 at the left. */
  level: number
  isOrdered: boolean
  /** Letters in place of numbers, as the element has them. */
  type?: 'a' | 'A' | undefined
  /** The number before the entry; 1 if there is none. */
  number: number
  /** Entries of different lists at the same level make two lists. */
  list: string
  content: Node[]
}

/** Builds lists from entries that only say how deep they stand. */
export function listTree(entries: readonly ListEntry[]): HTMLElement[] {
  const roots: HTMLElement[] = []
  let open: { level: number; entry: ListEntry; element: HTMLElement }[] = []
  for (const entry of entries) {
    open = open.filter(({ level }) => level <= entry.level)
    const same = open.at(-1)
    if (same?.level === entry.level && (same.entry.isOrdered !== entry.isOrdered || same.entry.list !== entry.list)) open.pop()
    if (open.at(-1)?.level !== entry.level) {
      const element = newList(entry)
      const above = open.at(-1)?.element.lastElementChild
      if (above) above.append(element)
      else roots.push(element)
      open.push({ level: entry.level, entry, element })
    }
    const item = document.createElement('li')
    item.append(...entry.content)
    open.at(-1)?.element.append(item)
  }
  return roots
}

function newList({ isOrdered, number, type }: ListEntry): HTMLElement {
  const list = document.createElement(isOrdered ? 'ol' : 'ul')
  if (isOrdered && number > 1) list.setAttribute('start', String(number))
  if (isOrdered && type) list.setAttribute('type', type)
  return list
}
