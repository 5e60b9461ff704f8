import type { Extensions } from '@tiptap/core'
import { fullExtensions, shortExtensions } from './extensions.ts'
import { skeletonOf } from './skeleton.ts'
import { written } from './written.ts'

const keeps = (html: string, extensions: Extensions): boolean => html === '' || skeletonOf(written(html, extensions)) === skeletonOf(html)

/** True when the editor writes back all that this HTML says. */
export const isKept = (html: string): boolean => keeps(html, fullExtensions)

/** True when the editor of short texts does. */
export const isKeptShort = (html: string): boolean => keeps(html, shortExtensions)
