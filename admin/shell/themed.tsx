import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import './antd.css'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../language/i18n.ts'
import { queries } from '../session/queries.ts'
import { ANTD_SIZES, themeFor } from './theme.ts'
import { useAppearance } from './use-appearance.ts'

const LOCALE = { 'zh-CN': zhCN, en: enUS }

/** A click beside a dialog would lose what was typed there. A dialog that only shows something allows it. */
const MODAL = { mask: { closable: false } }

interface ThemedProps {
  /** Called anew with each change of theme or language, so that everything inside is drawn again. */
  children: () => ReactNode
}

/** Gives screens of antd the theme, the language and the query client. */
export function Themed({ children }: ThemedProps) {
  useTranslation()
  const language = currentLanguage()
  const appearance = useAppearance()
  const theme = useMemo(() => themeFor(appearance), [appearance])
  dayjs.locale(language === 'zh-CN' ? 'zh-cn' : 'en')
  return (
    <QueryClientProvider client={queries}>
      <ConfigProvider
        locale={LOCALE[language]}
        theme={theme}
        componentSize={ANTD_SIZES[appearance.size]}
        button={{ autoInsertSpace: false }}
        modal={MODAL}
      >
        <App>{children()}</App>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
