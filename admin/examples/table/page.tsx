import { Button, Segmented } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { words } from '../../../contract/words/zh-CN/examples/table.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { useColumns } from './columns.tsx'
import { makeLines, rowsOf, sumsOf, type GroupBy, type Line } from './rows.ts'
import './table.css'
import { VirtualTable, type TableHandle } from './virtual-table.tsx'
import { NumberInput } from '../../shell/parts/number-input.tsx'

const GROUPS = ['none', 'region', 'kind'] as const
const NONE: ReadonlySet<string> = new Set()

/** R-14h: 100,000 rows, of which only those in sight are drawn. */
export const Component = () => {
  const say = useWords<typeof words>('table')
  const number = new Intl.NumberFormat(useTranslation().i18n.language)
  const [lines, setLines] = useState(makeLines)
  const [groupBy, setGroupBy] = useState<GroupBy>('none')
  const [closed, setClosed] = useState(NONE)
  const [wanted, setWanted] = useState<number | null>(1)
  const table = useRef<TableHandle>(null)
  const rows = useMemo(() => rowsOf(lines, groupBy, closed), [lines, groupBy, closed])
  const sums = useMemo(() => sumsOf(lines), [lines])
  const change = (id: number, values: Partial<Line>) => setLines((before) => before.with(id - 1, { ...before[id - 1]!, ...values }))
  const toggle = (key: string) =>
    setClosed((before) => (before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key])))
  const columns = useColumns({ closed, toggle, change })
  const goTo = (at: number) => {
    setWanted(at)
    table.current?.scrollTo(Math.min(rows.length, Math.max(1, at)) - 1)
  }
  return (
    <Example name="table">
      <section className="kit-card">
        <div className="example-bar table-bar">
          <Segmented
            aria-label={say('groupBy')}
            options={GROUPS.map((value) => ({ value, label: say(`groups.${value}`) }))}
            value={groupBy}
            onChange={(value) => {
              setGroupBy(value)
              setClosed(NONE)
            }}
          />
          <NumberInput
            aria-label={say('row')}
            prefix={say('row')}
            min={1}
            max={rows.length}
            precision={0}
            value={wanted}
            onChange={setWanted}
            onPressEnter={() => goTo(wanted ?? 1)}
          />
          <Button onClick={() => goTo(wanted ?? 1)}>{say('go')}</Button>
          <Button onClick={() => goTo(rows.length)}>{say('last')}</Button>
        </div>
        <VirtualTable
          ref={table}
          label={say('label')}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          classOf={({ type }) => (type === 'group' ? 'table-group' : '')}
        />
        <p className="table-sums" role="status">
          {say('sums', { count: number.format(sums.count), quantity: number.format(sums.quantity), amount: number.format(sums.amount) })}
        </p>
      </section>
    </Example>
  )
}
