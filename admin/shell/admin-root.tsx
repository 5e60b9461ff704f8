import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import './antd.css'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../language/i18n.ts'
import { clearAfterSignOut, queries } from '../session/queries.ts'
import { LateOverlays } from './late-overlays.tsx'
import { Shell } from './shell.tsx'
import { ANTD_SIZES, themeFor } from './theme.ts'
import { useAppearance } from './use-appearance.ts'

const LOCALE = { 'zh-CN': zhCN, en: enUS }

/** The root of the back office behind the login: antd, the query client and the shell. */
export const Component = () => {
  useTranslation()
  const language = currentLanguage()
  const appearance = useAppearance()
  useEffect(() => clearAfterSignOut, [])
  const theme = useMemo(() => themeFor(appearance), [appearance])
  dayjs.locale(language === 'zh-CN' ? 'zh-cn' : 'en')
  return (
    <QueryClientProvider client={queries}>
      <ConfigProvider
        locale={LOCALE[language]}
        theme={theme}
        componentSize={ANTD_SIZES[appearance.size]}
        button={{ autoInsertSpace: false }}
      >
        <App>
          <LateOverlays />
          <Shell />
        </App>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
