import { parseArgs } from 'node:util'

export const HELP = `Usage: npm run portico -- <command> <user> [--password-stdin]
       npm run portico -- who-can <permit> [<row id>]

  reset-password <user>  gives the user a new password, makes the account active and ends its sessions
  reset-factors <user>   removes the user's second factors and ends the user's sessions
  unlock <user>          lets the user sign in at once after too many wrong passwords
  end-sessions <user>    signs the user out everywhere
  make-admin <user>      makes the user an administrator; where there is no such user, makes one
  who-can <permit> [id]  lists who holds a permit such as Product/Edit, or who may use it on the row with that id

  --password-stdin       reads the new password from the first line of standard input; without it a password is made
                         where one is needed, and printed once
  --help                 prints this

The user is named by user name or e-mail address. It works while the server runs and while it stands still, on the database
that DATA_DIR or DATABASE_URL name, as they do for the server. Each command is in the audit log. It ends with 0 when it is done,
1 when it could not be done and 2 when it was not understood.`

export const ACCOUNT_COMMANDS = ['reset-password', 'reset-factors', 'unlock', 'end-sessions', 'make-admin'] as const
const COMMANDS: readonly string[] = [...ACCOUNT_COMMANDS, 'who-can']

/** Thrown for a command line that is not understood; the help is printed. */
export class Misuse extends Error {}

export type Wish =
  | { command: (typeof ACCOUNT_COMMANDS)[number]; account: string; isFromStdin: boolean }
  | { command: 'who-can'; permit: string; id: number | undefined }

/** Returns null when the help was asked for. */
export function understand(args: string[]): Wish | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [command, subject = '', ...more] = positionals
  if (command === undefined || !COMMANDS.includes(command)) throw new Misuse(`Say what to do: ${COMMANDS.join(' or ')}.`)
  if (command === 'who-can') return whoCan(subject.trim(), more)
  if (!subject.trim()) throw new Misuse('Name a user.')
  // Every user of this machine can read a command line.
  if (more.length > 0) throw new Misuse('A password is not taken from the command line: use --password-stdin.')
  return { command: command as (typeof ACCOUNT_COMMANDS)[number], account: subject.trim(), isFromStdin: values['password-stdin'] }
}

function whoCan(permit: string, [id, ...more]: string[]): Wish {
  if (!permit) throw new Misuse('Name a permit such as Product/Edit.')
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d{0,14}$/.test(id))) throw new Misuse('Name one row by its number.')
  return { command: 'who-can', permit, id: id === undefined ? undefined : Number(id) }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false }, 'password-stdin': { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}
