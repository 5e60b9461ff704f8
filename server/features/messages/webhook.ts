import type { SmsSettings } from '../../config/messaging.ts'
import { signedJson } from '../../http/signed-json.ts'
import type { OutgoingRequest, Sms } from './sms-message.ts'

type WebhookSettings = Extract<SmsSettings, { gateway: 'webhook' }>

/** Returns the message as signed JSON. */
export const webhookRequest = ({ url, secret }: WebhookSettings, { id, phoneNumber, text, code, now }: Sms): OutgoingRequest => ({
  url,
  ...signedJson({ id, phoneNumber, text, code }, secret, now),
})
