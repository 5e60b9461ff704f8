import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts'
import { FEED_FORMATS, feedPath, FEEDS } from '../feeds/feeds.ts'
import type { AbsoluteUrls, PageHead } from '../page/head.ts'
import { plainPath } from '../address/paths.ts'

interface AddressesProps {
  head: Pick<PageHead, 'canonical' | 'languages'>
  language: Language
  origin: string
}

/** What full addresses on a page are made with. */
export const addressesOf = (head: AddressesProps['head'], language: Language, origin: string): AbsoluteUrls => ({
  page: (path) => origin + plainPath(path, language),
  file: (path) => origin + path,
  own: origin + plainPath(head.canonical ?? '/home', wordsIn(head, language)),
})

/** The language its words are in: that of the page, unless it was never translated. */
export const wordsIn = ({ languages }: AddressesProps['head'], language: Language) =>
  languages.includes(language) ? language : (languages[0] ?? language)

/** The one address of this content, and those of its translations. */
export function Addresses({ head, language, origin }: AddressesProps) {
  const { canonical, languages } = head
  if (canonical === null) return null
  const at = (one: Language) => origin + plainPath(canonical, one)
  return (
    <>
      <link rel="canonical" href={at(wordsIn(head, language))} />
      {languages.length > 1 && languages.map((one) => <link key={one} rel="alternate" hrefLang={one} href={at(one)} />)}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={at(DEFAULT_LANGUAGE)} />}
    </>
  )
}

/** Where the news can be subscribed to. */
export const Feeds = ({ language, title }: { language: Language; title: string }) =>
  FEED_FORMATS.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEEDS[format]}
      title={`${title} (${format.toUpperCase()})`}
      href={feedPath(language, format)}
    />
  ))
