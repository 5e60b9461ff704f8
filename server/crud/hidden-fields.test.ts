import { expect, test } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { sortable } from '../../contract/sorting.ts'
import { properties } from '../../contract/field-schema.ts'
import { allResources } from '../../contract/resources/index.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine } from '../testing/site.ts'

/** Columns that exist somewhere and that no caller may learn or set. */
const SECRETS = [
  'passwordHash',
  'password',
  'hasDemoPassword',
  'tokenHash',
  'accessToken',
  'deletionTime',
  'deleterUserId',
  'securityStamp',
  'creatorUser',
  'row.passwordHash',
  'user.passwordHash',
  'creatorUserId.passwordHash',
]
const UNFILTERED = ['version', 'creatorUserId', 'lastModifierUserId', 'rowid', 'ctid', 'xmin', '1', 'now', 'skip']

/** Columns of the logs that hold the words of callers. */
const ASKED: ReadonlySet<string> = new Set(['path', 'referrer', 'parameters'])

onAnyEngine('Fields that nobody declared', (site) => {
  const named = (body: { error: { validationErrors: { members: string[] }[] } }) =>
    body.error.validationErrors.flatMap(({ members }) => members)

  test('C-30b a list filters by declared fields only: every other is refused by name, whichever door it comes through', async () => {
    const wrong: unknown[] = []
    for (const r of allResources) {
      const undeclared = properties(r.fields)
        .filter(([name, field]) => !field.filter || !r.fields[name])
        .map(([name]) => name)
      for (const name of [...SECRETS, ...UNFILTERED, ...undeclared, 'id', `${undeclared[0]}Start`]) {
        const query = `${encodeURIComponent(name)}=1`
        const replies = [
          await site.get(`${pathOf(r, 'GetAll')}?${query}`, 'admin'),
          await site.get(`${pathOf(r, 'GetAll')}?${encodeURIComponent(name.toUpperCase())}=1`, 'admin'),
          await site.post(pathOf(r, 'Count'), { [name]: 1 }, 'admin'),
          ...(r.writable ? [await site.get(`${pathOf(r, 'GetDeleted')}?${query}`, 'admin')] : []),
        ]
        for (const { status, body } of replies)
          if (status !== 400 || named(body)[0]?.toLowerCase() !== name.toLowerCase()) wrong.push([r.name, name, status, body])
      }
    }
    expect(wrong).toEqual([])
  })

  test('C-30b a list sorts by declared fields only: every other is refused with those that are possible', async () => {
    const wrong: unknown[] = []
    for (const r of allResources) {
      const allowed = sortable(r)
      const undeclared = properties(r.fields)
        .map(([name]) => name)
        .filter((name) => !allowed.includes(name))
      for (const name of [
        ...SECRETS,
        ...undeclared,
        'version',
        '(select 1)',
        'id;drop table news',
        'id desc nulls first',
        'id--',
        'case when 1=1 then id else 2 end',
        '1',
        '"id"',
        'id collate "C"',
      ]) {
        const { status, body } = await site.get(`${pathOf(r, 'GetAll')}?sorting=${encodeURIComponent(name)}`, 'admin')
        const message = body.error?.validationErrors?.[0]?.message ?? ''
        if (status !== 400 || named(body)[0] !== 'sorting' || !message.includes(allowed.join(', ')))
          wrong.push([r.name, name, status, body])
      }
      for (const name of allowed) {
        const { status } = await site.get(`${pathOf(r, 'GetAll')}?sorting=${name.toUpperCase()}%20DESC,%20id`, 'admin')
        if (status !== 200) wrong.push([r.name, name, status])
      }
    }
    expect(wrong).toEqual([])
  })

  test('C-30b the order’s trick does not leak a secret: the keyword searches declared fields only', async () => {
    const { passwordHash } = await site.database.read
      .selectFrom('user')
      .select('passwordHash')
      .where('userName', '=', 'admin')
      .executeTakeFirstOrThrow()
    for (const keyword of [passwordHash!, passwordHash!.slice(0, 30), '$argon2id', 'argon2']) {
      expect(
        (await site.get(`${pathOf({ service: 'User' }, 'GetAll')}?keyword=${encodeURIComponent(keyword.slice(0, 100))}`, 'admin')).body
          .result.totalCount,
      ).toBe(0)
      expect((await site.post(pathOf({ service: 'User' }, 'Count'), { keyword: keyword.slice(0, 100) }, 'admin')).body.result).toBe(0)
    }
  })

  test('no read of any resource gives a property that its declaration does not name', async () => {
    for (const endpoint of allEndpoints().filter(
      ({ path, effect }) => effect === 'read' && /\/(Get|GetAll)$/.test(path) && path.startsWith('/abp/services/app/'),
    )) {
      const { body } = await site.get(`${endpoint.path}${endpoint.path.endsWith('/Get') ? '?id=1' : ''}`, 'admin')
      if (body.success) expect([endpoint.path, endpoint.output.safeParse(body.result).error?.issues]).toEqual([endpoint.path, undefined])
      // The logs show what callers asked for, and the tests above ask for these names.
      const told = JSON.stringify(body, (name, value: unknown) => (ASKED.has(name) ? null : value))
      expect([endpoint.path, told]).toEqual([
        endpoint.path,
        expect.not.stringMatching(/argon2|passwordHash|hasDemoPassword|tokenHash|deletionTime/),
      ])
    }
  })

  test('C-10i C-10j C-10k C-10l C-10n C-10o what visitors read names no column of the back office', async () => {
    const news = (await site.post(pathOf({ service: 'News' }, 'Create'), { title: '公开' }, 'editor')).body.result
    await site.post(pathOf({ service: 'News' }, 'Publish'), { id: news.id, version: 1 }, 'editor')
    for (const at of ['site', 'listnavibar', 'carousel', 'listimage', 'listnews', `news?id=${news.id}`, 'listnewscategory']) {
      const { status, body } = await site.get(`/api/portal/${at}`)
      expect([at, status]).toEqual([at, 200])
      expect(JSON.stringify(body)).not.toMatch(/creatorUserId|lastModifier|version|state|hasChanges|deletionTime|rowId/)
    }
    // Public reads drop names that they do not know (C-10r), and change nothing for them.
    const plain = (await site.get('/api/portal/listnews')).body
    for (const junk of [
      'filter[passwordHash]=1',
      'populate=*',
      'fields=*',
      'sorting=creatorUserId',
      'include=user',
      'creatorUserId=1',
      'state=draft',
      'preview=',
    ]) {
      expect([junk, (await site.get(`/api/portal/listnews?${junk}`)).body]).toEqual([junk, plain])
    }
  })
})
