import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../../../contract/errors.ts'

// OWASP's second recommendation for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const DEMO_PASSWORD = '123qwe'

/** The passwords that attackers try first, of the lengths that we allow. */
const COMMON = new Set(
  '123456 1234567 12345678 123456789 1234567890 password password1 passw0rd qwerty qwerty123 qwertyuiop 111111 000000 666666 888888 123123 112233 abc123 a123456 a12345678 iloveyou admin123 administrator letmein welcome monkey dragon 654321 woaini 5201314 1qaz2wsx zxcvbnm asdfghjkl'.split(
    ' ',
  ),
)

export const hashPassword = (password: string) => hash(password, COST)

/** The hash, at the same cost, of a password that nobody knows: checking against it takes as long as checking a real one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$yOyydpt84egmL17oOHUxVQ$6u5TAo3f7QB7B2LmkmqJhVVv7B0tPlSXRhtclArCdLw'

/** Whether the password is right. Without a hash (no such user) it takes the same time and is wrong. */
export async function isRight(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? NOBODY, password)
  return right && passwordHash != null
}

/** Why a password is one that others guess first (a words key), or null; the demo's is for the demo seed only. */
export function weakness(password: string): 'problem.demoPassword' | 'problem.commonPassword' | null {
  if (password === DEMO_PASSWORD) return 'problem.demoPassword'
  return COMMON.has(password.toLowerCase()) || new Set(password).size === 1 ? 'problem.commonPassword' : null
}

/** Refuses a new password that is weak, at the member it was given in. */
export function refuseWeak(password: string, member = 'newPassword'): void {
  const words = weakness(password)
  if (words) throw new Problem('invalid', { members: { [member]: words } })
}
