/**
 * The script of the rich-text editor: a file of its own, which is loaded at run time from an address that can be configured (C-41). It holds no React and
 * no state of the app, so a copy at another address works as well.
 */
export { Editor } from '@tiptap/core'
export { Selection } from '@tiptap/pm/state'
export { fullExtensions, shortExtensions } from './extensions.ts'
export { find, findNext, findPrev, placesIn, replaceAll, replaceNext } from './find/finder.ts'
export { isKept, isKeptShort } from './kept.ts'
