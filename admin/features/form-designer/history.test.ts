import { expect, test } from 'vitest'
import { emptyForm, newQuestion } from '../../../contract/forms/empty.ts'
import { createDesigner, isChangedForm } from './designer.ts'
import { definitionOf, groupsOf } from './sketch.ts'

const labelsOf = (designer: ReturnType<typeof createDesigner>) =>
  definitionOf(designer.state.now.sketch).steps.flatMap(({ groups }) =>
    groups.flatMap(({ questions }) => questions.map(({ label }) => label)),
  )

function withQuestion() {
  const designer = createDesigner(emptyForm())
  const [group] = groupsOf(designer.state.now.sketch)
  const { selected } = designer.add(newQuestion('line', new Set()), { group: group!.id, at: 0 })!
  return { designer, id: selected }
}

test('B-90c what is typed into one property is one step back, and another property is another', () => {
  const { designer, id } = withQuestion()
  const before = labelsOf(designer)
  for (const label of ['姓', '姓名']) designer.change(id, { label })
  designer.change(id, { required: true })
  expect([labelsOf(designer), designer.state.past.length]).toEqual([['姓名'], 3])
  designer.undo()
  expect(labelsOf(designer)).toEqual(['姓名'])
  designer.undo()
  expect(labelsOf(designer)).toEqual(before)
  designer.undo()
  expect([labelsOf(designer), designer.state.past.length]).toEqual([[], 0])
  designer.undo()
  for (let step = 0; step < 4; step++) designer.redo()
  expect([labelsOf(designer), designer.state.future.length]).toEqual([['姓名'], 0])
})

test('B-90c a change after undo forgets what was ahead, and selecting is no step', () => {
  const { designer, id } = withQuestion()
  designer.change(id, { label: '一' })
  designer.undo()
  designer.select(null)
  designer.select(id)
  expect(designer.state.future).toHaveLength(1)
  designer.change(id, { label: '二' })
  expect(designer.state.future).toHaveLength(0)
  designer.change(id, { label: '二二' })
  designer.select(null)
  designer.select(id)
  designer.change(id, { label: '三' })
  expect(designer.state.past).toHaveLength(3)
})

test('R-10f a form is changed from its first change on, and a template is the form to begin with', () => {
  const { designer } = withQuestion()
  expect(isChangedForm(designer.state)).toBe(true)
  designer.undo()
  expect(isChangedForm(designer.state)).toBe(false)
  designer.redo()
  designer.replace(emptyForm(), true)
  expect([isChangedForm(designer.state), labelsOf(designer)]).toEqual([false, []])
  designer.undo()
  expect(labelsOf(designer)).toHaveLength(1)
  expect(isChangedForm(createDesigner(emptyForm(), true).state)).toBe(true)
})

test('B-90b a question that is dropped where it was is no change, and a part at an end stays', () => {
  const { designer, id } = withQuestion()
  const group = designer.state.now.sketch.steps[0]!.groups[0]!.id
  const { sketch } = designer.state.now
  designer.place(id, { group, at: 0 })
  expect([designer.step(id, 1), designer.step(id, -1)]).toEqual([false, false])
  expect(designer.state.now.sketch).toBe(sketch)
})
