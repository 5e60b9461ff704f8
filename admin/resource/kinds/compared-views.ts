import { createContext } from 'react'
import type { Screen } from './screen.ts'

/** The own views of the screen for whole values, wherever they are read or compared. */
export const ComparedViews = createContext<Screen['compared']>(undefined)
