import { CodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useId, useState, type ReactNode } from 'react'
import type { words as frameWords } from '../../../contract/words/zh-CN/examples/frame.ts'
import { part } from '../../browser/part.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { Contained } from '../../shell/parts/bounds.tsx'
import './example.css'
import { useWords } from './words.ts'

const SourceView = part(() => import('./source-view.tsx'))

/** A library that a page shows. */
interface Library {
  name: string
  licence: string
  home: string
}

interface ExampleProps {
  /** The name of the page in `contract/back-office/examples.ts`. */
  name: string
  /** The libraries that it shows; none when everything is the product's own. */
  uses?: readonly Library[]
  children: ReactNode
}

/** B-87b: the frame of every example page: its title, what it shows, its libraries with their licences, and its code on request. */
export function Example({ name, uses = [], children }: ExampleProps) {
  const say = useWords<typeof frameWords>('frame')
  const own = useWords<{ title: string; lead: string }>(name)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="example">
      <PageHead
        title={own('title')}
        lead={own('lead')}
        actions={
          <Button icon={<CodeOutlined />} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            {say(isOpen ? 'hideCode' : 'showCode')}
          </Button>
        }
      />
      <Uses uses={uses} />
      {isOpen && (
        <section id={id} className="kit-card example-code" aria-label={say('code', { title: own('title') })}>
          <Contained>
            <Suspense fallback={<div className="example-code-coming" aria-busy="true" />}>
              <SourceView name={name} />
            </Suspense>
          </Contained>
        </section>
      )}
      {children}
    </div>
  )
}

function Uses({ uses }: { uses: readonly Library[] }) {
  const say = useWords<typeof frameWords>('frame')
  return (
    <p className="kit-quiet example-uses">
      {uses.length === 0
        ? say('ours')
        : uses.map(({ name, licence, home }) => (
            <span key={name} className="example-library">
              <a href={home} target="_blank" rel="noopener noreferrer" aria-label={say('newWindow', { name })}>
                {name}
              </a>
              <span>{licence}</span>
            </span>
          ))}
    </p>
  )
}
