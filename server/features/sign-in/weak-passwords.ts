import { Problem } from '../../../contract/errors.ts'
import { passwordForm } from '../../../contract/format/compared-names.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Db } from '../../db/engine.ts'
import { isDate, isDecorated } from './easy-guesses.ts'
import { DEMO_PASSWORD } from './passwords.ts'

export type Weakness = 'problem.demoPassword' | 'problem.commonPassword' | 'problem.ownNamePassword'

/** Returns the words key of the reason why a password is easily guessed, or null; `names` are the names of its owner and of the site. */
export async function weaknessOf(password: string, names: readonly (string | null | undefined)[] = []): Promise<Weakness | null> {
  const lowered = password.normalize('NFKC').toLowerCase()
  if (lowered === DEMO_PASSWORD) return 'problem.demoPassword'
  if ([PRODUCT, ...names].some((name) => isMadeOf(lowered, name?.toLowerCase() ?? ''))) return 'problem.ownNamePassword'
  return isRow(lowered) || isDate(lowered) || (await isCommon(lowered)) ? 'problem.commonPassword' : null
}

const PRODUCT = 'portico'
const SHORTEST_NAME = 3
/** A name with at most so many characters beside it is easily guessed: `portico2026`. */
const GUESSED_BESIDE = 4

const isMadeOf = (password: string, name: string) =>
  name.length >= SHORTEST_NAME && password.length - name.length <= GUESSED_BESIDE && password.includes(name)

/** True for a repeated character or a run of neighbours: aaaaaa, abcdef, 987654. */
function isRow(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.codePointAt(0)!)
  const steps = new Set(codes.slice(1).map((code, at) => code - codes[at]!))
  return steps.size <= 1 && Math.abs([...steps][0] ?? 0) <= 1
}

/** The passwords that attackers try first; loaded when the first password is set. */
let common: Promise<Record<'COMMON' | 'WORDS', ReadonlySet<string>>> | null = null

async function isCommon(password: string): Promise<boolean> {
  const { COMMON, WORDS } = await (common ??= import('./common-passwords.ts'))
  return COMMON.has(password) || isDecorated(password, WORDS)
}

type PasswordRules = Pick<SettingValues, 'passwordShortest' | 'passwordLongest' | 'passwordKinds'>

interface NewPassword {
  /** The input member that held the password. */
  member?: string
  db: Db
  rules: PasswordRules
  /** The owner's user name, name and e-mail address. */
  names: readonly (string | null | undefined)[]
}

/** Refuses a new password that is weak, at the member it was given in. */
export async function refuseWeak(given: string, { member = 'newPassword', db, rules, names }: NewPassword): Promise<void> {
  const password = passwordForm(given)
  refuseAgainstRules(password, { member, rules })
  const words = await weaknessOf(password, [...names, ...names.map(mailbox), ...(await titlesOf(db))])
  if (words) throw new Problem('invalid', { members: { [member]: words } })
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/** E-07: the length and the kinds of characters that the settings ask for. */
function refuseAgainstRules(password: string, { member, rules }: { member: string; rules: PasswordRules }) {
  const { passwordShortest: min, passwordLongest: max, passwordKinds: kinds } = rules
  const refuse = (words: string) => new Problem('invalid', { members: { [member]: words }, values: { min, max, kinds } })
  if (password.length < min) throw refuse('invalid.tooShort')
  if (password.length > max) throw refuse('invalid.tooLong')
  if (KINDS.filter((kind) => kind.test(password)).length < kinds) throw refuse('invalid.passwordKinds')
}

const mailbox = (name: string | null | undefined) => name?.split('@')[0]

async function titlesOf(db: Db) {
  const rows = await db.selectFrom('siteInfo').select(['title', 'titleEn']).where('deletionTime', 'is', null).execute()
  return rows.flatMap(({ title, titleEn }) => [title, titleEn])
}
