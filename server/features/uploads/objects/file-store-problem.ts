import { Problem } from '../../../../contract/errors.ts'
import { StartProblem } from '../../../config/start-problem.ts'

/** The file store does not answer, or refuses this program. The visitor reads that files cannot be reached, the operator also the reason. */
export class FileStoreProblem extends Problem {
  readonly reason: string
  constructor(place: string, reason: string) {
    super('unavailable', { words: 'problem.fileStore' })
    this.reason = `The file store (${place}) cannot be used: ${reason}.`
  }
}

/** Returns the sentence with which a start ends when the file store is away; null for any other error. */
export const storeAway = (error: unknown): StartProblem | null =>
  error instanceof FileStoreProblem ? new StartProblem(`${error.reason} Look whether it runs, and at the settings S3_….`) : null
