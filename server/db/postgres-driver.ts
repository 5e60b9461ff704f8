import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely'
import pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import type { Patience } from './patience.ts'
import { codeOf } from '../config/error-parts.ts'

const UNANSWERED = 'Query read timeout'

/** Closes the connection after a statement without an answer: later answers on it cannot be trusted. */
export class StrictClient extends pg.Client {
  // oxlint-disable-next-line no-explicit-any -- as the driver declares it, in a dozen forms
  override query(...given: any[]): any {
    const answer: unknown = Reflect.apply(super.query, this, given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error) => {
      if (error.message === UNANSWERED) void this.end()
      throw error
    })
  }
}

export class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #patience: Patience
  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config)
    this.#config = config
    this.#patience = patience
  }
  override createDriver() {
    return new PatientDriver(this.#config, this.#patience)
  }
}

const TOO_MANY = '53300'
const AGAIN_MS = [50, 100, 200, 400]

class PatientDriver extends PostgresDriver {
  readonly #patience: Patience
  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config)
    this.#patience = patience
  }

  /** Retries when the server has no free connection: one of ours may soon be free. */
  override async acquireConnection(...given: Parameters<PostgresDriver['acquireConnection']>): Promise<DatabaseConnection> {
    const until = performance.now() + this.#patience.connect
    for (let attempt = 0; ; attempt++) {
      try {
        return await super.acquireConnection(...given)
      } catch (error) {
        if (codeOf(error) !== TOO_MANY || performance.now() > until) throw error
        await wait(AGAIN_MS[attempt] ?? AGAIN_MS.at(-1))
      }
    }
  }

  /** Hides the error of a rollback on a dead connection, so that the error which caused it is thrown; the connection is not used again. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => {})
  }
}
