import { Picture } from '../blocks/picture.tsx'
import { useLayout } from '../page/use-layout.ts'

/** The logo, if there is one, and the name of the site. */
export function SiteLogo() {
  const { site } = useLayout()
  return (
    <>
      {site.logo && <Picture className="mark-logo" address={site.logo} pictures={site.pictures} alt="" sizes="160px" />}
      <span>{site.title}</span>
    </>
  )
}
