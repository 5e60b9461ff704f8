import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/count-to.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './count-to.css'
import { useCountUp, type Count } from './use-count-up.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'

const LIBRARY = { name: 'countup.js 2.10', licence: 'MIT', home: 'https://github.com/inorganik/countUp.js' }
const BEGINNING: Count = { from: 0, to: 2026, seconds: 3, decimals: 0, prefix: '' }

/** R-14y: a number that counts. */
export const Component = () => {
  const say = useWords<typeof words>('count-to')
  const [count, setCount] = useState(BEGINNING)
  const { place, state, shown, isCalm, start, toggle, reset } = useCountUp(count)
  const set = (change: Partial<Count>) => setCount({ ...count, ...change })
  return (
    <Example name="count-to" uses={[LIBRARY]}>
      <section className="kit-card count-to">
        <h2>{say('result')}</h2>
        {/* A screen reader is told the result alone, not every number on the way. */}
        <div ref={place} className="count-to-number" aria-hidden />
        <p className="kit-quiet" role="status">
          {state === 'done' ? say('done', { value: shown }) : ''}
        </p>
        <div className="example-bar">
          <Button type="primary" onClick={start}>
            {say('start')}
          </Button>
          <Button disabled={state !== 'counting' && state !== 'paused'} onClick={toggle}>
            {say(state === 'paused' ? 'resume' : 'pause')}
          </Button>
          <Button onClick={reset}>{say('reset')}</Button>
        </div>
        {isCalm && <p className="kit-quiet">{say('calm')}</p>}
      </section>
      <section className="kit-card">
        <Form layout="vertical" className="count-to-fields">
          <Amount label={say('from')} value={count.from} set={(from) => set({ from })} />
          <Amount label={say('to')} value={count.to} set={(to) => set({ to })} />
          <Amount label={say('seconds')} value={count.seconds} min={0.5} max={20} set={(seconds) => set({ seconds })} />
          <Amount label={say('decimals')} value={count.decimals} min={0} max={4} set={(decimals) => set({ decimals })} />
          <Form.Item label={say('prefix')} htmlFor="count-to-prefix">
            <Input id="count-to-prefix" maxLength={8} value={count.prefix} onChange={({ target }) => set({ prefix: target.value })} />
          </Form.Item>
        </Form>
      </section>
    </Example>
  )
}

interface AmountProps {
  label: string
  value: number
  min?: number
  max?: number
  set: (value: number) => void
}

const Amount = ({ label, value, min = -1_000_000_000, max = 1_000_000_000, set }: AmountProps) => (
  <Form.Item label={label} htmlFor={`count-to-${label}`}>
    <NumberInput id={`count-to-${label}`} value={value} min={min} max={max} onChange={(given) => given !== null && set(given)} />
  </Form.Item>
)
