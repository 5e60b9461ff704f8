import type { Problem } from './problems.ts'
import { nameOf, type Naming } from './names.ts'
import type { Sketch } from './sketch.ts'

/** A complaint in words: its part, the field of it, and the reason. */
export function problemWords(sketch: Sketch, { id, place, message }: Problem, naming: Naming): string {
  const { say } = naming
  const name = id === null ? say('problems.form') : nameOf(sketch, id, naming)
  const field = fieldWords(place)
  return say('problems.at', { name: field ? `${name} · ${say(field)}` : name, message })
}

const FIELDS = {
  label: 'label',
  labelEn: 'label',
  key: 'key',
  title: 'title',
  titleEn: 'title',
  help: 'help',
  helpEn: 'help',
  hint: 'hint',
  hintEn: 'hint',
  options: 'options.title',
  shownIf: 'conditions.shownIf',
  requiredIf: 'conditions.requiredIf',
  link: 'link',
  dictionary: 'dictionary',
  min: 'min',
  max: 'max',
  digits: 'digits',
  unit: 'unit',
  unitEn: 'unit',
  from: 'from',
  until: 'until',
  send: 'sendText',
  sendEn: 'sendText',
} as const

/** The words of the field that a place within a part begins with. */
function fieldWords(place: string) {
  const [first = ''] = place.split('.')
  return first in FIELDS ? FIELDS[first as keyof typeof FIELDS] : null
}
