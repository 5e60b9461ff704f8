import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ReplaceLineProps {
  text: string
  set: (text: string) => void
  /** The number of places that are found. */
  number: number
  one: () => void
  all: () => void
}

/** Replaces what was found, and says how often. */
export function ReplaceLine({ text, set, number, one, all }: ReplaceLineProps) {
  const { t } = useTranslation()
  const [replaced, setReplaced] = useState<number | null>(null)
  // The buttons are never disabled: the focus would leave with the last place, and Escape with it.
  const replaceAll = () => {
    setReplaced(number)
    all()
  }
  return (
    <div>
      <Input
        aria-label={t('admin.editor.replaceWith')}
        placeholder={t('admin.editor.replaceWith')}
        maxLength={200}
        value={text}
        onChange={(event) => set(event.target.value)}
        onPressEnter={one}
      />
      <Button size="small" onClick={one}>
        {t('admin.editor.replace')}
      </Button>
      <Button size="small" onClick={replaceAll}>
        {t('admin.editor.replaceAll')}
      </Button>
      <span className="kit-find-count" role="status">
        {replaced !== null && number === 0 && t('admin.editor.replaced', { number: replaced })}
      </span>
    </div>
  )
}
