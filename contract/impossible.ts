import { missingAbilities } from './field-abilities.ts'
import { inputSchema, isListed } from './field-schema.ts'
import type { Field, Fields } from './fields.ts'
import type { Resource } from './resource.ts'
import { fieldsIn } from './sections.ts'
import { SHARED_LABELS } from './shared-labels.ts'
import { sortable } from './sorting.ts'
import { takenTwice } from './taken-names.ts'

/** Refuses, when the program starts, a declaration that cannot work: the sentence says which field and why. */
export function refuseImpossible(r: Resource): void {
  const problems = [...namingProblems(r), ...fieldProblems(r), ...listProblems(r), ...sectionProblems(r), ...scopeProblems(r)]
  if (problems.length > 0) throw new Error(`The resource ${r.name} cannot be declared like this: ${problems.join('; ')}.`)
}

function namingProblems(r: Resource): string[] {
  const unlabelled = Object.keys(r.fields).filter((name) => !r.labels[name] && !(name in SHARED_LABELS))
  const unknown = Object.keys(r.labels).filter((name) => !(name in r.fields))
  return [
    ...(/^[a-z][A-Za-z0-9]*$/.test(r.name) ? [] : [`the name ${r.name} is not written like newsItem`]),
    ...(/^[A-Z][A-Za-z0-9]*$/.test(r.service) ? [] : [`the service ${r.service} is not written like NewsItem`]),
    ...takenTwice(r).map((name) => `the name ${name} is taken twice`),
    ...unlabelled.map((name) => `${name} has no label`),
    ...unknown.map((name) => `there is a label for ${name}, which is no field`),
  ]
}

/** A data scope is a question about the unit and the owner of a row. */
function scopeProblems({ fields, scopeGroup }: Resource): string[] {
  const hasOwner = 'unitId' in fields && 'ownerId' in fields
  if (scopeGroup === null) return []
  return hasOwner ? [] : ['it has a data scope without the fields of ownership']
}

function fieldProblems({ fields, publishable }: Resource): string[] {
  const all = Object.entries(fields)
  const snapshots = all.filter(([, { kind, internal }]) => publishable && kind === 'references' && !internal)
  const defaults = all.filter(([, field]) => !isDefaultValid(field))
  return [
    ...all.flatMap(([name, field]) => missingAbilities(name, field)),
    ...snapshots.map(([name]) => `${name} holds many references, which a snapshot cannot keep: let the other resource refer to this one`),
    ...defaults.map(([name, field]) => `the default of ${name}, ${JSON.stringify(field.default)}, is not a value that ${name} accepts`),
    ...(all.filter(([, { kind }]) => kind === 'treeParent').length > 1 ? ['a row hangs in one tree only'] : []),
    ...all.flatMap(([name, { within }]) => (within === undefined ? [] : treeProblems(fields, name, within))),
    ...choiceProblems(all.map(([, field]) => field)),
  ]
}

/** A row could otherwise leave the tree of its parent. */
function treeProblems(fields: Fields, name: string, within: string): string[] {
  const field = fields[within]
  return field?.required && field.immutable && field.filter
    ? []
    : [`${within} divides the tree of ${name}, so it must be required, immutable and a filter`]
}

/** `now` stands for the moment of creation. */
const isDefaultValid = (field: Field) =>
  field.default === undefined || (field.kind === 'date' && field.default === 'now') || inputSchema(field).safeParse(field.default).success

/** A choice is named by its value alone within its resource. */
function choiceProblems(fields: Field[]): string[] {
  const named = fields.flatMap(({ words = {} }) => Object.entries(words))
  const twice = named.filter(([value, words]) => named.some(([other, others]) => other === value && others.join() !== words.join()))
  return [...new Set(twice.map(([value]) => `the choice ${value} is named in two ways`))]
}

function listProblems(r: Resource): string[] {
  const unlisted = r.columns.filter((name) => !(name in r.fields) || !isListed(r.fields[name]!))
  const display = r.fields[r.display]?.kind
  const hasPicture = r.columns.some((name) => r.fields[name]?.kind === 'picture' || r.fields[name]?.kind === 'pictures')
  return [
    ...sortingProblems(r),
    ...(r.layout === 'tiles' && !hasPicture ? ['its tiles have no picture among the columns'] : []),
    ...unlisted.map((name) => `${name} cannot be a column of the list`),
    ...(display === 'text' || display === 'link' ? [] : [`display names ${r.display}, which is no line of text`]),
  ]
}

/** With sections, each field that people write stands in one of them, once. */
function sectionProblems({ fields, sections }: Resource): string[] {
  if (sections.length === 0) return []
  const named = sections.flatMap(fieldsIn)
  const writable = Object.keys(fields).filter((name) => !fields[name]!.readOnly)
  const repeated = named.filter((name, at) => named.indexOf(name) !== at)
  const headings = sections.map(({ name }) => name)
  return [
    ...[...new Set(repeated)].map((name) => `${name} stands in its sections twice`),
    ...writable.filter((name) => !named.includes(name)).map((name) => `${name} stands in no section`),
    ...named.filter((name) => !writable.includes(name)).map((name) => `its sections name ${name}, which nobody can write`),
    ...headings.filter((name, at) => headings.indexOf(name) !== at).map((name) => `there are two sections ${name}`),
  ]
}

function sortingProblems(r: Resource): string[] {
  const parts = r.sorting.split(',').map((part) => part.trim())
  const wrong = parts.filter((part) => !sortable(r).some((name) => part === `${name} asc` || part === `${name} desc`))
  return wrong.map((part) => `sorting names "${part}", which is no sortable field with asc or desc`)
}
