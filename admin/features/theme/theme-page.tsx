import { ConfigProvider } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { ColourChoice } from '../../shell/settings/colour-choice.tsx'
import { ShadeChoice } from '../../shell/settings/shade-choice.tsx'
import { themeFor } from '../../shell/theme.ts'
import { app } from '../../state/app.ts'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import { CALM, useMedia } from '../../browser/use-media.ts'
import { Sample } from './sample.tsx'
import './theme.css'

/** the choice of the theme, with a sample in light and one in dark. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <div className="theme">
      <PageHead title={t('admin.bar.theme.title')} lead={t('admin.bar.theme.lead')} />
      <section className="kit-card theme-choice" aria-label={t('admin.bar.theme.title')}>
        <ColourChoice />
        <ShadeChoice />
      </section>
      <div className="theme-samples">
        <Shaded shade="light" />
        <Shaded shade="dark" />
      </div>
    </div>
  )
}

/** The sample in its own theme, independent of the page's. */
function Shaded({ shade }: { shade: 'light' | 'dark' }) {
  const { t } = useTranslation()
  const { theme: colour } = useStore(settings)
  const { size } = useStore(app)
  const isCalm = useMedia(CALM)
  const theme = useMemo(
    () => ({ ...themeFor({ colour, isDark: shade === 'dark', isCalm, size }), inherit: false, cssVar: { key: `portico-${shade}` } }),
    [colour, shade, isCalm, size],
  )
  return (
    <ConfigProvider theme={theme}>
      <Sample title={t(`admin.bar.settings.shades.${shade}`)} shade={shade} />
    </ConfigProvider>
  )
}
