import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

interface BandProps {
  /** The id of the heading, unique on the page. */
  id: string
  title: ReactNode
  intro?: string | null
  /** Leads to the page that shows all of it. */
  link?: { name: string; to: string }
  /** Further classes, for example for the background. */
  className?: string
  children: ReactNode
}

/** A section of a page with its heading, as wide as the window. */
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
