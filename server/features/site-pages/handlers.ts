import { sitePages } from '../../../contract/features/site-pages.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { findPages } from './find-pages.ts'

export const sitePageHandlers = (): Mounted[] => [
  handle(sitePages.all, ({ keyword, language }, ctx) => findPages(language ? { ...ctx, language } : ctx, keyword ?? '')),
]
