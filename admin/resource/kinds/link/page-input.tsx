import { AutoComplete, Input, type AutoCompleteProps, type InputProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SitePage } from '../../../../contract/features/site-pages.ts'
import type { Language } from '../../../../contract/languages.ts'
import { useSitePages } from './use-site-pages.ts'

interface PageInputProps extends Omit<AutoCompleteProps<string>, 'value' | 'onSelect' | 'options'> {
  value: string
  /** The language whose pages are offered. */
  language: Language
  /** Says why the text is no address, wherever it is none and no page has its words either. */
  wrong?: string
  /** The line itself gets these properties. */
  input?: InputProps
  change: (address: string) => void
  /** Is told the page that was picked. */
  pick?: (page: SitePage) => void
}

/** Takes an address, and finds pages of the site by the words of their titles and texts (B-121c, B-126a). */
export function PageInput({ value, language, wrong, input, change, pick, onFocus, ...handed }: PageInputProps) {
  const { t } = useTranslation()
  const [isUsed, setUsed] = useState(false)
  const pages = useSitePages(value, language, isUsed)
  const isMarked = wrong !== undefined && pages.length === 0
  // A screen reader says the label, if it is a text.
  const options = pages.map((page) => ({ value: page.path, page, label: `${page.title} · ${t(`admin.sitePages.${page.kind}`)}` }))
  return (
    <AutoComplete
      {...handed}
      value={value}
      options={options}
      optionRender={lineOf}
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={300}
      showSearch={{ filterOption: false }}
      onFocus={(event) => {
        setUsed(true)
        onFocus?.(event)
      }}
      onChange={change}
      onSelect={(_, { page }) => pick?.(page)}
    >
      <Line placeholder={t('admin.sitePages.hint')} {...input} {...(isMarked && { status: 'error', title: wrong })} />
    </AutoComplete>
  )
}

const lineOf = ({ data: { page } }: { data: { page: SitePage } }) => <PageLine page={page} />

function PageLine({ page: { title, kind, path } }: { page: SitePage }) {
  const { t } = useTranslation()
  return (
    <span className="kit-page">
      <span>{title}</span>
      <span className="kit-hint">
        {t(`admin.sitePages.${kind}`)} · {path}
      </span>
    </span>
  )
}

/** The list names option -1 as the active one while none is, and no element has that id. */
const Line = ({ 'aria-activedescendant': active, ...handed }: InputProps) => (
  <Input {...handed} {...(active && !active.endsWith('_-1') && { 'aria-activedescendant': active })} />
)
