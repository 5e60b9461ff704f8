import { expect, test } from 'vitest'
import { FORM_TEMPLATES } from '../../../contract/forms/templates/index.ts'
import { keptName, readKept } from './kept-form.ts'
import { readOptions } from './pasted-options.ts'
import { problemsOf } from './problems.ts'
import { sketchOf } from './sketch.ts'

const kept = (definition: unknown) => JSON.stringify({ isChanged: true, definition })

test('B-90e a kept form comes back whole, also an unfinished one', () => {
  const { definition } = FORM_TEMPLATES[2]!
  expect(readKept(kept(definition))).toEqual({ isChanged: true, definition })
  const unfinished = { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: '', label: '' }] }] }] }
  expect(readKept(kept(unfinished))?.definition).toEqual(unfinished)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no steps', kept({ steps: [] })],
  ['an unknown kind', kept({ steps: [{ groups: [{ columns: 1, questions: [{ kind: 'run', key: 'a', label: 'a' }] }] }] })],
  ['a number as label', kept({ steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: 'a', label: 1 }] }] }] })],
])('B-90e what cannot be shown is no kept form: %s', (_, text) => {
  expect(readKept(text)).toBeNull()
})

test('B-90e each person and each screen has a form of its own', () => {
  expect(new Set([keptName(1, 'own'), keptName(2, 'own'), keptName(1, 'example-contact')]).size).toBe(3)
})

test('R-10f pasted lines become options; a value that is there already is counted', () => {
  const present = [{ value: 'red', label: '红色' }]
  expect(readOptions('红,red\n\n绿色，green，Green\n蓝色\t\tBlue\n蓝色', present)).toEqual({
    options: [
      { value: 'green', label: '绿色', labelEn: 'Green' },
      { value: '蓝色', label: '蓝色', labelEn: 'Blue' },
    ],
    twice: 2,
    beyond: 0,
  })
})

test('B-90 of very many pasted lines those become options for which there is room, and the others are counted', () => {
  const read = readOptions(Array.from({ length: 10_000 }, (_, at) => `选项 ${at}`).join('\n'), [{ value: 'red', label: '红色' }])
  expect([read.options.length, read.options.at(-1)!.label, read.beyond]).toEqual([99, '选项 98', 9901])
})

test('R-10f each complaint names its part and the place in it', () => {
  const sketch = sketchOf({
    steps: [
      {
        groups: [
          {
            columns: 1,
            title: 'x'.repeat(300),
            questions: [
              { kind: 'line', key: 'a', label: '' },
              { kind: 'choice', key: 'b', label: '选', look: 'list', options: [{ value: '', label: '一' }] },
            ],
          },
        ],
      },
    ],
  })
  const [group] = sketch.steps[0]!.groups
  expect(problemsOf(sketch, 'en').map(({ id, place }) => [id, place])).toEqual([
    [group!.id, 'title'],
    [group!.questions[0], 'label'],
    [group!.questions[1], 'options.0.value'],
  ])
  expect(problemsOf(sketch, 'en')).toBe(problemsOf(sketch, 'en'))
  expect(problemsOf(sketch, 'zh-CN')[0]!.message).not.toBe(problemsOf(sketch, 'en')[0]!.message)
})
