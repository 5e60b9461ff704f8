import { expect, test } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type { Context } from './context.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import { newNotes } from './notes.ts'
import { ANYONE } from './caller.ts'
import { kitOnAnyEngine } from '../testing/kit.ts'
import { viewCache } from './view-cache.ts'

kitOnAnyEngine('A view that many pages share', [], (kit) => {
  const asking = (more: Partial<Context> = {}): Context => ({
    database: kit.database,
    db: kit.database.read,
    caller: ANYONE,
    language: 'zh-CN',
    origin: { ip: '', userAgent: '', requestId: '' },
    now: 10,
    settings: USUAL_SETTINGS,
    notes: newNotes(),
    changed: new Set(),
    ...more,
  })

  /** Each reading gives another number. */
  function counting() {
    let times = 0
    const keeping = viewCache(kit.bus)
    const ask = (ctx = asking(), meanwhile = () => {}) =>
      keeping(ctx, 'view', async (reading) => {
        reading.notes.tags.add('product')
        reading.notes.until = reading.now + 5
        meanwhile()
        return ++times
      })
    return ask
  }

  test('B-11 is read once, and every later caller gets its notes too', async () => {
    const ask = counting()
    const [first, second] = [asking(), asking({ now: 12 })]
    expect([await ask(first), await ask(second)]).toEqual([1, 1])
    for (const { notes } of [first, second]) expect([[...notes.tags], notes.until]).toEqual([['product'], 15])
    expect(await ask(asking({ language: 'en' as Language }))).toBe(2)
    expect(await ask()).toBe(1)
  })

  test('B-11 is read again when what it was read from has changed, or time has changed it, and not before', async () => {
    const ask = counting()
    expect(await ask()).toBe(1)
    kit.bus.tell(new Set(['news', 'product:3']))
    expect(await ask()).toBe(1)
    kit.bus.tell(new Set(['product']))
    expect([await ask(), await ask()]).toEqual([2, 2])
    expect(await ask(asking({ now: 15 }))).toBe(3)
    kit.bus.tell(new Set(['*']))
    expect(await ask()).toBe(4)
  })

  test('B-11 is not kept when something changes while it is read, nor within a write', async () => {
    const ask = counting()
    expect(await ask(asking(), () => kit.bus.tell(new Set(['product'])))).toBe(1)
    expect(await ask()).toBe(2)
    await kit.database.write.transaction().execute(async (db) => expect(await ask(asking({ db }))).toBe(3))
    expect(await ask()).toBe(2)
  })
})
