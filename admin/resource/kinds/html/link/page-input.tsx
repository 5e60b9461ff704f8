import { AutoComplete, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SitePage } from '../../../../../contract/features/site-pages.ts'
import type { Language } from '../../../../../contract/languages.ts'
import { useSitePages } from './use-site-pages.ts'

interface PageInputProps {
  value: string
  isWrong: boolean
  language: Language
  change: (address: string) => void
  /** Is told the page that was picked. */
  pick: (page: SitePage) => void
  enter: () => void
}

/** Takes an address, and finds pages of the site by the words of their titles and texts. */
export function PageInput({ value, isWrong, language, change, pick, enter }: PageInputProps) {
  const { t } = useTranslation()
  const pages = useSitePages(value, language)
  // Words are wrong as an address only where no page has them.
  const isMarked = isWrong && pages.length === 0
  const options = pages.map((page) => ({
    value: page.path,
    page,
    label: (
      <span className="kit-page">
        <span>{page.title}</span>
        <span className="kit-hint">
          {t(`admin.editor.pageKinds.${page.kind}`)} · {page.path}
        </span>
      </span>
    ),
  }))
  return (
    <AutoComplete
      className="kit-page-input"
      value={value}
      options={options}
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={300}
      showSearch={{ filterOption: false }}
      onChange={change}
      onSelect={(_, { page }) => pick(page)}
    >
      <Input
        autoFocus
        aria-label={t('admin.editor.linkAddress')}
        placeholder={t('admin.editor.linkHint')}
        status={isMarked ? 'error' : ''}
        title={isMarked ? t('admin.editor.linkInvalid') : ''}
        onPressEnter={enter}
      />
    </AutoComplete>
  )
}
