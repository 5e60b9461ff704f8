import type { Context } from '../../http/context.ts'
import type { FactorParts } from '../second-factors/factors.ts'
import type { SignInLimits } from './limits.ts'
import type { LoginLog } from './login-log.ts'

/** The guards that every way to sign in asks. */
export interface Guards {
  limits: SignInLimits
  loginLog: LoginLog
  factors: FactorParts
  isDemo: boolean
  /** True once an operator has unlocked the accounts. */
  isUnlocked: (ctx: Context) => Promise<boolean>
}
