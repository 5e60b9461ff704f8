import type { Database } from './engine.ts'

const EVERY_MS = 60_000
const WORTH_A_WORD_MS = 1000

/**
 * Follows the database's clock until the returned function is called. Prints a line when this machine's clock goes wrong, and when it is right again.
 */
export async function followClock(database: Pick<Database, 'setClock'>, say: (line: string) => void): Promise<() => void> {
  let wasWrong = false
  async function follow() {
    const ahead = await database.setClock()
    const isWrong = Math.abs(ahead) > WORTH_A_WORD_MS
    const seconds = Math.abs(ahead / 1000).toFixed(1)
    if (isWrong && !wasWrong)
      say(`The clock of this machine is ${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the database's, which is followed. Set it right.`)
    if (!isWrong && wasWrong) say("The clock of this machine agrees with the database's again.")
    wasWrong = isWrong
  }
  await follow()
  // While the database does not answer, the last difference is used.
  const timer = setInterval(() => void follow().catch(() => {}), EVERY_MS).unref()
  return () => clearInterval(timer)
}
