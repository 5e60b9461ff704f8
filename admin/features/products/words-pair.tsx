import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Part } from '../../resource/pieces/part.tsx'

interface WordsPairProps {
  label: string
  value: string
  english: string | null | undefined
  issue: string | undefined
  change: (words: { value: string; english: string | null }) => void
}

/** A name in both languages, side by side. */
export function WordsPair({ label, value, english, issue, change }: WordsPairProps) {
  const { t } = useTranslation()
  return (
    <>
      <Part
        label={
          <>
            {label} <span className="kit-language">{t('admin.languages.zh-CN')}</span>
          </>
        }
        issue={issue}
      >
        {(handed) => (
          <Input
            {...handed}
            maxLength={128}
            value={value}
            onChange={({ target }) => change({ value: target.value, english: english ?? null })}
          />
        )}
      </Part>
      <Part
        label={
          <>
            {label} <span className="kit-language">{t('admin.languages.en')}</span>
          </>
        }
      >
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
}
