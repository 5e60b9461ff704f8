import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import 'antd/dist/antd.css'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../language/i18n.ts'
import { forgetWhoLeft, queries } from '../session/queries.ts'
import { Notices } from './notices.tsx'
import { Shell } from './shell.tsx'
import { KIT_SIZES, themeFor } from './theme.ts'
import { useLook } from './use-look.ts'

const LOCALE = { 'zh-CN': zhCN, en: enUS }

/** Everything of the back office behind the login: the kit, the data, the frame. */
export const Component = () => {
  useTranslation()
  const language = currentLanguage()
  const look = useLook()
  useEffect(() => forgetWhoLeft, [])
  const theme = useMemo(() => themeFor(look), [look])
  dayjs.locale(language === 'zh-CN' ? 'zh-cn' : 'en')
  return (
    <QueryClientProvider client={queries}>
      <ConfigProvider locale={LOCALE[language]} theme={theme} componentSize={KIT_SIZES[look.size]} button={{ autoInsertSpace: false }}>
        <App>
          <Notices />
          <Shell />
        </App>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
