import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import { vi } from 'vitest'

/** Notes each statement that this process asks a database, from now on; `heard` returns them so far, `end` also stops to listen. */
export function listenToStatements() {
  const spy = vi.spyOn(Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor, 'executeQuery')
  const asked = () => spy.mock.calls.map(([query]: [CompiledQuery, ...unknown[]]) => query)
  const heard = () => asked().map(({ sql }) => sql)
  return {
    heard,
    /** The statements with their parameters. */
    asked,
    end: () => {
      const all = heard()
      spy.mockRestore()
      return all
    },
  }
}
