import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTags } from '../../../../contract/format/tags.ts'

/** The tags of a field, with a sentence for screen readers about the last change. */
export function useTags(value: unknown, onChange: ((tags: string[]) => void) | undefined) {
  const { t } = useTranslation()
  const [said, say] = useState('')
  const tags = (value as string[] | null | undefined) ?? []

  function add(written: string): void {
    const next = addTags(tags, written)
    const added = next.filter((tag) => !tags.includes(tag))
    if (added.length === 0) return
    onChange?.(next)
    say(t('admin.format.tagAdded', { tags: added.join(', ') }))
  }
  function remove(tag: string): void {
    onChange?.(tags.filter((other) => other !== tag))
    say(t('admin.format.tagRemoved', { tag }))
  }
  return { tags, said, add, remove }
}
