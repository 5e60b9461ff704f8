import { beforeEach, expect, test } from 'vitest'
import { JOB_KIND_NAMES, type JobKindName } from '../../contract/jobs/kinds.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { listenToStatements } from '../testing/statements.ts'
import { times } from '../testing/times.ts'
import { startJobs } from './jobs.ts'
import { addJob, JOB_TAG } from './rows.ts'
import { createWorking, type JobWork } from './working.ts'

kitOnBothEngines('The lanes of jobs', [], (kit) => {
  beforeEach(async () => void (await kit.database.write.deleteFrom('job').execute()))

  const add = async (...kinds: JobKindName[]) => {
    for (const kind of kinds)
      await addJob(kit.database.write, { kind, params: {}, language: 'en', requestId: 'test', now: kit.database.now() })
  }
  const states = async () =>
    (await kit.database.read.selectFrom('job').select(['kind', 'state']).orderBy('id').execute()).map(Object.values)

  /** A server that does jobs, each by `work`. */
  function serve(work: (kind: JobKindName) => JobWork, isAutomatic = true) {
    const errors: unknown[] = []
    const report = (error: unknown) => void errors.push(error)
    const works = Object.fromEntries(JOB_KIND_NAMES.map((kind) => [kind, work(kind)])) as Record<JobKindName, JobWork>
    const { database, bus } = kit
    const here = (names: readonly JobKindName[]) => createWorking({ database, works, names, report })
    return { ...startJobs({ database, bus, here, program: null, isAutomatic, report }), errors }
  }

  test('B-80a an export and a mail are done while an import goes on, and the next import waits for it', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    await add('import', 'import', 'export', 'prune', 'mail')
    const jobs = serve((kind) => async () => (kind === 'import' ? (await over, {}) : {}))
    try {
      await expect.poll(states).toEqual([
        ['import', 'running'],
        ['import', 'waiting'],
        ['export', 'done'],
        ['prune', 'done'],
        ['mail', 'done'],
      ])
      end()
      await expect.poll(async () => (await states()).slice(0, 2)).toEqual(Array(2).fill(['import', 'done']))
    } finally {
      end()
      await jobs.stop()
    }
    expect(jobs.errors).toEqual([])
  })

  test('B-80a a mail whose server does not answer holds up no other, whether that came before or comes later', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    await add('mail', 'sms', 'mail', 'push')
    const jobs = serve(
      (kind) => async () => {
        if (kind === 'mail') await (begin(), over)
        return {}
      },
      false,
    )
    try {
      await begun
      await expect.poll(states).toEqual([
        ['mail', 'running'],
        ['sms', 'done'],
        ['mail', 'running'],
        ['push', 'done'],
      ])
      await add('sms')
      kit.bus.tell(new Set([JOB_TAG]))
      await expect.poll(async () => (await states()).at(-1)).toEqual(['sms', 'done'])
    } finally {
      end()
      await jobs.stop()
    }
    expect(new Set((await states()).map(([, state]) => state))).toEqual(new Set(['done']))
  })

  test('B-80a more than four are not done at once, and a server that ends lets those end and begins no other', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    let begun = 0
    await add(...times(6, () => 'sms' as const))
    const jobs = serve(() => async () => (begun++, await over, {}), false)
    await expect.poll(() => begun).toBe(4)
    const stopping = jobs.stop()
    end()
    await stopping
    expect([begun, (await states()).map(([, state]) => state)]).toEqual([4, ['done', 'done', 'done', 'done', 'waiting', 'waiting']])
    expect(jobs.errors).toEqual([])
  })

  test('B-80e nobody looks for the job of a call before its reply is on its way', async () => {
    await add('sms')
    const jobs = serve(() => async () => ({}), false)
    const statements = listenToStatements()
    kit.bus.tell(new Set([JOB_TAG]))
    for (let step = 0; step < 100; step++) await Promise.resolve()
    expect(statements.heard()).toEqual([])
    await expect.poll(states).toEqual([['sms', 'done']])
    expect(statements.end().length).toBeGreaterThan(2)
    await jobs.stop()
  })
})
