import { portal } from '../../../contract/features/portal.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { search } from './search.ts'

export const searchHandlers = (): Mounted[] => [handle(portal.search, (input, ctx) => search(ctx, input))]
