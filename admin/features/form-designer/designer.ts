import type { FormDefinition } from '../../../contract/forms/definition.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { createStore } from '../../state/store.ts'
import { addGroup, addQuestion, addStep, changed, duplicated, removed, replacedQuestion, type Edited } from './edits.ts'
import { begun, changedTo, redone, selecting, undone, type History } from './history.ts'
import { withKey } from './keys.ts'
import { placed, spotOf, stepped, type Spot } from './places.ts'
import { sketchOf, type Sketch } from './sketch.ts'

export interface DesignerState extends History {
  /** The sketch that this one began with. */
  first: Sketch
  /** The spot under the pointer while something is dragged. */
  target: Spot | null
  /** The last event, for screen readers. */
  said: string
  /** The part that is to have the focus, as soon as it is there. */
  wish: { id: string } | null
  /** Is a new object each time that somebody wants to change the properties of the selected part. */
  opening: object | null
}

const CALM = { target: null, said: '', wish: null, opening: null }

export type Designer = ReturnType<typeof createDesigner>

/** A form that is being designed, outside React: each part of the screen follows only what it shows. `isChanged`: it has changes already. */
export function createDesigner(definition: FormDefinition, isChanged = false) {
  const sketch = sketchOf(definition)
  const store = createStore<DesignerState>({ ...begun(sketch), first: isChanged ? { ...sketch } : sketch, ...CALM })
  const sketchNow = () => store.state.now.sketch
  const take = (edited: Edited | null): Edited | null => {
    if (edited) store.set(changedTo(store.state, edited))
    return edited
  }
  const keepSelected = (next: Sketch, typing: string | null = null) =>
    store.set(changedTo(store.state, { sketch: next, selected: store.state.now.selected }, typing))
  return Object.assign(store, {
    select: (id: string | null) => store.set(selecting(store.state, id)),
    aim: (target: Spot | null) => store.set({ target }),
    tell: (said: string) => store.set({ said }),
    /** Leads the focus to a part, by default to the one that is selected. */
    lead: (id = store.state.now.selected) => store.set({ wish: id === null ? null : { id } }),
    open: () => store.set({ opening: {} }),
    close: () => store.set({ opening: null }),
    add: (question: Question, spot: Spot) => take(addQuestion(sketchNow(), question, spot)),
    addGroup: (step: string) => take(addGroup(sketchNow(), step)),
    addStep: () => take(addStep(sketchNow())),
    duplicate: (id: string) => take(duplicated(sketchNow(), id)),
    remove: (id: string) => take(removed(sketchNow(), id)),
    /** Moves a part by one place; false at an end. */
    step: (id: string, by: -1 | 1): boolean => {
      const next = stepped(sketchNow(), id, by)
      if (next) take({ sketch: next, selected: id })
      return next !== null
    },
    place: (id: string, spot: Spot) => {
      const from = spotOf(sketchNow(), id)
      const isThere = from?.group === spot.group && from.at === spot.at
      if (!isThere) take({ sketch: placed(sketchNow(), id, spot), selected: id })
    },
    change: (id: string, change: Readonly<Record<string, unknown>>) =>
      keepSelected(changed(sketchNow(), id, change), `${id} ${Object.keys(change).join(' ')}`),
    rename: (id: string, key: string) => keepSelected(withKey(sketchNow(), id, key)),
    swap: (id: string, question: Question) => keepSelected(replacedQuestion(sketchNow(), id, question)),
    undo: () => store.set(undone(store.state)),
    redo: () => store.set(redone(store.state)),
    /** Puts another form in the place of this one; undo brings it back. `isFirst`: it counts as unchanged. */
    replace: (next: FormDefinition, isFirst: boolean) => {
      const other = sketchOf(next)
      store.set({ ...changedTo(store.state, { sketch: other, selected: null }), ...(isFirst && { first: other }) })
    },
    /** Begins anew with the form of another tab. */
    reload: (next: FormDefinition, hasChanges: boolean) => {
      const other = sketchOf(next)
      store.set({ ...begun(other), first: hasChanges ? { ...other } : other, ...CALM })
    },
  })
}

/** True when the form is not the one that it began as. */
export const isChangedForm = ({ now, first }: Pick<DesignerState, 'now' | 'first'>): boolean => now.sketch !== first
