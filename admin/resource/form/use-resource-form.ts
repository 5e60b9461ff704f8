import { Form } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../session/http.ts'
import { notify } from '../../browser/notice.ts'
import { quietly } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { changes, filled, isSame, putValues, startValues, type FormValues } from './form-values.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { areContested, differences, merged, type Choice, type Difference } from './merge.ts'
import type { Screen } from '../kinds/screen.ts'
import { staleOf, type Stale } from '../data/stale.ts'

interface Wish {
  screen: Screen
  /** The row as it was read; null for a new one. */
  item: Item | null
}

/** A form over one row: what it holds, whether it differs, how it is saved, and what the server said against it (V-09). */
export function useResourceForm({ screen, item }: Wish) {
  const { resource } = screen
  const { t } = useTranslation()
  const [form] = Form.useForm<FormValues>()
  const [isBusy, setBusy] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [stale, setStale] = useState<Stale | null>(null)
  /** Complaints that belong to no field. */
  const [problems, setProblems] = useState<string[]>([])
  const isSaving = useRef(false)
  const read = useRef(item)
  const start = useMemo(() => startValues(resource, item), [resource, item])
  const before = useRef(start)

  const values = () => form.getFieldsValue(true) as FormValues
  const isChanged = () => Object.keys(changes(before.current, values())).length > 0

  /** What is edited is from now on this row, and this is what the form says of it. */
  function base(row: Item | null, content: FormValues): void {
    read.current = row
    before.current = startValues(resource, row)
    putValues(form, content)
    setDirty(isChanged())
  }

  // The row was saved, published or reverted elsewhere: what one has not touched follows it. Where both touched the same the old version
  // stays the one that is edited, so that saving asks.
  useEffect(() => {
    if (item && read.current && item.version < read.current.version) return
    const mine = form.getFieldsValue(true) as FormValues
    if (areContested(differences(before.current, mine, start))) return
    const touched = changes(before.current, mine)
    read.current = item
    before.current = start
    putValues(form, { ...start, ...touched })
    setDirty(Object.keys(changes(start, form.getFieldsValue(true) as FormValues)).length > 0)
  }, [form, item, start])

  const changed = useCallback((): void => {
    const now = form.getFieldsValue(true) as FormValues
    setDirty(Object.keys(now).some((name) => !isSame(before.current[name], now[name])))
    // What was refused is looked at again while it is being corrected.
    const refused = form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name] : []))
    if (refused.length > 0) void form.validateFields(refused).catch(() => undefined)
  }, [form])
  // Of its own, so that the fields are not drawn anew when only what stands around them changes.
  const fields = useMemo(() => ({ form, start, changed, problems }), [form, start, changed, problems])

  async function send(): Promise<Item> {
    const endpoints = endpointsOf(resource)
    if (read.current) {
      const { id, version } = read.current
      return (await quietly(endpoints.update, { ...changes(before.current, values()), id, version } as never)) as Item
    }
    const input = filled(values())
    return screen.create ? screen.create(input) : ((await quietly(endpoints.create, input as never)) as Item)
  }

  /** The saved row, or null when it was not saved; why has then been said. Asked twice at once it saves once. */
  async function save(): Promise<Item | null> {
    if (isSaving.current) return null
    isSaving.current = true
    setProblems([])
    try {
      if (!(await isValid())) return null
      if (read.current && !isChanged()) return read.current
      setBusy(true)
      return await sendAndTake()
    } catch (error) {
      refuse(error)
      return null
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  async function sendAndTake(): Promise<Item> {
    const sent = { ...values() }
    const saved = await send()
    // What was written while the answer was under way stays.
    base(saved, { ...startValues(resource, saved), ...changes(sent, values()) })
    setStale(null)
    rowChanged(resource, saved)
    notify({ kind: 'success', text: t(item ? 'admin.form.saved' : 'admin.form.created'), seconds: 3 })
    return saved
  }

  async function isValid(): Promise<boolean> {
    try {
      await form.validateFields()
      return true
    } catch {
      const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0)
      if (first) form.scrollToField(first.name, { behavior: 'smooth', block: 'center', focus: true })
      return false
    }
  }

  function refuse(error: unknown): void {
    const found = staleOf(error)
    if (found) return setStale(found)
    const said = error instanceof CallError ? error : null
    // Whoever leads to login, or asks for the password over this form, says so there.
    if (said?.isEnded) return
    const known = new Set(Object.keys(values()))
    for (const { members, message } of said?.body?.validationErrors ?? []) {
      // A complaint about a part (`skus.0.code`) stands at the field it is a part of.
      const mine = [...new Set(members.map((name) => name.split('.')[0]!))].filter((name) => known.has(name))
      form.setFields(mine.map((name) => ({ name, errors: [message] })))
      if (mine.length === 0) setProblems((before) => [...before, message])
    }
    notify({
      kind: 'error',
      text: said?.message ?? String(error),
      details: said?.body?.validationErrors ? null : (said?.body?.details ?? null),
      seconds: said?.body ? 10 : 5,
    })
  }

  /** What the form and their row say differently. */
  const compare = (theirs: Item): Difference[] => differences(before.current, values(), startValues(resource, theirs))

  /** The form goes on from their row, with one's own content where that is chosen. */
  function merge(theirs: Item, choice: Choice): void {
    base(theirs, merged(startValues(resource, theirs), compare(theirs), choice))
    setStale(null)
    rowChanged(resource, theirs)
  }

  return { fields, isBusy, isDirty, save, stale, forgetStale: () => setStale(null), compare, merge }
}

export type ResourceForm = ReturnType<typeof useResourceForm>
