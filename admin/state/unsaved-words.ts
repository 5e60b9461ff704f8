import { isRecord, readStored } from './storage.ts'

/** The part of a form that was typed and not saved, as the browser keeps it. */
export interface UnsavedWords {
  /** In ms since 1970. */
  at: number
  /** The path of the form's tab. */
  path: string
  title: string
  /** The version of the row that was edited; null for a new one. */
  version: number | null
  /** The kinds of the fields. A field that is gone or has another kind since is not filled again. */
  kinds: Readonly<Record<string, string>>
  /** The values that the changed properties had before. */
  before: Readonly<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
  /** The same as people read it, label and text, for when the form itself is not to be had any more. */
  told?: readonly (readonly [label: string, text: string])[]
}

/** Kept words, and the window that they were typed in. */
export interface Found {
  window: string
  words: UnsavedWords
}

const PREFIX = 'portico.unsaved'
const DAY = 24 * 3600 * 1000
/** Words that nobody came back for are deleted after so many days. */
const DAYS = 30

/** No part of a name contains a space, so the parts can be told from each other. */
const nameOf = (userid: number, form: string, window: string) => [PREFIX, userid, form, window].join(' ')

/**
 * The unsaved words of all forms in the browser's storage, each under its user, its form (`news/24`, `news/new`) and its window: two windows that edit
 * the same row do not overwrite each other. `own` is this window.
 */
export function createUnsavedWords(storage: Storage, own: string, now: () => number = Date.now) {
  /** Forms of this window that were given up: what they still write while they close is not kept. */
  const givenUp = new Set<string>()

  const entries = (start: string): { name: string; words: UnsavedWords | null }[] =>
    Object.keys(storage)
      .filter((name) => name.startsWith(`${start} `))
      .map((name) => ({ name, words: wordsOf(readStored(storage, name)) }))
  const ofUser = (userid: number) =>
    entries(`${PREFIX} ${userid}`)
      .flatMap(({ name, words }) => (words ? [{ name, words }] : []))
      .toSorted((one, other) => other.words.at - one.words.at)

  /** False when the storage is full even after the user's other words, the oldest first, have made room. */
  function put(userid: number, form: string, words: UnsavedWords): boolean {
    const name = nameOf(userid, form, own)
    if (givenUp.has(name)) return true
    const text = JSON.stringify(words)
    const others = ofUser(userid).filter((other) => other.name !== name)
    while (!isStored(storage, name, text)) {
      const oldest = others.pop()
      if (!oldest) return false
      storage.removeItem(oldest.name)
    }
    return true
  }

  return {
    own,
    /** A form is opened: its words are kept from now on. */
    begin: (userid: number, form: string) => void givenUp.delete(nameOf(userid, form, own)),
    put,
    remove: (userid: number, form: string, window = own) => storage.removeItem(nameOf(userid, form, window)),
    /** The words of a form, the newest first. */
    find: (userid: number, form: string): Found[] =>
      ofUser(userid).flatMap(({ name, words }) => {
        const [, , at, window] = name.split(' ')
        return at === form && window ? [{ window, words }] : []
      }),
    of: (userid: number): UnsavedWords[] => ofUser(userid).map(({ words }) => words),
    /** The user gives up the forms of these tabs in this window. */
    giveUp: (userid: number, paths: readonly string[]) => {
      for (const { name, words } of ofUser(userid)) {
        if (!name.endsWith(` ${own}`) || !paths.includes(words.path)) continue
        givenUp.add(name)
        storage.removeItem(name)
      }
    },
    /** T-07: after a sign-out nothing of the user stays. */
    forget: (userid: number) => {
      for (const { name } of entries(`${PREFIX} ${userid}`)) storage.removeItem(name)
    },
    /** Deletes the words of any user that are too old, or of another shape. */
    sweep: () => {
      for (const { name, words } of entries(PREFIX)) if (!words || words.at < now() - DAYS * DAY) storage.removeItem(name)
    },
  }
}

function isStored(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

const wordsOf = (value: unknown): UnsavedWords | null => (isWords(value) ? value : null)

const isWords = (value: unknown): value is UnsavedWords =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  typeof value['path'] === 'string' &&
  typeof value['title'] === 'string' &&
  (value['version'] === null || typeof value['version'] === 'number') &&
  [value['kinds'], value['before'], value['values']].every(isRecord)
