import { MinusOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Switch } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/three.ts'
import { CALM, useMedia } from '../../browser/use-media.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { PARTS, type PartName } from './model.ts'
import type { Stage } from './stage.ts'
import './three.css'
import { useStage } from './use-stage.ts'

const LIBRARY = { name: 'three.js 0.187', licence: 'MIT', home: 'https://threejs.org' }

/** The turns and sizes that the keys make, each a step of 10 degrees or a fifth of the size. */
const KEYS: Readonly<Record<string, (stage: Stage) => void>> = {
  ArrowLeft: (stage) => stage.turn(-10, 0),
  ArrowRight: (stage) => stage.turn(10, 0),
  ArrowUp: (stage) => stage.turn(0, 10),
  ArrowDown: (stage) => stage.turn(0, -10),
  '+': (stage) => stage.zoom(1.2),
  '=': (stage) => stage.zoom(1.2),
  '-': (stage) => stage.zoom(1 / 1.2),
  Home: (stage) => stage.reset(),
}

/** R-14q: a model to turn, with its parts named. */
export const Component = () => {
  const say = useWords<typeof words>('three')
  const isCalm = useMedia(CALM)
  const [turns, setTurns] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<PartName>('lens')
  const isTurning = turns ?? !isCalm
  const { place, stage, view } = useStage(isTurning)
  const id = useId()
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || !stage || event.target !== event.currentTarget) return
    event.preventDefault()
    setTurns(false)
    act(stage)
  }
  const show = (name: PartName, from: (typeof PARTS)[number]['at']) => {
    setChosen(name)
    setTurns(false)
    stage?.look(from)
  }
  return (
    <Example name="three" uses={[LIBRARY]}>
      <section className="kit-card">
        <div className="example-bar three-bar">
          <Button icon={<PlusOutlined />} aria-label={say('larger')} title={say('larger')} onClick={() => stage?.zoom(1.2)} />
          <Button icon={<MinusOutlined />} aria-label={say('smaller')} title={say('smaller')} onClick={() => stage?.zoom(1 / 1.2)} />
          <Button icon={<ReloadOutlined />} onClick={() => stage?.reset()}>
            {say('reset')}
          </Button>
          <label className="example-bar">
            <Switch checked={isTurning} onChange={setTurns} /> {say('turning')}
          </label>
        </div>
        <div className="three-sides">
          {/* The arrow keys turn it, so it takes the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={place}
            className="three-place"
            role="application"
            aria-label={say('model')}
            aria-describedby={id}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            onKeyDown={press}
          >
            {view &&
              PARTS.map(({ name, at }, number) => (
                <button
                  key={name}
                  type="button"
                  className="three-label"
                  data-front={view.spots[number]!.isFront || undefined}
                  aria-pressed={chosen === name}
                  style={{ translate: `${view.spots[number]!.x}px ${view.spots[number]!.y}px` }}
                  onClick={() => show(name, at)}
                >
                  {say(`${name}.title`)}
                </button>
              ))}
          </div>
          <div className="three-about">
            <h2>{say(`${chosen}.title`)}</h2>
            <p role="status">{say(`${chosen}.text`)}</p>
            <p className="kit-quiet" id={id}>
              {say('keys')}
            </p>
            {view && <p className="kit-quiet three-angle">{say('angle', { around: view.around, above: view.above })}</p>}
            {isCalm && <p className="kit-quiet">{say('calm')}</p>}
            {stage && !stage.isFast && <p className="kit-quiet">{say('slow')}</p>}
          </div>
        </div>
      </section>
    </Example>
  )
}
