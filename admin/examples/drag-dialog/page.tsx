import { HolderOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/drag-dialog.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './drag-dialog.css'
import { HOME, useMoving } from './use-moving.ts'

const LIBRARY = { name: '@dnd-kit/dom 0.5', licence: 'MIT', home: 'https://dndkit.com' }

/** R-14ab: a dialog that is moved by its title bar or by keys. */
export const Component = () => {
  const say = useWords<typeof words>('drag-dialog')
  const [isOpen, setOpen] = useState(false)
  const { box, bar, place, setPlace, keys } = useMoving(isOpen)
  const close = () => {
    setOpen(false)
    setPlace(HOME)
  }
  const around = (content: ReactNode) => (
    <div ref={box} className="drag-dialog" style={{ transform: `translate(${place.x}px, ${place.y}px)` }}>
      {content}
    </div>
  )
  return (
    <Example name="drag-dialog" uses={[LIBRARY]}>
      <section className="kit-card">
        <Button type="primary" onClick={() => setOpen(true)}>
          {say('open')}
        </Button>
      </section>
      <Modal
        open={isOpen}
        onCancel={close}
        destroyOnHidden
        title={
          <span ref={bar} className="drag-dialog-bar">
            <button type="button" className="drag-dialog-handle" aria-label={say('move')} onKeyDown={keys}>
              <HolderOutlined />
            </button>
            {say('title')}
          </span>
        }
        footer={
          <>
            <Button onClick={() => setPlace(HOME)}>{say('back')}</Button>
            <Button type="primary" onClick={close}>
              {say('close')}
            </Button>
          </>
        }
        modalRender={around}
      >
        <p>{say('text')}</p>
        <p role="status">{say('place', { left: `${place.x} px`, top: `${place.y} px` })}</p>
      </Modal>
    </Example>
  )
}
