import type { Context } from '../../http/context.ts'
import type { Result } from './login-log.ts'

interface Account {
  isActive: number | null
  hasDemoPassword: number | null
}

/** Returns why an account may not sign in although its holder has shown who they are. */
export function refusalOf(user: Account, ctx: Context, isDemo: boolean): Extract<Result, 'UserIsNotActive' | 'DemoAccount'> | null {
  if (user.isActive !== 1) return 'UserIsNotActive'
  return user.hasDemoPassword === 1 && !isDemo && !ctx.origin.isFromHere?.() ? 'DemoAccount' : null
}
