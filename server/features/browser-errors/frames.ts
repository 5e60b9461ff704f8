/** The folders of our own scripts: the built ones, and the sources that a development server sends. */
const OWN = /(?:^|[ (@])(\/(?:assets|app|admin|portal|contract|node_modules)\/)/
const MOST_FRAMES = 20
const LONGEST_LINE = 300

/**
 * Returns the lines of a stack that name a place in our own files, as `save (/assets/form-Bx3.js:1:204)`. All others are dropped: messages, scripts of
 * extensions, other origins. The browser has taken the site's own origin out of the lines.
 */
export const ownFrames = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => frameIn(line.slice(0, LONGEST_LINE)) ?? [])
    .slice(0, MOST_FRAMES)

/** Reads `at save (/assets/a.js:1:204)` of Chromium, and `save@/assets/a.js:1:204` of Firefox and Safari. */
function frameIn(line: string): string | null {
  const [folder, end] = [OWN.exec(line), /:(\d{1,7}):(\d{1,7})\)?$/.exec(line.trimEnd())]
  if (!folder || !end) return null
  const start = line.indexOf(folder[1]!, folder.index)
  const file = line.slice(start, end.index).split('?', 1)[0]!
  if (!/^[\w./@-]+$/.test(file)) return null
  const place = `${file}:${end[1]}:${end[2]}`
  const name = nameIn(line.slice(0, start))
  return name ? `${name} (${place})` : place
}

/** The name of a function before its place; code has no other characters in its names. */
function nameIn(before: string): string {
  const name = before.trim().replace(/^at /, '').replace(/[(@]$/, '').trim()
  return /^[\w$.<> #[\]-]{1,80}$/.test(name) ? name : ''
}

/** The file of a line without the digest of its build, so that it has the same name in the next version. */
export const fileOf = (frame: string): string => (/\/[\w./@-]+/.exec(frame)?.[0] ?? '').replace(/-[\w-]{8}(?=\.js$)/, '')
