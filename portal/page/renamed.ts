import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from './context.ts'
import { isNotFound } from './not-found.ts'
import { reads } from './reads.ts'
import { redirectTo } from './redirect.ts'

/** A loader of a list that leads an address with a code of before to that with the code of now, where it finds nothing (B-119d). */
export const followingRenamed =
  <D>(load: (args: LoaderFunctionArgs) => Promise<D>) =>
  async (args: LoaderFunctionArgs): Promise<D> => {
    try {
      return await load(args)
    } catch (error) {
      if (!isNotFound(error)) throw error
      const { pathname, search } = new URL(args.request.url)
      const { address } = await args.context.get(portalContext).call(reads.renamed, { address: pathname + search })
      throw address === null ? error : redirectTo(address, pathname)
    }
  }
