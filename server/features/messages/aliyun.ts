import { createHash, createHmac } from 'node:crypto'
import type { SmsSettings } from '../../config/messaging.ts'
import { codeIn, MessageFailure } from './post-message.ts'
import type { OutgoingRequest, Sms } from './sms-message.ts'

// SendSms of Alibaba Cloud's Dysmsapi (https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms), signed by the third
// version of their signature (https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature).

type AliyunSettings = Extract<SmsSettings, { gateway: 'aliyun' }>

/** Returns the signed request that sends a text message by its template, whose only variable is `code`. */
export function aliyunRequest({ url, keyId, keySecret, signName, template }: AliyunSettings, sms: Sms): OutgoingRequest {
  const { host, origin } = new URL(url)
  const query = {
    PhoneNumbers: sms.phoneNumber,
    SignName: signName,
    TemplateCode: template,
    TemplateParam: JSON.stringify({ code: sms.code }),
    OutId: sms.id,
  }
  const headers = signedHeaders(
    { host, action: 'SendSms', version: '2017-05-25', query, nonce: nonceOf(sms), now: sms.now },
    { keyId, keySecret },
  )
  // `fetch` sets the host by itself.
  const { host: _, ...sent } = headers
  return { url: `${origin}/?${canonicalQuery(query)}`, headers: sent, body: '' }
}

/** Each attempt needs a nonce of its own, and each attempt has a time of its own. */
const nonceOf = ({ id, now }: Sms) => createHash('sha256').update(`${id} ${now}`).digest('hex').slice(0, 32)

interface Unsigned {
  host: string
  action: string
  version: string
  query: Record<string, string>
  nonce: string
  /** Epoch ms. */
  now: number
}

/** The headers of a POST without a body, signed by ACS3-HMAC-SHA256. */
export function signedHeaders(
  { host, action, version, query, nonce, now }: Unsigned,
  key: { keyId: string; keySecret: string },
): Record<string, string> {
  const bodyHash = sha256('')
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).toSorted()
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]!.trim()}\n`).join('')
  const signedNames = names.join(';')
  const canonical = ['POST', '/', canonicalQuery(query), canonicalHeaders, signedNames, bodyHash].join('\n')
  const signature = createHmac('sha256', key.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${key.keyId},SignedHeaders=${signedNames},Signature=${signature}` }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Names in the order of their bytes; everything but the unreserved characters of RFC 3986 is escaped. */
const canonicalQuery = (query: Record<string, string>) =>
  Object.keys(query)
    .toSorted()
    .map((name) => `${escaped(name)}=${escaped(query[name]!)}`)
    .join('&')

const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.codePointAt(0)!.toString(16).toUpperCase()}`)

/** Throws if the service has not sent the message: it answers 200 to refusals too, and then names the reason. */
export function refuseAliyun(said: string): void {
  const code = codeIn(said)
  if (code !== 'OK') throw new MessageFailure('refused', { detail: code ?? 'its answer has no code', isUnsent: false })
}
