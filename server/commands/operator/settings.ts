import { SETTING_NAMES } from '../../../contract/settings/index.ts'
import type { Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { resetSettingOf } from '../../features/settings/by-operator.ts'
import type { OperatorParts } from '../../http/as-operator.ts'
import { decidedBy } from '../../settings/decided.ts'
import { isSettingName } from '../../settings/stored.ts'

/** Gives a setting its default back, and prints what was done. */
export async function resetSetting(parts: OperatorParts, environment: Environment, name: string): Promise<void> {
  if (!isSettingName(name)) throw new StartProblem(`There is no setting ${JSON.stringify(name)}; there are ${SETTING_NAMES.join(', ')}.`)
  const variable = decidedBy(environment)[name]
  if (variable) throw new StartProblem(`${variable} in the environment decides ${name}: change it there, and start the server again.`)
  const done = await resetSettingOf(parts, name)
  console.log(done ? `${name} has its default back; it acts at once.` : `${name} has its default already.`)
}
