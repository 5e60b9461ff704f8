import { z } from 'zod'
import { UNDECLARED } from '../../ignored.ts'
import { LANGUAGES } from '../../languages.ts'
import { paging as anyPaging, resultCount, rowId } from '../../schema.ts'
import { composed, plainString } from '../../field-schema.ts'
import { pictureInfos } from '../../picture-info.ts'

// Pieces that the visitors' views and inputs are made of.

export const text = z.string().nullable()
/** The language the words are really in: a text that was never translated falls back, and says so. */
export const language = z.enum(LANGUAGES)

/** The properties that every record with a page of its own has in a list. */
export const card = {
  id: z.int(),
  /** The readable part of its address. */
  slug: text,
  /** ISO 8601, UTC. */
  publishTime: z.string(),
  language,
  pictures: pictureInfos,
}

/** The further properties that its own page has. */
export const page = { modified: z.string(), seoTitle: text, seoDescription: text }

export const preview = plainString.max(300).optional()
export const keyword = composed.max(100).optional()
/** The code of a category or type, as it stands in addresses. */
export const code = composed.max(64).optional()

/** One of a kind, by id or by the readable part of its address. */
export const which = { id: rowId.optional(), slug: composed.max(120).optional(), preview }

/** A public read: its reply is cached, and names that it does not declare are dropped (C-10r). */
export const kept = { access: 'anyone', kept: true, verbs: ['GET'] as 'GET'[], ignored: [UNDECLARED] } as const

/** For lists that answer whole unless a client asks for a part. */
export const part = { skipCount: anyPaging.skipCount, maxResultCount: resultCount(50).optional() }

/** Visitors may ask for fewer rows at once than staff: each different page is rendered and cached. */
export const paging = { ...anyPaging, maxResultCount: resultCount(50).default(10) }
