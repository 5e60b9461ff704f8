import type { Item } from '../../resource/data/item.ts'

/** The template of a category: its own, else that of the nearest category above it. */
export function templateFor(categoryId: number, templates: readonly Item[], categories: readonly Item[]): Item | null {
  const met = new Set<number>()
  for (let id: unknown = categoryId; typeof id === 'number' && !met.has(id);) {
    met.add(id)
    const at = id
    const own = templates.find((template) => template['categoryId'] === at)
    if (own) return own
    id = categories.find((category) => category.id === at)?.['pid']
  }
  return null
}
