import { pageData } from '../../../browser/page-data.ts'
import type * as engine from './engine.ts'

/** The script of the editor. The app names its type alone, so that it is in no other file. */
export type Engine = typeof engine

/** Fetches the script of the editor (C-41a); throws the browser's error when it does not come. */
export const loadEngine = (): Promise<Engine> => import(/* @vite-ignore */ pageData.editorScript)
