// @vitest-environment jsdom
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFullScreen } from './use-full-screen.ts'

function Box() {
  const box = useRef<HTMLDivElement>(null)
  const { isFull, toggleFull } = useFullScreen(box)
  return (
    <div ref={box}>
      <button type="button" onClick={toggleFull}>
        {String(isFull)}
      </button>
    </div>
  )
}

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  flushSync(() => root.render(<Box />))
})
afterEach(() => flushSync(() => root.unmount()))

const button = () => document.querySelector('button')!
const escape = (keyCode: number) =>
  flushSync(() => void button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode, bubbles: true })))

test('B-127f Escape that leaves a composition does not leave the full window, in the order of Safari too, and the next one does', () => {
  flushSync(() => button().click())
  expect(button().textContent).toBe('true')
  escape(229)
  expect(button().textContent).toBe('true')
  escape(27)
  expect(button().textContent).toBe('false')
})
