import { hash, verify } from '@node-rs/argon2'
import { passwordForm } from '../../../contract/format/compared-names.ts'

// OWASP's second recommendation for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let cost = COST

export const DEMO_PASSWORD = '123qwe'

/** Hashes at once; calls that strangers can make wait for their turn instead (`hash-queue.ts`). */
export const hashPassword = (password: string) => hash(passwordForm(password), cost)

/**
 * @internal Has passwords hashed at another cost from now on, until the returned function is called: for tests of other things. Nothing in the
 * program calls it, so no build has it.
 */
export function hashAtCost(other: typeof COST): () => void {
  cost = other
  return () => {
    cost = COST
  }
}

/** @internal The hash, at the same cost, of a password that nobody knows: checking against it takes as long as checking a real one. */
export const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$yOyydpt84egmL17oOHUxVQ$6u5TAo3f7QB7B2LmkmqJhVVv7B0tPlSXRhtclArCdLw'

/** True if the password is right. Without a hash (no such user) the check takes as long and fails. */
export async function isRight(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(passwordHash ?? NOBODY, form)) return passwordHash != null
  return false
}

/** B-101f: a password that was stored before has the form in which it was typed then. A plain password has one form, so it is hashed once. */
const formsOf = (password: string) => new Set([passwordForm(password), password, password.normalize('NFD')])
