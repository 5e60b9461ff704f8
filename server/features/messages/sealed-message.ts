import { randomUUID } from 'node:crypto'
import type { Sealing } from '../../db/sealing.ts'
import type { JobRow } from '../../jobs/rows.ts'

/** A message as it waits in a job: it holds codes, links and addresses, so nobody reads it in the table. */
export interface WaitingMessage<M> {
  message: M
  /** The same at every attempt, so that a receiver can drop what it has already. */
  id: string
  /** After this moment (epoch ms) it is of no use and is not sent. */
  until: number
  /** False for a message that nobody gets: it was written so that an order for somebody unknown writes as much. */
  isWanted: boolean
}

/** Returns the params of a job that sends the message. */
export const sealMessage = <M>(sealing: Sealing, kind: string, message: Omit<WaitingMessage<M>, 'id'>): object => ({
  sealed: sealing.seal(JSON.stringify({ ...message, id: randomUUID() }), kind),
})

/** Reads the params of a job; throws when another site has sealed them. */
export function openMessage<M>(sealing: Sealing, { kind, params }: Pick<JobRow, 'kind' | 'params'>): WaitingMessage<M> {
  const { sealed } = JSON.parse(params) as { sealed: string }
  const text = sealing.open(sealed, kind)
  if (text === null) throw new Error('A message cannot be read: it was sealed by another site.')
  return JSON.parse(text) as WaitingMessage<M>
}
