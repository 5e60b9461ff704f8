import { hashAtCost } from '../features/sign-in/passwords.ts'

// Vitest loads this before each file of tests, and the site that they copy is made with it. A test hires hundreds of people, each of whom signs in:
// at the real cost their passwords took more time than what is tested. Tests about hashing put the real cost back.

/** Puts the real cost back. */
export const hashAtRealCost = hashAtCost({ memoryCost: 8, timeCost: 1, parallelism: 1 })
