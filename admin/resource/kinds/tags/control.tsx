import { ConfigProvider, Form } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../props/control.ts'
import { TagInput } from './tag-input.tsx'
import { TagList } from './tag-list.tsx'
import './tags.css'
import { useTags } from './use-tags.ts'

/** V-04: tags as a list with an input behind it. */
export function TagsControl({ id, value, onChange, onBlur, placeholder, ...handed }: ControlProps) {
  const { t } = useTranslation()
  const { componentDisabled, componentSize } = ConfigProvider.useConfig()
  const { status } = Form.Item.useStatus()
  const input = useRef<HTMLInputElement>(null)
  const { tags, said, add, remove } = useTags(value, onChange)
  const removeAndStay = (tag: string | undefined) => {
    if (tag === undefined) return
    remove(tag)
    input.current?.focus()
  }
  return (
    <div
      className="kit-tag-input"
      data-size={componentSize}
      data-status={status || undefined}
      data-disabled={componentDisabled || undefined}
    >
      <TagList tags={tags} disabled={componentDisabled} remove={removeAndStay} />
      <TagInput
        {...ariaOf(handed)}
        ref={input}
        id={id}
        disabled={componentDisabled}
        placeholder={tags.length === 0 ? (placeholder ?? t('admin.format.tagHint')) : undefined}
        add={add}
        removeLast={() => removeAndStay(tags.at(-1))}
        left={onBlur}
      />
      <span className="kit-hidden" role="status">
        {said}
      </span>
    </div>
  )
}

/** The ARIA attributes of the form's item. */
const ariaOf = (handed: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(handed).filter(([name]) => name.startsWith('aria-')))
