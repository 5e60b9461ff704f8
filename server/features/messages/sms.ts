import type { SmsSettings } from '../../config/messaging.ts'
import { aliyunRequest, refuseAliyun } from './aliyun.ts'
import { postMessage } from './post-message.ts'
import type { Sms } from './sms-message.ts'
import { webhookRequest } from './webhook.ts'

/** Sends text messages. It throws an error without the code, the number and the address. */
export interface SmsGateway {
  name: SmsSettings['gateway']
  send(sms: Sms): Promise<void>
}

/** Returns the gateway that the operator has chosen; `log` writes a line into the server's log. */
export function smsGateway(settings: SmsSettings, log: (line: string) => void): SmsGateway {
  return { name: settings.gateway, send: senderOf(settings, log) }
}

function senderOf(settings: SmsSettings, log: (line: string) => void): SmsGateway['send'] {
  switch (settings.gateway) {
    case 'log':
      return async ({ phoneNumber, text }) => log(`SMS to ${phoneNumber}: ${text}`)
    case 'webhook':
      return async (sms) => void (await postMessage(webhookRequest(settings, sms)))
    case 'aliyun':
      return async (sms) => refuseAliyun(await postMessage(aliyunRequest(settings, sms)))
  }
}
