import './products.css'

export interface ReadGroup {
  name: string
  rows: readonly { key: string; name: string; value: string }[]
}

/** Names and values in groups, as a table to be read. */
export const ReadTable = ({ groups }: { groups: readonly ReadGroup[] }) => (
  <table className="kit-read-table">
    {groups.map(({ name, rows }, at) => (
      <tbody key={at}>
        <tr>
          <th colSpan={2} scope="rowgroup">
            {name}
          </th>
        </tr>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)
