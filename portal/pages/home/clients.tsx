import type { ArticleListView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../addresses.ts'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLayout, useWords } from '../../layout/use-layout.ts'

interface ClientsProps {
  clients: ArticleListView[]
  partners: ArticleListView[]
}

/** The marks of clients, each leading to its case, and those of partners. */
export function Clients({ clients, partners }: ClientsProps) {
  const words = useWords().articles.home
  if (clients.length + partners.length === 0) return null
  return (
    <section className="band" aria-labelledby="home-clients">
      <div className="row">
        <div className="band-head">
          <h2 id="home-clients">{words.clients}</h2>
          <p>{words.clientsIntro}</p>
          <SiteLink className="arrow" to="/_client">
            {words.allClients}
          </SiteLink>
        </div>
        {clients.length > 0 && <Marks of={clients} className="marks" sizes="160px" />}
        {partners.length > 0 && (
          <>
            <h3 className="marks-head">{words.partners}</h3>
            <Marks of={partners} className="marks marks-small" sizes="88px" />
          </>
        )}
      </div>
    </section>
  )
}

function Marks({ of, className, sizes }: { of: ArticleListView[]; className: string; sizes: string }) {
  const { language } = useLayout()
  return (
    <ul className={className}>
      {of.map((one) => (
        <li key={one.id}>
          <SiteLink to={articlePath(one)} lang={one.language === language ? undefined : one.language}>
            {one.cover && <Picture address={one.cover} pictures={one.pictures} alt="" sizes={sizes} />}
            <span>{one.title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
