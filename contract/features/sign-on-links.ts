import { z } from 'zod'

// The accounts at providers of single sign-on that are linked to a user (B-79a). The name of somebody at a provider is told to nobody (B-61k).

/** Names a link without naming the account. */
export const signOnLinkId = z.string().regex(/^[\w-]{22}$/)

export const signOnLinks = z.strictObject({
  items: z.array(
    z.strictObject({
      id: signOnLinkId,
      /** The name on the button of the provider, or the host of one that the site no longer uses. */
      provider: z.string(),
      creationTime: z.string(),
      /** False once the site uses another provider: nobody signs in by this link now. */
      isUsed: z.boolean(),
    }),
  ),
})
export type SignOnLink = z.output<typeof signOnLinks>['items'][number]
