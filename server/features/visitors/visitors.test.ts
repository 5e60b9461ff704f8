import { expect, test } from 'vitest'
import { onBothEngines } from '../../testing/site.ts'

const ENQUIRY = '/api/portal/enquiry'
const sample = { name: '王芳', email: 'wang@example.com', message: '请问这款相机的交期是多久？' }

onBothEngines('What visitors send', (site) => {
  test('P-10 an enquiry is stored, new, and staff read it', async () => {
    const reply = await site.post(ENQUIRY, sample)
    expect([reply.status, reply.body.result]).toEqual([200, null])
    const { body } = await site.get('/abp/services/app/Enquiry/GetAll', 'admin')
    expect(body.result.items).toHaveLength(1)
    expect(body.result.items[0]).toMatchObject({ name: '王芳', status: 'new' })
  })
})
