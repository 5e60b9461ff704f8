import { createContext, useContext } from 'react'
import type { Language } from '../../contract/languages.ts'

/** Handed by the single-page app to the pages that it embeds: their links become `#/…`, and the app changes the language. */
export interface Embedding {
  changeLanguage: (language: Language) => void
}

const EmbeddingContext = createContext<Embedding | null>(null)

/** The app wraps its router in this provider. Without it the pages are plain ones, with real addresses. */
export const EmbeddingProvider = EmbeddingContext.Provider

/** Null on a plain page. */
export const useEmbedding = () => useContext(EmbeddingContext)
