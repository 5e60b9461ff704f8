import { z } from 'zod'

/** A node of the menu as this family of clients reads it (T-06); '-1' is the root. */
export interface MenuNode {
  id: string
  pid: string
  text: string
  name: string | null
  url: string | null
  webIcon: string | null
  hidden: boolean
  children: MenuNode[]
}
export const menuNode: z.ZodType<MenuNode> = z
  .strictObject({
    id: z.string(),
    pid: z.string(),
    text: z.string(),
    name: z.string().nullable(),
    url: z.string().nullable(),
    webIcon: z.string().nullable(),
    hidden: z.boolean(),
    get children() {
      return z.array(menuNode)
    },
  })
  .register(z.globalRegistry, { id: 'MenuNode' })
