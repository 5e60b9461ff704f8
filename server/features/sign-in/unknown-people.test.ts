import { beforeAll, expect, test } from 'vitest'
import { createWorking, type WorkingParts } from '../../jobs/working.ts'
import { letAMinutePass, newAddress, postFrom } from '../../testing/attempt.ts'
import { mailEnvironment, openMailServer, openSmsServer, smsEnvironment } from '../../testing/message-servers.ts'
import { hire } from '../../testing/people.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { listenToStatements } from '../../testing/statements.ts'

// B-80e: the time that an order takes must not tell whether there is such a person. A stopwatch would tell little on a busy machine; the statements tell.

const ASK = '/abp/TokenAuth/SendPasswordResetLink'
const SEND = '/abp/TokenAuth/SendPhoneLoginSmsCode'

/** Those about people, codes and messages; other parts of the server write by the clock. */
const ours = (statements: readonly string[]) => statements.filter((sql) => /"(user|siteInfo|oneTimeCode|job)"|pg_notify/.test(sql))

const servers = await Promise.all([openMailServer(), openSmsServer()])
const [mail, sms] = servers
const WAYS = { ...mailEnvironment(mail), ...smsEnvironment(sms) }

onAnyEngine(
  'Whoever asks for a link or a code',
  (site) => {
    const people: { userName: string; phoneNumber: string }[] = []
    const jobs = () => site.database.read.selectFrom('job').selectAll().execute()

    beforeAll(async () => {
      // Nothing is sent by itself, so that each statement is one of the order, or of the job.
      await site.running.app.jobs.stop()
      for (const phoneNumber of ['13700000001', '13700000002']) {
        const person = await hire(site, [])
        await site.post('/abp/services/app/User/Update', { id: person.id, version: 1, phoneNumber }, 'admin')
        people.push({ ...person, phoneNumber })
      }
    })

    /** Orders, and returns the statements of the order, and those that wrote when its job was done. */
    async function heard(at: string, body: object) {
      await letAMinutePass(site)
      const ordering = listenToStatements()
      const { status } = await postFrom(site, at, body, { from: newAddress() })
      const ordered = ours(ordering.end())
      const [row] = await jobs()
      const doing = listenToStatements()
      const { works } = site.running.app.messages
      const working = createWorking({
        database: site.running.database,
        works: works as WorkingParts['works'],
        names: ['mail', 'sms'],
        report: console.error,
      })
      expect(await working.next()).toBe(true)
      const done = ours(doing.end()).filter((sql) => !sql.startsWith('select'))
      const left = (await jobs()).map(({ state, params }) => [state, params])
      await site.database.write.deleteFrom('job').execute()
      return { status, ordered, length: row!.params.length, done, left }
    }

    for (const [name, at, of] of [
      [
        'a link',
        ASK,
        (known: boolean) => ({ usernameOrEmailAddress: known ? people[0]!.userName : people[0]!.userName.replaceAll(/\w/g, 'x') }),
      ],
      ['a code', SEND, (known: boolean) => ({ phoneNumber: known ? people[0]!.phoneNumber : '13799999999' })],
    ] as const)
      test(`B-80e B-52c B-53g ${name} causes the same statements whether there is such a person or not, and for nobody nothing is left or sent`, async () => {
        for (const list of [mail.mails, sms.taken]) list.length = 0
        const [known, unknown] = [await heard(at, of(true)), await heard(at, of(false))]
        expect([known.status, unknown.status]).toEqual([200, 200])
        expect(known.ordered.length).toBeGreaterThan(3)
        expect(known.ordered.filter((sql) => sql.startsWith('insert into "job"'))).toHaveLength(1)
        expect(unknown.ordered).toEqual(known.ordered)
        // As long as each other, but for the names.
        expect(Math.abs(known.length - unknown.length)).toBeLessThan(120)
        // Afterwards each job is taken and ended by one write each; the last one of the unknown finds no row any more.
        expect(known.done.map((sql) => sql.split(' ', 1)[0])).toEqual(['update', 'update'])
        expect(unknown.done.map((sql) => sql.split(' ', 1)[0])).toEqual(['update', 'delete', 'update'])
        expect([known.left, unknown.left]).toEqual([[['done', '{}']], []])
        expect([mail.mails.length, sms.taken.length]).toEqual(at === ASK ? [1, 0] : [0, 1])
      })

    test('B-80e the list of everybody’s jobs tells nobody that somebody unknown was asked for', async () => {
      await site.database.write.deleteFrom('job').execute()
      await postFrom(site, ASK, { usernameOrEmailAddress: 'nobody-of-that-name' }, { from: newAddress() })
      const [row] = await jobs()
      expect(row).toMatchObject({ kind: 'mail', state: 'waiting' })
      const { body } = await site.get('/abp/services/app/Job/GetEverybodys', 'admin')
      expect(body.result).toEqual({ totalCount: 0, items: [] })
      expect((await site.get(`/abp/services/app/Job/Get?id=${row!.id}`, 'admin')).status).toBe(404)
    })
  },
  WAYS,
)
