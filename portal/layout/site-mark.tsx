import { Picture } from '../blocks/picture.tsx'
import { useLayout } from './use-layout.ts'

/** The logo, or the name while there is none. */
export function SiteMark() {
  const { site } = useLayout()
  if (!site.logo) return <span className="mark-name">{site.title}</span>
  return <Picture className="mark-logo" address={site.logo} pictures={site.pictures} alt="" sizes="160px" first />
}
