import type { PictureInfos } from '../../contract/picture-info.ts'
import { fallbackWidth, sizeOf, srcSet } from './picture-files.ts'
import { noBreakHtml } from '../text/line-breaks.ts'

export interface RichTextProps {
  /** Sanitised by the server. */
  html: string
  pictures: PictureInfos
  className?: string
  sizes?: string
  lang?: string
}

/** HTML from the editor, with its pictures in all widths and formats. */
export function RichText({ html, pictures, className, sizes = '(min-width: 800px) 760px, 100vw', lang }: RichTextProps) {
  return (
    <div
      className={className}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: noBreakHtml(withScrollableTables(withVariants(html, pictures, sizes))) }}
    />
  )
}

const IMG = /<img\b[^>]*?\bsrc="(\/media\/[a-z0-9]+)(?:\/[\w.]+)?"[^>]*>/g

/** Turns each `<img src="/media/…">` with known variants into a `<picture>`. The sanitiser writes attributes in double quotes and without `>`. */
export function withVariants(html: string, pictures: PictureInfos, sizes: string): string {
  return html.replaceAll(IMG, (tag, address: string) => {
    const info = pictures[address]
    if (!info) return tag
    const alt = /\balt="([^"]*)"/.exec(tag)?.[1] || escaped(info.alt ?? '')
    const source = (format: 'avif' | 'webp') => `<source type="image/${format}" srcset="${srcSet(address, info, format)}" sizes="${sizes}">`
    const img = `<img src="${sizeOf(address, info, fallbackWidth(info), 'jpg')}" srcset="${srcSet(address, info, 'jpg')}" sizes="${sizes}" width="${info.width}" height="${info.height}" alt="${alt}" loading="lazy" decoding="async">`
    return `<picture>${source('avif')}${source('webp')}${img}</picture>`
  })
}

const SIGNS: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => SIGNS[sign]!)

/** A table that is wider than the screen scrolls sideways in a box of its own, which the keyboard can focus. */
const withScrollableTables = (html: string) =>
  html.replaceAll('<table', '<div class="wide" tabindex="0"><table').replaceAll('</table>', '</table></div>')
