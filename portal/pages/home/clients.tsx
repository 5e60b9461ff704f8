import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../address/addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLangOf, useWords } from '../../page/use-layout.ts'
import { Band } from '../../blocks/band.tsx'

interface ClientsProps {
  clients: ArticleListView[]
  partners: ArticleListView[]
}

/** The logos of clients and partners, each with a link to its article. */
export function Clients({ clients, partners }: ClientsProps) {
  const words = useWords().articles.home
  if (clients.length + partners.length === 0) return null
  return (
    <Band id="home-clients" title={words.clients} intro={words.clientsIntro} link={{ name: words.allClients, to: '/_client' }}>
      {clients.length > 0 && <Marks of={clients} className="marks" sizes="160px" />}
      {partners.length > 0 && (
        <>
          <h3 className="marks-head">{words.partners}</h3>
          <Marks of={partners} className="marks marks-small" sizes="88px" />
        </>
      )}
    </Band>
  )
}

function Marks({ of, className, sizes }: { of: ArticleListView[]; className: string; sizes: string }) {
  const langOf = useLangOf()
  return (
    <ul className={className}>
      {of.map((one) => (
        <li key={one.id}>
          <SiteLink to={articlePath(one)} lang={langOf(one)}>
            {one.cover && <Picture address={one.cover} pictures={one.pictures} alt="" sizes={sizes} />}
            <span>{one.title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
