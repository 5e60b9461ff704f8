import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inputSchema } from '../../../contract/field-schema.ts'
import { settings as calls, type SettingView } from '../../../contract/features/settings.ts'
import { settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { issuesOf } from '../../resource/data/issues.ts'
import { reasonOf } from '../../resource/data/reason.ts'
import { CallError } from '../../session/http.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'

const KEY = ['settings']
type Value = SettingView['value']
type Some<T> = Partial<Record<SettingName, T>>

/** The settings as the server has them, and what has been typed and is not saved yet. */
export function useSettings() {
  const query = useQuery({ queryKey: KEY, queryFn: () => quietly(calls.all, {}) })
  const [draft, setDraft] = useState<Some<Value>>({})
  const [reset, setReset] = useState<readonly SettingName[]>([])
  const [refusals, setRefusals] = useState<Some<string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const items = new Map(query.data?.items.map((item) => [item.name, item]))
  const changed = [...new Set([...(Object.keys(draft) as SettingName[]), ...reset])]

  /** Typing the stored value again is no change. */
  function type(name: SettingName, value: Value) {
    const stored = items.get(name)
    const isSame = !settingNamed(name).secret && JSON.stringify(value) === JSON.stringify(stored?.value ?? null)
    setDraft((before) => (isSame || (settingNamed(name).secret && value === null) ? without(before, name) : { ...before, [name]: value }))
    setReset((before) => before.filter((one) => one !== name))
    setRefusals((before) => without(before, name))
  }

  function toDefault(name: SettingName) {
    setDraft((before) => without(before, name))
    setRefusals((before) => without(before, name))
    if (items.get(name)?.isChanged) setReset((before) => [...before.filter((one) => one !== name), name])
  }

  function forget() {
    setDraft({})
    setReset([])
    setRefusals({})
    setProblem(null)
  }

  /** Returns true once everything is saved. */
  async function save(): Promise<boolean> {
    const faults = faultsOf(draft)
    setRefusals(faults)
    setProblem(null)
    if (Object.keys(faults).length > 0) return false
    setBusy(true)
    try {
      const versions = Object.fromEntries(changed.map((name) => [name, items.get(name)?.version ?? 0]))
      queries.setQueryData(KEY, await quietly(calls.update, { values: draft, reset: [...reset], versions } as never))
      forget()
      // Some settings change menus. The reply to a further call tells so, and the menus are asked for again.
      void queries.invalidateQueries({ queryKey: KEY })
      return true
    } catch (error) {
      setRefusals(refusalsIn(error))
      setProblem(reasonOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  /** The value to show: the typed one, else the default after a reset, else the stored one. */
  const valueOf = (item: SettingView): Value =>
    item.name in draft ? draft[item.name]! : reset.includes(item.name) ? item.default : item.value

  return { query, items, changed, reset, refusals, problem, isBusy, type, toDefault, forget, save, valueOf }
}

export type SettingsState = ReturnType<typeof useSettings>

/** The complaint about a value, in the reader's language; null when it may be saved. */
export const faultOf = (name: SettingName, value: unknown): string | null =>
  issuesOf(inputSchema(settingNamed(name).field), value)
    .values()
    .next().value ?? null

const faultsOf = (draft: Some<Value>): Some<string> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => {
      const fault = faultOf(name as SettingName, value)
      return fault === null ? [] : [[name, fault]]
    }),
  )

/** The complaints of the server by setting. */
function refusalsIn(error: unknown): Some<string> {
  const found = error instanceof CallError ? (error.body?.validationErrors ?? []) : []
  return Object.fromEntries(found.flatMap(({ members, message }) => members.map((member) => [member.replace(/^values\./, ''), message])))
}

function without<T>(some: Some<T>, name: SettingName): Some<T> {
  const { [name]: _, ...rest } = some
  return rest as Some<T>
}
