const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm

/**
 * Returns the steps of a guide: blocks that name a file (`ts path` is its content, `diff path` a change to it) and commands (`sh`).
 * @param {string} text
 * @returns {{ kind: string, path?: string, body: string }[]}
 */
export const stepsOf = (text) => [...text.matchAll(FENCE)].map(([, kind, path, body]) => ({ kind, path, body }))

/**
 * Applies a change to a text. The lines of a hunk that begin with a blank must be in the text in that order; the lines with `+` are inserted between them.
 * @param {string} text
 * @param {string} change
 */
export function changed(text, change) {
  return change.split(/^@@\n/m).reduce(applyHunk, text)
}

function applyHunk(text, hunk) {
  const lines = hunk.trimEnd().split('\n')
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => `${line.slice(1)}\n`)
  const after = lines.map((line) => `${line.slice(1)}\n`)
  const parts = text.split(before.join(''))
  if (parts.length !== 2) throw new Error(`These lines must stand in the file once, but do ${parts.length - 1} times:\n${before.join('')}`)
  return parts.join(after.join(''))
}
