import { parseArgs } from 'node:util'
import { day } from '../../../contract/schema.ts'
import type { CountedLog } from '../../db/log-counts.ts'
import { LOGS } from '../../features/logs/logs.ts'
import type { StoreKind } from './move-files.ts'

export const HELP = `Usage: npm run portico -- <command> <user> [--password-stdin]
       npm run portico -- <command> [...]

People
  reset-password <user>  gives the user a new password, makes the account active and ends its sessions
  reset-factors <user>   removes the user's second factors and ends the user's sessions
  unlock <user>          lets the user sign in at once after too many wrong passwords
  end-sessions <user>    signs the user out everywhere
  make-admin <user>      makes the user an administrator; where there is no such user, makes one
  who-can <permit> [id]  lists who holds a permit such as Product/Edit, or who may use it on the row with that id

The site
  reset-setting <name>   gives a setting its default back, such as secondFactorFor or isInMaintenance
  backup [folder]        copies database and uploads, as they are at one moment, into a new folder there
  verify-backup [backup] restores a backup into a scratch place, opens it and compares it; usually the latest
  restore <backup>       puts a backup into the empty place that DATA_DIR and DATABASE_URL name
  move                   copies the site to the empty place that TO_DATA_DIR or TO_DATABASE_URL name, on either engine
  move-files <s3|disk>   moves the uploaded files to the bucket that S3_… names, or back; after a stop it goes on
  prune                  deletes what the settings no longer keep, now
  export-log <log>       writes webLog, auditLog, loginLog or entityChange into a new file (--out), signed by the site
  verify-log <file>      says whether such a file is as it was signed, and else which line is not
  doctor                 looks at disk, clock, rights, database, files, proxies, mail and backups

  --password-stdin       reads the new password from the first line of standard input; without it a password is made
                         where one is needed, and printed once
  --verify               verifies the backup that was just made
  --keep <number>        then removes older backups of that folder, but for so many of the latest
  --from, --to <day>     the first and the last day of the file, such as 2026-11-24, in the time zone of the site
  --key <public key>     checks a file by that key instead of the site's
  --help                 prints this

The user is named by user name or e-mail address. All but "restore" and the moves work while the server runs and while it stands
still, on the database that DATA_DIR or DATABASE_URL name, as they do for the server. Backups go to BACKUP_DIR, usually
DATA_DIR/backups. The audit log holds what is done to people and settings. A command ends with 0 when it is done, 1 when it
could not be done or the doctor found a fault, and 2 when it was not understood.`

export const ACCOUNT_COMMANDS = ['reset-password', 'reset-factors', 'unlock', 'end-sessions', 'make-admin'] as const
type AccountCommand = (typeof ACCOUNT_COMMANDS)[number]

/** Thrown for a command line that is not understood; the help is printed. */
export class Misuse extends Error {}

export type Wish =
  | { command: AccountCommand; account: string; isFromStdin: boolean }
  | { command: 'who-can'; permit: string; id: number | undefined }
  | { command: 'reset-setting'; name: string }
  | { command: 'backup'; place: string | null; isVerified: boolean; keep: number | null }
  | { command: 'restore'; folder: string }
  | { command: 'verify-backup'; folder: string | null }
  | { command: 'export-log'; log: CountedLog; from: string | null; to: string | null; out: string }
  | { command: 'verify-log'; file: string; key: string | null }
  | { command: 'move-files'; kind: StoreKind }
  | { command: 'move' | 'prune' | 'doctor' }

const NAME_LOG = 'Name one log: webLog, auditLog, loginLog or entityChange.'
const NAME_STORE = 'Name the store that the files move to: s3 or disk.'
const NAME_FILE = 'Name one file.'
const NAME_BACKUP = 'Name the folder of one backup.'

interface Given {
  subject: string
  more: string[]
  values: ReturnType<typeof parsed>['values']
}

const READERS: Record<Wish['command'], (given: Given) => Wish> = {
  ...accountReaders(),
  'who-can': ({ subject, more }) => whoCan(subject, more),
  'reset-setting': ({ subject, more }) => ({ command: 'reset-setting', name: only(subject, more, 'Name one setting.') }),
  backup: ({ subject, more, values }) => backup(only(subject, more, 'Name one folder.'), values),
  restore: ({ subject, more }) => ({ command: 'restore', folder: named(only(subject, more, NAME_BACKUP), NAME_BACKUP) }),
  'verify-backup': ({ subject, more }) => ({ command: 'verify-backup', folder: only(subject, more, NAME_BACKUP) || null }),
  move: ({ subject, more }) => alone('move', subject, more),
  'move-files': ({ subject, more }) => ({ command: 'move-files', kind: storeKind(only(subject, more, NAME_STORE)) }),
  prune: ({ subject, more }) => alone('prune', subject, more),
  'export-log': ({ subject, more, values }) => exportLog(only(subject, more, NAME_LOG), values),
  'verify-log': ({ subject, more, values }) => ({
    command: 'verify-log',
    file: named(only(subject, more, NAME_FILE), NAME_FILE),
    key: values.key ?? null,
  }),
  doctor: ({ subject, more }) => alone('doctor', subject, more),
}

const COMMANDS = Object.keys(READERS)

/** Returns null when the help was asked for. */
export function understand(args: string[]): Wish | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [command, subject = '', ...more] = positionals
  if (command === undefined || !Object.hasOwn(READERS, command)) throw new Misuse(`Say what to do: ${COMMANDS.join(' or ')}.`)
  return READERS[command as Wish['command']]({ subject: subject.trim(), more, values })
}

function accountReaders() {
  const reader =
    (command: AccountCommand) =>
    ({ subject, more, values }: Given): Wish => {
      const account = named(subject, 'Name a user.')
      // Every user of this machine can read a command line.
      only(account, more, 'A password is not taken from the command line: use --password-stdin.')
      return { command, account, isFromStdin: values['password-stdin'] }
    }
  return Object.fromEntries(ACCOUNT_COMMANDS.map((command) => [command, reader(command)])) as Record<
    AccountCommand,
    ReturnType<typeof reader>
  >
}

function whoCan(permit: string, [id, ...more]: string[]): Wish {
  if (!permit) throw new Misuse('Name a permit such as Product/Edit.')
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d{0,14}$/.test(id))) throw new Misuse('Name one row by its number.')
  return { command: 'who-can', permit, id: id === undefined ? undefined : Number(id) }
}

function backup(place: string, { verify, keep }: Given['values']): Wish {
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new Misuse('Say by --keep how many backups stay: a number from 1.')
  return { command: 'backup', place: place || null, isVerified: verify, keep: keep === undefined ? null : Number(keep) }
}

function exportLog(name: string, { from, to, out }: Given['values']): Wish {
  const log = (Object.keys(LOGS) as CountedLog[]).find((each) => each.toLowerCase() === name.toLowerCase())
  if (!log) throw new Misuse(NAME_LOG)
  if (!out) throw new Misuse('Name the new file by --out.')
  for (const given of [from, to])
    if (given !== undefined && !day.safeParse(given).success) throw new Misuse('Name a day such as 2026-11-24.')
  return { command: 'export-log', log, from: from ?? null, to: to ?? null, out }
}

function alone(command: 'move' | 'prune' | 'doctor', subject: string, more: string[]): Wish {
  if (subject || more.length > 0) throw new Misuse(`"${command}" takes nothing more.`)
  return { command }
}

function storeKind(name: string): StoreKind {
  if (name !== 's3' && name !== 'disk') throw new Misuse(NAME_STORE)
  return name
}

function only(subject: string, more: string[], problem: string): string {
  if (more.length > 0) throw new Misuse(problem)
  return subject
}

function named(subject: string, problem: string): string {
  if (!subject) throw new Misuse(problem)
  return subject
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        'password-stdin': { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        keep: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        out: { type: 'string' },
        key: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}
