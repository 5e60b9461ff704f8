import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Part } from '../../resource/pieces/part.tsx'

interface EnglishNameProps {
  /** Is read out only: the name stands above. */
  label: string
  value: string
  change: (value: string) => void
}

/** A small field for the English of the name above it. */
export function EnglishName({ label, value, change }: EnglishNameProps) {
  const { t } = useTranslation()
  return (
    <Part quiet label={label}>
      {(handed) => (
        <Input
          {...handed}
          size="small"
          lang="en"
          maxLength={128}
          placeholder={t('admin.products.english')}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Part>
  )
}
