import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  choice,
  date,
  dictionary,
  file,
  html,
  json,
  link,
  longText,
  money,
  number,
  picture,
  pictures,
  reference,
  references,
  tags,
  text,
  treeParent,
  yesNo,
  type Field,
} from './fields.ts'
import { createSchema, updateSchema } from './schema.ts'
import { inputSchema } from './field-schema.ts'

const MEDIA = '/media/0123456789abcdef01234567'

/** Of each kind: values as given and as kept, and values that are refused. */
const KINDS: Record<string, { field: Field; good: [given: unknown, kept?: unknown][]; bad: unknown[] }> = {
  text: {
    field: text({ max: 5 }),
    good: [['一行'], ['  a  ', 'a'], ['\u200b \ufeffa\u00ad', 'a'], ['e\u0301', '\u00e9'], ['12345'], ['😀😀']],
    bad: ['123456', 'a\nb', 'a\rb', 'a\0b', '\ud800', 7, true, ['a'], {}],
  },
  'text that is an e-mail address': {
    field: text({ format: 'email' }),
    good: [['a@b.cn'], [' hello@example.com ', 'hello@example.com']],
    bad: ['a@b', 'a@b.info', 'a b@c.cn', 'a@b.cn\0', `${'x'.repeat(252)}@b.cn`, 7],
  },
  'text that is a mobile number': {
    field: text({ format: 'mobile' }),
    good: [['13800000000'], [' 18612345678 ', '18612345678']],
    bad: ['12800000000', '+8613800000000', '138 0000 0000', 13_800_000_000],
  },
  'text with a pattern': { field: text({ pattern: /^[a-z]+$/ }), good: [['abc']], bad: ['ABC', 'a1', 'a b'] },
  longText: { field: longText({ max: 10 }), good: [['a\nb'], [' x ', 'x']], bad: ['x'.repeat(11), 'a\0', 3] },
  html: { field: html({ max: 30 }), good: [['<p>一</p>'], ['  <b>x</b>']], bad: ['x'.repeat(31), '\0', 1] },
  number: {
    field: number({ min: -1, max: 10 }),
    good: [[0], [-1], [10], [2.5], [-0.25]],
    bad: [-1.1, 11, '5', Number.NaN, Number.POSITIVE_INFINITY, true, []],
  },
  'number without limits': { field: number(), good: [[1e15], [-1e15], [1e-7]], bad: [1e17, Number.NEGATIVE_INFINITY] },
  money: {
    field: money({ min: 0 }),
    good: [[0], [0.01], [0.1], [0.29], [1.1], [19.99], [1_000_000_000_000], [999_999_999_999.99]],
    bad: [0.001, 1.005, -0.01, '1.00', 1.1e12],
  },
  yesNo: { field: yesNo(), good: [[true], [false]], bad: ['true', 0, 1, null] },
  date: {
    field: date(),
    good: [['2030-01-31'], ['2028-02-29']],
    bad: ['2030-02-29', '2030-1-1', '31.01.2030', '2030-01-31T00:00:00Z', 20300131, 'now'],
  },
  'date with time': {
    field: date({ time: true }),
    good: [
      ['2030-01-31T10:00:00.000Z'],
      ['2030-01-31T10:00:00Z', '2030-01-31T10:00:00.000Z'],
      ['2030-01-31T18:00:00+08:00', '2030-01-31T10:00:00.000Z'],
    ],
    bad: ['2030-01-31', '2030-01-31T10:00:00', '2030-13-31T10:00:00Z', 1_900_000_000_000, 'now'],
  },
  choice: { field: choice({ small: ['小', 'Small'], large: ['大', 'Large'] }), good: [['small'], ['large']], bad: ['Small', 'medium', 1] },
  dictionary: { field: dictionary('news-category'), good: [['company'], [' a ', 'a']], bad: ['x'.repeat(65), 3] },
  picture: {
    field: picture(),
    good: [[MEDIA], [`${MEDIA}#focus=0,100`]],
    bad: [
      'https://evil.example/a.png',
      '/media/../etc',
      '/media/ABC',
      `${MEDIA}/original`,
      'data:image/png;base64,AA',
      `${MEDIA}\n`,
      `${MEDIA}#focus=101,0`,
      `${MEDIA}#focus=1;x:y`,
      `${MEDIA}#focus=-1,0`,
      `${MEDIA}#focus=1.5,0`,
      `${MEDIA}#other`,
    ],
  },
  pictures: {
    field: pictures({ max: 2 }),
    good: [[[]], [[MEDIA]], [[MEDIA, `${MEDIA}#focus=30,45`]]],
    bad: [[MEDIA, MEDIA, MEDIA], MEDIA, ['x'], [null], null],
  },
  file: { field: file(), good: [[MEDIA]], bad: ['/etc/passwd', 'file:///etc/passwd', `${MEDIA}#focus=1,1`, 5] },
  reference: { field: reference('role'), good: [[1], [2_000_000_000]], bad: [0, -1, 1.5, '1', {}] },
  references: { field: references('role', { max: 2 }), good: [[[]], [[1, 2]]], bad: [[1, 2, 3], [0], ['1'], 1, null] },
  treeParent: { field: treeParent(), good: [[1]], bad: [0, -1, '1', 1.5] },
  tags: {
    field: tags({ max: 2 }),
    good: [
      [[]],
      [
        ['甲', ' b '],
        ['甲', 'b'],
      ],
      [['b', ' b'], ['b']],
    ],
    bad: [['a', 'b', 'c'], [''], ['  '], ['x'.repeat(65)], 'a', null],
  },
  link: {
    field: link(),
    good: [
      ['/_news?id=1'],
      ['/'],
      ['#top'],
      ['https://www.example.com/a?b=c#d'],
      ['http://example.com'],
      ['mailto:a@b.cn'],
      ['tel:+86 10-1234'],
    ],
    bad: [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'www.example.com',
      'ftp://x',
      '/a b',
      'x'.repeat(1001),
      'https://a b',
    ],
  },
  json: {
    field: json(z.strictObject({ a: z.int(), b: z.array(z.string()).optional() })),
    good: [[{ a: 1 }], [{ a: 1, b: ['x'] }]],
    bad: [{ a: 'x' }, { a: 1, c: 2 }, [], 'x', { b: [] }],
  },
}

const kinds = Object.entries(KINDS)

test.each(kinds)('V-09a %s takes what it says, and keeps it as meant', (_, { field, good }) => {
  for (const [given, kept = given] of good) expect(inputSchema(field).parse(given), JSON.stringify(given)).toEqual(kept)
})

test.each(kinds)('V-09a %s refuses everything else', (_, { field, bad }) => {
  for (const given of bad) expect(inputSchema(field).safeParse(given).success, JSON.stringify(given)).toBe(false)
})

const LISTS = new Set(['pictures', 'references', 'tags'])

test.each(kinds.filter(([, { field }]) => !LISTS.has(field.kind) && field.kind !== 'yesNo'))(
  '%s that is not required takes null for nothing; one that is does not',
  (_, { field }) => {
    expect(inputSchema(field).parse(null)).toBeNull()
    expect(inputSchema({ ...field, required: true }).safeParse(null).success).toBe(false)
    expect(inputSchema({ ...field, required: true }).safeParse(undefined).success).toBe(false)
  },
)

test.each(
  kinds.filter(([, { field }]) =>
    ['text', 'longText', 'html', 'link', 'date', 'choice', 'dictionary', 'picture', 'file'].includes(field.kind),
  ),
)('%s: an emptied input of a form means nothing where nothing is allowed, and is refused where it is not', (_, { field }) => {
  expect(inputSchema(field).parse('')).toBeNull()
  expect(inputSchema({ ...field, required: true }).safeParse('').success).toBe(false)
})

test.each(kinds.filter(([, { field }]) => field.kind === 'text' || field.kind === 'longText'))(
  '%s of blanks only is empty',
  (_, { field }) => {
    expect(inputSchema({ ...field, required: true }).safeParse('   ').success).toBe(false)
    expect(inputSchema(field).parse('   ')).toBeNull()
  },
)

const fields = {
  title: text({ required: true, localized: true }),
  count: number({ default: 3 }),
  isOpen: yesNo({ default: true }),
  words: tags({ default: ['neu'] }),
  seen: number({ readOnly: true }),
  note: longText(),
}

test('Create fills defaults for what is absent, keeps what is given, and leaves the rest alone', () => {
  const create = createSchema(fields)
  expect(create.parse({ title: '题' })).toEqual({ title: '题', count: 3, isOpen: true, words: ['neu'] })
  expect(create.parse({ title: '题', titleEn: 'T', count: null, isOpen: false, words: [], note: '' })).toEqual({
    title: '题',
    titleEn: 'T',
    count: null,
    isOpen: false,
    words: [],
    note: null,
  })
  expect(create.safeParse({}).success).toBe(false)
  expect(create.safeParse({ titleEn: 'only English' }).success).toBe(false)
})

test('Update never writes a default: it holds what was given and nothing else', () => {
  const update = updateSchema(fields)
  expect(update.parse({ id: 1, version: 2 })).toEqual({ id: 1, version: 2 })
  expect(Object.keys(update.parse({ id: 1, version: 2 }))).toEqual(['id', 'version'])
  expect(update.parse({ id: 1, version: 2, note: '' })).toEqual({ id: 1, version: 2, note: null })
  expect(update.safeParse({ id: 1, version: 2, title: '' }).success).toBe(false)
  expect(update.parse({ id: 1, title: '题' })).toEqual({ id: 1, title: '题' })
  expect(update.safeParse({ id: 1, version: 'x', title: '题' }).success).toBe(false)
})

test('Create takes an id only if it says that there is none', () => {
  const create = createSchema(fields)
  expect(create.safeParse({ title: '题', id: 5 }).error?.issues).toMatchObject([{ path: ['id'] }])
  for (const id of [0, null, undefined]) expect(create.safeParse({ title: '题', id }).success).toBe(true)
})

test.each([
  ['version', 5],
  ['seen', 1],
  ['creationTime', '2030-01-01'],
  ['creatorUserId', 1],
  ['deletionTime', null],
  ['countEn', 1],
  ['__proto__x', 1],
  ['constructor', 1],
])('an input that sets %s is refused by that name', (name, value) => {
  const created = createSchema(fields).safeParse({ title: '题', [name]: value })
  expect(created.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }])
  if (name === 'version') return
  const updated = updateSchema(fields).safeParse({ id: 1, version: 1, [name]: value })
  expect(updated.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }])
})

test('the English twin of a localized field is never required', () => {
  const english = createSchema(fields).parse({ title: '题', titleEn: '' }) as Record<string, unknown>
  expect(english['titleEn']).toBeNull()
  const asked = createSchema({ name: text({ asked: true, localized: true }) })
  expect(asked.safeParse({ name: '名' }).success).toBe(true)
  expect(asked.safeParse({ nameEn: 'N' }).success).toBe(false)
})
