import { expect, test } from 'vitest'
import { singularOf } from './singular.ts'

test.each([
  ['cameras', 'camera'],
  ['lenses', 'lens'],
  ['batteries', 'battery'],
  ['switches', 'switch'],
  ['boxes', 'box'],
  ['cases', 'case'],
  ['cables', 'cable'],
])('B-91g %s is the plural of %s', (word, singular) => expect(singularOf(word)).toBe(singular))

test.each(['lens', 'glass', 'focus', 'analysis', 'camera', 'hms5', '镜头', ''])('B-91g %s is no plural', (word) =>
  expect(singularOf(word)).toBe(word),
)
