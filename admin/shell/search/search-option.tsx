import { ExportOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../icons/menu-icon.tsx'
import type { SearchEntry } from './entries.ts'

interface SearchOptionProps {
  id: string
  entry: SearchEntry
  isCurrent: boolean
  isRecent: boolean
  look: () => void
  choose: () => void
}

export function SearchOption({ id, entry, isCurrent, isRecent, look, choose }: SearchOptionProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const { title, above, path, icons, isOutside } = entry
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's, which keeps the focus
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onPointerMove={isCurrent ? undefined : look}
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <MenuIcon names={[...icons]} />
      <span className="search-title">
        {above.length > 0 && <span className="search-quiet">{above.join(' / ')} / </span>}
        {title}
      </span>
      {isRecent && <Tag>{t('admin.bar.search.recent')}</Tag>}
      {isOutside ? <ExportOutlined aria-label={t('admin.bar.search.outside')} /> : <span className="search-path">{path}</span>}
    </div>
  )
}
