import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { logExports } from '../../../contract/features/log-exports.ts'
import { codeOf } from '../../config/error-parts.ts'
import type { Environment } from '../../config/environment.ts'
import { linesOf } from '../../config/lines.ts'
import { StartProblem } from '../../config/start-problem.ts'
import type { CountedLog } from '../../db/log-counts.ts'
import { Broken, checkChain } from '../../features/logs/export/chain.ts'
import { exportLog } from '../../features/logs/export/export-log.ts'
import { isSignedBy, keyIdOf, siteKey } from '../../features/logs/export/site-key.ts'
import { LOGS } from '../../features/logs/logs.ts'
import { asOperator, type OperatorParts } from '../../http/as-operator.ts'
import { currentSettings } from '../../settings/current.ts'
import { withSite } from './site.ts'

interface ExportWish {
  log: CountedLog
  from: string | null
  to: string | null
  out: string
}

/** Writes a log into a new signed file, and checks what was written. */
export async function writeLogFile(parts: OperatorParts, environment: Environment, { log, from, to, out }: ExportWish): Promise<void> {
  const { database } = parts
  const { timeZone } = await currentSettings(database, environment)
  const { text, key } = await exportLog(database, { log: LOGS[log], site: environment.publicUrl, from, to, timeZone })
  await pipeline(Readable.from(text), createWriteStream(out, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? new StartProblem(`${out} is there already.`) : error
  })
  const { count } = await check(out, key.publicKey)
  await asOperator(parts, { endpoint: logExports[log], input: { from, to, count } }, async () => true)
  console.log(`${out} holds ${count} rows of ${log}, signed with the key ${key.id}. Whoever checks it elsewhere needs its public half:`)
  console.log(key.publicKey)
}

/** Checks a signed file: by the key that is given, else by that of this site. */
export async function verifyLogFile(environment: Environment, { file, key }: { file: string; key: string | null }): Promise<void> {
  const publicKey = key ?? (await withSite(environment, async (database) => (await siteKey(database)).publicKey))
  const { head, count } = await check(file, publicKey)
  const days = `${head.from ?? 'its beginning'} to ${head.to ?? head.time}`
  console.log(`${file} is whole: ${count} rows of ${head.log} of ${head.site}, ${days}, as they were signed with the key ${head.keyId}.`)
}

async function check(file: string, publicKey: string) {
  const lines = linesOf(createReadStream(file, 'utf8'))
  try {
    return await checkChain(lines, (text, signature, { keyId }) => keyId === keyIdOf(publicKey) && isSignedBy(publicKey, text, signature))
  } catch (error) {
    if (error instanceof Broken) throw new StartProblem(`${file} is not as it was signed. ${error.message}`)
    throw codeOf(error) === 'ENOENT' ? new StartProblem(`There is no file ${file}.`) : error
  }
}
