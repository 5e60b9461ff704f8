import { Input } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParamValues, SpecParam } from '../../../contract/resources/product-parts.ts'
import { LanguageTag } from '../../resource/pieces/language-tag.tsx'
import { Part } from '../../resource/pieces/part.tsx'
import { ParamInput } from './param-input.tsx'

type Answer = ParamValues[string]

interface ParamFieldProps {
  param: SpecParam
  name: string
  value: Answer | undefined
  answer: (key: string, value: Answer | null) => void
  issue: string | undefined
  english: string | undefined
  translate: (key: string, value: string) => void
  englishIssue: string | undefined
}

/** One parameter. A text has its English beside it; numbers, options, yes and no take theirs from the template. */
export const ParamField = memo(function ParamField(props: ParamFieldProps) {
  const { param, name, value, answer, issue, english, translate, englishIssue } = props
  const { t } = useTranslation()
  const { key, kind } = param
  const own = (
    <Part label={<Label text={name} isRequired={param.required === true} />} issue={issue}>
      {(handed) => <ParamInput {...handed} param={param} value={value} change={(next) => answer(key, next)} />}
    </Part>
  )
  if (kind !== 'text') return own
  return (
    <div className="parts-words">
      {own}
      <Part
        label={
          <>
            <span className="kit-hidden">{t('admin.products.params.englishOf', { name })}</span>
            <span aria-hidden>
              <LanguageTag language="en" />
            </span>
          </>
        }
        issue={englishIssue}
      >
        {(handed) => (
          <Input
            {...handed}
            lang="en"
            maxLength={500}
            placeholder={typeof value === 'string' ? value : ''}
            value={english ?? ''}
            onChange={({ target }) => translate(key, target.value)}
          />
        )}
      </Part>
    </div>
  )
})

const Label = ({ text, isRequired }: { text: string; isRequired: boolean }) => {
  const { t } = useTranslation()
  return (
    <>
      {text}
      {isRequired && (
        <span className="parts-required" title={t('admin.products.params.required')}>
          *
        </span>
      )}
    </>
  )
}
