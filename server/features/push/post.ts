import { MB } from '../../../contract/budget.ts'
import { boundedFetch, TooLarge } from '../../http/bounded-answer.ts'
import type { PushService } from './services.ts'

const TIMEOUT_MS = 8000
const ask = boundedFetch(MB)

/** Throws an error without the address that was asked, because that address holds a token. */
export async function post(service: PushService, addresses: string[]): Promise<void> {
  const { url, type, body } = service.request(addresses)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await ask(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'error', signal }).catch(
    (error: Error) => {
      throw new Error(reasonOf(error), { cause: error })
    },
  )
  const said = await response.text()
  if (!response.ok) throw new Error(`it answered ${response.status} ${said.slice(0, 200).replaceAll(/\s+/g, ' ')}`.trim())
}

function reasonOf(error: Error): string {
  if (error instanceof TooLarge) return 'too long an answer'
  return error.name === 'TimeoutError' ? 'no answer' : 'no connection'
}
