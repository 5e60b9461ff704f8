import { CheckOutlined } from '@ant-design/icons'
import { ColorPicker } from 'antd'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import './settings.css'
import { useColour } from './use-colour.ts'

/** S-11: the two theme colours that the requirements name. */
const PRESETS = ['#1890ff', '#409eff'] as const

/** Two presets and any other colour. */
export function ColourChoice() {
  const { t } = useTranslation()
  const { theme } = useStore(settings)
  const id = useId()
  const colourIn = useColour()
  return (
    <div className="settings-row" role="group" aria-labelledby={id}>
      <span id={id}>{t('admin.bar.settings.colour')}</span>
      <span className="settings-colours">
        {PRESETS.map((colour) => (
          <button
            key={colour}
            type="button"
            className="settings-preset"
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={colour === theme.toLowerCase()}
            onClick={() => colourIn(colour)}
          >
            {colour === theme.toLowerCase() && <CheckOutlined />}
          </button>
        ))}
        <ColorPicker
          value={theme}
          format="hex"
          disabledFormat
          disabledAlpha
          panelRender={named}
          presets={[{ label: t('admin.bar.settings.presets'), colors: [...PRESETS], key: 'presets' }]}
          onChangeComplete={(colour) => colourIn(colour.toHexString().slice(0, 7))}
        >
          <button type="button" className="settings-free" aria-haspopup="dialog">
            <span className="shell-hidden">{t('admin.bar.settings.colour')} </span>
            <i style={{ background: theme }} />
            {theme}
          </button>
        </ColorPicker>
      </span>
    </div>
  )
}

/** antd's colour panel, with names for its slider and its field, which have none. */
const Named = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const name = (selector: string, text: string) => ref.current?.querySelector(selector)?.setAttribute('aria-label', text)
    name('[role=slider]', t('admin.bar.settings.hue'))
    name('input', t('admin.bar.settings.hex'))
  })
  return <div ref={ref}>{children}</div>
}

const named = (panel: ReactNode) => <Named>{panel}</Named>
