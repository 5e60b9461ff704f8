import { CheckCircleOutlined } from '@ant-design/icons'
import { Button, Steps } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/form.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { useWords } from '../frame/words.ts'
import type { FormValues } from './checks.ts'
import { STEPS } from './fields.ts'
import './form.css'
import { StepForm } from './step-form.tsx'

/** Sixty fields of every kind, in four steps. */
export default function Sixty() {
  const say = useWords<typeof words>('form')
  const [step, setStep] = useState(0)
  const [values, setValues] = useState<FormValues>({})
  const isDone = step === STEPS.length
  const next = (given: FormValues) => {
    setValues({ ...values, ...given })
    setStep(step + 1)
  }
  const again = () => {
    setValues({})
    setStep(0)
  }
  return (
    <>
      <Steps
        className="form-steps"
        size="small"
        current={step}
        responsive
        items={STEPS.map(({ name }) => ({ title: say(`steps.${name}`) }))}
      />
      {isDone ? (
        <Done values={values} again={again} />
      ) : (
        <StepForm
          key={step}
          step={STEPS[step]!}
          values={values}
          isLast={step === STEPS.length - 1}
          next={next}
          {...(step > 0 && {
            back: (given: FormValues) => {
              setValues({ ...values, ...given })
              setStep(step - 1)
            },
          })}
        />
      )}
    </>
  )
}

function Done({ values, again }: { values: FormValues; again: () => void }) {
  const say = useWords<typeof words>('form')
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''))
  return (
    <section className="kit-card">
      <Outcome icon={<CheckCircleOutlined />} title={<h2>{say('done')}</h2>} lead={say('count', { number: Object.keys(filled).length })}>
        <Button onClick={again}>{say('again')}</Button>
      </Outcome>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="form-values" tabIndex={0} aria-label={say('values')} role="region">
        {JSON.stringify(filled, null, 2)}
      </pre>
    </section>
  )
}
