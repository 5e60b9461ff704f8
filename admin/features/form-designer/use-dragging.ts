import { useEffect, useRef, type RefObject } from 'react'
import type { QuestionKind } from '../../../contract/forms/questions.ts'
import type { RowDragging, RowListener } from '../../browser/row-dragging.ts'
import { useLatest } from '../../browser/use-latest.ts'
import { useWhenReached } from '../../browser/use-when-reached.ts'
import type { Spot } from './places.ts'
import { useActs } from './use-acts.ts'
import { useDesign, useDesigner } from './use-designer.ts'
import { useWords } from './words.ts'

/** The beginning of the id under which an entry of the palette is dragged; its kind follows. */
export const NEW = 'new:'

/** Lets questions be dragged to another place, and kinds from the palette into the form, within the element of the ref that it returns. */
export function useDragging<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const designer = useDesigner()
  const acts = useActs()
  const say = useWords()
  // Whatever is added or moved is followed anew.
  useDesign(({ now }) => now.sketch.steps)
  const latest = useLatest({ acts, say })
  const dragging = useWhenReached(root, load, { isForFingers: true })

  async function load(): Promise<() => RowDragging> {
    const { createRowDragging } = await import('../../browser/row-dragging.ts')
    return () => createRowDragging(listener())
  }
  function listener(): RowListener {
    return {
      over: (key, at) => {
        const { target } = designer.state
        const next = spotUnder(root.current!, key, at)
        if (next?.group !== target?.group || next?.at !== target?.at) designer.aim(next)
      },
      end: (key, isCanceled) => {
        const { target } = designer.state
        designer.aim(null)
        if (isCanceled || !target) designer.tell(latest.current.say('said.cancelled'))
        else if (key.startsWith(NEW)) latest.current.acts.add(key.slice(NEW.length) as QuestionKind, target)
        else latest.current.acts.place(key, target)
      },
    }
  }
  useEffect(() => {
    if (!root.current || !dragging) return
    dragging.follow(root.current)
    // Tells that a press on a handle now begins a drag; tests wait for it.
    root.current.dataset['sorting'] = 'ready'
  })
  return root
}

/** The spot below the pointer: in the group under it, behind the questions whose middles lie above. */
function spotUnder(root: HTMLElement, id: string, { x, y }: { x: number; y: number }): Spot | null {
  const group = [...root.querySelectorAll<HTMLElement>('[data-group]')].find((one) => isWithin(one.getBoundingClientRect(), x, y))
  if (!group) return null
  const cards = [...group.querySelectorAll<HTMLElement>('[data-dragged]:not([data-dnd-placeholder])')]
  const at = cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return card.dataset['dragged'] !== id && top + height / 2 < y
  }).length
  return { group: group.dataset['group']!, at }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => left <= x && x <= right && top <= y && y <= bottom
