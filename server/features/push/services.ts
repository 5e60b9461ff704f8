import type { PushSettings } from '../../config/environment.ts'

/** A search engine that takes changed addresses, and the request it expects. */
export interface PushService {
  name: string
  /** The most addresses in a request: no more than the service takes, and no more than a job is to hold. */
  most: number
  request(addresses: string[]): { url: string; type: string; body: string }
}

/** Returns the services that the operator has configured. */
export function pushServices({ indexNow, baidu }: PushSettings, publicUrl: string): PushService[] {
  return [...(indexNow ? [toIndexNow(indexNow, publicUrl)] : []), ...(baidu ? [toBaidu(baidu, publicUrl)] : [])]
}

/** Bing and the engines that share its index: https://www.indexnow.org/documentation */
const toIndexNow = ({ key, endpoint }: NonNullable<PushSettings['indexNow']>, publicUrl: string): PushService => ({
  name: 'IndexNow',
  most: 2000,
  request: (urlList) => ({
    url: endpoint,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ host: new URL(publicUrl).host, key, keyLocation: publicUrl + keyPath(key), urlList }),
  }),
})

/** https://ziyuan.baidu.com/linksubmit: the addresses as plain lines. */
const toBaidu = ({ token, endpoint }: NonNullable<PushSettings['baidu']>, publicUrl: string): PushService => ({
  name: 'Baidu',
  most: 2000,
  request: (addresses) => ({
    url: `${endpoint}?${new URLSearchParams({ site: publicUrl, token })}`,
    type: 'text/plain; charset=utf-8',
    body: addresses.join('\n'),
  }),
})

/** The path at which IndexNow looks for the proof that the key is ours. */
export const keyPath = (key: string) => `/${key}.txt`
