import { recycleBin } from '../../../contract/features/recycle-bin.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { listBinned } from './list.ts'

/** The recycle bin as one screen shows it. */
export const recycleBinHandlers = (): Mounted[] => [handle(recycleBin.getAll, (input, ctx) => listBinned(ctx, input))]
