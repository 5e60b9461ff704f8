import type { BrowserContextOptions, Cookie } from '@playwright/test'
import type { Hand } from '../../e2e/kit/hand.ts'

/** The place and the means of a day: the site, the session of the administrator, a call of the service in it, and files to work with. */
export interface Day {
  url: string
  session: Cookie[]
  call: <T = Row>(name: string, data?: unknown) => Promise<T>
  /** Paths of three pictures on this computer. */
  pictures: readonly string[]
  /** A folder for files that a task needs. */
  folder: string
}

export type Row = Record<string, unknown> & { id: number; version: number; items: Row[]; totalCount: number }

export interface Task {
  name: string
  /** The address where the task begins; what the task needs is made before. */
  at: string | ((day: Day) => Promise<string>)
  /** A browser of another kind, or one without the session of the day. */
  own?: BrowserContextOptions & { isSignedOut?: boolean; hasOwnSession?: boolean }
  /** Works through the task; returns what is worth saying of a success. */
  work: (hand: Hand, day: Day) => Promise<string | void>
}

let number = 0
/** A name that no other row has. */
export const fresh = (words: string) => `${words} ${Date.now().toString(36)}${(number += 1)}`

/** Makes a piece of news and returns it. */
export const newNews = (day: Day, values: Record<string, unknown> = {}) =>
  day.call('News/Create', { title: fresh('编辑的一天'), ...values })

/** Makes a piece of news and publishes it. */
export async function publishedNews(day: Day, values: Record<string, unknown> = {}): Promise<Row> {
  const { id, version } = await newNews(day, values)
  return day.call('News/Publish', { id, version })
}

/** Asks until the answer is yes, for five seconds. */
export async function eventually(ask: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await ask()) return true
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  return false
}
