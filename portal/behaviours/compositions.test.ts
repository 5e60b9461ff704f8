// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { shieldCompositions } from './compositions.ts'

beforeAll(shieldCompositions)

const heard = vi.fn<(key: string) => void>()

beforeEach(() => {
  heard.mockReset()
  document.body.innerHTML = '<form><input></form>'
  document.body.onkeydown = ({ key }) => heard(key)
})

function press(key: string, { isComposing = false, keyCode = 0 } = {}): { isPrevented: boolean } {
  const event = new KeyboardEvent('keydown', { key, isComposing, keyCode, bubbles: true, cancelable: true })
  return { isPrevented: !document.querySelector('input')!.dispatchEvent(event) }
}
const compose = (type: 'compositionstart' | 'compositionend') =>
  document.querySelector('input')!.dispatchEvent(new CompositionEvent(type, { bubbles: true }))

test('B-105h Enter that ends a composition is a command of nobody in the order of Chrome, and the next Enter is', () => {
  compose('compositionstart')
  press('Enter', { isComposing: true, keyCode: 229 })
  compose('compositionend')
  expect(heard).not.toHaveBeenCalled()
  expect(press('Enter', { keyCode: 13 }).isPrevented).toBe(false)
  expect(heard.mock.calls).toEqual([['Enter']])
})

test('B-105h Enter that ends a composition is a command of nobody in the order of Safari, and sends no form', () => {
  compose('compositionstart')
  compose('compositionend')
  expect(press('Enter', { keyCode: 229 }).isPrevented).toBe(true)
  expect(heard).not.toHaveBeenCalled()
  expect(press('Enter', { keyCode: 13 }).isPrevented).toBe(false)
  expect(heard.mock.calls).toEqual([['Enter']])
})

test('B-105h Escape that leaves a composition closes nothing, and letters of a composition arrive', () => {
  press('Escape', { isComposing: true, keyCode: 229 })
  press('a', { isComposing: true, keyCode: 229 })
  press('Escape', { keyCode: 27 })
  expect(heard.mock.calls).toEqual([['a'], ['Escape']])
})

test.each(['ArrowDown', 'ArrowUp', 'PageDown', 'Tab', 'Backspace'])(
  'B-127f B-105h %s that chooses among the words of a composition, or changes it, leaves no field and chooses no row',
  (key) => {
    press(key, { isComposing: true, keyCode: 229 })
    expect(press(key, { keyCode: 229 }).isPrevented).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    press(key)
    expect(heard.mock.calls).toEqual([[key]])
  },
)
