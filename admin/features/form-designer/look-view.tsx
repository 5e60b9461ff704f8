import { Modal, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type { Answers } from '../../../contract/forms/answer.ts'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { useTranslation } from 'react-i18next'
import { FormLook } from '../form-look/form-look.tsx'
import { definitionOf } from './sketch.ts'
import { useDesign, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

const WIDTHS = ['wide', 'phone'] as const

/** The form as a reader sees it, in either language and at two widths. */
export function LookView() {
  const say = useWords()
  const { t } = useTranslation()
  const own = useLanguage()
  const sketch = useDesign(({ now }) => now.sketch)
  const definition = useMemo(() => definitionOf(sketch), [sketch])
  const [language, setLanguage] = useState<Language>(own)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide')
  const [sent, setSent] = useState<Answers | null>(null)
  return (
    <section className="designer-look" aria-label={say('look')}>
      <div className="designer-look-bar">
        <Segmented<Language>
          aria-label={say('looking.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`admin.languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          aria-label={say('looking.width')}
          className="designer-look-width"
          options={WIDTHS.map((value) => ({ value, label: say(`looking.widths.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
        <span className="kit-quiet">{say('looking.lead')}</span>
      </div>
      <div className="kit-card designer-look-frame" data-width={width}>
        <FormLook definition={definition} language={language} send={setSent} />
      </div>
      <Modal mask={{ closable: true }} open={sent !== null} title={say('looking.sent')} footer={null} onCancel={() => setSent(null)}>
        <p className="kit-quiet">{say('looking.sentLead')}</p>
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className="designer-answers" tabIndex={0}>
          {JSON.stringify(sent, null, 2)}
        </pre>
      </Modal>
    </section>
  )
}
