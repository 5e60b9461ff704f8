import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../contract/forms/conditions.ts'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { newQuestion } from '../../../contract/forms/empty.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { FORM_TEMPLATES } from '../../../contract/forms/templates/index.ts'
import { addGroup, addQuestion, addStep, changed, duplicated, removed } from './edits.ts'
import { freeKey, withKey } from './keys.ts'
import { ofKind } from './kinds.ts'
import { spotAfter, stepped } from './places.ts'
import { definitionOf, END, groupsOf, sketchOf, type Sketch } from './sketch.ts'

const line = (key: string, more: object = {}): Question => ({ kind: 'line', key, label: key, ...more })
const ifFilled = (key: string): Condition => ({ join: 'all', comparisons: [{ key, by: 'filled' }] })

/** Two steps: a group with a and b, a group with c; a group with d. */
const FORM: FormDefinition = {
  steps: [
    {
      title: '一',
      groups: [
        { columns: 1, questions: [line('a'), line('b', { shownIf: ifFilled('a') })] },
        { columns: 1, questions: [line('c')] },
      ],
    },
    { title: '二', groups: [{ columns: 2, shownIf: ifFilled('c'), questions: [line('d')] }] },
  ],
}

/** The keys by their groups: `a b | c || d`. */
const shape = (sketch: Sketch) =>
  definitionOf(sketch)
    .steps.map(({ groups }) => groups.map(({ questions }) => questions.map(({ key }) => key).join(' ')).join(' | '))
    .join(' || ')

function idOf(sketch: Sketch, key: string): string {
  const [id] = Object.entries(sketch.parts).find(([, part]) => part.part === 'question' && part.content.key === key)!
  return id
}

describe('A sketch of a form', () => {
  test.each(FORM_TEMPLATES.map(({ name, definition }) => [name, definition] as const))('R-10f keeps all of %s', (_, definition) => {
    expect(definitionOf(sketchOf(definition))).toEqual(definition)
  })

  test('R-10f a new question goes behind the selected part', () => {
    const sketch = sketchOf(FORM)
    const add = (selected: string | null) => shape(addQuestion(sketch, line('x'), spotAfter(sketch, selected)).sketch)
    expect(add(idOf(sketch, 'a'))).toBe('a x b | c || d')
    expect(add(groupsOf(sketch)[0]!.id)).toBe('a b x | c || d')
    expect(add(sketch.steps[0]!.id)).toBe('a b | c x || d')
    expect(add(null)).toBe('a b | c || d x')
    expect(add(END)).toBe('a b | c || d x')
  })

  test('B-90b a question moves by steps through its group, the next group and the next step, and stops at the ends', () => {
    let sketch: Sketch | null = sketchOf(FORM)
    const id = idOf(sketch, 'a')
    const shapes: string[] = []
    while ((sketch = stepped(sketch, id, 1))) shapes.push(shape(sketch))
    expect(shapes).toEqual(['b a | c || d', 'b | a c || d', 'b | c a || d', 'b | c || a d', 'b | c || d a'])
    expect(stepped(sketchOf(FORM), idOf(sketchOf(FORM), 'a'), 1)).toBeNull()
    const back = sketchOf(FORM)
    expect(shape(stepped(back, idOf(back, 'd'), -1)!)).toBe('a b | c d || ')
    expect(stepped(back, idOf(back, 'a'), -1)).toBeNull()
  })

  test('B-90b groups and steps move too, and a step keeps a group', () => {
    const sketch = sketchOf(FORM)
    const [first, second, third] = groupsOf(sketch).map(({ id }) => id)
    expect(shape(stepped(sketch, first!, 1)!)).toBe('c | a b || d')
    expect(shape(stepped(sketch, second!, 1)!)).toBe('a b || c | d')
    expect(stepped(sketch, third!, -1)).toBeNull()
    expect(shape(stepped(sketch, sketch.steps[0]!.id, 1)!)).toBe('d || a b | c')
    expect(stepped(sketch, END, -1)).toBeNull()
  })

  test('R-10f removing selects the next of its kind, else the part before, and leaves a step and a group', () => {
    const sketch = sketchOf(FORM)
    const gone = removed(sketch, idOf(sketch, 'a'))!
    expect([shape(gone.sketch), gone.selected]).toEqual(['b | c || d', idOf(sketch, 'b')])
    expect(Object.keys(gone.sketch.parts)).not.toContain(idOf(sketch, 'a'))
    expect(removed(sketch, idOf(sketch, 'b'))!.selected).toBe(idOf(sketch, 'a'))
    const group = removed(sketch, groupsOf(sketch)[2]!.id)!.sketch
    expect(shape(group)).toBe('a b | c || ')
    const step = removed(removed(sketch, sketch.steps[0]!.id)!.sketch, sketch.steps[1]!.id)!
    expect(definitionOf(step.sketch)).toEqual({ steps: [{ groups: [{ columns: 1, questions: [] }] }] })
    expect(step.sketch.parts[step.selected]).toBeDefined()
    expect(removed(sketch, END)).toBeNull()
  })

  test('R-10f a copy has keys of its own, and its conditions ask within the copy', () => {
    const sketch = sketchOf(FORM)
    const question = duplicated(sketch, idOf(sketch, 'b'))!
    expect(shape(question.sketch)).toBe('a b b2 | c || d')
    expect(definitionOf(question.sketch).steps[0]!.groups[0]!.questions[2]).toMatchObject({ shownIf: ifFilled('a') })
    const group = duplicated(sketch, groupsOf(sketch)[0]!.id)!
    expect(shape(group.sketch)).toBe('a b | a2 b2 | c || d')
    expect(definitionOf(group.sketch).steps[0]!.groups[1]!.questions[1]).toMatchObject({ key: 'b2', shownIf: ifFilled('a2') })
    const step = duplicated(sketch, sketch.steps[0]!.id)!
    expect([shape(step.sketch), step.selected]).toEqual(['a b | c || a2 b2 | c2 || d', step.sketch.steps[1]!.id])
    expect(definitionOf(sketch)).toEqual(FORM)
    expect(duplicated(sketch, END)).toBeNull()
  })

  test('R-10f another key goes along in conditions, unless two questions have had it', () => {
    const sketch = sketchOf(FORM)
    const renamed = definitionOf(withKey(sketch, idOf(sketch, 'a'), 'name'))
    expect(renamed.steps[0]!.groups[0]!.questions[1]).toMatchObject({ shownIf: ifFilled('name') })
    const twice = withKey(sketch, idOf(sketch, 'd'), 'a')
    const parted = definitionOf(withKey(twice, idOf(sketch, 'a'), 'x'))
    expect(parted.steps[0]!.groups[0]!.questions[1]).toMatchObject({ shownIf: ifFilled('a') })
  })

  test('R-10f free keys stay within the length of keys', () => {
    expect(freeKey('name', new Set())).toBe('name')
    expect(freeKey('name2', new Set(['name', 'name2', 'name3']))).toBe('name4')
    const long = 'n'.repeat(40)
    expect(freeKey(long, new Set([long]))).toHaveLength(40)
  })

  test('B-90h null takes a property out; places and all other parts stay the same objects, so nothing follows that is not concerned', () => {
    const sketch = sketchOf(FORM)
    const [a, b] = [idOf(sketch, 'a'), idOf(sketch, 'b')]
    const next = changed(changed(sketch, a, { help: '说明' }), a, { help: null })
    expect(definitionOf(next)).toEqual(FORM)
    expect(next.parts[b]).toBe(sketch.parts[b])
    expect(next.steps).toBe(sketch.steps)
  })

  test('R-10f new groups and steps are empty, and an empty form takes its first question', () => {
    const sketch = sketchOf(FORM)
    expect(shape(addGroup(sketch, sketch.steps[0]!.id).sketch)).toBe('a b | c |  || d')
    expect(shape(addStep(sketch).sketch)).toBe('a b | c || d || ')
  })

  test('R-10f another kind keeps what both kinds have', () => {
    const choice = { ...newQuestion('choice', new Set()), key: 'q', label: '题', required: true, help: '说明' } as Question
    expect(ofKind(choice, 'choices')).toMatchObject({
      kind: 'choices',
      key: 'q',
      label: '题',
      required: true,
      help: '说明',
      options: expect.anything(),
    })
    const plain = ofKind(choice, 'lines')
    expect(plain).toEqual({ kind: 'lines', key: 'q', label: '题', labelEn: expect.any(String), required: true, help: '说明' })
    expect(ofKind(choice, 'text')).not.toHaveProperty('required')
  })
})
