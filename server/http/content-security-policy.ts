import type { Environment } from '../config/environment.ts'

/** The addresses that the operator has named for the rich-text editor; null: our own. */
type EditorAddresses = Pick<Environment, 'editorScript' | 'editorUpload'>

const OWN_EDITOR: EditorAddresses = { editorScript: null, editorUpload: null }

/** The host of an address on another site; null for a path of our own. */
const hostIn = (address: string | null) => (address && /^https?:/i.test(address) ? new URL(address).origin : null)

/**
 * Allows one inline script, which hides the server's home page before the app's own first paint, and script and uploads of the editor where the operator
 * has named other addresses for them. `pictures` is another site whose pictures the page shows.
 */
export const csp = (
  headScriptHash: string | null,
  { editorScript, editorUpload }: EditorAddresses = OWN_EDITOR,
  pictures: string | null = null,
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", headScriptHash && `'${headScriptHash}'`, hostIn(editorScript)].filter(Boolean).join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", pictures].filter(Boolean).join(' '),
    ["connect-src 'self'", hostIn(editorUpload)].filter(Boolean).join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
