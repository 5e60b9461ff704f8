import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts'
import { FEED_FORMATS, feedPath, FEEDS } from '../feeds/feeds.ts'
import type { AbsoluteUrls, PageHead } from '../page/head.ts'
import { plainPath } from '../address/paths.ts'

interface AddressesProps {
  head: Pick<PageHead, 'canonical' | 'languages'>
  language: Language
  origin: string
}

/** Makes full addresses for a page. */
export const addressesOf = (head: AddressesProps['head'], language: Language, origin: string): AbsoluteUrls => ({
  page: (path) => origin + plainPath(path, language),
  file: (path) => origin + path,
  own: origin + plainPath(head.canonical ?? '/home', wordsIn(head, language)),
})

/** Returns the language of the content: that of the page, or the original language if there is no translation. */
export const wordsIn = ({ languages }: AddressesProps['head'], language: Language) =>
  languages.includes(language) ? language : (languages[0] ?? language)

/** The canonical address of the content, and the addresses of its translations. */
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

/** Links to the news feeds. */
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
