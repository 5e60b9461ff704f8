import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { words } from '../../../contract/words/zh-CN/examples/table.ts'
import { useWords } from '../frame/words.ts'
import { AmountCell } from './amount-cell.tsx'
import type { Line, Row, Sums } from './rows.ts'
import type { Column } from './virtual-table.tsx'

interface ColumnsProps {
  closed: ReadonlySet<string>
  toggle: (key: string) => void
  change: (id: number, values: Partial<Line>) => void
}

/** The columns: the first stays at the left while the others scroll, the last at the right. */
export function useColumns({ closed, toggle, change }: ColumnsProps): Column<Row>[] {
  const say = useWords<typeof words>('table')
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    /** Cells of lines, and of the headings of groups. */
    const cells = (ofLine: (line: Line) => ReactNode, ofGroup: (sums: Sums) => ReactNode = () => null) => ({
      render: (row: Row) => (row.type === 'line' ? ofLine(row.line) : ofGroup(row.sums)),
    })
    const first = {
      key: 'product',
      title: say('product'),
      pinned: 'left' as const,
      width: 200,
      render: (row: Row) =>
        row.type === 'line' ? (
          say('name', { kind: say(`kinds.${row.line.kind}`), number: row.line.id })
        ) : (
          <Button
            type="text"
            size="small"
            aria-expanded={!closed.has(row.key)}
            icon={closed.has(row.key) ? <RightOutlined /> : <DownOutlined />}
            onClick={() => toggle(row.key)}
          >
            {say('group', { name: say(`names.${row.name}`), count: number.format(row.sums.count) })}
          </Button>
        ),
    }
    const edited = (field: 'quantity' | 'price', width: number) => ({
      key: field,
      title: say(field),
      width,
      isNumber: true,
      ...cells(
        ({ id, [field]: value }) => (
          <AmountCell
            value={value}
            shown={number.format(value)}
            label={say('edit', { field: say(field), number: id })}
            save={(given) => change(id, { [field]: given })}
          />
        ),
        (sums) => (field === 'quantity' ? number.format(sums.quantity) : null),
      ),
    })
    return [
      first,
      { key: 'region', title: say('region'), width: 140, ...cells(({ region }) => say(`names.${region}`)) },
      { key: 'kind', title: say('kind'), width: 140, ...cells(({ kind }) => say(`kinds.${kind}`)) },
      edited('quantity', 140),
      edited('price', 140),
      {
        key: 'amount',
        title: say('amount'),
        width: 150,
        isNumber: true,
        pinned: 'right' as const,
        ...cells(
          ({ quantity, price }) => number.format(quantity * price),
          ({ amount }) => number.format(amount),
        ),
      },
    ]
  }, [say, language, closed, toggle, change])
}
