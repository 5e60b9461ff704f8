import { Suspense } from 'react'
import type { ControlComponent } from '../props/control.ts'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { Contained } from '../../../shell/parts/bounds.tsx'

const Editor = part(() => withWords('editor', import('./editor.tsx')))

/** The editor is fetched when a form has rich text; a box of the same size holds its place. */
export const HtmlControl: ControlComponent = (props) => (
  <Contained>
    <Suspense fallback={<div className="kit-editor kit-editor-coming" data-short={props.field.short || undefined} />}>
      <Editor {...props} />
    </Suspense>
  </Contained>
)
