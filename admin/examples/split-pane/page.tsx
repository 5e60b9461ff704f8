import { Button } from 'antd'
import { Group, Panel, Separator, useGroupRef, type Layout, type Orientation } from 'react-resizable-panels'
import type { words } from '../../../contract/words/zh-CN/examples/split-pane.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { useKeptLayout } from './kept-layout.ts'
import './split-pane.css'

const LIBRARY = { name: 'react-resizable-panels 4.24', licence: 'MIT', home: 'https://github.com/bvaughn/react-resizable-panels' }
const OUTER: Layout = { folders: 30, right: 70 }
const INNER: Layout = { list: 45, reading: 55 }

/** R-14u: panes in panes, whose sizes are kept. */
export const Component = () => {
  const say = useWords<typeof words>('split-pane')
  const [outer, keepOuter] = useKeptLayout('outer', OUTER)
  const [inner, keepInner] = useKeptLayout('inner', INNER)
  const [outerGroup, innerGroup] = [useGroupRef(), useGroupRef()]
  const reset = () => {
    outerGroup.current?.setLayout(OUTER)
    innerGroup.current?.setLayout(INNER)
  }
  const share = (layout: Layout, id: string) => say('width', { share: Math.round(layout[id] ?? 0) })
  const between = (one: 'folders' | 'list', other: 'list' | 'reading') => say('between', { one: say(one), other: say(other) })
  return (
    <Example name="split-pane" uses={[LIBRARY]}>
      <section className="kit-card">
        <div className="split-pane">
          <Group groupRef={outerGroup} orientation="horizontal" defaultLayout={outer} onLayoutChanged={keepOuter}>
            <Panel id="folders" minSize="15%" className="split-pane-panel">
              <h2>{say('folders')}</h2>
              <p className="kit-quiet">{share(outer, 'folders')}</p>
            </Panel>
            <Bar orientation="horizontal" label={between('folders', 'list')} />
            <Panel id="right" minSize="30%">
              <Group groupRef={innerGroup} orientation="vertical" defaultLayout={inner} onLayoutChanged={keepInner}>
                <Panel id="list" minSize="20%" className="split-pane-panel">
                  <h2>{say('list')}</h2>
                  <p className="kit-quiet">{share(inner, 'list')}</p>
                </Panel>
                <Bar orientation="vertical" label={between('list', 'reading')} />
                <Panel id="reading" minSize="20%" className="split-pane-panel">
                  <h2>{say('reading')}</h2>
                  <p className="kit-quiet">{share(inner, 'reading')}</p>
                </Panel>
              </Group>
            </Panel>
          </Group>
        </div>
        <Button onClick={reset}>{say('reset')}</Button>
      </section>
    </Example>
  )
}

const Bar = ({ orientation, label }: { orientation: Orientation; label: string }) => (
  <Separator aria-label={label} className={`split-pane-bar split-pane-${orientation}`} />
)
