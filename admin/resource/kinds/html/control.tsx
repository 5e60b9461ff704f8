import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlComponent } from '../props/control.ts'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { BrokenPart, Contained, type FallbackProps } from '../../../shell/parts/bounds.tsx'
import { loadEngine } from './load-engine.ts'

const Editor = part(async () => {
  const [{ editorWith }, engine] = await Promise.all([withWords('editor', import('./editor.tsx')), loadEngine()])
  return { default: editorWith(engine) }
})

/** The editor is fetched when a form has rich text; a box of the same size holds its place. If it does not come, the words of the form stay (C-41b). */
export const HtmlControl: ControlComponent = (props) => (
  <Contained Fallback={NotLoaded}>
    <Suspense fallback={<div className="kit-editor kit-editor-coming" aria-busy="true" data-short={props.field.short || undefined} />}>
      <Editor {...props} />
    </Suspense>
  </Contained>
)

function NotLoaded({ again, error }: FallbackProps) {
  const { t } = useTranslation()
  return (
    <BrokenPart words={t('admin.shell.editorFailed', { reason: error instanceof Error ? error.message : String(error) })} again={again} />
  )
}
