import { Alert, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { cleaned } from './paste/clean.ts'
import { lostKinds } from './paste/losses.ts'

/** The text as HTML. It says what the editor cannot show, and what the site would not keep. */
export function SourceView({ html, isKept, change }: { html: string; isKept: boolean; change: (html: string) => void }) {
  const { t } = useTranslation()
  const { losses: found, embedded } = cleaned(html, location.origin)
  // The source uploads nothing: the server would remove a picture that the text holds itself.
  const losses = { ...found, local: found.local + embedded.length }
  const lost = lostKinds(losses)
  return (
    <>
      {!isKept && lost.length === 0 && <Alert type="info" banner title={t('admin.editor.sourceOnly')} />}
      {lost.length > 0 && (
        <Alert
          type="warning"
          banner
          title={t('admin.editor.sourceLost')}
          description={lost.map((kind) => t(`admin.editor.lost.${kind}`, { count: losses[kind] })).join(t('admin.editor.comma'))}
        />
      )}
      <Input.TextArea
        className="kit-code"
        variant="borderless"
        autoSize={{ minRows: 12 }}
        spellCheck={false}
        aria-label={t('admin.editor.source')}
        value={html}
        onChange={(event) => change(event.target.value)}
      />
    </>
  )
}
