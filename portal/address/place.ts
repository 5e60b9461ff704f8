import { createContext, useContext } from 'react'
import type { Language } from '../../contract/languages.ts'

/** How the pages behave inside the single-page app: links become `#/…`, and the language is the app's. */
export interface Place {
  changeLanguage: (language: Language) => void
}

const PlaceContext = createContext<Place | null>(null)

/** The app wraps its router in this; without it the pages are plain ones, with real addresses. */
export const PortalPlace = PlaceContext.Provider

/** Null on a plain page. */
export const usePlace = () => useContext(PlaceContext)
