import { expect, test } from 'vitest'
import { allResources } from '../../contract/resources/index.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine } from '../testing/site.ts'
import { changeableProperties, validValues } from '../testing/values.ts'

onAnyEngine('InsertOrUpdate', (site) => {
  for (const r of allResources.filter(({ writable }) => writable)) {
    test(`C-30h ${r.service}: says of a new row what Create says, and of a row that it names what Update says`, async () => {
      const complaints = async (method: string, input: object) => {
        const { status, body } = await site.post(pathOf(r, method), input, 'admin')
        return [status, body.error?.validationErrors]
      }
      const values = await validValues(site, r, `both-${r.name}`.slice(0, 20))
      const required = changeableProperties(r).filter(
        ([, { required, asked, default: usual }]) => (required || asked) && usual === undefined,
      )
      const without = required.map(([name]) => ({ ...values, [name]: undefined }))
      for (const wrong of [{}, ...without, { ...values, colour: 'red' }]) {
        const told = await complaints('Create', wrong)
        if (told[0] !== 400) continue
        expect(JSON.stringify(told)).not.toContain('"id"')
        for (const id of [undefined, 0, '0', null])
          expect([id, ...(await complaints('InsertOrUpdate', { ...wrong, id }))]).toEqual([id, ...told])
      }
      const [name] = changeableProperties(r).find(([, { kind }]) => kind !== 'json')!
      const change = { id: 999_999, [name]: { not: 'a text' } }
      const told = await complaints('Update', change)
      expect(told[0]).toBe(400)
      expect(await complaints('InsertOrUpdate', change)).toEqual(told)
    })
  }
})
