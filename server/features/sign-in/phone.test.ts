import { afterAll, beforeEach, expect, test } from 'vitest'
import { start } from '../../start.ts'
import { asWord } from '../../testing/as-word.ts'
import { letAMinutePass, newAddress, postFrom } from '../../testing/attempt.ts'
import { openSmsServer, smsEnvironment } from '../../testing/message-servers.ts'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { NO_ASSETS, onAnyEngine, PASSWORD, urlOf, type Site } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'

const APP = '/abp/services/app'
const SEND = '/abp/TokenAuth/SendPhoneLoginSmsCode'
const ENTER = '/abp/TokenAuth/AuthenticateByPhoneCaptcha'

const sms = await openSmsServer()
afterAll(() => sms.close())
beforeEach(() => {
  sms.taken = []
})

const GATEWAY = smsEnvironment(sms)
const codesSent = () => sms.taken.map(({ body }) => JSON.parse(body) as { phoneNumber: string; code: string; text: string })

let numbers = 0
const newNumber = () => `138${String(++numbers).padStart(8, '0')}`

function helpersFor(site: Site) {
  const send = (phoneNumber: unknown, from = newAddress()) => postFrom(site, SEND, { phoneNumber }, { from })
  const enter = (phoneNumber: unknown, smsCode: unknown, from = newAddress()) => postFrom(site, ENTER, { phoneNumber, smsCode }, { from })
  const waitAMinute = () => letAMinutePass(site)
  const employ = async (permits: string[] = []) => {
    const phoneNumber = newNumber()
    const person = await hire(site, permits)
    await site.post(`${APP}/User/Update`, { id: person.id, version: 1, phoneNumber }, 'admin')
    return { ...person, phoneNumber }
  }
  const codeFor = async (phoneNumber: string) => {
    const before = sms.taken.length
    expect(JSON.parse((await send(phoneNumber)).text).result).toBe(null)
    await expect.poll(() => sms.taken.length).toBe(before + 1)
    return codesSent().at(-1)!.code
  }
  const log = async (phoneNumber: string) => {
    await site.running.app.loginLog.flush()
    const rows = await site.database.read
      .selectFrom('loginLog')
      .select(['result', 'userId'])
      .where('userNameOrEmailAddress', '=', phoneNumber)
      .orderBy('id')
      .execute()
    return rows
  }
  return { send, enter, waitAMinute, employ, codeFor, log }
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refusal = (text: string) => (JSON.parse(text) as { error: { message: string; validationErrors: unknown } }).error

onAnyEngine(
  'Signing in by phone',
  (site) => {
    const { send, enter, waitAMinute, employ, codeFor, log } = helpersFor(site)

    test('T-02a T-02b T-02c C-20a C-20b B-52a a code that was sent to my number signs me in, whatever spaces stand around the number', async () => {
      const { id, phoneNumber } = await employ(['News/View'])
      const code = await codeFor(`  ${phoneNumber} `)
      expect(codesSent()).toEqual([expect.objectContaining({ phoneNumber, code: expect.stringMatching(/^\d{6}$/) })])
      expect(codesSent()[0]!.text).toContain(`登录验证码：${code}，5 分钟内有效`)
      const entered = await enter(` ${phoneNumber}\t`, ` ${code} `)
      expect(entered.status).toBe(200)
      const { result } = JSON.parse(entered.text)
      expect(result).toEqual({
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        encryptedAccessToken: '',
        expireInSeconds: 86_400,
        userId: id,
      })
      expect((await site.get(`${APP}/News/GetAll`, result.accessToken)).status).toBe(200)
      expect(await log(phoneNumber)).toEqual([{ result: 'Success', userId: id }])
    })

    test('B-52b a code works once: of twenty uses at the same moment one gets a session', { tags: ['engine'] }, async () => {
      const { id, phoneNumber } = await employ()
      const code = await codeFor(phoneNumber)
      const before = await site.database.read.selectFrom('session').select('id').where('userId', '=', id).execute()
      const replies = await Promise.all(times(20, () => enter(phoneNumber, code)))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await enter(phoneNumber, code)).status).toBe(400)
      const after = await site.database.read.selectFrom('session').select('id').where('userId', '=', id).execute()
      expect(after).toHaveLength(before.length + 1)
      expect((await log(phoneNumber)).filter(({ result }) => result === 'Success')).toHaveLength(1)
    })

    test('B-54b a person with a second factor signs in by phone with both: the code alone gets no token, and a wrong factor leaves it unused', async () => {
      const { id, token, phoneNumber } = await employ()
      const { secret } = await switchOn(site, token)
      const code = await codeFor(phoneNumber)
      const from = newAddress()
      const both = async (factor: string) => {
        const { status, text } = await postFrom(site, ENTER, { phoneNumber, smsCode: code, twoFactorVerificationCode: factor }, { from })
        return { status, ...JSON.parse(text) }
      }
      const asked = await enter(phoneNumber, code, from)
      expect([asked.status, JSON.parse(asked.text).result]).toEqual([
        200,
        {
          requiresTwoFactorVerification: true,
          userId: id,
          twoFactorAuthProviders: ['GoogleAuthenticator', 'RecoveryCode'],
          passkeyOptions: null,
        },
      ])
      const refused = await both(wrongOf(codeOf(secret)))
      expect([refused.status, refused.error.validationErrors[0].members]).toEqual([400, ['twoFactorVerificationCode']])
      const entered = await both(codeOf(secret))
      expect([entered.status, entered.result.userId]).toEqual([200, id])
      expect((await both(codeOf(secret))).status).toBe(400)
      // Refused attempts are written in batches, so the order of the rows is not that of the attempts.
      expect((await log(phoneNumber)).map(({ result }) => result).toSorted()).toEqual([
        'InvalidSmsCode',
        'SecondFactorMissing',
        'Success',
        'WrongSecondFactor',
      ])
      // Before the code from the phone is right, the second factor is not looked at.
      await waitAMinute()
      await codeFor(phoneNumber)
      const first = await postFrom(
        site,
        ENTER,
        { phoneNumber, smsCode: '000000', twoFactorVerificationCode: codeOf(secret) },
        { from: newAddress() },
      )
      expect(refusal(first.text)).toEqual(refusal((await enter(phoneNumber, '000000')).text))
    })

    test('B-52b five uses at the same moment, each within the tries of the code, get one session', { tags: ['engine'] }, async () => {
      const { phoneNumber } = await employ()
      const code = await codeFor(phoneNumber)
      const replies = await Promise.all(times(5, () => enter(phoneNumber, code)))
      expect(replies.map(({ status }) => status).filter((status) => status !== 400)).toEqual([200])
    })

    test(
      'B-52b five wrong tries end a code, from whatever addresses they come, also at the same moment',
      { tags: ['engine'] },
      async () => {
        const { phoneNumber } = await employ()
        const code = await codeFor(phoneNumber)
        const replies = await Promise.all(times(5, () => enter(phoneNumber, wrongOf(code))))
        expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
        expect((await enter(phoneNumber, code)).status).toBe(400)
        await waitAMinute()
        const next = await codeFor(phoneNumber)
        for (const status of [400, 400, 400, 400]) expect((await enter(phoneNumber, wrongOf(next))).status).toBe(status)
        expect((await enter(phoneNumber, next)).status).toBe(200)
      },
    )

    test('B-52b a code ends after five minutes', async () => {
      const { phoneNumber } = await employ()
      const code = await codeFor(phoneNumber)
      const row = await site.database.read
        .selectFrom('oneTimeCode')
        .select(['creationTime', 'expiryTime'])
        .orderBy('creationTime', 'desc')
        .executeTakeFirstOrThrow()
      expect(row.expiryTime - row.creationTime).toBe(5 * 60_000)
      await site.database.write.updateTable('oneTimeCode').set({ expiryTime: site.database.now() }).execute()
      expect((await enter(phoneNumber, code)).status).toBe(400)
    })

    test('B-52b a new code ends the old one', async () => {
      const { phoneNumber } = await employ()
      const old = await codeFor(phoneNumber)
      await waitAMinute()
      let fresh = await codeFor(phoneNumber)
      if (fresh === old) {
        await waitAMinute()
        fresh = await codeFor(phoneNumber)
      }
      expect((await enter(phoneNumber, old)).status).toBe(400)
      expect((await enter(phoneNumber, fresh)).status).toBe(200)
    })

    test('B-52b a code opens the number that it was sent to, and no other', async () => {
      const [mine, theirs] = [await employ(), await employ()]
      const code = await codeFor(mine.phoneNumber)
      await codeFor(theirs.phoneNumber)
      expect((await enter(theirs.phoneNumber, code)).status).toBe(400)
      expect((await enter(newNumber(), code)).status).toBe(400)
      expect((await enter(mine.phoneNumber, code)).status).toBe(200)
    })

    test('B-52b a code ends when its user gets another password or another number, and when the number goes to somebody else', async () => {
      const changes: ((person: { id: number; phoneNumber: string }) => Promise<unknown>)[] = [
        ({ id }) => site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: `${PASSWORD}-2` }, 'admin'),
        ({ id }) => site.post(`${APP}/User/Update`, { id, version: 2, phoneNumber: newNumber() }, 'admin'),
        ({ id }) => site.post(`${APP}/User/Update`, { id, version: 2, isActive: false }, 'admin'),
        ({ id }) => site.post(`${APP}/User/Delete`, { id }, 'admin'),
        async ({ id, phoneNumber }) => {
          await site.post(`${APP}/User/Update`, { id, version: 2, phoneNumber: newNumber() }, 'admin')
          const other = await hire(site, [])
          await site.post(`${APP}/User/Update`, { id: other.id, version: 1, phoneNumber }, 'admin')
        },
      ]
      for (const change of changes) {
        const person = await employ()
        const code = await codeFor(person.phoneNumber)
        await change(person)
        expect((await enter(person.phoneNumber, code)).status).toBe(400)
      }
    })

    test('B-52c B-01d a number that nobody has gets the same answers, rows and limits as one of a user, and no message', async () => {
      const [{ phoneNumber }, nobody] = [await employ(), newNumber()]
      const answers: Record<string, unknown[]> = {}
      for (const number of [phoneNumber, nobody]) {
        const heard = [await send(number), await send(number), ...(await Promise.all(times(6, () => enter(number, '000000'))))]
        answers[number] = heard.map(({ status, retryAfter, text }) => [
          status,
          retryAfter !== undefined,
          text.replace(/"retryAfter":\d+/, ''),
        ])
      }
      expect(answers[phoneNumber]).toEqual(answers[nobody])
      expect(answers[nobody]!.map((heard) => (heard as [number])[0])).toEqual([200, 429, 400, 400, 400, 400, 400, 400])
      await expect.poll(() => sms.taken.length).toBe(1)
      expect(codesSent()[0]!.phoneNumber).toBe(phoneNumber)
      const rows = await site.database.read.selectFrom('oneTimeCode').selectAll().orderBy('creationTime', 'desc').limit(2).execute()
      const shapes = rows.map((row) => [Object.keys(row).length, row.issued, row.triesLeft, row.secretHash.length])
      expect(shapes[0]).toEqual(shapes[1])
    })

    test('B-52c somebody who is disabled is told no more than a stranger, and gets no message; the log tells the truth', async () => {
      const { id, phoneNumber } = await employ()
      await site.post(`${APP}/User/Update`, { id, version: 2, isActive: false }, 'admin')
      const [theirs, nobodys] = [await send(phoneNumber), await send(newNumber())]
      expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text])
      expect((await enter(phoneNumber, '123456')).text).toBe((await enter(newNumber(), '123456')).text)
      expect(await log(phoneNumber)).toEqual([{ result: 'InvalidSmsCode', userId: id }])
      const late = await employ()
      const code = await codeFor(late.phoneNumber)
      await site.post(`${APP}/User/Update`, { id: late.id, version: 2, isActive: false }, 'admin')
      expect((await enter(late.phoneNumber, code)).text).toBe((await enter(newNumber(), code)).text)
      expect(await log(late.phoneNumber)).toEqual([{ result: 'UserIsNotActive', userId: late.id }])
      expect(sms.taken).toHaveLength(1)
    })

    test('B-52d a number of two active users signs in neither of them, and the log says why', async () => {
      const [one, other] = [await employ(), await hire(site, [])]
      const code = await codeFor(one.phoneNumber)
      await site.post(`${APP}/User/Update`, { id: other.id, version: 1, phoneNumber: one.phoneNumber }, 'admin')
      expect((await enter(one.phoneNumber, code)).status).toBe(400)
      await waitAMinute()
      expect((await send(one.phoneNumber)).status).toBe(200)
      const shared = { result: 'SharedPhoneNumber', userId: one.id }
      expect(await log(one.phoneNumber)).toEqual([shared, shared])
      expect(sms.taken).toHaveLength(1)
      await site.post(`${APP}/User/Update`, { id: other.id, version: 2, isActive: false }, 'admin')
      await waitAMinute()
      expect(JSON.parse((await enter(one.phoneNumber, await codeFor(one.phoneNumber))).text).result.userId).toBe(one.id)
      expect(sms.taken).toHaveLength(2)
    })

    test('B-101d nobody shuts another out by entering their number; a number that one person has confirmed is theirs', async () => {
      const [owner, thief] = [await employ(), await employ()]
      const take = async (who: typeof owner, phoneNumber: string) => {
        const { version } = await rowOf(site, 'User', who.id)
        return site.post(`${APP}/Profile/Update`, { id: who.id, version, phoneNumber, currentPassword: PASSWORD }, who.token)
      }
      const signedIn = async (phoneNumber: string) => {
        await waitAMinute()
        return JSON.parse((await enter(phoneNumber, await codeFor(phoneNumber))).text).result.userId as number
      }
      // Staff have given the number to its owner, who never signed in by it.
      expect((await take(thief, owner.phoneNumber)).status).toBe(200)
      expect(await signedIn(owner.phoneNumber)).toBe(owner.id)
      // Staff give it to another person too.
      const { version } = await rowOf(site, 'User', thief.id)
      await site.post(`${APP}/User/Update`, { id: thief.id, version, phoneNumber: thief.phoneNumber }, 'admin')
      await site.post(`${APP}/User/Update`, { id: thief.id, version: version + 1, phoneNumber: owner.phoneNumber }, 'admin')
      expect(await signedIn(owner.phoneNumber)).toBe(owner.id)
      // Another number is as new as it was at first.
      const other = newNumber()
      expect((await take(owner, other)).status).toBe(200)
      expect([await signedIn(other), await signedIn(owner.phoneNumber)]).toEqual([owner.id, thief.id])
    })

    test('B-101c whoever finds an open session gets no way in by a number of their own', async () => {
      const { id, token, phoneNumber } = await employ(['User/View', 'User/Edit'])
      const { version } = await rowOf(site, 'User', id)
      const taken = newNumber()
      const own = (values: object) => site.post(`${APP}/Profile/Update`, { id, version, ...values }, token)
      const missing = await own({ phoneNumber: taken })
      expect([missing.status, missing.body.error.validationErrors[0].members]).toEqual([400, ['currentPassword']])
      expect((await own({ phoneNumber: taken, currentPassword: 'Wrong-pass-7' })).status).toBe(400)
      expect((await own({ phoneNumber: null })).status).toBe(400)
      for (const call of ['Update', 'InsertOrUpdate'])
        expect((await site.post(`${APP}/User/${call}`, { id, version, phoneNumber: taken }, token)).status).toBe(422)
      expect((await rowOf(site, 'User', id)).phoneNumber).toBe(phoneNumber)
      // The same number is no change.
      expect((await own({ name: '林', phoneNumber })).status).toBe(200)
    })

    test('B-101h a number and a code in wide digits, as a Chinese keyboard types them, are the plain ones', async () => {
      const { id, phoneNumber } = await employ()
      const wide = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
      const entered = await enter(wide(phoneNumber), wide(await codeFor(wide(phoneNumber))))
      expect([entered.status, JSON.parse(entered.text).result.userId]).toEqual([200, id])
    })

    test('B-52e a number gets one code a minute and five an hour, whoever asks, also at the same moment', async () => {
      const { phoneNumber } = await employ()
      const first = await Promise.all(times(10, () => send(phoneNumber)))
      expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = first.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(9)
      for (const { retryAfter } of refused) expect([Number(retryAfter) > 50, Number(retryAfter) <= 60]).toEqual([true, true])
      for (let sent = 1; sent < 5; sent++) {
        await waitAMinute()
        expect((await send(phoneNumber)).status).toBe(200)
      }
      await waitAMinute()
      const over = await send(phoneNumber)
      expect([over.status, Number(over.retryAfter) > 60]).toEqual([429, true])
      await expect.poll(() => sms.taken.length).toBe(5)
      await site.database.write
        .updateTable('oneTimeCode')
        .set((eb) => ({ windowTime: eb('windowTime', '-', 60 * 60_000) }))
        .execute()
      expect((await send(phoneNumber)).status).toBe(200)
    })

    test('B-52e a network gets ten codes in a quarter of an hour, whatever numbers it names', async () => {
      const from = newAddress()
      const replies = await Promise.all(times(15, () => send(newNumber(), from)))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
      expect((await send(newNumber())).status).toBe(200)
    })

    test('B-52e wrong codes count as failed sign-ins of the network, and beyond the limit the right one is refused too', async () => {
      const from = newAddress()
      const { phoneNumber } = await employ()
      for (let i = 0; i < 10; i++) expect((await enter(phoneNumber, '000000', from)).status).toBe(400)
      const code = await codeFor(phoneNumber)
      expect((await enter(phoneNumber, code, from)).status).toBe(429)
      expect((await enter(phoneNumber, code)).status).toBe(200)
    })

    test('V-06a V-06b B-52f a wrong number or code is refused in words before anything is written or sent', async () => {
      const codes = () => site.database.read.selectFrom('oneTimeCode').select('subject').execute()
      const before = await codes()
      const wrong: [unknown, string][] = [
        ['', '请输入手机号码'],
        ['   ', '请输入手机号码'],
        [null, '请输入手机号码'],
        ['12345678901', '手机号码格式不正确！'],
        ['1381234567', '手机号码格式不正确！'],
        ['+8613812345678', '手机号码格式不正确！'],
        ["13812345678' or '1'='1", '手机号码格式不正确！'],
      ]
      for (const [number, words] of wrong) {
        const heard = await send(number)
        expect([number, heard.status, refusal(heard.text).validationErrors]).toEqual([
          number,
          400,
          [{ message: words, members: ['phoneNumber'] }],
        ])
      }
      const odd = [['13812345678'], { $ne: null }, 13812345678, true, '1'.repeat(30_000), '13812345678\u0000']
      for (const number of odd)
        expect([JSON.stringify(number).slice(0, 40), (await send(number)).status]).toEqual([JSON.stringify(number).slice(0, 40), 400])
      expect((await send('1'.repeat(40_000))).status).toBe(413)
      for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', ['123456'], { $ne: '' }, 123_456, null, '1'.repeat(30_000)])
        expect([JSON.stringify(code).slice(0, 40), (await enter(newNumber(), code)).status]).toEqual([
          JSON.stringify(code).slice(0, 40),
          400,
        ])
      expect(await codes()).toEqual(before)
      expect(sms.taken).toEqual([])
    })

    test('B-52g no code and no number of a stranger is in a table, a log or a reply', async () => {
      const { phoneNumber } = await employ()
      const stranger = newNumber()
      const heard = [await send(stranger), await send(phoneNumber)]
      await expect.poll(() => sms.taken.length).toBe(1)
      const { code } = codesSent()[0]!
      const waiting = await site.database.read.selectFrom('oneTimeCode').selectAll().execute()
      heard.push(await enter(phoneNumber, code), await enter(stranger, '314159'))
      await Promise.all([site.running.app.loginLog.flush(), site.running.app.webLog.flush()])
      const tables = await Promise.all(
        (['oneTimeCode', 'loginLog', 'webLog', 'auditLog', 'entityChange', 'session'] as const).map((table) =>
          site.database.read.selectFrom(table).selectAll().execute(),
        ),
      )
      const text = JSON.stringify([waiting, tables]).replaceAll(/"\w*(Time|id|Id)":\s*\d+/g, '')
      expect(text).not.toContain(stranger)
      for (const said of [code, '314159']) expect(text).not.toMatch(asWord(said))
      expect(JSON.stringify([waiting, tables[0]])).not.toContain(phoneNumber)
      expect(JSON.stringify(heard)).not.toMatch(asWord(code))
    })

    test('B-52b a code works on every node, and after a restart', async () => {
      const { phoneNumber } = await employ()
      const code = await codeFor(phoneNumber)
      const other = await start(site.env, { quiet: true, assets: NO_ASSETS })
      const there = { url: urlOf(other) }
      try {
        expect((await postFrom(there, ENTER, { phoneNumber, smsCode: wrongOf(code) }, { from: newAddress() })).status).toBe(400)
        expect((await postFrom(there, SEND, { phoneNumber }, { from: newAddress() })).status).toBe(429)
        expect((await postFrom(there, ENTER, { phoneNumber, smsCode: code }, { from: newAddress() })).status).toBe(200)
        expect((await enter(phoneNumber, code)).status).toBe(400)
      } finally {
        await other.close()
      }
    })

    test('B-52c the reply does not wait for the gateway', async () => {
      const { phoneNumber } = await employ()
      sms.answer = { status: 500, body: '' }
      try {
        expect((await send(phoneNumber)).status).toBe(200)
        await expect.poll(() => sms.taken.length).toBe(1)
      } finally {
        sms.answer = { status: 200, body: '{}' }
      }
    })
  },
  GATEWAY,
)

onAnyEngine('Without a gateway', (site) => {
  const { send, enter } = helpersFor(site)

  test('B-52h signing in by phone is off, in words, and nothing is written', async () => {
    for (const heard of [await send('13812345678'), await enter('13812345678', '123456')]) {
      expect(heard.status).toBe(422)
      expect(refusal(heard.text).message).toBe('本站没有开通手机登录，请使用密码登录。')
    }
    expect(await site.database.read.selectFrom('oneTimeCode').select('subject').execute()).toEqual([])
  })
})
