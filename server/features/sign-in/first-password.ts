import type { Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { weaknessOf } from './weak-passwords.ts'

/** Stops the start on a weak ADMIN_PASSWORD. */
export async function refuseWeakAdminPassword({ adminPassword }: Environment): Promise<void> {
  if (adminPassword !== null && (await weaknessOf(adminPassword, ['admin'])) !== null)
    throw new StartProblem('The setting ADMIN_PASSWORD must not be a password that others guess first.')
}
