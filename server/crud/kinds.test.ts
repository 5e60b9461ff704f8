import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
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
} from '../../contract/fields.ts'
import { resource } from '../../contract/declaration.ts'
import { untyped } from '../db/engine.ts'
import { plainWords } from '../testing/plain-words.ts'
import { kitOnBothEngines, type Kit } from '../testing/kit.ts'

const PICTURES = ['a', 'b', 'c'].map((letter) => `/media/${letter.repeat(24)}`)
const FILE = `/media/${'f'.repeat(24)}`
const FILM = `/media/${'e'.repeat(24)}`

const plain = {
  title: text({ required: true, max: 50, localized: true, search: true, filter: true, sort: true }),
  note: longText({ search: true, filter: true }),
  body: html({ localized: true }),
  size: number({ filter: true, sort: true }),
  price: money({ filter: true, sort: true }),
  isOpen: yesNo({ default: true, filter: true, sort: true }),
  day: date({ filter: true, sort: true }),
  moment: date({ time: true, filter: true, sort: true }),
  shape: choice({ round: ['圆', 'Round'], square: ['方', 'Square'] }, { filter: true, sort: true }),
  category: dictionary('news-category', { filter: true, sort: true }),
  cover: picture(),
  album: pictures({ max: 3 }),
  paper: file(),
  film: file({ types: ['video/mp4'] }),
  roleId: reference('role', { filter: true, sort: true }),
  pid: treeParent({ filter: true }),
  words: tags({ filter: true }),
  address: link(),
  data: json(z.json(), { default: { made: true } }),
  code: text({ unique: true }),
}

const withRoles = { ...plain, roleIds: references('role', { filter: true }) }
const shown = { display: 'title', columns: ['title'] } as const
const sample = resource({ name: 'sample', service: 'Sample', ...shown, fields: withRoles, ...plainWords(withRoles) })
const leaf = resource({ name: 'leaf', service: 'Leaf', publishable: true, ...shown, fields: plain, ...plainWords(plain) })

const FULL = {
  title: '全部',
  titleEn: 'Everything',
  note: '一行\n两行',
  body: '<p>正文</p>',
  bodyEn: '<p>Text</p>',
  size: -2.75,
  price: 19.99,
  isOpen: false,
  day: '2028-02-29',
  moment: '2030-01-31T10:00:00.123Z',
  shape: 'round',
  category: 'company',
  cover: PICTURES[0],
  album: [PICTURES[2], PICTURES[0]],
  paper: FILE,
  film: FILM,
  words: ['甲', 'Second "quoted"', '%'],
  address: '/_news?id=1',
  data: { nested: [1, 'zwei', null, { drei: 3.5 }], 键: true },
  code: 'A-1',
}
const EMPTY = {
  titleEn: null,
  note: null,
  body: null,
  bodyEn: null,
  size: null,
  price: null,
  day: null,
  moment: null,
  shape: null,
  category: null,
  cover: null,
  album: [],
  paper: null,
  film: null,
  roleId: null,
  pid: null,
  words: [],
  address: null,
  code: null,
}

async function furnish({ database }: Kit) {
  const db = untyped(database.write)
  const upload = (address: string, kind: string, type = 'x') => ({ id: address.slice(7), kind, name: 'x', type, size: 1, creationTime: 1 })
  await db
    .insertInto('upload')
    .values([...PICTURES.map((address) => upload(address, 'picture')), upload(FILE, 'file'), upload(FILM, 'video', 'video/mp4')])
    .execute()
  const row = { version: 1, creationTime: 1 }
  await db
    .insertInto('role')
    .values(['one', 'two', 'three'].map((name) => ({ ...row, name, displayName: name.toUpperCase(), isStatic: 0, isDefault: 0 })))
    .execute()
  const { id: typeId } = await db
    .insertInto('dictionaryType')
    .values({ ...row, name: 'x', code: 'news-category' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('dictionaryItem')
    .values([
      { ...row, typeId, label: '公司', value: 'company', isActive: 1 },
      { ...row, typeId, label: '旧', value: 'old', isActive: 0 },
    ])
    .execute()
}

kitOnBothEngines('Every kind of field', [sample, leaf], (kit) => {
  const create = (values: Record<string, unknown>) => kit.call(sample, 'create', { title: '题', ...values })
  const get = (id: number) => kit.call(sample, 'get', { id })
  beforeAll(() => furnish(kit))

  test('M-01a comes back as it was given, and stays so when other things change', async () => {
    const made = await create({ ...FULL, roleId: 2, roleIds: [3, 1, 3] })
    const expected = { ...FULL, roleId: 2, roleName: 'TWO', roleIds: [1, 3], pid: null }
    expect(made).toMatchObject(expected)
    expect(await get(made.id)).toEqual(made)
    const changed = await kit.call(sample, 'update', { id: made.id, version: 1, note: '改了' })
    expect(changed).toEqual({ ...made, note: '改了', version: 2, lastModificationTime: expect.any(String), lastModifierUserId: 1 })
  })

  test('can be empty, and defaults fill what was not given', async () => {
    const made = await create({})
    expect(made).toMatchObject({ ...EMPTY, isOpen: true, data: { made: true }, roleIds: [], roleName: null })
    const emptied = await create({ ...EMPTY, data: null, isOpen: false })
    expect(emptied).toMatchObject({ ...EMPTY, data: null, isOpen: false })
  })

  test('an update writes no default, changes what it names and nothing else, and can empty everything', async () => {
    const made = await create({ ...FULL, code: 'A-2', isOpen: false, data: null, roleIds: [1] })
    const touched = await kit.call(sample, 'update', { id: made.id, version: 1, size: 5 })
    expect(touched).toMatchObject({ ...FULL, code: 'A-2', isOpen: false, data: null, size: 5, roleIds: [1] })
    const emptied = await kit.call(sample, 'update', { id: made.id, version: 2, ...EMPTY, roleIds: [] })
    expect(emptied).toMatchObject({ ...EMPTY, title: '全部', isOpen: false, roleIds: [] })
  })

  test('an update that changes nothing leaves version, time and change log alone', async () => {
    const made = await create({ ...FULL, code: 'A-3' })
    expect(await kit.call(sample, 'update', { id: made.id, version: 1, ...FULL, code: 'A-3' })).toEqual(made)
    expect((await kit.call(sample, 'getChanges', { id: made.id })).totalCount).toBe(1)
  })

  test('the change log says what each property was and is, as the wire has it', async () => {
    const made = await create({ price: 1.1, words: ['a'], isOpen: true })
    await kit.call(sample, 'update', {
      id: made.id,
      version: 1,
      price: 0.29,
      words: ['a', 'b'],
      isOpen: false,
      moment: '2030-01-01T08:00:00+08:00',
      roleIds: [2],
    })
    const { items } = await kit.call(sample, 'getChanges', { id: made.id })
    expect(items[0]).toMatchObject({ changeType: 'Updated', userId: 1 })
    expect(new Set(items[0].propertyChanges)).toEqual(
      new Set([
        { propertyName: 'price', originalValue: 1.1, newValue: 0.29 },
        { propertyName: 'words', originalValue: ['a'], newValue: ['a', 'b'] },
        { propertyName: 'isOpen', originalValue: true, newValue: false },
        { propertyName: 'moment', originalValue: null, newValue: '2030-01-01T00:00:00.000Z' },
        { propertyName: 'roleIds', originalValue: [], newValue: [2] },
      ]),
    )
  })

  test('money is exact to the cent, kept as whole hundredths', async () => {
    const prices = [0, 0.01, 0.07, 0.1, 0.29, 1.1, 4.35, 8.2, 19.99, 64.1, 1_000_000.55, 999_999_999_999.99, -0.29]
    const ids = []
    for (const price of prices) ids.push((await create({ price })).id)
    for (const [index, id] of ids.entries()) expect((await get(id)).price).toBe(prices[index])
    const { rows } = await sql<{ price: number }>`select "price" from "sample" where "id" in (${sql.join(ids)}) order by "id"`.execute(
      kit.database.read,
    )
    expect(rows.map(({ price }) => price)).toEqual([0, 1, 7, 10, 29, 110, 435, 820, 1999, 6410, 100_000_055, 99_999_999_999_999, -29])
  })

  test('moments are epoch milliseconds and truth is 0 or 1 in the table', async () => {
    const { id } = await create({ moment: '1969-12-31T23:59:59.999Z', isOpen: true })
    const row = await untyped(kit.database.read).selectFrom('sample').select(['moment', 'isOpen']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ moment: -1, isOpen: 1 })
    expect((await get(id)).moment).toBe('1969-12-31T23:59:59.999Z')
  })

  test('rich text is cleaned before it is kept', async () => {
    const { body, bodyEn } = await create({
      body: '<p onclick="x()">a<script>alert(1)</script></p>',
      bodyEn: '<a href="javascript:x">b</a>',
    })
    expect([body, bodyEn]).toEqual(['<p>a</p>', '<a>b</a>'])
  })

  test.each([
    ['category', 'nowhere'],
    ['category', 'old'],
    ['cover', `/media/${'9'.repeat(24)}`],
    ['cover', FILE],
    ['album', [PICTURES[0], FILE]],
    ['paper', PICTURES[0]],
    ['roleId', 999],
    ['roleIds', [1, 999]],
    ['pid', 999_999],
  ])('V-09b %s that names what is not there (%j) is refused at its member', async (name, value) => {
    await expect(create({ [name]: value })).rejects.toMatchObject({
      code: 'invalid',
      members: { [name]: expect.stringMatching(/^invalid\.(noSuch|gone)/) },
    })
  })

  test('a file is also a video; where only videos are wanted, no other file is taken', async () => {
    expect(await create({ paper: FILM, film: FILM })).toMatchObject({ paper: FILM, film: FILM })
    await expect(create({ film: FILE })).rejects.toMatchObject({ code: 'invalid', members: { film: 'invalid.fileType' } })
    await expect(create({ film: PICTURES[0] })).rejects.toMatchObject({ code: 'invalid', members: { film: 'invalid.noSuchUpload' } })
  })

  test('nothing hangs below what is in the recycle bin', async () => {
    const gone = await create({})
    await kit.call(sample, 'delete', { id: gone.id })
    await expect(create({ pid: gone.id })).rejects.toMatchObject({ members: { pid: 'invalid.gone' } })
  })

  test('a tree has no loop', async () => {
    const top = await create({})
    const below = await create({ pid: top.id })
    await expect(kit.call(sample, 'update', { id: top.id, version: 1, pid: below.id })).rejects.toMatchObject({
      members: { pid: 'problem.treeLoop' },
    })
    await expect(kit.call(sample, 'update', { id: top.id, version: 1, pid: top.id })).rejects.toMatchObject({
      members: { pid: 'problem.treeLoop' },
    })
    await expect(kit.call(sample, 'delete', { id: top.id })).rejects.toMatchObject({ code: 'rule' })
  })

  test('E-11a every filter finds its rows, and no others', async () => {
    const mark = `filter-${kit.engine}`
    const rows = {
      one: await create({
        titleEn: mark,
        note: 'Alpha',
        size: 1,
        price: 1.5,
        isOpen: true,
        day: '2030-01-01',
        moment: '2030-01-01T15:59:59.999Z',
        shape: 'round',
        category: 'company',
        roleId: 1,
        roleIds: [1, 2],
        words: ['rot', 'a"b'],
      }),
      two: await create({
        titleEn: mark,
        note: 'beta',
        size: 2.5,
        price: 1.51,
        isOpen: false,
        day: '2030-01-02',
        moment: '2030-01-01T16:00:00Z',
        shape: 'square',
        roleId: 2,
        roleIds: [2],
        words: ['Rot', 'rote'],
      }),
      none: await create({ titleEn: mark }),
    }
    const child = await create({ titleEn: mark, pid: rows.one.id })
    const all = { ...rows, child }
    const found = async (filter: Record<string, unknown>) => {
      const { totalCount, items } = await kit.call(sample, 'getAll', { title: mark, maxResultCount: 100, ...filter })
      expect(await kit.call(sample, 'count', { title: mark, ...filter })).toBe(totalCount)
      return Object.keys(all).filter((name) => items.some((row: { id: number }) => row.id === all[name as keyof typeof all].id))
    }
    expect(await found({})).toEqual(['one', 'two', 'none', 'child'])
    expect(await found({ note: 'ALPH' })).toEqual(['one'])
    expect(await found({ size: '2.5' })).toEqual(['two'])
    expect(await found({ sizeStart: 1, sizeEnd: 2 })).toEqual(['one'])
    expect(await found({ price: 1.5 })).toEqual(['one'])
    expect(await found({ priceStart: '1.51' })).toEqual(['two'])
    expect(await found({ priceEnd: 1.5 })).toEqual(['one'])
    expect(await found({ isOpen: 'false' })).toEqual(['two'])
    expect(await found({ isOpen: true })).toEqual(['one', 'none', 'child'])
    expect(await found({ dayStart: '2030-01-02' })).toEqual(['two'])
    expect(await found({ dayEnd: '2030-01-01' })).toEqual(['one'])
    // Shanghai's day ends at 16:00 UTC.
    expect(await found({ momentEnd: '2030-01-01' })).toEqual(['one'])
    expect(await found({ momentStart: '2030-01-02' })).toEqual(['two'])
    expect(await found({ shape: 'round' })).toEqual(['one'])
    expect(await found({ category: 'company' })).toEqual(['one'])
    expect(await found({ roleId: '2' })).toEqual(['two'])
    expect(await found({ roleIds: 2 })).toEqual(['one', 'two'])
    expect(await found({ roleIds: 1 })).toEqual(['one'])
    expect(await found({ pid: rows.one.id })).toEqual(['child'])
    expect(await found({ words: 'rot' })).toEqual(['one', 'two'])
    expect(await found({ words: 'a"b' })).toEqual(['one'])
    expect(await found({ words: 'o' })).toEqual([])
    expect(await found({ isOpen: true, roleIds: 2, sizeStart: 0 })).toEqual(['one'])
  })

  test('B-109b sorts by every sortable field, up and down, with nothing last', async () => {
    const mark = `sort-${kit.engine}`
    const low = {
      size: -1,
      price: 0.5,
      isOpen: false,
      day: '1999-12-31',
      moment: '1999-01-01T00:00:00Z',
      shape: 'round',
      roleId: 1,
      titleEn: 'A',
    }
    const high = {
      size: 10,
      price: 2,
      isOpen: true,
      day: '2030-01-01',
      moment: '2030-01-01T00:00:00Z',
      shape: 'square',
      roleId: 3,
      titleEn: 'b',
    }
    await create({ ...high, note: mark })
    await create({ ...low, note: mark })
    await create({ note: mark, isOpen: false })
    for (const name of Object.keys(low)) {
      const values = async (direction: string) =>
        (await kit.call(sample, 'getAll', { note: mark, sorting: `${name} ${direction}` })).items.map(
          (row: Record<string, unknown>) => row[name],
        )
      const [a, b] = [low, high].map((row) => (name === 'moment' ? new Date(row.moment).toISOString() : row[name as keyof typeof row]))
      const up = name === 'isOpen' ? [false, false, true] : [a, b, null]
      // Without an English title the Chinese one counts, which comes behind all English ones.
      const down = name === 'isOpen' || name === 'titleEn' ? up.toReversed() : [b, a, null]
      expect([name, await values('asc'), await values('DESC')]).toEqual([name, up, down])
    }
  })

  test.each([
    'body',
    'album',
    'words',
    'roleIds',
    'data',
    'pid',
    'cover',
    'deletionTime',
    'passwordHash',
    'row.id',
    'id; drop table sample',
  ])('sorting by %s is refused', async (name) => {
    await expect(kit.call(sample, 'getAll', { sorting: name })).rejects.toBeInstanceOf(z.ZodError)
  })

  test.each(['body', 'album', 'data', 'cover', 'address', 'code', 'sizeMin', 'deletionTime', 'noteEn', 'isOpenStart', 'shapeEnd', 'state'])(
    'a filter by %s is refused',
    async (name) => {
      await expect(kit.call(sample, 'getAll', { [name]: '1' })).rejects.toMatchObject({
        issues: [{ code: 'unrecognized_keys', keys: [name] }],
      })
      await expect(kit.call(sample, 'count', { [name]: '1' })).rejects.toBeInstanceOf(z.ZodError)
    },
  )

  test('names match whatever their case, in writing and in asking', async () => {
    const made = await kit.call(sample, 'create', { TITLE: '大写', TitleEn: 'Case', ISOPEN: false })
    expect(made).toMatchObject({ title: '大写', titleEn: 'Case', isOpen: false })
    expect(await kit.call(sample, 'getAll', { TITLEEN: 'x' }).catch((error: unknown) => error)).toBeInstanceOf(z.ZodError)
    expect((await kit.call(sample, 'getAll', { Title: '大写', SORTING: 'TITLE DESC', MAXRESULTCOUNT: '1' })).items[0].id).toBe(made.id)
  })

  test('a snapshot keeps every kind, and gives it back as the draft', async () => {
    const made = await kit.call(leaf, 'create', { ...FULL, roleId: 3 })
    await kit.call(leaf, 'publish', { id: made.id, version: 1 })
    await kit.call(leaf, 'update', { id: made.id, version: 1, ...EMPTY, title: '空', isOpen: true, data: null })
    const { items } = await kit.call(leaf, 'getHistory', { id: made.id })
    const kept = await kit.call(leaf, 'getSnapshot', { id: made.id, snapshotId: items[0].id })
    expect(kept).toEqual({ ...FULL, roleId: 3, pid: null })
    const back = await kit.call(leaf, 'revertTo', { id: made.id, version: 2, snapshotId: items[0].id })
    expect(back).toMatchObject({ ...FULL, roleId: 3, version: 3 })
  })

  test('an import takes every kind, all rows or none', async () => {
    const items = [
      { ...FULL, code: 'I-1' },
      { title: '二', roleIds: [2] },
    ]
    expect(await kit.call(sample, 'saveImport', { items })).toBe(2)
    const count = () => kit.call(sample, 'count', {})
    const before = await count()
    await expect(kit.call(sample, 'saveImport', { items: [{ title: '三' }, { title: '四', roleId: 999 }] })).rejects.toMatchObject({
      members: { 'items.1.roleId': 'invalid.noSuchRow' },
    })
    await expect(kit.call(sample, 'saveImport', { items: [{ title: '五' }, { title: '六', id: 7 }] })).rejects.toBeInstanceOf(z.ZodError)
    expect(await count()).toBe(before)
  })
})
