import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import { Panel } from '../../shell/parts/panel.tsx'
import { Canvas } from './canvas.tsx'
import type { Designer } from './designer.ts'
import './form-designer.css'
import { LookView } from './look-view.tsx'
import { NARROW } from './narrow.ts'
import { Palette } from './palette.tsx'
import { ProblemsBar } from './problems-bar.tsx'
import { Properties } from './properties.tsx'
import { Toolbar, type ToolbarDialog, type View } from './toolbar.tsx'
import { DesignerContext, useDesign, useDesigner } from './use-designer.ts'
import { useDragging } from './use-dragging.ts'
import { useDesignerKeys } from './use-keys.ts'
import { useWords } from './words.ts'

interface FormDesignerProps {
  /** The form that is designed. Who made it keeps it, and hears of its changes by `subscribe`. */
  designer: Designer
  /** Says where the form is kept. */
  lead: string
  /** Stands above the form, such as what is asked before it. */
  above?: ReactNode
  /** Stands above the form while it is not kept. */
  warning?: ReactNode
  /** The dialog that is open at first. */
  begin?: ToolbarDialog | undefined
}

/** Designs a form by mouse, by finger or by keyboard. */
export const FormDesigner = ({ designer, ...workbench }: FormDesignerProps) => (
  <DesignerContext value={designer}>
    <Workbench {...workbench} />
  </DesignerContext>
)

function Workbench({ lead, above, warning, begin }: Omit<FormDesignerProps, 'designer'>) {
  const [view, setView] = useState<View>('design')
  const onKeyDown = useDesignerKeys()
  return (
    // The keys work in all parts of it; each of them is a control of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="designer" onKeyDown={view === 'design' ? onKeyDown : undefined}>
      <Toolbar view={view} setView={setView} begin={begin} />
      {warning}
      <div className="designer-status">
        <ProblemsBar lead={() => setView('design')} />
        <p className="kit-hint">{!warning && lead}</p>
      </div>
      {above}
      {view === 'design' ? <Design /> : <LookView />}
      <Said />
    </div>
  )
}

/** Palette, canvas and properties; on a narrow page the canvas comes first and the others are drawers over it. */
function Design() {
  const say = useWords()
  const designer = useDesigner()
  const isNarrow = useMedia(NARROW)
  const isOpen = useDesign(({ opening }) => opening !== null)
  const [isAdding, setAdding] = useState(false)
  const root = useDragging<HTMLDivElement>()
  if (!isNarrow)
    return (
      <div ref={root} className="designer-columns">
        <Palette />
        <Canvas />
        <section className="designer-side kit-card" aria-label={say('properties')}>
          <Properties />
        </section>
      </div>
    )
  return (
    <div ref={root}>
      <Canvas />
      <div className="designer-add">
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {say('add')}
        </Button>
      </div>
      <Panel open={isAdding} title={say('add')} placement="bottom" size="large" onClose={() => setAdding(false)}>
        <Palette added={() => setAdding(false)} />
      </Panel>
      <Panel open={isOpen} title={say('properties')} size={380} onClose={designer.close}>
        <Properties />
      </Panel>
    </div>
  )
}

/** The last act, for screen readers. */
function Said() {
  const said = useDesign((state) => state.said)
  return (
    <p className="kit-hidden" role="status">
      {said}
    </p>
  )
}
