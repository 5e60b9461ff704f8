import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { englishName } from '../../../../contract/languages.ts'
import { elementProps, type ControlProps } from '../props/control.ts'
import { titleOfSlug, useSlug } from './use-slug.ts'

/**
 * The readable part of an address. In a new form it follows the title until somebody writes in it; a row that exists keeps its address, and is offered
 * another.
 */
export function SlugControl(props: ControlProps) {
  const { t } = useTranslation()
  const { value, onChange, item, resource, field } = props
  const proposal = useTitleSlug(resource.display)
  const [isTouched, setTouched] = useState(false)
  const [followed, setFollowed] = useState('')
  const own = (value as string | null) ?? ''
  const isFollowing = item === null && !isTouched && own === followed
  useEffect(() => {
    if (!isFollowing || proposal === own) return
    setFollowed(proposal)
    onChange?.(proposal || null)
  }, [isFollowing, proposal, own, onChange])
  const before = item?.state === 'published' ? ((item[props.name] as string | null) ?? '') : ''
  const isMoved = before !== '' && own !== before
  const write = (slug: string) => {
    setTouched(true)
    onChange?.(slug)
  }
  return (
    <>
      <Input
        {...elementProps(props)}
        value={own}
        maxLength={field.max}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => write(target.value)}
      />
      {isMoved && <div className="kit-hint">{t('admin.form.slugMoved', { slug: before })}</div>}
      {own === '' && proposal !== '' && (
        <div className="kit-hint">
          {t('admin.form.slugOf', { slug: proposal })}{' '}
          <Button type="link" size="small" className="kit-inline" onClick={() => write(proposal)}>
            {t('admin.form.takeSlug')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The slug of the form's title: of the English one, if there is one. */
function useTitleSlug(display: string): string {
  const form = Form.useFormInstance()
  const title = Form.useWatch<unknown>(display, form)
  const english = Form.useWatch<unknown>(englishName(display), form)
  return useSlug(titleOfSlug(title, english))
}
