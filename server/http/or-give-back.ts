import { Problem, STATUS } from '../../contract/errors.ts'

/** Does the work for which a try was taken, and gives the try back when a fault of the server ended it: whoever is not at fault is not shut out. */
export async function orGiveBack<T>(giveBack: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || STATUS[error.code] >= 500) await giveBack()
    throw error
  }
}
