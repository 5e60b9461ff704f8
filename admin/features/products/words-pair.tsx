import { Input } from 'antd'
import { memo } from 'react'
import { LanguageLabel } from '../../resource/pieces/language-tag.tsx'
import { Part } from '../../resource/pieces/part.tsx'

/** A text and its English. */
export interface Words {
  value: string
  english: string | null
}

interface WordsPairProps {
  label: string
  value: string
  english: string | null | undefined
  issue: string | undefined
  change: (words: Words) => void
}

/** A name in both languages, side by side. */
export const WordsPair = memo(function WordsPair({ label, value, english, issue, change }: WordsPairProps) {
  return (
    <>
      <Part label={<LanguageLabel label={label} language="zh-CN" />} issue={issue}>
        {(handed) => (
          <Input
            {...handed}
            maxLength={128}
            value={value}
            onChange={({ target }) => change({ value: target.value, english: english ?? null })}
          />
        )}
      </Part>
      <Part label={<LanguageLabel label={label} language="en" />}>
        {(handed) => (
          <Input
            {...handed}
            lang="en"
            maxLength={128}
            value={english ?? ''}
            onChange={({ target }) => change({ value, english: target.value || null })}
          />
        )}
      </Part>
    </>
  )
})
