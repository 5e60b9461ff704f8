import { SCOPE_KINDS, type ScopeKind } from '../../contract/data-scopes.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { allEndpoints } from '../../contract/api/registry.ts'
import { allResources } from '../../contract/resources/index.ts'

// The one table of who may call what (B-51e, B-51f): every declared call, by every kind of caller, under every data scope on which its answer depends.

export const SCOPED = allResources.filter(({ scopeGroup }) => scopeGroup !== null)
export const methodOf = ({ path }: Endpoint) => path.split('/').at(-1)!
export const serviceOf = ({ path }: Endpoint) => path.split('/').at(-2)!

/** `holder` holds every permit of the resources with data scopes; `narrowed` is an administrator's session narrowed to viewing. */
const CALLERS = ['nobody', 'ended', 'viewer', 'narrowed', 'editor', 'admin', 'holder'] as const
export type Caller = (typeof CALLERS)[number]
/** Those who hold roles with a scope. */
export const SCOPED_CALLERS = ['viewer', 'narrowed', 'editor', 'holder'] as const satisfies Caller[]

/** Calls that make rows, or take one away and bring it back: they are tried by the holder of every permit, in an order of their own. */
export const MAKING = ['Create', 'SaveImport']
export const MOVING = ['Delete', 'Restore', 'BatchDelete', 'DeleteForever']
export const LISTS = ['GetAll', 'Export', 'Count', 'GetDeleted']
/**
 * Count what lies within reach alone, and are silent about the rest (`server/crud/usage.test.ts`, `server/features/forms/forms.test.ts`). A file that does not
 * exist and one beyond reach are answered alike (`server/features/forms/attachments.test.ts`).
 */
const SILENT = ['Usage', 'GetTotals', 'GetFile']
/**
 * Tells a number that no row has, and no row; numbers are unique beyond every scope (`server/features/settings/effects.test.ts`). Names the questions of forms as
 * visitors have read them, and no answer (`server/features/forms/sheet/sheet.test.ts`), or the form of the contact page, as its address does
 * (`server/features/forms/contact/form-row.test.ts`).
 */
const ABOUT_NO_ROW = ['GetNextCode', 'ExportColumns', 'GetContactForm', 'GetChoices']

export interface Cell {
  endpoint: Endpoint
  caller: Caller
  /** null where the answer is the same under every scope. */
  scope: ScopeKind | null
}

const isScoped = (endpoint: Endpoint) => SCOPED.some(({ service }) => service === serviceOf(endpoint))

/** True when the caller's scope decides over the call. */
export const dependsOnScope = (endpoint: Endpoint, caller: Caller): boolean => {
  const method = methodOf(endpoint)
  if (!isScoped(endpoint) || [...SILENT, ...ABOUT_NO_ROW].includes(method)) return false
  return caller === 'holder' || (SCOPED_CALLERS.includes(caller as never) && ![...MAKING, ...MOVING, 'GetDeleted'].includes(method))
}

/** Every cell. The holder of every permit stands for the data scopes alone. */
export const accessTable = (): Cell[] =>
  allEndpoints().flatMap((endpoint) =>
    CALLERS.flatMap((caller): Cell[] => {
      if (dependsOnScope(endpoint, caller)) return (Object.keys(SCOPE_KINDS) as ScopeKind[]).map((scope) => ({ endpoint, caller, scope }))
      return caller === 'holder' ? [] : [{ endpoint, caller, scope: null }]
    }),
  )

interface Verdict {
  /** The call let the caller in. */
  really: unknown
  explained: unknown
}

const nameOf = ({ endpoint, caller, scope }: Cell) => `${endpoint.path} by ${caller}${scope === null ? '' : `, scope ${scope}`}`

/** Collects what the calls answered and what the explanation says, cell by cell. */
export function recordedAccess() {
  const verdicts = new Map<string, Verdict[]>()
  return {
    add: (cell: Cell, verdict: Verdict) => {
      const known = verdicts.get(nameOf(cell))
      if (known) known.push(verdict)
      else verdicts.set(nameOf(cell), [verdict])
    },
    /** The cells of the table, or those of them that `isAsked`, that were not tried, and those in which the call and its explanation differ. */
    faults: (isAsked: (cell: Cell) => boolean = () => true) => {
      const missing = accessTable().filter((cell) => isAsked(cell) && !verdicts.has(nameOf(cell)))
      const wrong = [...verdicts].filter(([, all]) => all.some(({ really, explained }) => really !== explained))
      return { missing: missing.map(nameOf), wrong }
    },
  }
}

export type RecordedAccess = ReturnType<typeof recordedAccess>
