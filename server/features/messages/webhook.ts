import { createHmac } from 'node:crypto'
import type { SmsSettings } from '../../config/messaging.ts'
import type { OutgoingRequest, Sms } from './sms-message.ts'

type WebhookSettings = Extract<SmsSettings, { gateway: 'webhook' }>

/**
 * Returns the message as JSON. The receiver computes HMAC-SHA256 over timestamp, full stop and body with the shared secret, compares it with the
 * signature, and drops requests whose timestamp is older than five minutes.
 */
export function webhookRequest({ url, secret }: WebhookSettings, { id, phoneNumber, text, code, now }: Sms): OutgoingRequest {
  const body = JSON.stringify({ id, phoneNumber, text, code })
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-portico-timestamp': timestamp, 'x-portico-signature': `sha256=${signature}` }
  return { url, headers, body }
}
