import { linesOf } from '../config/lines.ts'
import type { Database } from '../db/engine.ts'
import { checkChain } from '../features/logs/export/chain.ts'
import { isSignedBy, siteKey } from '../features/logs/export/site-key.ts'

/** Checks the text of a signed log by the key of its site; returns its head and the number of its rows. */
export async function checkFile(database: Database, text: string) {
  const { publicKey } = await siteKey(database)
  const lines = linesOf(
    (async function* () {
      yield text
    })(),
  )
  return checkChain(lines, (body, signature) => isSignedBy(publicKey, body, signature))
}
