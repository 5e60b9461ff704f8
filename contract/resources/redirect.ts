import { link, text, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership } from './ownership.ts'

/** An address that is no more, and where its visitors go (P-13). */
export const redirect = resource({
  name: 'redirect',
  service: 'Redirect',
  title: ['地址跳转', 'Redirects', 'redirect'],
  scopeGroup: 'structure',
  large: true,
  display: 'fromPath',
  columns: ['fromPath', 'toPath', 'isActive'],
  fields: {
    fromPath: text({ required: true, max: 300, unique: true, search: true, sort: true, pattern: /^\/(?!\/)[^\s#]*$/ }),
    // A page of this site or of another; nothing else can be gone on to.
    toPath: link({ required: true, max: 300, pattern: /^(\/|https?:)/i }),
    isActive: yesNo({ default: true, filter: true }),
    ...ownership,
  },
  labels: {
    fromPath: ['原地址', 'Old address'],
    toPath: ['新地址', 'New address'],
  },
})
