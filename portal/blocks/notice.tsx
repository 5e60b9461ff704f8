import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

interface NoticeProps {
  title: string
  hint: string
  links: { name: string; to: string }[]
  /** Makes the title the page's h1; for a page without another heading. */
  asPage?: boolean
}

/** A notice that there is nothing to show, with links to other pages. */
export function Notice({ title, hint, links, asPage = false }: NoticeProps) {
  const Heading = asPage ? 'h1' : 'h2'
  return (
    <div className="notice">
      <Icon size={64}>
        <circle cx="11" cy="11" r="7" />
        <path d="m20 20-4-4M8 11h6" />
      </Icon>
      <Heading>{title}</Heading>
      <p>{hint}</p>
      <p className="notice-ways">
        {links.map(({ name, to }, index) => (
          <SiteLink key={to} className={index === 0 ? 'button' : 'button quiet'} to={to}>
            {name}
          </SiteLink>
        ))}
      </p>
    </div>
  )
}
