import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router'
import { galleryPicture } from '../../../contract/resources/gallery-picture.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { ROW } from '../../resource/data/list-query.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { useCan } from '../../session/use-can.ts'
import { useOwnTitle } from '../../shell/use-tab.ts'
import { Parts } from './parts.tsx'
import { PATHS } from './paths.ts'

const LibraryPage = part(() => withWords('system', import('./library-page.tsx')))

/** R-15b: the media library (B-116), and at `/gallery/site` the pictures that visitors see in the gallery of the site. */
export const Component = () => {
  const { part: shown } = useParams()
  const { search } = useLocation()
  const mayView = useCan('Upload/View')
  if (shown === 'site') return <SitePage />
  // The addresses of a picture of the gallery, as they were before the library stood here.
  if (shown !== undefined) return <Navigate to={`${PATHS.site}/${shown}`} replace />
  if (!mayView || new URLSearchParams(search).has(ROW)) return <Navigate to={`${PATHS.site}${search}`} replace />
  return (
    <Suspense>
      <LibraryPage />
    </Suspense>
  )
}

function SitePage() {
  const { t } = useTranslation()
  const title = t('admin.gallery.site')
  useOwnTitle(title)
  return <ResourcePage screen={{ resource: galleryPicture, path: PATHS.site, title, lead: <Parts>{t('admin.gallery.siteLead')}</Parts> }} />
}
