import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { galleryPicture } from '../../../contract/resources/gallery-picture.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { useCan } from '../../session/use-can.ts'
import { PATHS } from './paths.ts'

/** Shows its children below the title, and to those who may see both, the way from the library to the gallery of the site and back. */
export function Parts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const hasSite = useMayView(galleryPicture)
  const hasLibrary = useCan('Upload/View')
  return (
    <>
      <div>{children}</div>
      {hasSite && hasLibrary && (
        <nav className="gallery-parts" aria-label={t('admin.gallery.parts')}>
          <NavLink to={PATHS.library} end>
            {t('admin.gallery.library')}
          </NavLink>
          <NavLink to={PATHS.site}>{t('admin.gallery.site')}</NavLink>
        </nav>
      )}
    </>
  )
}
