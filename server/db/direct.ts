/** Runs a read at once: SQLite answers within the call. */
type Direct = (sql: string, parameters: readonly unknown[]) => unknown[]

const known = new WeakMap<object, Direct>()

/** A compiled read on this connection may skip Kysely's queue of promises, which costs as much as a small query itself. */
export const runsDirectly = (db: object, direct: Direct): void => {
  known.set(db, direct)
}

export const directOf = (db: object): Direct | undefined => known.get(db)
