import { createHmac } from 'node:crypto'

/**
 * Signs JSON that is sent to another server. The receiver computes HMAC-SHA256 over timestamp, full stop and body with the shared secret, compares it with
 * the signature, and drops requests whose timestamp is older than five minutes. `now` in epoch ms.
 */
export function signedJson(value: unknown, secret: string, now: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(value)
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-portico-timestamp': timestamp, 'x-portico-signature': `sha256=${signature}` }
  return { headers, body }
}
