import { createContext, useContext } from 'react'
import type { Language } from '../../contract/languages.ts'

/** How the pages behave inside the single-page app: links become `#/…`, and the language is the app's. */
export interface Embedding {
  changeLanguage: (language: Language) => void
}

const EmbeddingContext = createContext<Embedding | null>(null)

/** The app wraps its router in this; without it the pages are plain ones, with real addresses. */
export const EmbeddingProvider = EmbeddingContext.Provider

/** Null on a plain page. */
export const useEmbedding = () => useContext(EmbeddingContext)
