import { z } from 'zod'

/** A role with the way in which a user holds it: `unitId` is null where it is given to the user. */
export const way = z.strictObject({
  roleId: z.int(),
  roleName: z.string(),
  unitId: z.int().nullable(),
  unitName: z.string().nullable(),
})
export type Way = z.output<typeof way>
