import { useMemo } from 'react'
import { newQuestion } from '../../../contract/forms/empty.ts'
import type { QuestionKind } from '../../../contract/forms/questions.ts'
import { notify } from '../../browser/notice.ts'
import type { Designer } from './designer.ts'
import { keysOf } from './keys.ts'
import { nameOf, placeOf, type Naming } from './names.ts'
import { spotAfter, type Spot } from './places.ts'
import { readingOrder } from './sketch.ts'
import { useDesigner, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

export type Acts = ReturnType<typeof actsOf>

/** The acts of a person on the form, by mouse and by keyboard alike; each says what it did. */
export function useActs(): Acts {
  const designer = useDesigner()
  const say = useWords()
  const language = useLanguage()
  return useMemo(() => actsOf(designer, { say, language }), [designer, say, language])
}

function actsOf(designer: Designer, naming: Naming) {
  const { say } = naming
  const sketch = () => designer.state.now.sketch
  const name = (id: string) => nameOf(sketch(), id, naming)
  const tell = (words: 'added' | 'moved' | 'duplicated', id: string) =>
    designer.tell(say(`said.${words}`, { name: name(id), place: placeOf(sketch(), id, naming) }))
  const undo = () => {
    designer.undo()
    designer.tell(say('said.undone'))
  }
  /** Says what was done with a button that undoes it, as long as nothing else has been done since. */
  function offerUndo(text: string) {
    const after = sketch()
    const run = () => (sketch() === after ? undo() : notify({ kind: 'warning', text: say('undoLater'), seconds: 5 }))
    notify({ kind: 'success', text, seconds: 5, action: { label: say('undo'), run } })
  }
  return {
    offerUndo,
    /** Adds a question, behind the selected one unless a spot is told. */
    add: (kind: QuestionKind, spot: Spot = spotAfter(sketch(), designer.state.now.selected)) => {
      const added = designer.add(newQuestion(kind, keysOf(sketch())), spot)
      if (added) tell('added', added.selected)
    },
    place: (id: string, spot: Spot) => {
      designer.place(id, spot)
      tell('moved', id)
    },
    step: (id: string, by: -1 | 1) => {
      if (designer.step(id, by)) tell('moved', id)
      else designer.tell(say('said.edge', { name: name(id) }))
    },
    duplicate: (id: string) => {
      const copy = designer.duplicate(id)
      if (copy) tell('duplicated', copy.selected)
    },
    remove: (id: string) => {
      const gone = name(id)
      if (!designer.remove(id)) return
      designer.tell(say('said.removed', { name: gone }))
      offerUndo(say('removed', { name: gone }))
    },
    /** Selects the part that stands some places further on, or at an end of the form. */
    walk: (id: string, to: number | 'first' | 'last') => {
      const order = readingOrder(sketch())
      const next = to === 'first' ? order[0] : to === 'last' ? order.at(-1) : order[order.indexOf(id) + to]
      if (next !== undefined) designer.select(next)
    },
    undo,
    redo: () => {
      designer.redo()
      designer.tell(say('said.redone'))
    },
  }
}
