// Captions in WebVTT (https://www.w3.org/TR/webvtt1). Read by hand: the libraries that do belong to players and need a browser.

interface Cue {
  from: string
  until: string
  settings: string
  lines: string[]
}

const HEAD = /^WEBVTT(?:[ \t].*)?$/
const MOMENT = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMES = new RegExp(String.raw`^(${MOMENT})[ \t]+-->[ \t]+(${MOMENT})(?:[ \t]+(.*))?$`)
/** Blocks of notes and of looks. They are not kept: the looks of captions are the reader's choice. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
/** The settings of a cue that are kept: where it stands. */
const SETTING = /^(?:vertical|line|position|size|align):[\w.%,-]+$/

/** Returns the cues of a file, or the number of the first line that is none of WebVTT. */
function readCues(given: string): { cues: Cue[] } | { line: number } {
  const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!HEAD.test(lines[0]!)) return { line: 1 }
  const cues: Cue[] = []
  for (const { first, block } of blocksOf(lines)) {
    if (ASIDE.test(block[0]!)) continue
    const at = block[0]!.includes('-->') ? 0 : 1
    const cue = cueOf(block.slice(at))
    if (!cue) return { line: first + Math.min(at, block.length - 1) }
    cues.push(cue)
  }
  return cues.length > 0 ? { cues } : { line: lines.length }
}

/** The blocks between empty lines, each with the number of its first line; without the one that begins the file. */
function blocksOf(lines: readonly string[]): { first: number; block: string[] }[] {
  const blocks: { first: number; block: string[] }[] = []
  let isWithin = false
  for (const [at, line] of lines.entries()) {
    if (line === '') isWithin = false
    else if (isWithin) blocks.at(-1)!.block.push(line)
    else {
      blocks.push({ first: at + 1, block: [line] })
      isWithin = true
    }
  }
  return blocks.slice(1)
}

function cueOf([times = '', ...lines]: readonly string[]): Cue | null {
  const [, from, until, settings = ''] = TIMES.exec(times) ?? []
  if (!from || !until || secondsOf(until) <= secondsOf(from) || lines.some((line) => line.includes('-->'))) return null
  return {
    from,
    until,
    settings: settings
      .split(/[ \t]+/)
      .filter((one) => SETTING.test(one))
      .join(' '),
    lines,
  }
}

const secondsOf = (moment: string) => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Writes a file of captions anew, with its cues only; or returns the number of the line that refuses it. */
export function cleanCaptions(given: string): { text: string } | { line: number } {
  const read = readCues(given)
  if ('line' in read) return read
  const blocks = read.cues.map(({ from, until, settings, lines }) =>
    [`${from} --> ${until}${settings && ` ${settings}`}`, ...lines].join('\n'),
  )
  return { text: `${['WEBVTT', ...blocks].join('\n\n')}\n` }
}

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&lrm;': '', '&rlm;': '' }

/** Returns the words of captions: a line for each cue, with its speaker before it. */
export function wordsOfCaptions(text: string): string[] {
  const read = readCues(text)
  if ('line' in read) return []
  return read.cues.map(({ lines }) =>
    lines
      .join(' ')
      .replaceAll(/<([^<>]*)>/g, (_, tag: string) => speakerOf(tag))
      .replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)
      .trim(),
  )
}

/** Returns the name of the speaker before the words of a voice; every other mark gives an empty text. */
function speakerOf(tag: string): string {
  const [name = '', ...words] = tag.trim().split(/[ \t]+/)
  return /^v(?:\.|$)/.test(name) && words.length > 0 ? `${words.join(' ')}: ` : ''
}
