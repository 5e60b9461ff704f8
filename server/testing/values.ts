import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { writableProperties } from '../../contract/field-schema.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { pathOf } from './resource-paths.ts'
import { samplePicture, type Site } from './site.ts'

/** Makes words different from each other. */
let others = 0

type Values = Record<string, unknown>
type Make = (field: Field, word: string) => unknown

// A valid value of each kind of field, different for each word.

const fitting = (field: Field, word: string) => (field.max ? word.slice(-field.max) : word)

/** Values for fields that ask for more than their kind does. */
const BY_NAME: Record<string, (word: string) => unknown> = {
  emailAddress: (word) => `${word}@example.com`,
  email: (word) => `${word}@example.com`,
  phoneNumber: () => '13800000000',
  brandColour: () => '#1890ff',
  fromPath: (word) => `/${word}`,
  dataScopes: (word) => ({ products: { kind: 'units', unitIds: [1 + Number(word.replaceAll(/\D/g, ''))] } }),
  groups: (word) => [{ name: word, nameEn: 'Group', params: [{ key: 'width', name: '宽', kind: 'number', unit: 'mm', searchable: true }] }],
  params: (word) => ({ width: word.length, mount: word, poe: true }),
  paramsEn: (word) => ({ mount: word }),
  noticeEmail: (word) => `${word}@example.com`,
  webhook: (word) => `https://example.com/${word}`,
  definition: (word) => ({ steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: 'name', label: word }] }] }] }),
  answers: (word) => ({ name: word, days: ['mon', word] }),
  documents: (word) => [
    { kind: 'manual', title: word, titleEn: 'Manual', file: '/media/0123456789abcdef01234567', language: 'en', version: 'V1' },
  ],
  skus: (word) => [{ code: word, specs: [{ name: '颜色', nameEn: 'Colour', value: '黑' }], price: 1.25, stock: 3 }],
}

const VALUE: Record<Field['kind'], Make> = {
  text: fitting,
  longText: (field, word) => fitting(field, `${word} 一 😀`),
  html: (_, word) => `<p>${word}</p>`,
  number: (_, word) => word.length + 0.5,
  money: (_, word) => word.length + 0.25,
  yesNo: () => true,
  date: (field) => (field.time ? '2025-03-01T08:00:00.000Z' : '2025-03-01'),
  choice: (field) => field.options!.at(-1),
  dictionary: () => 'company',
  picture: () => undefined,
  pictures: () => [],
  file: () => null,
  reference: () => undefined,
  references: () => [],
  treeParent: () => null,
  tags: (_, word) => [word, '标签'],
  link: (_, word) => `/${word}?a=1#b`,
  json: () => ['News/View'],
}

/** The properties that Update may change. */
export const changeableProperties = (r: Resource) => writableProperties(r.fields).filter(([, field]) => !field.immutable)

/** Returns valid values for every property that may be written; it first creates the rows that they refer to. */
export async function validValues(site: Site, r: Resource, word: string): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of writableProperties(r.fields)) {
    const value = BY_NAME[name]?.(word) ?? VALUE[field.kind](field, word)
    values[name] = value === undefined ? await existingOne(site, field) : value
  }
  return r.name === 'user' ? { ...values, password: 'Test-pass-7' } : values
}

/** The rows and pictures that values refer to: one of each for a site, because a user alone takes a tenth of a second to make. */
const existing = new WeakMap<Site, Map<string, Promise<unknown>>>()

function existingOne(site: Site, field: Field): Promise<unknown> {
  const made = existing.get(site) ?? new Map<string, Promise<unknown>>()
  existing.set(site, made)
  const key = field.kind === 'picture' ? 'picture' : field.target!
  const one = made.get(key) ?? makeOne(site, field)
  made.set(key, one)
  return one
}

async function makeOne(site: Site, field: Field): Promise<unknown> {
  if (field.kind === 'picture') return (await site.upload(await samplePicture(40, 30), 'cover.png', 'admin')).body.files.file
  const target = resourceNamed(field.target!)
  if (!target.writable) return (await site.get(`${pathOf(target, 'GetAll')}?maxResultCount=1`, 'admin')).body.result.items[0].id
  return (await site.post(pathOf(target, 'Create'), await validValues(site, target, `target${others++}`), 'admin')).body.result.id
}

/** Returns another valid value of the same field, each time a new one; undefined if there is no other. */
export function otherValue(name: string, field: Field): unknown {
  if (field.kind === 'yesNo') return false
  if (field.kind === 'choice') return field.options![0]
  if (field.kind === 'json' && !(name in BY_NAME)) return []
  if (field.kind === 'date') return field.time ? '2026-01-02T03:04:05.000Z' : '2026-01-02'
  if (['picture', 'file', 'dictionary', 'reference', 'references', 'treeParent', 'pictures'].includes(field.kind)) return undefined
  const word = `other${others++}`
  return BY_NAME[name]?.(word) ?? VALUE[field.kind](field, word)
}
