import { randomBytes } from 'node:crypto'
import type { Db } from './engine.ts'

// Values that the program itself remembers between starts, by name.

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Returns the key that signs previews; it is made once and is the same on every node. */
export async function signingKey(db: Db): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'signingKey', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, 'signingKey'))!
}
