import { SearchOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, Segmented, Select } from 'antd'
import { wordsIn } from '../../../contract/bilingual.ts'
import { priceText } from '../../../contract/format/currency.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { useWords } from '../frame/words.ts'
import { KINDS, type Kind } from './products.ts'
import type { useProductList } from './use-product-list.ts'

type List = ReturnType<typeof useProductList>

interface ToolWords {
  tools: Record<'search' | 'kind' | 'all' | 'order' | 'usual' | 'cheap' | 'dear' | 'found' | 'none' | 'noneLead' | 'clear', string>
  compare: Record<'add' | 'addNamed' | 'title' | 'none' | 'price' | 'onRequest' | 'field', string>
}

const useToolWords = () => useWords<ToolWords>('product-list')

/** The filters and the order of a list of products. */
export function ProductTools({ list }: { list: List }) {
  const say = useToolWords()
  const language = currentLanguage()
  const kinds = (Object.keys(KINDS) as Kind[]).map((value) => ({ value, label: wordsIn(KINDS[value], language) }))
  return (
    <div className="example-bar">
      <Input
        allowClear
        className="sample-search"
        prefix={<SearchOutlined />}
        aria-label={say('tools.search')}
        placeholder={say('tools.search')}
        value={list.typed}
        onChange={({ target }) => list.setTyped(target.value)}
      />
      <Segmented<Kind | 'all'>
        aria-label={say('tools.kind')}
        options={[{ value: 'all', label: say('tools.all') }, ...kinds]}
        value={list.kind}
        onChange={list.setKind}
      />
      <Select
        aria-label={say('tools.order')}
        value={list.order}
        onChange={list.setOrder}
        options={(['usual', 'cheap', 'dear'] as const).map((value) => ({ value, label: say(`tools.${value}`) }))}
      />
      <span className="kit-quiet" role="status">
        {say('tools.found', { number: list.found.length })}
      </span>
    </div>
  )
}

/** In place of products that no filter leaves. */
export function NoProducts({ list }: { list: List }) {
  const say = useToolWords()
  return (
    <Outcome icon={<SearchOutlined />} title={<h2>{say('tools.none')}</h2>} lead={say('tools.noneLead')}>
      <Button onClick={list.clear}>{say('tools.clear')}</Button>
    </Outcome>
  )
}

/** Takes a product into the comparison, or out of it. */
export function Compare({ list, code, name }: { list: List; code: string; name: string }) {
  const say = useToolWords()
  const isIn = list.compared.some((product) => product.code === code)
  return (
    <Checkbox
      checked={isIn}
      disabled={!isIn && list.isFull}
      aria-label={say('compare.addNamed', { name })}
      onChange={() => list.toggle(code)}
    >
      {say('compare.add')}
    </Checkbox>
  )
}

/** The chosen products side by side. */
export function Comparison({ list: { compared, none } }: { list: List }) {
  const say = useToolWords()
  if (compared.length === 0) return null
  const names = [...new Map(compared.flatMap(({ keyParams }) => keyParams.map(({ key, name }) => [key, name] as const)))]
  return (
    <section className="kit-card sample-comparison" aria-label={say('compare.title')}>
      <div className="example-bar">
        <h2>{say('compare.title')}</h2>
        <Button onClick={none}>{say('compare.none')}</Button>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="sample-wide" role="region" aria-label={say('compare.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('compare.field')}</th>
              {compared.map(({ code, name }) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('compare.price')}</th>
              {compared.map(({ code, price }) => (
                <td key={code}>{price === null ? say('compare.onRequest') : priceText(price, 'CNY')}</td>
              ))}
            </tr>
            {names.map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {compared.map(({ code, keyParams }) => (
                  <td key={code}>{keyParams.find((param) => param.key === key)?.value ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
