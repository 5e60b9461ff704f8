import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { Panel } from '../../shell/parts/panel.tsx'
import { createDesigner } from '../form-designer/designer.ts'
import { FormDesigner } from '../form-designer/form-designer.tsx'
import { useReporting } from '../form-designer/use-reporting.ts'
import './forms.css'
import { useFormWords } from './words.ts'

interface DesignDialogProps {
  title: string
  definition: FormDefinition
  change: (definition: FormDefinition) => void
  /** Stands above the form, such as what is asked before it. */
  above: ReactNode
  /** Begins with the choice among the templates. */
  isChoosing: boolean
  close: () => void
}

/** The designer over the page of a form, whose value follows each change. */
export default function DesignDialog({ title, definition, change, above, isChoosing, close }: DesignDialogProps) {
  const say = useFormWords()
  // A form that has questions is replaced by a template after a question only.
  const [designer] = useState(() => createDesigner(definition, questionsOf(definition).length > 0))
  useReporting(designer, definition, change)
  return (
    <Panel
      open
      title={title}
      placement="bottom"
      size="100%"
      rootClassName="form-design"
      // Escape leads from the properties back to the form.
      keyboard={false}
      onClose={close}
      extra={
        <Button type="primary" onClick={close}>
          {say('done')}
        </Button>
      }
    >
      <FormDesigner designer={designer} lead={say('draftLead')} above={above} begin={isChoosing ? 'templates' : undefined} />
    </Panel>
  )
}
