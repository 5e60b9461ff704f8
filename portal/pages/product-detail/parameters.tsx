import type { ProductView } from '../../../contract/features/portal.ts'
import { useWords } from '../../page/use-layout.ts'
import { Part } from './part.tsx'
import { NoBreak } from '../../text/no-break.tsx'

/** All parameters, with a table for each group. */
export function Parameters({ groups }: { groups: ProductView['paramGroups'] }) {
  return (
    <Part title={useWords().products.params}>
      <div className="param-groups">
        {groups.map(({ name, params }) => (
          <table className="params" key={name}>
            <caption>{name}</caption>
            <tbody>
              {params.map((param) => (
                <tr key={param.key}>
                  <th scope="row">{param.name}</th>
                  <td>
                    <NoBreak text={param.value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Part>
  )
}
