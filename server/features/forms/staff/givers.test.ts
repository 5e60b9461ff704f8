import { expect, test } from 'vitest'
import { formCalls, LEAST } from '../../../testing/forms.ts'
import { jobCalls } from '../../../testing/jobs.ts'
import { hireInto, makeUnit } from '../../../testing/scopes.ts'
import { onBothEngines } from '../../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Answers by who gave them', (site) => {
  const { published, answer } = formCalls(site)

  test('B-130e answers are narrowed by their giver and the giver’s unit, with those below it where asked, in lists and exports', async () => {
    const form = await published({ isInOffice: true })
    const top = await makeUnit(site)
    const [first, second] = [await makeUnit(site, top), await makeUnit(site, top)]
    const give = async (unit: number) => {
      const { id, token } = await hireInto(site, { permits: ['StaffForm/Fill'], unitIds: [unit] })
      const send = async () =>
        (await site.post(`${APP}/StaffForm/Answer`, { id: form.id, fields: LEAST }, token)).body.result.number as number
      return { id, answers: [await send(), await send()].toReversed() }
    }
    const [one, other] = [await give(first), await give(second)]
    await answer(form.id, LEAST)
    const found = async (filters: object) => {
      const asked = { formId: String(form.id), ...filters }
      const list = await site.get(`${APP}/FormAnswer/GetAll?${new URLSearchParams(asked)}`, 'admin')
      const sheet = await site.post(`${APP}/FormAnswer/Export`, asked, 'admin')
      const ids = (reply: typeof list) => reply.body.result.items.map(({ id }: { id: number }) => id) as number[]
      expect(ids(sheet)).toEqual(ids(list))
      return ids(list)
    }
    expect(await found({ giverId: String(one.id) })).toEqual(one.answers)
    expect(await found({ giverUnitId: String(second) })).toEqual(other.answers)
    expect(await found({ giverUnitId: String(top) })).toEqual([])
    expect(await found({ giverUnitIdBelow: String(top) })).toEqual([...other.answers, ...one.answers])
    expect(await found({ giverUnitIdBelow: String(first), giverId: String(other.id) })).toEqual([])
    expect(await found({ giverUnitIdBelow: String(top), sorting: 'status asc' })).toHaveLength(4)
    expect((await site.get(`${APP}/FormAnswer/GetAll?giverId=x`, 'admin')).status).toBe(400)
    const { order, jobOf } = jobCalls(site)
    const job = await order({ formId: form.id, giverUnitIdBelow: first }, { resource: 'formAnswer', who: 'admin' })
    await site.running.app.jobs.run()
    expect((await jobOf(job, 'admin')).result).toMatchObject({ rows: 2 })
  })
})
