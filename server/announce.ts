import type { Environment } from './config/environment.ts'
import { log } from './config/log.ts'
import type { SettingValues } from '../contract/settings/index.ts'
import type { Seeded } from './seeds/seed.ts'
import { messagingFrom } from './features/messages/from-settings.ts'
import { DEMO_PASSWORD } from './features/sign-in/passwords.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

/** Prints the addresses of the site, and how to sign in. */
export function announce({
  url,
  environment,
  seeded,
  settings,
  host,
}: {
  url: string
  environment: Environment
  seeded: Seeded
  settings: SettingValues
  host: string
}): void {
  log('')
  log(`  Portico is running at ${url}/`)
  log(`  Back office:          ${url}/#/login`)
  if (seeded.hasDemoPasswords) log(`  Sign in as admin, editor or viewer with the password ${DEMO_PASSWORD} (demo).`)
  const tellsCodes = settings.offersPhone && messagingFrom(settings, environment.aliyunUrl).sms?.gateway === 'log'
  const place = environment.isDemo ? 'on the login page' : 'here'
  if (tellsCodes && seeded.demoPhone) log(`  Or by the phone number ${seeded.demoPhone}: its code is sent to nobody, it appears ${place}.`)
  if (seeded.setUpToken) log(`  Make the first administrator here, once: ${environment.publicUrl}/#/setup?token=${seeded.setUpToken}`)
  // In demo mode these accounts work from everywhere, because nothing can be changed.
  if (seeded.hasDemoPasswords && !environment.isDemo && !LOOPBACK.has(host)) {
    log('')
    log(
      `  WARNING: HOST=${host} opens this site to others while accounts with the demo's passwords exist: those work on this machine only.`,
    )
  }
  log('')
}
