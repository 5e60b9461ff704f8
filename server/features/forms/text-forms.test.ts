import { expect, test } from 'vitest'
import { formCalls, oneStep } from '../../testing/forms.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine(
  'Forms in texts',
  (site) => {
    const { published, post } = formCalls(site)
    const marker = (id: number) => `<p data-form="${id}"><a href="/_formdetail?id=${id}">询价</a></p>`
    const form = (values: object = {}) =>
      published({
        definition: oneStep([
          { kind: 'line', key: 'name', label: '姓名', required: true },
          { kind: 'consent', key: 'agree', label: '同意', required: true },
        ]),
        ...values,
      })
    async function article(content: string) {
      const { id } = (await site.post(`${APP}/News/Create`, { title: '展会', content }, 'editor')).body.result
      await site.post(`${APP}/News/Publish`, { id, version: 1 }, 'editor')
      return `/_newsdetail?id=${id}`
    }
    const bodyOf = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return body
    }
    const actionOf = (html: unknown) =>
      /class="asked-form"/.test(String(html)) && /action="(\/_formdetail[^"]+)"/.exec(String(html))![1]!.replaceAll('&amp;', '&')
    const countOf = async (formId: number) =>
      (await site.database.read.selectFrom('formAnswer').select('id').where('formId', '=', formId).execute()).length

    test('B-118b the text keeps the number of a form, and nothing else in its place', async () => {
      const content = `<p>a</p>${marker(700)}<p data-form="x onclick=1" onclick="evil()">b</p><p data-form="07">c</p><div data-form="700">d</div>`
      const { id } = (await site.post(`${APP}/News/Create`, { title: 'x', content }, 'editor')).body.result
      const stored = (await site.get(`${APP}/News/Get?id=${id}`, 'editor')).body.result.content
      expect(stored).toBe(`<p>a</p>${marker(700)}<p>b</p><p>c</p><p>d</p>`)
    })

    test('B-118b a form in an article works without script and leads back to the article, with its complaints or its thanks', async () => {
      const made = await form()
      const path = await article(`<p>之前</p>${marker(made.id)}<p>之后</p>`)
      const { body } = await site.get(path)
      const action = actionOf(body) as string
      const refused = await post(action, bodyOf({ name: '', agree: '' }))
      expect(refused.status).toBe(400)
      expect(refused.body).toContain('之后')
      expect(refused.body).toContain('请先勾选同意')
      expect(await countOf(made.id)).toBe(0)
      const reply = await post(action, bodyOf({ name: '王芳', agree: 'true' }))
      const at = reply.headers.get('location')!
      expect([reply.status, at]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^/_newsdetail\\?id=\\d+&answered=${made.id}-\\d+#form-${made.id}$`)),
      ])
      expect(await countOf(made.id)).toBe(1)
      const thanks = await site.get(at.split('#')[0]!)
      expect(thanks.status).toBe(200)
      expect(thanks.body).toContain('之前')
      expect(thanks.body).toContain('class="thanks"')
    })

    test('B-118b an address elsewhere is no way back: the form answers on its own page', async () => {
      const made = await form()
      for (const back of ['https://evil.example/', '//evil.example', '/dashboard', '/_contact']) {
        const reply = await post(`/_formdetail/${made.slug}?back=${encodeURIComponent(back)}`, bodyOf({ name: '王芳', agree: 'true' }))
        expect([reply.status, reply.headers.get('location')]).toEqual([
          303,
          expect.stringMatching(new RegExp(`^/_formdetail/${made.slug}\\?sent=`)),
        ])
      }
    })

    test('B-118b a form that leaves the site leaves the articles at the next visit, and comes back', async () => {
      const made = await form()
      const path = await article(`<p>之前</p>${marker(made.id)}`)
      expect(actionOf((await site.get(path)).body)).toBeTruthy()
      await site.post(`${APP}/DynamicForm/Unpublish`, { id: made.id }, 'admin')
      const without = (await site.get(path)).body
      expect(without).toContain('之前')
      expect(without).not.toMatch(/asked-form|data-form|询价/)
      const { version } = (await site.get(`${APP}/DynamicForm/Get?id=${made.id}`, 'admin')).body.result
      await site.post(`${APP}/DynamicForm/Publish`, { id: made.id, version }, 'admin')
      expect(actionOf((await site.get(path)).body)).toBeTruthy()
    })

    test('B-124a a form that is taken to the back office leaves the articles and the contact page at the next visit', async () => {
      const made = await form()
      const path = await article(`<p>之前</p>${marker(made.id)}`)
      expect(actionOf((await site.get(path)).body)).toBeTruthy()
      const row = (await site.get(`${APP}/DynamicForm/Get?id=${made.id}`, 'admin')).body.result
      const moved = { id: made.id, version: row.version, isOnSite: false, isInOffice: true }
      const { version } = (await site.post(`${APP}/DynamicForm/Update`, moved, 'admin')).body.result
      await site.post(`${APP}/DynamicForm/Publish`, { id: made.id, version }, 'admin')
      expect((await site.get(path)).body).not.toMatch(/asked-form|data-form|询价/)
      await site.post(`${APP}/Setting/Update`, { values: { contactForm: made.id } }, 'admin')
      expect((await site.get('/api/portal/contactform')).body.result).toBeNull()
      expect(
        (await post(`/_formdetail/${made.slug}?back=${encodeURIComponent(path)}`, bodyOf({ name: '王芳', agree: 'true' }))).status,
      ).toBe(404)
      expect(await countOf(made.id)).toBe(0)
    })

    test('B-118b before a form is deleted, the texts in which it stands are named', async () => {
      const [made, other] = [await form(), await form()]
      await article(marker(made.id))
      const usage = async (id: number) => (await site.post(`${APP}/DynamicForm/Usage`, { ids: [id] }, 'admin')).body.result.items
      expect(await usage(made.id)).toEqual([{ resource: 'news', field: 'content', count: 1 }])
      expect(await usage(other.id)).toEqual([])
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
