import { codesIn, withRenamed } from '../../../contract/format/code-links.ts'
import { renamedTo } from '../../crud/find-renamed.ts'
import type { Context } from '../../http/context.ts'

/** Returns an address of a list with the codes of now; null where none of its codes was renamed (B-119d). */
export async function renamedAddress(ctx: Context, address: string): Promise<string | null> {
  let result = address
  for (const { of, value } of codesIn(address)) {
    const to = await renamedTo(ctx, { of, value })
    if (to !== null) result = withRenamed(result, { of, from: value, to })
  }
  return result === address ? null : result
}
