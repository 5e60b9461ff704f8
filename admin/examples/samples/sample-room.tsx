import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { PermitsHere } from '../../session/use-can.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { useWords } from '../frame/words.ts'
import './sample-room.css'
import type { SampleStore } from './sample-store.ts'

interface RoomWords {
  steps: string
  step1: string
  step2: string
  step3: string
  kept: string
  reset: string
}

interface SampleRoomProps {
  name: string
  resource: Resource
  store: SampleStore
  children: ReactNode
}

/** Tells in steps how the resource was added, within the permits that everybody has on the data of their own browser. */
export function SampleRoom({ name, resource, store, children }: SampleRoomProps) {
  const say = useWords<RoomWords>(name)
  const permits = useMemo(() => (['View', 'Add', 'Edit', 'Delete'] as const).map((action) => permitOf(resource, action)), [resource])
  const reset = () => {
    store.reset()
    rowChanged(resource)
  }
  return (
    <>
      <section className="kit-card sample-steps">
        <h2>{say('steps')}</h2>
        <ol>
          <li>{say('step1')}</li>
          <li>{say('step2')}</li>
          <li>{say('step3')}</li>
        </ol>
        <div className="example-bar">
          <span className="kit-quiet">{say('kept')}</span>
          <Button size="small" icon={<ReloadOutlined />} onClick={reset}>
            {say('reset')}
          </Button>
        </div>
      </section>
      <PermitsHere value={permits}>
        <div className="sample-room">{children}</div>
      </PermitsHere>
    </>
  )
}
