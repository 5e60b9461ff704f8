import type { Database, Db } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import type { Environment } from '../config/environment.ts'
import { syncFunctions } from '../features/functions/sync.ts'
import { refuseExposed } from '../http/exposure.ts'
import { refuseWeakAdminPassword } from '../features/sign-in/first-password.ts'
import { hashPassword } from '../features/sign-in/passwords.ts'
import { hasAdministrator } from '../http/administrators.ts'
import { demoAccounts } from '../settings/demo-accounts.ts'
import { addAdministrator, issueSetUpToken } from '../features/sign-in/set-up.ts'
import type { FileStore } from '../features/uploads/store.ts'
import { offerContactForm } from './contact-form.ts'
import { seedEmptySite } from './empty.ts'
import { seedMenus } from './menus.ts'
import { offerNewScreens } from './new-screens.ts'
import { seedRoles } from '../features/functions/seed-roles.ts'

export interface Seeded {
  hasDemoPasswords: boolean
  /** The mobile number of a demo account, to try signing in by phone (B-111b). */
  demoPhone: string | null
  /** The token of the one-time link, while there is no administrator. */
  setUpToken: string | null
}

interface SeedParts {
  environment: Environment
  database: Database
  files: FileStore
}

/**
 * Seeds on the first start what every site needs and, where wanted, the demo. Each start brings the permission points up to date (E-05), and later ones
 * offer the screens that are new, and the contact form once.
 */
export async function seed({ environment, database, files }: SeedParts): Promise<Seeded> {
  const now = database.now()
  const passwordHash = await firstPasswordHash(environment, database)
  await database.unlimited.transaction().execute(async (db) => {
    await takeTurn(db, database.engine, 'start')
    await syncFunctions(db, now)
    if (await isFirstStart(db)) await seedFirst({ environment, database, files }, db, now)
    else await offerNewScreens(db, now)
    await offerContactForm({ database, db }, now)
    if (passwordHash && !(await hasAdministrator(db)))
      await addAdministrator(db, { userName: 'admin', passwordHash, now, engine: database.engine })
  })
  const accounts = await demoAccounts(database.read)
  const hasDemoPasswords = accounts.length > 0
  if (hasDemoPasswords) refuseExposed(environment)
  const demoPhone = accounts.find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? null
  return { hasDemoPasswords, demoPhone, setUpToken: await issueSetUpToken(database) }
}

/** Checks and hashes ADMIN_PASSWORD for the first administrator, before the turn is taken. Later starts do nothing with it, and both take long. */
async function firstPasswordHash(environment: Environment, { read }: Database): Promise<string | null> {
  if (environment.adminPassword === null || (await hasAdministrator(read))) return null
  await refuseWeakAdminPassword(environment)
  return hashPassword(environment.adminPassword)
}

/** True once in a database's life. */
async function isFirstStart(db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name: 'seeded', value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function seedFirst({ environment, database, files }: SeedParts, db: Db, now: number) {
  await seedRoles(db, now)
  await seedMenus(db, now)
  if (environment.seed === 'empty') await seedEmptySite(db, now)
  else await seedDemo({ environment, database, files }, db, now)
}

async function seedDemo({ environment, database, files }: SeedParts, db: Db, now: number) {
  if (!environment.isProduction) refuseExposed(environment)
  // The demo's texts are loaded only for a site that wants them.
  const { seedDemo: seedCompany } = await import('./demo/load.ts')
  await seedCompany({ environment, database, db, files, now }, { withPeople: !environment.isProduction })
}
