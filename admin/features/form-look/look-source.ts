import { createContext, use } from 'react'
import type { QuestionOf } from '../../../contract/forms/questions.ts'

interface Choice {
  value: string
  label: string
}

/** A file that was chosen: taken in under an address, or refused. */
export interface ChosenFile {
  name: string
  address: string | null
  problem: string | null
}

/** The things that a form asks its surroundings for. A preview has none: it offers what its reader may view, and sends no file. */
interface LookSource {
  /** The items and rows that questions offer, by their keys. */
  choices: Readonly<Record<string, readonly Choice[]>>
  takeFiles: (question: QuestionOf<'file'>, files: readonly File[], progress: (percent: number) => void) => Promise<ChosenFile[]>
  /** The names of files that were taken in before, by their addresses. */
  names: ReadonlyMap<string, string>
}

export const LookSourceContext = createContext<LookSource | null>(null)

export const useLookSource = () => use(LookSourceContext)
