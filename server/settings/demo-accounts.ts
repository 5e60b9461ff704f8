import type { Environment } from '../config/environment.ts'
import type { Db } from '../db/engine.ts'
import type { SomeSettings } from './stored.ts'

/** The accounts that somebody can sign in to with the password of the demo, which is published. */
export const demoAccounts = (db: Db) =>
  db
    .selectFrom('user')
    .select('phoneNumber')
    .where('hasDemoPassword', '=', 1)
    .where('isActive', '=', 1)
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .execute()

/** False where signing in by phone is never on by itself: in production, and where the operator has set a gateway. */
const mayTry = ({ isProduction, messaging }: Environment) => !isProduction && messaging.sms === null

/**
 * B-111b: the defaults while the demo's accounts exist. Signing in by phone can then be tried: the codes stand in the server's log, and in demo mode, which sends none, on
 * the screen of whoever asks (B-127h).
 */
export const trialDefaults = async (db: Db, environment: Environment): Promise<SomeSettings> =>
  mayTry(environment) && (await demoAccounts(db)).length > 0 ? { smsGateway: 'log' } : {}
