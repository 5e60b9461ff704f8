import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

interface BandProps {
  /** Names the band's heading, once on a page. */
  id: string
  title: ReactNode
  intro?: string | null
  /** Where there is more of it. */
  link?: { name: string; to: string }
  /** Further classes: its ground, its kind. */
  className?: string
  children: ReactNode
}

/** A part of a page as wide as the window, with its heading. */
export const Band = ({ id, title, intro, link, className, children }: BandProps) => (
  <section className={className ? `band ${className}` : 'band'} aria-labelledby={id}>
    <div className="row">
      <div className="band-head">
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
        {link && (
          <SiteLink className="arrow" to={link.to}>
            {link.name}
          </SiteLink>
        )}
      </div>
      {children}
    </div>
  </section>
)
