import type { SmsSettings } from '../../config/messaging.ts'
import { aliyunRequest, refuseAliyun } from './aliyun.ts'
import type { Reachable } from '../../http/reachable.ts'
import { postMessage } from './post-message.ts'
import type { Sms } from './sms-message.ts'
import { webhookRequest } from './webhook.ts'

/** Sends text messages. It throws an error without the code, the number and the address. */
export interface SmsGateway {
  name: SmsSettings['gateway']
  send(sms: Sms): Promise<void>
}

interface SmsParts {
  /** Writes a line into the server's log. */
  log: (line: string) => void
  isReachable: Reachable
}

/** Returns the gateway that the operator has chosen. */
export function smsGateway(settings: SmsSettings, parts: SmsParts): SmsGateway {
  return { name: settings.gateway, send: senderOf(settings, parts) }
}

function senderOf(settings: SmsSettings, { log, isReachable }: SmsParts): SmsGateway['send'] {
  switch (settings.gateway) {
    case 'log':
      return async ({ phoneNumber, text }) => log(`SMS to ${phoneNumber}: ${text}`)
    case 'webhook':
      return async (sms) => void (await postMessage(webhookRequest(settings, sms), isReachable))
    case 'aliyun':
      return async (sms) => refuseAliyun(await postMessage(aliyunRequest(settings, sms), isReachable))
  }
}
