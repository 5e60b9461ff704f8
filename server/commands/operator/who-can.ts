import { Problem } from '../../../contract/errors.ts'
import type { OperatorParts } from '../../http/as-operator.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { whoCan } from '../../features/access/by-operator.ts'

/** Prints who may use a permit, a line for each person, with the roles that let them. */
export async function printWhoCan(parts: OperatorParts, asked: { permit: string; id: number | undefined }) {
  const found = await whoCan(parts, asked).catch((error: unknown) => {
    throw error instanceof Problem ? new StartProblem(sentenceFor(asked)) : error
  })
  const { subject, people } = found!
  const what = subject.row ? `${subject.permit} on ${subject.row.name} (${subject.row.id})` : subject.permit
  console.log(people.length === 0 ? `Nobody may use ${what}.` : `${people.length} may use ${what}:`)
  for (const { userName, fullName, ways } of people) {
    const roles = ways.map(({ roleName, unitName }) => (unitName ? `${roleName} by ${unitName}` : roleName))
    console.log(`  ${fullName ? `${userName} (${fullName})` : userName}: ${roles.join(', ')}`)
  }
}

const sentenceFor = ({ permit, id }: { permit: string; id: number | undefined }) =>
  id === undefined
    ? `There is no permit ${JSON.stringify(permit)}; docs/permits.md names them.`
    : `There is no permit ${JSON.stringify(permit)}, or no row ${id} that it is about; docs/permits.md names the permits.`
