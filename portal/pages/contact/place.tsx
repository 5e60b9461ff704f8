import type { SiteView } from '../../../contract/features/portal.ts'
import type { Language } from '../../../contract/languages.ts'
import { Picture } from '../../blocks/picture.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'

/** The company's place: a picture from this site and a link to a map service. Nothing is loaded from that service. */
export function Place() {
  const { site, language } = useLayout()
  const words = useWords()
  const address = mapAddress(site, language)
  if (!site.mapPicture && !address) return null
  return (
    <div className="place">
      {site.mapPicture && (
        <Picture
          address={site.mapPicture}
          pictures={site.pictures}
          alt={words.enquiry.mapPicture}
          sizes="(min-width: 1248px) 402px, (min-width: 960px) 33vw, 100vw"
        />
      )}
      {address && (
        <a className="button quiet" href={address} target="_blank" rel="noopener">
          {words.enquiry.map}
          <span className="for-ears">{words.footer.newTab}</span>
        </a>
      )}
    </div>
  )
}

const POSITION = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,，]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** In Chinese a map service that works in China, which must be told that the position is in WGS 84; in English OpenStreetMap. */
export function mapAddress({ mapPosition, title }: Pick<SiteView, 'mapPosition' | 'title'>, language: Language): string | null {
  const [, lat, lng] = POSITION.exec(mapPosition ?? '') ?? []
  if (lat === undefined || lng === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null
  if (language === 'en') return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
  const query = new URLSearchParams({ position: `${lng},${lat}`, name: title, coordinate: 'wgs84' })
  return `https://uri.amap.com/marker?${query}`
}
