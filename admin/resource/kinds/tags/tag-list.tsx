import { CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

interface TagListProps {
  tags: readonly string[]
  disabled: boolean
  remove: (tag: string) => void
}

/** The tags so far, each with a button that removes it. */
export function TagList({ tags, disabled, remove }: TagListProps) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('admin.format.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <span>{tag}</span>
          <button type="button" disabled={disabled} aria-label={t('admin.format.tagRemove', { tag })} onClick={() => remove(tag)}>
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
