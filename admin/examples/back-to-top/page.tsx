import { ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/back-to-top.ts'
import { CALM, useMedia } from '../../browser/use-media.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './back-to-top.css'
import { useIsBelow } from './use-is-below.ts'

const PARAGRAPHS = Array.from({ length: 40 }, (_, at) => at + 1)

/** R-14aa: a button that leads back to the top. */
export const Component = () => {
  const say = useWords<typeof words>('back-to-top')
  const content = useRef<HTMLElement>(null)
  const isBelow = useIsBelow()
  const isCalm = useMedia(CALM)
  const toTop = () => {
    // The button is about to go, and the focus must not go with it.
    content.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  }
  return (
    <Example name="back-to-top">
      <section ref={content} tabIndex={-1} className="kit-card back-to-top" aria-label={say('list')}>
        {PARAGRAPHS.map((number) => (
          <p key={number}>{say('paragraph', { number })}</p>
        ))}
      </section>
      {isBelow && (
        <Button
          className="back-to-top-button"
          shape="circle"
          size="large"
          type="primary"
          icon={<ArrowUpOutlined />}
          aria-label={say('button')}
          title={say('button')}
          onClick={toTop}
        />
      )}
    </Example>
  )
}
