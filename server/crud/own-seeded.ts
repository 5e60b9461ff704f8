import { allResources } from '../../contract/resources/index.ts'
import { untyped, type Db } from '../db/engine.ts'

/** Gives the rows that the program itself made to a user. An enquiry has no owner until somebody takes it. */
export async function ownSeeded(db: Db, ownerId: number): Promise<void> {
  for (const { name } of allResources.filter(({ scopeGroup }) => scopeGroup !== null && scopeGroup !== 'enquiries'))
    await untyped(db).updateTable(name).set({ ownerId }).where('ownerId', 'is', null).where('creatorUserId', 'is', null).execute()
}
