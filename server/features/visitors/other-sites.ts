import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'

/** A page of another site must not write in a visitor's name. */
export function refuseOtherSites({ origin: { otherSite } }: Pick<Context, 'origin'>, publicUrl: string): void {
  if (otherSite !== undefined && otherSite !== new URL(publicUrl).host) throw new Problem('forbidden', { words: 'problem.otherSite' })
}
