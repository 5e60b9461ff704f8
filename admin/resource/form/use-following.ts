import { Form, type FormInstance } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Item } from '../data/item.ts'
import { changes, isSame, putValues, startValues, type FormValues } from './form-values.ts'
import { areContested, differences } from './merge.ts'
import type { Screen } from '../kinds/screen.ts'

interface FollowingProps {
  screen: Screen
  /** The row as it was read; null for a new one. */
  item: Item | null
}

const valuesOf = (form: FormInstance<FormValues>) => form.getFieldsValue(true) as FormValues

/** The values of a form, the row that they started from, and whether they differ from it. */
export function useFollowing({ screen: { resource }, item }: FollowingProps) {
  const [form] = Form.useForm<FormValues>()
  const [isDirty, setDirty] = useState(false)
  const start = useMemo(() => startValues(resource, item), [resource, item])
  const read = useRef(item)
  const before = useRef(start)

  const isChanged = () => Object.keys(changes(before.current, valuesOf(form))).length > 0

  /** From now on the form edits this row, and shows this content. */
  function rebase(row: Item | null, content: FormValues): void {
    read.current = row
    before.current = startValues(resource, row)
    putValues(form, content)
    setDirty(isChanged())
  }

  // The row was saved, published or reverted elsewhere: fields that the editor has not touched take its values. If both changed the same field,
  // the form keeps the old version, so that saving asks.
  useEffect(() => {
    if (item && read.current && item.version < read.current.version) return
    const mine = valuesOf(form)
    if (areContested(differences(before.current, mine, start))) return
    const touched = changes(before.current, mine)
    read.current = item
    before.current = start
    putValues(form, { ...start, ...touched })
    setDirty(Object.keys(changes(start, valuesOf(form))).length > 0)
  }, [form, item, start])

  const changed = useCallback((): void => {
    const now = valuesOf(form)
    setDirty(Object.keys(now).some((name) => !isSame(before.current[name], now[name])))
    // A refused field is checked again while it is being corrected.
    const refused = form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name] : []))
    if (refused.length > 0) void form.validateFields(refused).catch(() => undefined)
  }, [form])

  return { form, start, read, before, isDirty, isChanged, values: () => valuesOf(form), rebase, changed }
}
