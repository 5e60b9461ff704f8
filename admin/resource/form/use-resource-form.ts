import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../data/data.ts'
import type { Item } from '../data/item.ts'
import { waitsForUploads } from '../data/pending-uploads.ts'
import { staleOf, type Stale } from '../data/stale.ts'
import type { Screen } from '../kinds/screen.ts'
import { changes, startValues } from './form-values.ts'
import { leadToComplaint } from './lead.ts'
import { differences, merged, type Choice, type Difference } from './merge.ts'
import { takeRefusal } from './left-refusal.ts'
import { showComplaints, showRefusal } from './refusal.ts'
import { saveKey } from '../data/save-key.ts'
import { isValid, send } from './saving.ts'
import { useFollowing } from './use-following.ts'
import { useKeptWords } from './use-kept-words.ts'

interface ResourceFormProps {
  screen: Screen
  /** The row as it was read; null for a new one. */
  item: Item | null
}

/** A form over one row: its values, whether they differ from the row, how it is saved, and the server's complaints (V-09). */
export function useResourceForm({ screen, item }: ResourceFormProps) {
  const { resource } = screen
  const { t } = useTranslation()
  const following = useFollowing({ screen, item })
  const { form, start, read, before, isDirty, isChanged, values, rebase, changed } = following
  const kept = useKeptWords({ screen, item, following })
  const { keepSoon } = kept
  const [isBusy, setBusy] = useState(false)
  const [stale, setStale] = useState<Stale | null>(null)
  /** Complaints that belong to no field. */
  const [problems, setProblems] = useState<string[]>([])
  const isSaving = useRef(false)
  const [once] = useState(saveKey)
  // One object for as long as nothing in it changes: the fields are not rendered again when only their surroundings change.
  const fields = useMemo(() => {
    const typed = () => {
      changed()
      keepSoon()
    }
    return { form, start, changed: typed, problems }
  }, [form, start, changed, keepSoon, problems])

  async function sendAndTake(isQuiet: boolean): Promise<Item> {
    const sent = { ...values() }
    const saved = await send(screen, { read: read.current, before: before.current, values: values(), once })
    // Changes that the editor made while the answer was under way stay.
    rebase(saved, { ...startValues(resource, saved), ...changes(sent, values()) })
    kept.saved()
    setStale(null)
    rowChanged(resource, saved)
    if (!isQuiet) notify({ kind: 'success', text: t(item ? 'admin.form.saved' : 'admin.form.created'), seconds: 3 })
    return saved
  }

  /** Shows why the server refused, and leads to the first field that it names. */
  function refused(error: unknown): void {
    setProblems(showRefusal(form, error))
    leadToComplaint(form)
  }

  useEffect(() => {
    const error = takeRefusal(resource.service, item?.id)
    if (!error) return
    setProblems(showComplaints(form, error))
    leadToComplaint(form)
  }, [form, resource, item?.id])

  /**
   * Returns the saved row, or null when it was not saved and the form shows why. A second call while one runs does nothing. A quiet call leaves it to
   * the next step to say that all went well.
   */
  async function save({ isQuiet = false } = {}): Promise<Item | null> {
    if (isSaving.current || waitsForUploads(form)) return null
    isSaving.current = true
    setProblems([])
    try {
      if (!(await isValid(form))) return null
      if (read.current && !isChanged()) return read.current
      const isWanted = read.current ? await screen.mayChange?.(read.current, changes(before.current, values())) : true
      if (isWanted === false) return null
      setBusy(true)
      return await sendAndTake(isQuiet)
    } catch (error) {
      const conflict = staleOf(error)
      if (conflict) setStale(conflict)
      else refused(error)
      return null
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  /** The differences between the form and another version of the row. */
  const compare = (theirs: Item): Difference[] => differences(before.current, values(), startValues(resource, theirs))

  /** The form goes on from the other version, with its own content in the properties where that is chosen. */
  function merge(theirs: Item, choice: Choice): void {
    rebase(theirs, merged(startValues(resource, theirs), compare(theirs), choice))
    kept.keep()
    setStale(null)
    rowChanged(resource, theirs)
  }

  const others = { mayPublish: () => !waitsForUploads(form), forgetStale: () => setStale(null), compare, merge }
  return { fields, kept, isBusy, isDirty, save, refused, stale, ...others }
}

export type ResourceForm = ReturnType<typeof useResourceForm>
