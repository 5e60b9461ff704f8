import { Schema } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { countIn, countOf } from './word-count.ts'

test.each([
  ['', 0, 0],
  [' \n ', 0, 0],
  ['a new lens', 3, 8],
  ['新一代镜头', 5, 5],
  ['用 TC-110 测 0.05 mm。', 5, 15],
  ["don’t don't 1,200", 3, 15],
  ['レンズ 렌즈', 5, 5],
  ['，。！ ——', 0, 5],
  ['é à', 2, 2],
  ['naïve café', 2, 9],
] as const)('B-121f %j has %i words and %i signs', (text, words, signs) => {
  expect(countOf(text)).toEqual({ words, signs })
})

test('B-121f a document is counted by paragraphs: no word reaches from one into the next, or past a picture, and what has not changed is not read again', () => {
  const schema = new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: { group: 'block', content: 'inline*' },
      list: { group: 'block', content: 'paragraph+' },
      rule: { group: 'block' },
      image: { group: 'inline', inline: true },
      text: { group: 'inline' },
    },
  })
  const { doc, paragraph, list, rule, image } = schema.nodes
  const kept = paragraph.create(null, [schema.text('新 lens'), image.create(), schema.text('cap')])
  const before = doc.create(null, [kept, rule.create(), list.create(null, [paragraph.create(null, schema.text('ab')), paragraph.create()])])
  expect(countIn(before)).toEqual({ words: 4, signs: 10 })
  kept.textBetween = () => expect.fail('read again')
  expect(countIn(doc.create(null, [kept, paragraph.create(null, schema.text('cd'))]))).toEqual({ words: 4, signs: 10 })
})
