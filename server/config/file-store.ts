import { z } from 'zod'
import { isWebAddress } from '../../contract/format/links.ts'
import { optional } from './optional.ts'

// B-114: the S3-compatible store in which uploaded files are kept. Without it they are kept in the data folder.

export const fileStoreSettings = {
  S3_ENDPOINT: optional.refine((value) => value === null || isWebAddress(value), 'must be a web address such as https://s3.example.com'),
  S3_BUCKET: optional.refine(
    (value) => value === null || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'must be the name of a bucket: 3 to 63 small letters, digits, points or hyphens',
  ),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z
    .enum(['0', '1', 'true', 'false', ''])
    .default('')
    .transform((value) => value !== '0' && value !== 'false'),
}

/** Settings whose wrong values are not printed. */
export const FILE_STORE_SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
