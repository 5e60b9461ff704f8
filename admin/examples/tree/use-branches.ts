import type { TreeDataNode } from 'antd'
import { useMemo, useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/tree.ts'
import type { Say } from '../../language/say.ts'
import { makeBranches, moved, placeBy, ROOT, wayTo, type Branches, type Direction } from './branches.ts'

/** So many hits of a search are shown. */
const MOST_HITS = 200

interface Drop {
  target: string
  position: number
  isBeside: boolean
}

/** The tree as it stands: what is opened, fetched, checked and moved. */
export function useBranches(wanted: string, say: Say<typeof words>) {
  const [branches, setBranches] = useState(makeBranches)
  const [loaded, setLoaded] = useState<readonly string[]>([])
  const [open, setOpen] = useState<readonly string[]>([])
  const [checked, setChecked] = useState<readonly string[]>([])
  const [active, setActive] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const hits = useMemo(() => hitsOf(branches, wanted, say), [branches, wanted, say])
  const data = useMemo(() => nodesBelow(ROOT, { branches, loaded: new Set(loaded), hits, say }), [branches, loaded, hits, say])
  const leaves = useMemo(() => leavesOf(branches, checked), [branches, checked])

  /** A real tree asks the server here. */
  async function load(id: string): Promise<void> {
    await Promise.resolve()
    setLoaded((before) => (before.includes(id) ? before : [...before, id]))
  }

  function place(id: string, to: { parent: string; at: number } | null) {
    const next = to && moved(branches, id, to)
    if (!to || !next) return setSaid(say('refused', { name: nameOf(id, say) }))
    setBranches(next)
    setLoaded((before) => [...new Set([...before, to.parent])])
    setOpen((before) => [...new Set([...before, to.parent])].filter((one) => one !== ROOT))
    const at = next.get(to.parent)!.children.indexOf(id) + 1
    const parent = to.parent === ROOT ? say('top') : nameOf(to.parent, say)
    setSaid(say('moved', { name: nameOf(id, say), parent, at }))
  }

  function drop(id: string, { target, position, isBeside }: Drop) {
    if (!isBeside) return place(id, { parent: target, at: 0 })
    const parent = branches.get(target)!.parent!
    const at = branches.get(parent)!.children.indexOf(target)
    place(id, { parent, at: position > at ? at + 1 : at })
  }

  return {
    data,
    loaded: [...loaded],
    expanded: hits ? [...hits.open] : [...open],
    checked: [...checked],
    active,
    leaves,
    said,
    load,
    expand: setOpen,
    check: setChecked,
    activate: setActive,
    move: (direction: Direction) => active !== null && place(active, placeBy(branches, active, direction)),
    drop,
  }
}

const nameOf = (id: string, say: Say<typeof words>) => say(`kinds.${(['one', 'two', 'three'] as const)[id.split('-').length - 1]!}`, { id })

/** The nodes that a search has found, and the ways to them; null without a search. */
function hitsOf(branches: Branches, wanted: string, say: Say<typeof words>) {
  if (wanted === '') return null
  const found = [...branches.keys()].filter((id) => id !== ROOT && nameOf(id, say).includes(wanted)).slice(0, MOST_HITS)
  const shown = new Set(found.flatMap((id) => wayTo(branches, id)))
  const open = new Set(found.flatMap((id) => wayTo(branches, id).slice(0, -1)))
  return { shown, open }
}

interface Given {
  branches: Branches
  loaded: ReadonlySet<string>
  hits: ReturnType<typeof hitsOf>
  say: Say<typeof words>
}

function nodesBelow(id: string, given: Given): TreeDataNode[] {
  const { branches, loaded, hits, say } = given
  return branches
    .get(id)!
    .children.filter((child) => !hits || hits.shown.has(child))
    .map((child) => {
      const isLeaf = branches.get(child)!.children.length === 0
      const isThere = hits ? hits.open.has(child) : loaded.has(child)
      return {
        key: child,
        title: nameOf(child, say),
        isLeaf,
        ...(!isLeaf && isThere && { children: nodesBelow(child, given) }),
      }
    })
}

/** The number of leaves below the checked nodes, also of those that are not fetched yet. */
function leavesOf(branches: Branches, checked: readonly string[]): number {
  const found = new Set<string>()
  const collect = (id: string) => {
    const { children } = branches.get(id)!
    if (children.length === 0) found.add(id)
    for (const child of children) collect(child)
  }
  for (const id of checked) collect(id)
  return found.size
}
