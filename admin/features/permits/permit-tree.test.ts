import { describe, expect, test } from 'vitest'
import { checkedOf, foldable, narrowedTo, permitTree, rowsOf, searched, toggled } from './permit-tree.ts'

const words = {
  group: (group: string | null) => group ?? 'other',
  service: (service: string) => `service ${service}`,
  action: (permit: string) => `action ${permit.split('/')[1]}`,
}
const PERMITS = ['News/View', 'News/Edit', 'Brand/View', 'User/View', 'Burst/View']
const tree = permitTree(PERMITS, words)
const keys = (nodes: typeof tree) => rowsOf(nodes, new Set()).map(({ node }) => node.key)

describe('The tree of permits', () => {
  test('B-57a it stands in the groups of the menu, and what is in none of them comes last', () => {
    expect(keys(tree)).toEqual([
      'group:website',
      'News',
      'News/View',
      'News/Edit',
      'group:catalogue',
      'Brand',
      'Brand/View',
      'group:system',
      'User',
      'User/View',
      'group:null',
      'Burst',
      'Burst/View',
    ])
  })

  test('B-57a a search finds by label and by permit, with the groups above, and nothing else', () => {
    expect(keys(searched(tree, 'news/e'))).toEqual(['group:website', 'News', 'News/Edit'])
    expect(keys(searched(tree, 'SERVICE BRAND'))).toEqual(['group:catalogue', 'Brand', 'Brand/View'])
    expect(keys(searched(tree, 'nothing'))).toEqual([])
    expect(keys(searched(tree, ' '))).toEqual(keys(tree))
  })

  test('B-57a it is narrowed to the chosen permits, and a folded node hides what is in it', () => {
    expect(keys(narrowedTo(tree, (permit) => permit === 'User/View'))).toEqual(['group:system', 'User', 'User/View'])
    expect(rowsOf(tree, new Set(foldable(tree))).map(({ node }) => node.key)).toEqual([
      'group:website',
      'group:catalogue',
      'group:system',
      'group:null',
    ])
  })

  test('B-57a a node is chosen, half or not at all; a press fills it, and empties it when it was full', () => {
    const website = tree[0]!
    const stateWith = (held: string[]) => checkedOf(website, (permit) => held.includes(permit))
    expect([stateWith([]), stateWith(['News/Edit']), stateWith(['News/Edit', 'News/View'])]).toEqual([false, 'mixed', true])
    expect(toggled(['Old/Point', 'news/edit'], website)).toEqual(['Old/Point', 'News/View', 'News/Edit'])
    expect(toggled(['News/View', 'Old/Point', 'news/edit'], website)).toEqual(['Old/Point'])
  })
})
