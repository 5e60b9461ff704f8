import { Button, Progress, Slider } from 'antd'
import type { words } from '../../../contract/words/zh-CN/examples/mixin.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './mixin.css'
import { useAmount } from './use-amount.ts'

/** R-14z: two components with one behaviour. */
export const Component = () => {
  const say = useWords<typeof words>('mixin')
  return (
    <Example name="mixin">
      <p>{say('explained')}</p>
      <div className="mixin-pair">
        <Stepper />
        <Gauge />
      </div>
    </Example>
  )
}

function Stepper() {
  const say = useWords<typeof words>('mixin')
  const { amount, add, reset } = useAmount()
  return (
    <section className="kit-card" aria-labelledby="mixin-stepper">
      <h2 id="mixin-stepper">{say('stepper')}</h2>
      <p className="mixin-value" role="status">
        {say('value', { value: amount })}
      </p>
      <div className="example-bar">
        <Button onClick={() => add(-10)}>{say('less')}</Button>
        <Button type="primary" onClick={() => add(10)}>
          {say('more')}
        </Button>
        <Button onClick={reset}>{say('reset')}</Button>
      </div>
    </section>
  )
}

function Gauge() {
  const say = useWords<typeof words>('mixin')
  const { amount, set } = useAmount()
  return (
    <section className="kit-card" aria-labelledby="mixin-gauge">
      <h2 id="mixin-gauge">{say('gauge')}</h2>
      <Progress percent={amount} aria-label={say('gauge')} />
      <Slider ariaLabelForHandle={say('slide')} value={amount} onChange={set} />
    </section>
  )
}
