import type { z } from 'zod'
import type { fileStoreSettings } from './file-store.ts'
import { required } from './optional.ts'
import { withoutEndSlashes } from './end-slashes.ts'

export interface S3Settings {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  keySecret: string
  /** True: the bucket is the first segment of the path; false: it is the first label of the host. */
  isPathStyle: boolean
}

type Given = z.output<z.ZodObject<typeof fileStoreSettings>>

/** Returns the store that the environment names; null: the data folder. */
export function readFileStore(given: Given): S3Settings | null {
  if (given.S3_ENDPOINT === null && given.S3_BUCKET === null) return null
  const needed = (name: keyof Given) => required(given, name, `${given.S3_ENDPOINT === null ? 'S3_BUCKET' : 'S3_ENDPOINT'} is set`)
  return {
    endpoint: withoutEndSlashes(needed('S3_ENDPOINT')),
    bucket: needed('S3_BUCKET'),
    region: given.S3_REGION,
    keyId: needed('S3_ACCESS_KEY_ID'),
    keySecret: needed('S3_SECRET_ACCESS_KEY'),
    isPathStyle: given.S3_PATH_STYLE,
  }
}
