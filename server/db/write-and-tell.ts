import type { Bus } from './bus.ts'
import type { Database, Db } from './engine.ts'
import type { Tags } from './notices.ts'

interface Telling {
  database: Pick<Database, 'write'>
  bus: Pick<Bus, 'announce' | 'tell'>
}

/** Writes in one transaction. The other nodes hear of the changes with the commit, this node after it; `changed` may grow during the write. */
export async function writeAndTell<T>({ database, bus }: Telling, changed: Tags, write: (db: Db) => Promise<T>): Promise<T> {
  const written = await database.write.transaction().execute(async (db) => {
    const result = await write(db)
    await bus.announce(db, changed)
    return result
  })
  bus.tell(changed)
  return written
}
