import { DownloadOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useMemo, useRef, useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/echart.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { Chart, type ChartHandle } from './chart.tsx'
import './echart.css'
import { HALL_NAMES } from './floor.ts'
import { KINDS, SALES, VISITORS, type Kind, type Numbers } from './options.ts'
import { useLive } from './use-live.ts'

const LIBRARY = { name: 'Apache ECharts 6.1', licence: 'Apache-2.0', home: 'https://echarts.apache.org' }

/** R-14k: charts of five kinds. */
export const Component = () => {
  const say = useWords<typeof words>('echart')
  const [kind, setKind] = useState<Kind>('line')
  const chart = useRef<ChartHandle>(null)
  const { live, isOn, toggle } = useLive(kind === 'live')
  const fixed = useMemo(() => numbersOf(kind, say), [kind, say])
  const numbers = useMemo(
    () =>
      kind === 'live'
        ? { names: live.map(({ at }) => at), series: [{ name: say('load'), values: live.map(({ value }) => value) }] }
        : fixed,
    [kind, live, fixed, say],
  )
  const save = async () => saveFile(await chart.current!.picture(), `${say(`kinds.${kind}`)}.png`)
  return (
    <Example name="echart" uses={[LIBRARY]}>
      <figure className="kit-card echart" aria-label={say(`kinds.${kind}`)}>
        <div className="example-bar">
          <Segmented
            aria-label={say('kind')}
            options={KINDS.map((value) => ({ value, label: say(`kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'live' && <Button onClick={toggle}>{say(isOn ? 'pause' : 'go')}</Button>}
          <Button icon={<DownloadOutlined />} onClick={() => void save()}>
            {say('save')}
          </Button>
        </div>
        <Chart ref={chart} kind={kind} numbers={numbers} />
        <NumbersTable title={say(`kinds.${kind}`)} head={say('head')} numbers={numbers} />
      </figure>
    </Example>
  )
}

function numbersOf(kind: Kind, say: ReturnType<typeof useWords<typeof words>>): Numbers {
  const products = (['camera', 'lens', 'light'] as const).map((name) => ({ name: say(`products.${name}`), values: SALES[name] }))
  if (kind === 'map') return { names: HALL_NAMES, series: [{ name: say('visitors'), values: VISITORS }] }
  if (kind === 'pie')
    return {
      names: products.map(({ name }) => name),
      series: [{ name: say('sold'), values: products.map(({ values }) => values.reduce((sum, one) => sum + one, 0)) }],
    }
  return { names: SALES.camera.map((_, at) => say('month', { month: at + 1 })), series: products }
}

/** The numbers of the chart: it is a picture, which nobody can read who does not see it. */
const NumbersTable = ({ title, head, numbers }: { title: string; head: string; numbers: Numbers }) => (
  <div className="kit-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {numbers.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.names.map((name, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {numbers.series.map((one) => (
              <td key={one.name}>{one.values[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
