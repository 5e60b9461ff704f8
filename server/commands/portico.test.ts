import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start } from '../start.ts'
import { attempt } from '../testing/attempt.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { hireGuarded } from '../testing/factors.ts'
import { hire } from '../testing/people.ts'
import { hireInto, makeUnit } from '../testing/scopes.ts'
import { runHere, runOnceByProgram, runOperator } from '../testing/operator.ts'
import { programFolder } from '../testing/program.ts'
import { NO_ASSETS, onAnyEngine, PASSWORD, urlOf } from '../testing/site.ts'

const APP = '/abp/services/app'

let folder: string
beforeAll(async () => {
  folder = await programFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

const portico = (env: NodeJS.ProcessEnv, args: string[], stdin = '') => runOperator(folder, env, args, stdin)

onAnyEngine('The operator', (site) => {
  const run = (args: string[], stdin?: string) => runOnceByProgram(site, folder, args, stdin)
  /** The same work, where another test shows the program. */
  const here = (args: string[], stdin?: string) => runHere(site.env, args, stdin)
  const enter = async (account: string, password: string, from?: string) => {
    const { status, text } = await attempt(site, { account, password, ...(from ? { from } : {}) })
    return { status, token: (JSON.parse(text).result?.accessToken ?? '') as string }
  }
  const madePassword = (output: string) => /^Password: ([\w-]{16})$/m.exec(output)?.[1] ?? ''
  const rowOf = (id: number) => site.database.read.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('B-56f takes the second factors of somebody who has lost them, and ends their sessions, while the server runs', async () => {
    const { id, token, userName } = await hireGuarded(site, [])
    const profile = async () => (await site.get(`${APP}/Profile/GetSecondFactors`, token)).status
    expect([await profile(), (await enter(userName, PASSWORD)).token]).toEqual([200, ''])
    const { code, output, errors } = await run(['reset-factors', userName])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain(userName)
    await expect.poll(profile).toBe(401)
    expect((await enter(userName, PASSWORD)).token).toMatch(/^[\w-]{43}$/)
    expect((await here(['reset-factors', 'nobody-here'])).code).toBe(1)
    const audit = await site.database.read.selectFrom('auditLog').selectAll().where('methodName', '=', 'ResetSecondFactors').execute()
    expect(audit.map((row) => row.userName)).toEqual(['operator'])
    expect(await rowOf(id)).toMatchObject({ isActive: 1 })
  })

  test('B-07a gives a locked and disabled account a new password while the server runs: the account can sign in, and its old sessions have ended', async () => {
    const { id, token, userName } = await hire(site, ['News/View'])
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(200)
    const from = '127.5.0.1'
    for (let i = 0; i < 10; i++) await enter(userName, 'wrong-password', from)
    expect((await enter(userName, PASSWORD, from)).status).toBe(429)
    await site.database.write.updateTable('user').set({ hasDemoPassword: 1 }).where('id', '=', id).execute()

    const { code, output, errors } = await portico(site.env, ['reset-password', userName.toUpperCase()])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain(userName)
    await expect.poll(async () => (await site.get(`${APP}/News/GetAll`, token)).status).toBe(401)
    expect((await enter(userName, PASSWORD, '127.5.0.2')).status).toBe(400)
    await expect.poll(async () => (await enter(userName, madePassword(output), from)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ isActive: 1, hasDemoPassword: 0 })
  })

  test('B-07a activates a disabled account, and the logs say that the operator did it and hold no password', async () => {
    const { id, userName } = await hire(site, [])
    await site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin')
    const given = 'Piped-secret-9'
    const { code, output } = await run(['reset-password', userName, '--password-stdin'], `${given}\nnot this\n`)
    expect([code, output.includes(given), output.includes('Password:')]).toEqual([0, false, false])
    expect((await enter(userName, given)).status).toBe(200)
    const audit = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ userName: 'operator', userId: null, serviceName: 'User', methodName: 'ResetPassword', result: 'Success' })
    expect(JSON.parse(audit.parameters)).toEqual({ account: userName })
    const change = await site.database.read.selectFrom('entityChange').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(change).toMatchObject({ entityType: 'user', entityId: id, changeType: 'Updated', requestId: audit.requestId, userId: null })
    expect(JSON.parse(change.propertyChanges)).toContainEqual({ propertyName: 'isActive', originalValue: false, newValue: true })
  })

  test('B-07b makes an administrator of a new name, with a password that is printed once', async () => {
    const { code, output } = await run(['make-admin', 'way-back'])
    expect(code).toBe(0)
    const { status, token } = await enter('way-back', madePassword(output))
    expect(status).toBe(200)
    expect((await site.get(`${APP}/User/GetAll`, token)).status).toBe(200)
    const made = await site.database.read.selectFrom('user').select('id').where('userName', '=', 'way-back').executeTakeFirstOrThrow()
    const changes = await site.database.read.selectFrom('entityChange').select('changeType').where('entityId', '=', made.id).execute()
    expect(changes[0]).toEqual({ changeType: 'Created' })
  })

  test('B-07b makes an administrator of an existing user, who keeps password, roles and session', async () => {
    const { id, token, roleId, userName } = await hire(site, ['News/View'])
    expect((await site.get(`${APP}/User/GetAll`, token)).status).toBe(403)
    const { code, output } = await here(['make-admin', userName])
    expect([code, madePassword(output)]).toEqual([0, ''])
    await expect.poll(async () => (await site.get(`${APP}/User/GetAll`, token)).status).toBe(200)
    const roles = await site.database.read.selectFrom('user_roleIds').select('targetId').where('rowId', '=', id).execute()
    expect(roles).toHaveLength(2)
    expect(roles.map(({ targetId }) => targetId)).toContain(roleId)
    expect((await enter(userName, PASSWORD)).status).toBe(200)
  })

  test('B-07c unlocks an account at once, and leaves its password and sessions as they were', async () => {
    const { token, userName } = await hire(site, ['News/View'])
    const from = '127.5.1.1'
    // The counts begin anew once where a command before this one has unlocked all.
    await expect.poll(async () => (await enter(userName, 'wrong-password', from)).status, { interval: 1 }).toBe(429)
    expect((await enter(userName, PASSWORD, from)).status).toBe(429)
    const { code, output, errors } = await run(['unlock', userName])
    expect([code, output, errors]).toEqual([0, `${userName} can sign in again at once.\n`, ''])
    await expect.poll(async () => (await enter(userName, PASSWORD, from)).status).toBe(200)
    expect((await site.get(`${APP}/News/GetAll`, token)).status).toBe(200)
  })

  test('B-07d ends all sessions of a user, and of nobody else', async () => {
    const [person, other] = [await hire(site, ['News/View']), await hire(site, ['News/View'])]
    const statuses = async () => Promise.all([person, other].map(async ({ token }) => (await site.get(`${APP}/News/GetAll`, token)).status))
    expect(await statuses()).toEqual([200, 200])
    expect(await run(['end-sessions', person.userName])).toEqual({
      code: 0,
      output: `${person.userName} is signed out everywhere.\n`,
      errors: '',
    })
    await expect.poll(statuses).toEqual([401, 200])
    expect((await enter(person.userName, PASSWORD)).status).toBe(200)
  })

  test('B-07e tells who holds a permit, and who may use it on a row, in the way of the explanation in the back office', async () => {
    const unit = await makeUnit(site)
    const mine = await hireInto(site, { permits: ['Brand/Edit'], scopes: { catalogue: { kind: 'unit' } }, unitIds: [unit] })
    const other = await hireInto(site, { permits: ['Brand/Edit'], scopes: { catalogue: { kind: 'own' } } })
    const brand = (await site.post(`${APP}/Brand/Create`, { name: 'Seen', code: 'who-can', unitId: unit }, 'admin')).body.result
    const all = await run(['who-can', 'brand/edit'])
    expect([all.code, all.errors]).toEqual([0, ''])
    for (const { userName } of [mine, other, { userName: 'admin' }]) expect(all.output).toMatch(new RegExp(`^  ${userName}\\b.*: .+`, 'm'))
    const one = await here(['who-can', 'Brand/Edit', String(brand.id)])
    expect(one.output).toMatch(/^\d+ may use Brand\/Edit on Seen \(\d+\):$/m)
    expect(one.output).toContain(`  ${mine.userName}`)
    expect(one.output).not.toContain(other.userName)
    expect(one.output).not.toMatch(/^ {2}viewer/m)
    const told = await site.get(`${APP}/Access/GetHolders?permit=Brand/Edit&id=${brand.id}&maxResultCount=100`, 'admin')
    const named = one.output.split('\n').flatMap((line) => /^ {2}([\w-]+)/.exec(line)?.[1] ?? [])
    expect(named.toSorted()).toEqual(told.body.result.items.map(({ userName }: { userName: string }) => userName).toSorted())
  })

  test('B-07f each command stands in the audit log as the operator’s', async () => {
    const { userName } = await hire(site, [])
    await here(['unlock', userName])
    await here(['end-sessions', userName])
    await here(['who-can', 'News/Edit'])
    const rows = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(3).execute()
    expect(rows.map((row) => [row.userName, row.serviceName, row.methodName, JSON.parse(row.parameters)])).toEqual([
      ['operator', 'Access', 'GetHolders', { permit: 'News/Edit' }],
      ['operator', 'User', 'EndSessions', { account: userName }],
      ['operator', 'User', 'Unlock', { account: userName }],
    ])
  })

  type Refused = [args: string[], code: number, said: RegExp, stdin?: string]
  const SOME: Refused[] = [
    [['reset-password', 'nobody-here'], 1, /^There is no user "nobody-here"; there are admin, editor, viewer.*\.\n$/],
    [['reset-password', 'editor', '--password-stdin'], 1, /at least 6 characters/, 'short\n'],
    [['reset-password', 'editor', 'Secret-on-argv'], 2, /--password-stdin/],
  ]
  const PIPED: Refused[] = [
    [['reset-password', 'editor', '--password-stdin'], 1, /at least 6 characters/, ''],
    [['reset-password', 'editor', '--password-stdin'], 1, /too common/, 'iloveyou\n'],
    [['reset-password', 'editor', '--password-stdin'], 1, /guessed first/, 'editor-1\n'],
  ]
  const OTHERS: Refused[] = [
    [['make-admin', 'two words'], 1, /cannot be a user name/],
    [['make-admin', '\u0430dmin'], 1, /cannot be a user name: looks like another name/],
    [['reset-password'], 2, /Name a user/],
    [['unlock', 'nobody-here'], 1, /^There is no user "nobody-here"/],
    [['end-sessions', 'nobody-here'], 1, /^There is no user "nobody-here"/],
    [['who-can'], 2, /Name a permit/],
    [['who-can', 'Brand/Fly'], 1, /There is no permit "Brand\/Fly"/],
    [['who-can', 'Brand/Edit', '99999999'], 1, /no row 99999999/],
    [['who-can', 'Brand/Edit', 'x'], 2, /Name one row by its number/],
    [['delete-all', 'editor'], 2, /reset-password or reset-factors/],
    [['reset-password', 'editor', '--password=Secret-1'], 2, /--password/],
    [[], 2, /Usage: npm run portico/],
  ]
  // The programs above show that the command line passes on what the work says, so these need no program of their own.
  for (const [name, refused, tags, reply] of [
    ['an impossible command', SOME, [], run],
    ['each password that is piped and refused', PIPED, ['whole'], here],
    ['each other impossible command', OTHERS, ['whole'], here],
  ] as const)
    test(`B-07 gets a sentence for ${name}, and nothing has changed`, { tags: [...tags] }, async () => {
      const users = async () => JSON.stringify(await site.database.read.selectFrom('user').selectAll().orderBy('id').execute())
      const before = await users()
      const replies: Awaited<ReturnType<typeof run>>[] = []
      for (const [args, , , stdin] of refused) replies.push(await reply(args, stdin))
      for (const [index, [args, code, said]] of refused.entries()) {
        expect([args, replies[index]!.code]).toEqual([args, code])
        expect(replies[index]!.errors).toMatch(said)
        expect(replies[index]!.output).toBe('')
      }
      expect(await users()).toBe(before)
    })

  test('B-07 says in a sentence that another program holds the database, and has changed nothing', { tags: ['whole'] }, async () => {
    const hashOf = () => site.database.read.selectFrom('user').select('passwordHash').where('userName', '=', 'editor').execute()
    const before = await hashOf()
    const { code, output, errors } = await site.database.write.transaction().execute(async (db) => {
      await db.updateTable('user').set({ version: 1 }).where('userName', '=', 'editor').execute()
      return run(['reset-password', 'editor'])
    })
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^Another program holds the database\.[^\n]*\n$/)
    expect(await hashOf()).toEqual(before)
  })

  test('B-07 works while the server stands still', async () => {
    await site.running.close()
    const { code, output } = await run(['reset-password', 'editor'])
    expect(code).toBe(0)
    const again = await start(site.env, { quiet: true, assets: NO_ASSETS })
    const { status } = await attempt({ url: urlOf(again) }, { account: 'editor', password: madePassword(output) })
    await again.close()
    expect(status).toBe(200)
  })
})

describe('Without a site', () => {
  test('B-07 the command says so and creates no database', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-none-'))
    const { code, errors } = await portico({ DATA_DIR: dataDir }, ['make-admin', 'chief'])
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder .* holds no site yet: [^\n]*\.\n$/)])
    expect(readdirSync(dataDir)).toEqual([])
    const DATABASE_URL = await createDatabase()
    const empty = await runHere({ DATA_DIR: dataDir, DATABASE_URL }, ['make-admin', 'chief'])
    expect([empty.code, empty.errors]).toEqual([1, expect.stringContaining('DATABASE_URL names holds no site yet')])
    await dropDatabase(DATABASE_URL)
    rmSync(dataDir, { recursive: true })
  })

  test('B-07 the help needs no database', async () => {
    const { code, output } = await portico({ DATA_DIR: '/nowhere' }, ['--help'])
    expect([code, output]).toEqual([0, expect.stringContaining('Usage: npm run portico -- <command> <user>')])
  })
})
