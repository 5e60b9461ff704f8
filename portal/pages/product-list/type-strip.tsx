import type { ProductTypeView } from '../../../contract/features/portal.ts'
import { Picture } from '../../blocks/picture.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { Strip } from '../../blocks/strip.tsx'
import { useWords } from '../../page/use-layout.ts'
import { counted } from '../../text/words.ts'
import { listPath } from './list-query.ts'

interface TypeStripProps {
  types: ProductTypeView[]
  chosen: string
  /** The keyword stays when the type changes; other filters belong to the type. */
  keyword: string
}

/** Links to all products and to each type, with its picture and number of products. */
export function TypeStrip({ types, chosen, keyword }: TypeStripProps) {
  const words = useWords().products
  if (types.length === 0) return null
  const current = (code: string) => (code === chosen ? 'page' : undefined)
  return (
    <nav className="type-strip" aria-label={words.types}>
      <Strip>
        <li>
          <SiteLink to={listPath({ keyword })} aria-current={current('')}>
            <b>{words.all}</b>
          </SiteLink>
        </li>
        {types.map((type) => (
          <li key={type.id}>
            <SiteLink to={listPath({ type: type.code, keyword })} aria-current={current(type.code)}>
              {type.icon && <Picture address={type.icon} pictures={type.pictures} alt="" sizes="64px" />}
              <span>
                <b>{type.name}</b>
                <small>{counted(words, type.count)}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </Strip>
    </nav>
  )
}
