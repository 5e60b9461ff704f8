import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { useRoving } from '../../browser/use-roving.ts'

interface LanguageTabsProps {
  /** The ids of tabs and panels begin with it. */
  id: string
  label: string
  language: Language
  choose: (language: Language) => void
}

/** Tabs that show a text in one language or the other; the arrow keys, Home and End choose at once. */
export function LanguageTabs({ id, label, language, choose }: LanguageTabsProps) {
  const { t } = useTranslation()
  const { ref, onFocus, onKeyDown } = useRoving<HTMLDivElement>()
  return (
    <div ref={ref} className="kit-languages" role="tablist" tabIndex={-1} aria-label={label} onFocus={onFocus} onKeyDown={onKeyDown}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-tab-${each}`}
          aria-selected={each === language}
          aria-controls={`${id}-${each}`}
          onFocus={() => choose(each)}
          onClick={() => choose(each)}
        >
          {t(`admin.languages.${each}`)}
        </button>
      ))}
    </div>
  )
}

/** The attributes of the panel that a tab shows. */
export const panelProps = (id: string, language: Language) => ({
  role: 'tabpanel',
  id: `${id}-${language}`,
  'aria-labelledby': `${id}-tab-${language}`,
})
