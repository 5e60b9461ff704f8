import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, inject } from 'vitest'
import { USUAL_SETTINGS } from '../settings/values.ts'
import type { Resource } from '../../contract/resource.ts'
import { createBus, type Bus } from '../db/bus.ts'
import { ANYONE, type Caller } from '../http/caller.ts'
import { crudHandlers } from '../resource-handlers.ts'
import { createStore } from '../crud/store.ts'
import type { Database, Engine } from '../db/engine.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { making, snapshot, stamps } from '../db/migrations/making.ts'
import { openDatabase } from '../db/open.ts'
import { printMigration } from '../crud/print-migration.ts'
import { readEnvironment } from '../config/environment.ts'
import { createPreviews } from '../publishing/previews.ts'
import { createCall, type CallEndpoint } from '../http/call.ts'
import { closedBeside } from '../http/reachable.ts'
import { createRefusals } from '../http/refusals.ts'
import { WrittenJson } from '../http/written-json.ts'
import { EVERYTHING, permitsOf } from '../http/permits.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { anyEngine, eachEngine } from './site.ts'
import { UNHURRIED } from './unhurried.ts'

// The kit by itself, on a resource that exists in a test only: its tables are made by the migration that would be printed for it.

const permits = permitsOf([EVERYTHING])
const STAFF: Caller = { ...ANYONE, userId: 1, userName: 'staff', permits, roles: [{ id: 1, permits, scopes: {} }] }

// oxlint-disable-next-line no-explicit-any -- replies are looked into freely by tests
type Reply = any

export interface Kit {
  engine: Engine
  database: Database
  bus: Bus
  /** Calls one of the resource's endpoints (`create`, `getAll`, …) with every permit, at the moment `now`. */
  call(r: Resource, endpoint: string, input?: Record<string, unknown>, now?: number): Promise<Reply>
}

type KitTests = (kit: Kit) => void

/** `eachEngine` on the kit. */
export const kitOnBothEngines = (name: string, resources: readonly Resource[], tests: KitTests, databaseOptions = '') =>
  eachEngine(name, (engine) => withKit(engine, resources, tests, databaseOptions))

/** `anyEngine` on the kit. */
export const kitOnAnyEngine = (name: string, resources: readonly Resource[], tests: KitTests) =>
  anyEngine(name, (engine) => withKit(engine, resources, tests, ''))

function withKit(engine: Engine, resources: readonly Resource[], tests: KitTests, databaseOptions: string) {
  const kit = { engine } as Kit
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    close = await open(kit, resources, databaseOptions)
  })
  afterAll(() => close?.())
  tests(kit)
}

async function open(kit: Kit, resources: readonly Resource[], databaseOptions: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-kit-'))
  const bare = inject('bareDatabases')[kit.engine]
  cpSync(bare.dataDir, dataDir, { recursive: true })
  // A copy has the options of what it is made from.
  const url = kit.engine === 'postgres' ? await createDatabase(databaseOptions ? undefined : bare.databaseUrl, databaseOptions) : ''
  const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url }), { databasePatience: UNHURRIED })
  await migrate(database, {
    ...migrations(kit.engine),
    ...Object.fromEntries(resources.map((r, index) => [`9${index}-${r.name}`, printed(r, kit.engine)])),
  })
  await database.write
    .insertInto('user')
    .values({ userName: 'staff', name: 'staff', isActive: 1, version: 1, creationTime: 0 } as never)
    .execute()
  const bus = await createBus(database, url || null)
  Object.assign(kit, {
    database,
    bus,
    call: caller(
      kit.engine,
      createCall({
        database,
        bus,
        isDemo: false,
        settings: USUAL_SETTINGS,
        isClosed: closedBeside([]),
        refusals: createRefusals(database, (error) => {
          throw error
        }),
      }),
    ),
  })
  return async () => {
    await bus.close()
    await database.close()
    if (url) await dropDatabase(url)
    rmSync(dataDir, { recursive: true })
  }
}

/** Runs the migration that `npm run migration` prints, as it stands. */
function printed(r: Resource, engine: Engine): Migration {
  const AsyncFunction = (async () => {}).constructor as new (...args: string[]) => (...given: unknown[]) => Promise<void>
  return { up: (db) => new AsyncFunction('make', 'stamps', 'snapshot', printMigration(r))(making(db, engine), stamps, snapshot) }
}

function caller(engine: Engine, call: CallEndpoint): Kit['call'] {
  const known = new Map<Resource, ReturnType<typeof crudHandlers>>()
  return async (r, endpoint, input = {}, now = Date.now()) => {
    const handlers = known.get(r) ?? crudHandlers(createStore({ r, engine }), createPreviews('key'))
    known.set(r, handlers)
    const origin = { ip: '', userAgent: '', requestId: 'test' }
    const result = await call(handlers[endpoint]!, input, { caller: STAFF, origin, language: 'zh-CN', now })
    return result instanceof WrittenJson ? JSON.parse(Buffer.concat(result.pieces).toString()) : result
  }
}
