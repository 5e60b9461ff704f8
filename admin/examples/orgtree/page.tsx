import { ApartmentOutlined, DownloadOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/orgtree.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { OrgChart } from './chart.tsx'
import { layOut } from './layout.ts'
import './orgtree.css'
import { pictureOf } from './picture.ts'
import { useUnits } from './use-units.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2]
const USUAL = 2

/** R-14af: the units of the company as a chart. */
export const Component = () => {
  const say = useWords<typeof words>('orgtree')
  const { units, isSample, hasFailed, again } = useUnits(say)
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [step, setStep] = useState(USUAL)
  const drawn = useRef<SVGSVGElement>(null)
  const chart = useMemo(() => units && layOut(units, closed), [units, closed])
  const zoom = ZOOMS[step]!
  const toggle = (id: number) =>
    setClosed((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  const zoomBy = (by: number) => setStep((before) => Math.min(ZOOMS.length - 1, Math.max(0, before + by)))
  const save = async () => saveFile(await pictureOf(drawn.current!), `${say('file')}.png`)
  if (hasFailed)
    return (
      <Example name="orgtree">
        <Outcome icon={<ApartmentOutlined />} title={<h2>{say('failed')}</h2>}>
          <Button onClick={again}>{say('again')}</Button>
        </Outcome>
      </Example>
    )
  return (
    <Example name="orgtree">
      <section className="kit-card">
        <div className="example-bar orgtree-bar">
          <Button icon={<MinusOutlined />} aria-label={say('smaller')} disabled={step === 0} onClick={() => zoomBy(-1)} />
          <Button onClick={() => setStep(USUAL)} aria-label={say('usual', { share: `${Math.round(zoom * 100)}%` })}>
            {Math.round(zoom * 100)}%
          </Button>
          <Button icon={<PlusOutlined />} aria-label={say('larger')} disabled={step === ZOOMS.length - 1} onClick={() => zoomBy(1)} />
          <Button icon={<DownloadOutlined />} disabled={!chart} onClick={() => void save()}>
            {say('save')}
          </Button>
          {isSample && <span className="kit-quiet">{say('sample')}</span>}
        </div>
        {chart ? (
          <OrgChart
            ref={drawn}
            chart={chart}
            zoom={zoom}
            closed={closed}
            hasBelow={(id) => units!.some(({ parentId }) => parentId === id)}
            toggle={toggle}
            label={say('label')}
            keys={(key) => (key === '+' || key === '=' ? zoomBy(1) : key === '-' ? zoomBy(-1) : key === '0' ? setStep(USUAL) : undefined)}
          />
        ) : (
          <div className="orgtree-place" aria-busy="true" />
        )}
        <p className="kit-hint">{say('hint')}</p>
      </section>
    </Example>
  )
}
