import { GlobalOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { isLanguage, OFFERED_LANGUAGES, type Language } from '../../contract/languages.ts'
import { changeLanguage, currentLanguage } from '../language/i18n.ts'
import i18next from 'i18next'
import { notify } from '../browser/notice.ts'
import { queries } from '../session/queries.ts'
import { ToolButton } from './parts/tool-button.tsx'
import { useMenu } from './parts/use-menu.ts'
import { session } from '../session/session.ts'

/** S-07: the entry of the current language is disabled. */
export function LanguageSelector() {
  const { t } = useTranslation()
  const items = OFFERED_LANGUAGES.filter(isLanguage).map((language) => ({
    key: language,
    label: t(`admin.languages.${language}`),
    disabled: language === currentLanguage(),
    onClick: () => void chooseLanguage(language),
  }))
  const { menu, button } = useMenu(items)
  return (
    <Dropdown autoFocus trigger={['click']} menu={menu}>
      <ToolButton ref={button} icon={<GlobalOutlined />} label={t('admin.shell.language')} aria-haspopup="menu" />
    </Dropdown>
  )
}

/** Fetches again the data whose texts the server sent in the other language: menus, names, labels. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  notify({ kind: 'success', text: i18next.t('admin.shell.languageChanged'), seconds: 3 })
  await Promise.all([queries.invalidateQueries(), session.state.token ? session.reload() : null])
}
