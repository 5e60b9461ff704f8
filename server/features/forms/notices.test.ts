import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { formCalls, LEAST } from '../../testing/forms.ts'
import { mailEnvironment, openMailServer, openSmsServer } from '../../testing/message-servers.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'
const SECRET = 'a-shared-secret-1'
const mail = await openMailServer()
const hook = await openSmsServer()
afterAll(() => Promise.all([mail.close(), hook.close()]))

onAnyEngine(
  'Notices of answers',
  (site) => {
    const { save, published, answer } = formCalls(site)
    const setSecret = (webhookSecret: string | null) => site.post(`${APP}/Setting/Update`, { values: { webhookSecret } }, 'admin')
    const jobs = async () =>
      site.database.read.selectFrom('job').select(['id', 'state', 'error', 'params']).where('kind', '=', 'webhook').orderBy('id').execute()
    const last = async () => (await jobs()).at(-1)!

    test('B-97i a mail tells whoever the form names of an answer, without a word of it; spam makes none', async () => {
      const form = await published({ noticeEmail: 'sales@example.com' })
      mail.mails.length = 0
      await answer(form.id, { ...LEAST, message: ['http://a http://b http://c'] })
      await answer(form.id, { ...LEAST, message: ['保密的内容'] })
      await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual([['sales@example.com']])
      const [sent] = mail.mails
      expect(sent!.text).toContain('/#/formanswer')
      expect(sent!.raw + sent!.text + sent!.html).not.toMatch(/王芳|保密的内容/)
    })

    test('B-97j a webhook gets the answer as JSON, signed with the secret of the settings', async () => {
      await setSecret(SECRET)
      hook.taken.length = 0
      const form = await published({ webhook: `${hook.url}/in?from=portico` })
      const { number } = (await answer(form.id, { ...LEAST, budget: ['low'] })).body.result
      await expect.poll(() => hook.taken.length).toBe(1)
      const { url, headers, body } = hook.taken[0]!
      const timestamp = String(headers['x-portico-timestamp'])
      expect(headers['x-portico-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`)
      expect([url, JSON.parse(body)]).toEqual([
        '/in?from=portico',
        {
          id: String((await last()).id),
          form: { id: form.id, title: form.title, slug: form.slug, version: form.version },
          number,
          time: expect.stringMatching(/^20\d\d-.*Z$/),
          language: 'zh-CN',
          answers: { name: '王芳', budget: 'low', agree: true },
        },
      ])
      // The job itself holds nothing of the answer.
      expect((await last()).params).toBe(JSON.stringify({ answerId: number }))
    })

    test('B-97j a receiver that fails is tried again, and the list of jobs says why it waits', async () => {
      await setSecret(SECRET)
      hook.answer = { status: 503, body: '' }
      const form = await published({ webhook: `${hook.url}/in` })
      await answer(form.id, LEAST)
      await expect.poll(async () => (await last()).error).toContain('webhookFailed')
      expect((await last()).state).toBe('waiting')
      hook.answer = { status: 200, body: '' }
      hook.taken.length = 0
      await site.database.write.updateTable('job').set({ notBefore: 0 }).where('kind', '=', 'webhook').execute()
      await expect.poll(async () => (await last()).state).toBe('done')
      expect(hook.taken).toHaveLength(1)
    })

    test('B-97j an address in a private network is not connected to, and one that is no web address is not saved', async () => {
      await setSecret(SECRET)
      const form = await published()
      // Saved before such addresses were refused, or a name that leads there since.
      await site.database.write.updateTable('form').set({ webhook: 'http://10.0.0.1/in' }).where('id', '=', form.id).execute()
      await answer(form.id, LEAST)
      await expect.poll(async () => (await last()).error).toContain('OUTGOING_NETWORKS')
      for (const webhook of ['file:///etc/passwd', 'javascript:alert(1)', '/home', 'mailto:a@b.example'])
        expect([
          webhook,
          (await site.post(`${APP}/DynamicForm/Update`, { id: form.id, version: form.version, webhook }, 'admin')).status,
        ]).toEqual([webhook, 400])
    })

    test('B-130f an address in a private network is refused at its field when it is saved, by every call that saves; one of before stays', async () => {
      const form = await save()
      const closed = ['http://10.0.0.1/in', 'http://[::ffff:10.0.0.1]/', 'http://0x0a000001/', 'https://[fc00::1]/']
      const stored = (webhook: string) =>
        site.post(`${APP}/DynamicForm/Update`, { id: form.id, webhook }, 'admin', { 'accept-language': 'en' })
      for (const webhook of closed) {
        const { status, body } = await stored(webhook)
        const [{ members, message }] = body.error.validationErrors
        expect([webhook, status, members]).toEqual([webhook, 400, ['webhook']])
        expect(message).toContain('Enter a public address, or ask the operator')
      }
      const { id: _, ...values } = { id: 0, title: '推送', definition: form.definition, webhook: closed[0] }
      expect((await site.post(`${APP}/DynamicForm/Create`, values, 'admin')).status).toBe(400)
      expect((await site.post(`${APP}/DynamicForm/SaveImport`, { items: [values] }, 'admin')).status).toBe(400)
      // The operator has opened this one.
      expect((await stored(`${hook.url}/in`)).status).toBe(200)
      await site.database.write.updateTable('form').set({ webhook: closed[0]! }).where('id', '=', form.id).execute()
      expect((await site.post(`${APP}/DynamicForm/Update`, { id: form.id, webhook: closed[0], title: '新' }, 'admin')).status).toBe(200)
    })

    test('B-130f the gateway of text messages is such an address too', async () => {
      const set = (smsWebhookUrl: string) =>
        site.post(`${APP}/Setting/Update`, { values: { smsWebhookUrl }, reset: [], versions: {} }, 'admin')
      const { status, body } = await set('https://192.168.3.4/sms')
      expect([status, body.error.validationErrors[0].members]).toEqual([400, ['values.smsWebhookUrl']])
      expect((await set('https://sms.example.com/sms')).status).toBe(200)
    })

    test('B-97j an answer that was deleted before it was delivered is not sent', async () => {
      await setSecret(SECRET)
      hook.answer = { status: 503, body: '' }
      const form = await published({ webhook: `${hook.url}/in` })
      const { number } = (await answer(form.id, LEAST)).body.result
      await expect.poll(async () => (await last()).error).toContain('webhookFailed')
      await site.post(`${APP}/FormAnswer/Delete`, { id: number }, 'admin')
      hook.answer = { status: 200, body: '' }
      hook.taken.length = 0
      await site.database.write.updateTable('job').set({ notBefore: 0 }).where('kind', '=', 'webhook').execute()
      await expect.poll(async () => (await last()).state).toBe('done')
      expect(hook.taken).toEqual([])
    })
  },
  { TRUST_PROXY: '127.0.0.1', OUTGOING_NETWORKS: '127.0.0.1', ...mailEnvironment(mail) },
)
