import { violationOf } from '../../db/violations.ts'
import { readEnvironment, type Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { FileStoreProblem } from '../../features/uploads/objects/file-store-problem.ts'
import { changeAccount } from './accounts.ts'
import { HELP, Misuse, understand, type Wish } from './command-line.ts'
import { makeBackup, verify } from './backups.ts'
import { moveSite } from './move-site.ts'
import { restoreSite } from './restore-site.ts'
import { examine } from './doctor.ts'
import { verifyLogFile, writeLogFile } from './log-files.ts'
import { moveSiteFiles } from './move-files.ts'
import { pruneNow } from './prune.ts'
import { resetSetting } from './settings.ts'
import { withBus, withSite } from './site.ts'
import { printWhoCan } from './who-can.ts'

/** Does what the command line asks for, prints what came of it, and resolves to the exit code. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await main(args, env)
  } catch (error) {
    if (error instanceof Misuse) console.error(`${error.message}\n\n${HELP}`)
    else console.error(error instanceof StartProblem ? error.message : (refusedBy(error) ?? `This could not be done: ${whole(error)}`))
    return error instanceof Misuse ? 2 : 1
  }
}

/** Says in a sentence why the database has refused; null when the reason is not known. */
function refusedBy(error: unknown): string | null {
  if (error instanceof FileStoreProblem) return error.reason
  const kind = violationOf(error)?.kind
  if (kind === 'busy') return 'Another program holds the database. Nothing has changed: try again in a moment.'
  if (kind === 'full') return 'The disk of the database is full. Nothing has changed: make room, and try again.'
  return kind === 'unavailable' ? 'The database does not answer. Look whether it runs, and try again.' : null
}

function whole(error: unknown) {
  return error instanceof Error ? error.stack : String(error)
}

async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const wish = understand(args)
  if (wish) return (await run(wish, env)) === false ? 1 : 0
  console.log(HELP)
  return 0
}

/** Resolves to false when the command has run and found something wrong. */
function run(wish: Wish, env: NodeJS.ProcessEnv): Promise<unknown> {
  const environment = readEnvironment(env)
  switch (wish.command) {
    case 'restore':
      return restoreSite(environment, wish.folder)
    case 'move':
      return moveSite(env)
    case 'move-files':
      return moveSiteFiles(environment, wish.kind)
    case 'verify-backup':
      return verify(environment, wish.folder)
    case 'verify-log':
      return verifyLogFile(environment, wish)
    case 'export-log':
      return withSite(environment, (database) => withBus(environment, database, (parts) => writeLogFile(parts, environment, wish)))
    case 'doctor':
      return examine(environment)
    case 'backup':
      return withSite(environment, (database) => makeBackup(database, environment, wish))
    case 'prune':
      return withSite(environment, (database) => pruneNow(database, environment))
    default:
      return withSite(environment, (database) => withBus(environment, database, (parts) => change(parts, environment, wish)))
  }
}

type Parts = Parameters<typeof changeAccount>[0]
type Change = Extract<Wish, { account: string } | { permit: string } | { name: string }>

function change(parts: Parts, environment: Environment, wish: Change): Promise<unknown> {
  if (wish.command === 'who-can') return printWhoCan(parts, { permit: wish.permit, id: wish.id })
  if (wish.command === 'reset-setting') return resetSetting(parts, environment, wish.name)
  return changeAccount(parts, wish)
}
