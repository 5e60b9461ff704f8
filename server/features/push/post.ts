import { answerWithin } from '../../http/answer-within.ts'
import type { PushService } from './services.ts'

const TIMEOUT_MS = 8000

/** Throws an error without the address that was asked, because that address holds a token. */
export async function post(service: PushService, addresses: string[]): Promise<void> {
  const { url, type, body } = service.request(addresses)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'error', signal }).catch(
    (error: Error) => {
      throw new Error(error.name === 'TimeoutError' ? 'no answer' : 'no connection', { cause: error })
    },
  )
  const said = await answerWithin(response)
    .text()
    .catch(() => '')
  if (!response.ok) throw new Error(`it answered ${response.status} ${said.slice(0, 200).replaceAll(/\s+/g, ' ')}`.trim())
}
