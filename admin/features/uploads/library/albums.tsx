import { useTranslation } from 'react-i18next'
import { useOverview } from '../../../resource/data/library.ts'
import type { Library } from './use-library.ts'

/** The albums beside the files, with the number of files of each: one of them narrows the library. */
export function Albums({ library: { filters, set } }: { library: Library }) {
  const { t } = useTranslation()
  const { shelves, unfiledCount } = useOverview()
  const shown = filters.filed ? null : filters.album
  const entry = (key: string | null, name: string, count: number | null, to: Record<string, string>) => (
    <li key={JSON.stringify(key)}>
      <button type="button" aria-current={shown === key} onClick={() => set({ album: '', filed: '', ...to })}>
        <span>{name}</span>
        {count !== null && (
          <span className="kit-hint" aria-hidden>
            {count}
          </span>
        )}
        {count !== null && <span className="kit-hidden">{t('admin.library.albumCount', { number: count })}</span>}
      </button>
    </li>
  )
  return (
    <nav className="library-albums" aria-label={t('admin.library.album')}>
      <ul>
        {entry('', t('admin.library.allFiles'), null, {})}
        {shelves.map(({ label, count }) => entry(label, label, count, { album: label }))}
        {entry(null, t('admin.library.unfiled'), unfiledCount, { filed: 'no' })}
      </ul>
    </nav>
  )
}
