import type { Locator } from '@playwright/test'
import { expect } from 'vitest'

interface Given {
  html?: string
  files?: { name: string; type: string; base64: string }[]
}

/** Hands data to an element as the browser does at a paste or a drop. The page must prevent what the browser would do by itself. */
export async function hand(target: Locator, kind: 'paste' | 'drop', given: Given) {
  const isPrevented = await target.evaluate(
    async (element, [type, { html, files = [] }]) => {
      // The editor is told of a moved caret in a later task than the key that moved it.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      for (const { name, type: mime, base64 } of files)
        data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type: mime }))
      const { left, top } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data, clientX: left + 30, clientY: top + 25 })
      return !element.dispatchEvent(event)
    },
    [kind, given] as const,
  )
  expect(isPrevented).toBe(true)
}
