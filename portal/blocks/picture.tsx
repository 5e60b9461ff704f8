import type { CSSProperties } from 'react'
import type { PictureInfo, PictureInfos } from '../../contract/picture-info.ts'
import { type Format, focusPosition, FORMATS } from '../../contract/picture-files.ts'
import { fallbackWidth, sizeOf, srcSet } from './picture-files.ts'

export interface PictureProps {
  address: string
  pictures: PictureInfos
  alt: string
  /** The width on the page, as the `sizes` attribute states it. */
  sizes: string
  /** True for the first picture of the page, which is fetched before all others. */
  first?: boolean
  /** Another picture for narrow screens. */
  narrow?: { address: string; media: string; sizes: string }
  className?: string
}

const TYPE: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A picture in all its widths and formats. Its space is reserved before it has loaded. */
export function Picture({ address, pictures, alt, sizes, first = false, narrow, className }: PictureProps) {
  const info = pictures[address]
  const narrowInfo = narrow && pictures[narrow.address]
  return (
    <picture className={className}>
      {narrowInfo &&
        FORMATS.map((format) => (
          <Source
            key={`narrow ${format}`}
            address={narrow.address}
            info={narrowInfo}
            format={format}
            sizes={narrow.sizes}
            media={narrow.media}
          />
        ))}
      {info && FORMATS.slice(0, -1).map((format) => <Source key={format} address={address} info={info} format={format} sizes={sizes} />)}
      <img
        src={info ? sizeOf(address, info, fallbackWidth(info), 'jpg') : address}
        srcSet={info && srcSet(address, info, 'jpg')}
        sizes={info && sizes}
        width={info?.width}
        height={info?.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        style={info && styleOf({ address, info }, narrow && { address: narrow.address, info: narrowInfo })}
      />
    </picture>
  )
}

interface Known {
  address: string
  info: PictureInfo | undefined
}

/** The placeholder, and the point that stays visible when the style sheet crops the picture (`object-position: var(--focus)`). */
function styleOf(one: Known & { info: PictureInfo }, narrow: Known = one): CSSProperties {
  const { placeholder } = one.info
  return {
    backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
    '--focus': focusPosition(one.address, one.info.focus),
    '--narrow-focus': focusPosition(narrow.address, narrow.info?.focus),
  } as CSSProperties
}

function Source({
  address,
  info,
  format,
  sizes,
  media,
}: {
  address: string
  info: PictureInfo
  format: Format
  sizes: string
  media?: string
}) {
  return (
    <source
      type={TYPE[format]}
      media={media}
      srcSet={srcSet(address, info, format)}
      sizes={sizes}
      width={info.width}
      height={info.height}
    />
  )
}
