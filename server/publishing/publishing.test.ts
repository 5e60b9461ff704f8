import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import type { Context } from '../http/context.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import { newNotes } from '../http/notes.ts'
import { ANYONE } from '../http/caller.ts'
import { published } from './published.ts'
import { kitOnBothEngines, type Kit } from '../testing/kit.ts'
import { notice } from '../testing/notice.ts'

const BEGIN = Date.UTC(2030, 0, 1)
const END = 40
const iso = (at: number) => new Date(BEGIN + at).toISOString()

type Step =
  | { kind: 'wait'; ms: number }
  | { kind: 'edit' }
  | { kind: 'publish'; after: number; lasts: number | null | undefined }
  | { kind: 'unpublish' }

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('publish' as const),
        after: fc.constantFrom(-3, 0, 0, 2, 5, 9),
        lasts: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(null, undefined)),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('unpublish' as const) }) },
  ),
  { minLength: 3, maxLength: 14 },
)

/** The version that a visitor sees at each millisecond; `live` is the version without any schedule. */
function createModel() {
  const shown: (string | null)[] = Array.from({ length: END }, () => null)
  let live = [...shown]
  let scheduled = END
  let planned = END

  function publish(now: number, title: string, from: number, named: number | undefined) {
    settle(now)
    const until = named ?? (planned > from ? planned : END)
    planned = until
    const next = live.map((was, at) => (at < from ? was : at < until ? title : null))
    if (from === now) live = next
    scheduled = from === now ? END : from
    write(now, next)
  }

  function unpublish(now: number) {
    settle(now)
    const had = shown[now] !== null || scheduled < END
    live = live.map((was, at) => (at < now ? was : null))
    scheduled = END
    planned = END
    write(now, live)
    return had
  }

  /** The scheduled version has become the live version. */
  function settle(now: number) {
    if (scheduled > now) return
    live = [...shown]
    scheduled = END
  }

  const write = (now: number, next: (string | null)[]) => {
    for (let at = now; at < END; at++) shown[at] = next[at]!
  }
  return { shown, publish, unpublish }
}

/** The same steps on the model and on the kit; tells where they differ in what a visitor sees at any moment. */
async function play(kit: Kit, sequence: Step[]) {
  let now = 0
  let edits = 1
  let row = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
  const model = createModel()
  for (const step of sequence) {
    if (step.kind === 'wait') now = Math.min(now + step.ms, END - 15)
    if (step.kind === 'edit')
      row = await kit.call(notice, 'update', { id: row.id, version: row.version, title: `v${++edits}` }, BEGIN + now)
    if (step.kind === 'publish') {
      const from = Math.max(now, now + step.after)
      const until = step.lasts === null ? END : step.lasts && from + step.lasts
      row = await kit.call(
        notice,
        'publish',
        { id: row.id, version: row.version, from: iso(now + step.after), until: until && (until === END ? null : iso(until)) },
        BEGIN + now,
      )
      model.publish(now, `v${edits}`, from, until)
    }
    if (step.kind === 'unpublish') {
      const done = await kit.call(notice, 'unpublish', { id: row.id }, BEGIN + now).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Problem) return false
          throw error
        },
      )
      expect(done).toBe(model.unpublish(now))
    }
    await compare(kit, row.id, model.shown, now)
  }
  for (const later of [0, 4, 11]) await compareStates(kit, row.id, BEGIN + now + later)
}

/** Of the lists by state the row is in that of its own, and in no other. */
async function compareStates(kit: Kit, id: number, moment: number) {
  const { state } = await kit.call(notice, 'get', { id }, moment)
  const holding: string[] = []
  for (const asked of ['draft', 'scheduled', 'published']) {
    const { items } = await kit.call(notice, 'getAll', { state: asked, maxResultCount: 1000 }, moment)
    if (items.some((row: { id: number }) => row.id === id)) holding.push(asked)
  }
  expect(holding, `after ${moment - BEGIN} ms`).toEqual([state])
}

async function compare(kit: Kit, id: number, shown: (string | null)[], now: number) {
  const snapshots = await sql<{ from: number; until: number | null; title: string }>`
    select "validFrom" as "from", "validUntil" as "until", "title" from "noticeSnapshot" where "rowId" = ${id} order by "validFrom", "id"`.execute(
    kit.database.read,
  )
  const ranges = snapshots.rows.map(({ from, until, title }) => ({
    from: from - BEGIN,
    until: until === null ? END : until - BEGIN,
    title,
  }))
  const at = (moment: number) => ranges.filter((range) => range.from <= moment && moment < range.until).map(({ title }) => title)
  for (let moment = 0; moment < END; moment++)
    expect(at(moment), `at ${moment} of ${JSON.stringify(ranges)}`).toEqual(shown[moment] === null ? [] : [shown[moment]])
  expect(ranges.filter(({ from }) => from > now).length).toBeLessThanOrEqual(1)
}

const visit = async (kit: Kit, id: number, at: number) => {
  const ctx: Context = {
    database: kit.database,
    db: kit.database.read,
    caller: ANYONE,
    language: 'zh-CN',
    origin: { ip: '', userAgent: '', requestId: '' },
    now: BEGIN + at,
    settings: USUAL_SETTINGS,
    notes: newNotes(),
    changed: new Set(),
  }
  const rows = await published(ctx, notice, { where: sql`"rowId" = ${id}`, orderBy: sql`"rowId"`, limit: 10 })
  return { titles: rows.map(({ title }) => title), until: ctx.notes.until - BEGIN }
}

kitOnBothEngines('Publishing', [notice], (kit) => {
  test('a new schedule gives back what the old one had cut short', async () => {
    const row = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    const publish = (from: number, until?: number) =>
      kit.call(notice, 'publish', { id: row.id, version: 1, from: iso(from), ...(until ? { until: iso(until) } : {}) }, BEGIN + 2)
    await publish(2, 30)
    await publish(10)
    await publish(20)
    expect(await visit(kit, row.id, 15)).toMatchObject({ titles: ['v1'], until: 20 })
    await publish(35)
    expect(await visit(kit, row.id, 29)).toMatchObject({ titles: ['v1'], until: 30 })
    expect(await visit(kit, row.id, 31)).toMatchObject({ titles: [], until: 35 })
    expect(await visit(kit, row.id, 36)).toMatchObject({ titles: ['v1'] })
  })

  test('M-01a whatever is published, scheduled, ended and published again: a visitor sees what was meant at every moment, and never two', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (sequence) => play(kit, sequence)),
      { numRuns: 60 },
    )
  }, 120_000)

  test('B-11a a row that was deleted and restored is among the drafts, also at the time for which it was scheduled', async () => {
    const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    await kit.call(notice, 'publish', { id, version: 1 }, BEGIN)
    await kit.call(notice, 'publish', { id, version: 1, from: iso(5) }, BEGIN + 1)
    await compareStates(kit, id, BEGIN + 1)
    await kit.call(notice, 'delete', { id }, BEGIN + 2)
    await kit.call(notice, 'restore', { id }, BEGIN + 3)
    for (const at of [3, 6]) {
      expect((await kit.call(notice, 'get', { id }, BEGIN + at)).state).toBe('draft')
      await compareStates(kit, id, BEGIN + at)
    }
  })

  describe('M-01 a row published by a node whose clock is ahead', () => {
    const publishAhead = async () => {
      const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
      await kit.call(notice, 'publish', { id, version: 1 }, BEGIN + 1)
      await kit.call(notice, 'update', { id, version: 1, title: 'v2' }, BEGIN + 2)
      // Its clock is half a minute fast.
      await kit.call(notice, 'publish', { id, version: 2 }, BEGIN + 30_000)
      return id
    }
    const history = async (id: number, at: number) =>
      (await kit.call(notice, 'getHistory', { id }, BEGIN + at)).items.map(({ version, when }: { version: number; when: string }) => [
        version,
        when,
      ])

    test('stays in the history when a node with the right time publishes again', async () => {
      const id = await publishAhead()
      await kit.call(notice, 'update', { id, version: 2, title: 'v3' }, BEGIN + 8)
      const row = await kit.call(notice, 'publish', { id, version: 3 }, BEGIN + 10)
      expect([row.state, row.scheduledFor]).toEqual(['published', null])
      expect(await history(id, 10)).toEqual([
        [3, 'live'],
        [2, 'past'],
        [1, 'past'],
      ])
      for (const at of [10, 11, 29_999, 30_001, 90_000]) expect([at, (await visit(kit, id, at)).titles]).toEqual([at, ['v3']])
      const { items } = await kit.call(notice, 'getHistory', { id }, BEGIN + 10)
      expect(await kit.call(notice, 'getSnapshot', { id, snapshotId: items[1].id }, BEGIN + 11)).toMatchObject({ title: 'v2' })
    })

    test('stays in the history when it is taken off the site, and is not shown again when its time comes', async () => {
      const id = await publishAhead()
      await kit.call(notice, 'unpublish', { id }, BEGIN + 10)
      expect(await history(id, 10)).toEqual([
        [2, 'past'],
        [1, 'past'],
      ])
      for (const at of [10, 30_001]) expect((await visit(kit, id, at)).titles).toEqual([])
      await expect(kit.call(notice, 'unpublish', { id }, BEGIN + 11)).rejects.toMatchObject({ code: 'rule' })
    })

    test('leaves no history if it was only scheduled: a new schedule replaces it', async () => {
      const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
      await kit.call(notice, 'publish', { id, version: 1, from: iso(50) }, BEGIN + 1)
      await kit.call(notice, 'publish', { id, version: 1, from: iso(60) }, BEGIN + 2)
      expect(await history(id, 3)).toEqual([[1, 'scheduled']])
    })
  })

  test('M-01 requests that began earlier but arrive later neither extend an ended version nor show two at once', async () => {
    const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    const publish = (at: number, from?: number) =>
      kit.call(notice, 'publish', { id, version: 1, ...(from ? { from: iso(from) } : {}) }, BEGIN + at)
    await publish(1)
    await publish(10)
    await publish(8, 30)
    for (let at = 1; at < 35; at++) expect([at, (await visit(kit, id, at)).titles]).toEqual([at, ['v1']])
    await kit.call(notice, 'unpublish', { id }, BEGIN + 20)
    await publish(18, 50)
    for (const at of [20, 21, 49]) expect([at, (await visit(kit, id, at)).titles]).toEqual([at, []])
    expect((await visit(kit, id, 50)).titles).toEqual(['v1'])
  })

  test('M-01 two publishings within one millisecond both stay in the history', async () => {
    const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    await kit.call(notice, 'publish', { id, version: 1 }, BEGIN + 5)
    await kit.call(notice, 'update', { id, version: 1, title: 'v2' }, BEGIN + 5)
    await kit.call(notice, 'publish', { id, version: 2 }, BEGIN + 5)
    const { items } = await kit.call(notice, 'getHistory', { id }, BEGIN + 5)
    expect(items.map(({ version, when }: { version: number; when: string }) => [version, when])).toEqual([
      [2, 'live'],
      [1, 'past'],
    ])
    expect(await visit(kit, id, 5)).toMatchObject({ titles: ['v2'] })
  })

  test('the row tells its state as of the moment it is asked', async () => {
    const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    const state = async (at: number) => {
      const { state: said, hasChanges, publishedFrom, publishedUntil, scheduledFor } = await kit.call(notice, 'get', { id }, BEGIN + at)
      return [said, hasChanges, publishedFrom, publishedUntil, scheduledFor]
    }
    expect(await state(0)).toEqual(['draft', false, null, null, null])
    await kit.call(notice, 'publish', { id, version: 1, from: iso(5), until: iso(20) }, BEGIN + 1)
    expect(await state(4)).toEqual(['scheduled', false, null, iso(20), iso(5)])
    expect(await state(5)).toEqual(['published', false, iso(5), iso(20), null])
    await kit.call(notice, 'update', { id, version: 1, title: 'v2' }, BEGIN + 6)
    await kit.call(notice, 'publish', { id, version: 2, from: iso(9) }, BEGIN + 7)
    expect(await state(8)).toEqual(['published', true, iso(5), iso(20), iso(9)])
    expect(await state(9)).toEqual(['published', false, iso(9), iso(20), null])
    const count = (asked: string) => kit.call(notice, 'count', { state: asked }, BEGIN + 8)
    const before = [await count('published'), await count('scheduled')]
    await kit.call(notice, 'unpublish', { id }, BEGIN + 8)
    expect([await count('published'), await count('scheduled')]).toEqual([before[0] - 1, before[1]])
    expect(await state(9)).toEqual(['draft', false, null, null, null])
  })

  test('an end that is not after the beginning is refused, and so is a stale version', async () => {
    const { id } = await kit.call(notice, 'create', { title: 'v1' }, BEGIN)
    const publish = (input: Record<string, unknown>) => kit.call(notice, 'publish', { id, version: 1, ...input }, BEGIN + 5)
    await expect(publish({ from: iso(9), until: iso(9) })).rejects.toMatchObject({
      code: 'invalid',
      members: { until: 'invalid.untilBeforeFrom' },
    })
    await expect(publish({ until: iso(3) })).rejects.toMatchObject({ code: 'invalid' })
    await expect(publish({ version: 2 })).rejects.toMatchObject({ code: 'stale' })
    expect(await visit(kit, id, 9)).toMatchObject({ titles: [] })
  })
})
