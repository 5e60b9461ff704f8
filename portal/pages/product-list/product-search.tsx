import { Icon } from '../../blocks/icon.tsx'
import { SiteForm } from '../../blocks/site-link.tsx'
import { useWords } from '../../layout/use-layout.ts'
import { type Asked, textOf } from './asked.ts'

/** Looks for words among what is chosen already. */
export function ProductSearch({ asked }: { asked: Asked }) {
  const words = useWords().products
  const kept = { type: asked.type, category: asked.category, brand: asked.brand, params: textOf(asked.params), sort: sortOf(asked) }
  return (
    <search>
      <SiteForm className="search" action="/_product" key={asked.keyword}>
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <input
          type="search"
          name="keyword"
          defaultValue={asked.keyword}
          maxLength={100}
          placeholder={words.search}
          aria-label={words.search}
        />
        <button type="submit" aria-label={words.searchAction}>
          <Icon>
            <circle cx="11" cy="11" r="7" />
            <path d="m20 20-4-4" />
          </Icon>
        </button>
      </SiteForm>
    </search>
  )
}

const sortOf = ({ sort }: Asked) => (sort === 'default' ? '' : sort)
