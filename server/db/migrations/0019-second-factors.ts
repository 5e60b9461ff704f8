import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** Codes from an app, recovery codes and passkeys; roles that ask for a second factor; the last use of a session (B-54, B-55, B-56). */
export const secondFactors = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.column('session', 'lastUseTime', 'whole')
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer')
    await sql`alter table "role" add column "requiresSecondFactor" ${whole} not null default 0`.execute(db)
    await make.keyedTable(
      'totpFactor',
      {
        userId: 'whole! -> user',
        secret: 'text!',
        lastStep: 'whole!',
        creationTime: 'whole!',
        confirmationTime: 'whole',
      },
      ['userId'],
    )
    await make.table('recoveryCode', { userId: 'whole! -> user', codeHash: 'text!', creationTime: 'whole!' })
    await make.index('recoveryCode', ['userId'])
    await make.table('passkey', {
      id: 'text!',
      userId: 'whole! -> user',
      publicKey: 'text!',
      counter: 'whole!',
      transports: 'text!',
      name: 'text!',
      creationTime: 'whole!',
      lastUseTime: 'whole',
    })
    await make.index('passkey', ['userId'])
    await make.keyedTable('usedChallenge', { id: 'text!', expiryTime: 'whole!' }, ['id'])
    await make.index('usedChallenge', ['expiryTime'])
    await make.index('loginLog', ['userId', 'id'])
  },
})
