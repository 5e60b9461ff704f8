import { sql, type SqlBool } from 'kysely'
import { CAPTION_LABELS, captionsAt, type VideoCaptions } from '../../../contract/video-captions.ts'
import { wordsOfCaptions } from '../../../contract/format/webvtt.ts'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { uploadIdOf } from '../../../contract/picture-files.ts'
import { sanitise } from '../../crud/sanitise.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { UPLOADS } from './picture-infos.ts'

type Reading = Pick<Context, 'db' | 'language' | 'notes'>

/** Reads the captions of these videos, by address; a video without has none. Pages that show them are drawn anew when they change. */
export async function captionsOf({ db, language, notes }: Reading, addresses: readonly string[]): Promise<Map<string, VideoCaptions>> {
  if (addresses.length === 0) return new Map()
  notes.tags.add(UPLOADS)
  const rows = await db
    .selectFrom('upload')
    .innerJoin('uploadCaption', (join) =>
      join.on(sql<SqlBool>`"uploadCaption"."contentId" = coalesce("upload"."contentId", "upload"."id")`),
    )
    .select(['upload.id', 'language', 'text'])
    .where('upload.id', 'in', addresses.map(uploadIdOf))
    .where('kind', '=', 'video')
    .where('versionOf', 'is', null)
    .execute()
  const byVideo = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    addresses.flatMap((address) => {
      const own = byVideo.get(uploadIdOf(address))
      return own ? [[address, shownAs(address, own, language)] as const] : []
    }),
  )
}

function shownAs(address: string, rows: readonly { language: Language; text: string }[], language: Language): VideoCaptions {
  const read = rows.find((row) => row.language === language) ?? rows[0]!
  return {
    tracks: LANGUAGES.filter((one) => rows.some((row) => row.language === one)).map((one) => ({
      src: captionsAt(address, one),
      language: one,
      label: CAPTION_LABELS[one],
    })),
    transcript: { language: read.language, lines: wordsOfCaptions(read.text) },
  }
}

/** The sanitiser writes attributes in double quotes and without `>`. */
const VIDEO = /(<video\b[^>]*?\bsrc="(\/media\/[a-z0-9]+)"[^>]*>)\s*<\/video>/g

/** Rich text as visitors get it: sanitised once more on the way out, its videos with their captions and, below each, what is said in it. */
export async function shownHtml(ctx: Reading, html: string | null): Promise<string | null> {
  if (html === null) return null
  const clean = sanitise(html)
  const videos = [...clean.matchAll(VIDEO)].map(([, , address]) => address!)
  const captions = await captionsOf(ctx, videos)
  return clean.replaceAll(VIDEO, (whole, begin: string, address: string) => {
    const own = captions.get(address)
    return own ? `${begin}${tracksOf(own)}</video>${transcriptOf(own, ctx.language)}` : whole
  })
}

const tracksOf = ({ tracks }: VideoCaptions) =>
  tracks.map(({ src, language, label }) => `<track kind="captions" src="${src}" srclang="${language}" label="${label}">`).join('')

const transcriptOf = ({ transcript }: VideoCaptions, language: Language) =>
  `<details class="transcript"><summary>${say(language, 'portal.transcript')}</summary><div lang="${transcript.language}">${transcript.lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div></details>`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => SIGNS[sign]!)
