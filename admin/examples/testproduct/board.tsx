import { DeleteOutlined, InboxOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { priceText } from '../../../contract/format/currency.ts'
import type { words } from '../../../contract/words/zh-CN/examples/testproduct.ts'
import { part } from '../../browser/part.ts'
import { useRows } from '../../resource/data/data.ts'
import type { Item } from '../../resource/data/item.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { readList } from '../../resource/data/list-query.ts'
import type { Screen } from '../../resource/kinds/screen.ts'
import { useDelete } from '../../resource/list/use-delete.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { useWords } from '../frame/words.ts'
import './board.css'
import { STAGES, testProduct } from './resource.ts'

const FormDrawer = part(() => import('../../resource/form/form-drawer.tsx'))

/** Step 2: the screen. It reads the rows, and opens the form by the address. */
const SCREEN: Screen = { resource: testProduct, path: '/testproduct', form: 'drawer' }
const ALL = { ...readList(new URLSearchParams(), testProduct), size: 100 }

/** The rows by their stage. */
export function Board() {
  const say = useWords<typeof words>('testproduct')
  const { choice } = useLabels(testProduct)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const row = query.get('row')
  const { data } = useRows(testProduct, ALL)
  const open = (id: number | 'new' | null) => void navigate(id === null ? SCREEN.path : `${SCREEN.path}?row=${id}`)
  return (
    <>
      <div className="example-bar board-head">
        <span className="kit-quiet" role="status">
          {say('number', { number: data?.totalCount ?? 0 })}
        </span>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => open('new')}>
          {say('add')}
        </Button>
      </div>
      <div className="board">
        {STAGES.map((stage) => (
          <section key={stage} className="kit-card" aria-label={choice(stage)}>
            <h3>{choice(stage)}</h3>
            <Stage rows={(data?.items ?? []).filter((item) => item['stage'] === stage)} open={open} />
          </section>
        ))}
      </div>
      <Late close={() => open(null)}>
        {row !== null && <FormDrawer key={row} screen={SCREEN} id={row === 'new' ? null : Number(row)} close={() => open(null)} />}
      </Late>
    </>
  )
}

function Stage({ rows, open }: { rows: readonly Item[]; open: (id: number) => void }) {
  const say = useWords<typeof words>('testproduct')
  const remove = useDelete(SCREEN)
  if (rows.length === 0) return <Outcome icon={<InboxOutlined />} title={say('none')} />
  return (
    <ul className="board-rows">
      {rows.map((item) => {
        const name = String(item['name'])
        return (
          <li key={item.id}>
            <button type="button" className="board-row" onClick={() => open(item.id)}>
              <b>{name}</b>
              <span className="kit-quiet">
                {String(item['code'])} · {typeof item['price'] === 'number' ? priceText(item['price'], 'CNY') : say('noPrice')} ·{' '}
                {say('stock', { stock: Number(item['stock']) })}
              </span>
            </button>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={say('remove', { name })}
              title={say('remove', { name })}
              onClick={() => remove([item.id])}
            />
          </li>
        )
      })}
    </ul>
  )
}
