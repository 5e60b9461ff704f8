import { expect, test } from 'vitest'
import { text } from '../fields.ts'
import { resource } from '../declaration.ts'
import { refuseUnfit } from './registry.ts'

const fields = { name: text() }
const labels = { name: ['名', 'Name'] } as const
const thing = (service: Capitalize<string>) =>
  resource({ name: 'thing', service, title: ['物', 'Things'], display: 'name', columns: [], fields, labels })

test.each<Capitalize<string>>(['Upload', 'Session', 'SiteNews', 'SESSION'])(
  'C-30 a resource with the service %s, which is that of a feature, stops the start with a sentence that names it',
  (service) => {
    expect(() => refuseUnfit([thing(service)])).toThrow(`thing has the service ${service}, which is a feature's.`)
  },
)

test('C-30 a resource may have a service of its own, and a feature may add calls to the service of a resource', () => {
  for (const service of ['Thing', 'Uploads', 'User'] as const) expect(() => refuseUnfit([thing(service)])).not.toThrow()
})
