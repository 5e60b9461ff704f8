import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'

const moment = z.iso.datetime()

// A backup holds everything and stays on the server: nobody downloads one.

export const backups = {
  getState: endpoint({
    path: `${SERVICES}/Backup/GetState`,
    access: { permit: 'Setting/View' },
    input: z.strictObject({}),
    output: z.strictObject({
      isNightly: z.boolean(),
      last: moment.nullable(),
      verified: moment.nullable(),
      failed: z.strictObject({ time: moment, reason: z.string() }).nullable(),
    }),
    summary: 'Whether a backup is made each night, the moments of the last one and of the last that was verified, and the last failure',
  }),
  make: endpoint({
    path: `${SERVICES}/Backup/Make`,
    access: { permit: 'Setting/Edit' },
    refusedInDemo: true,
    output: z.strictObject({ id: z.int() }),
    summary: 'Orders a backup, which is verified; refused while one waits or is made',
  }),
}
