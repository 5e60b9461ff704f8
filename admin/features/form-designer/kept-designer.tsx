import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { session } from '../../session/session.ts'
import { createDesigner } from './designer.ts'
import { FormDesigner } from './form-designer.tsx'
import { keptName, readKept } from './kept-form.ts'
import { useKeeping } from './use-keeping.ts'
import { useWords } from './words.ts'

interface KeptDesignerProps {
  /** The name of the form among those that the browser keeps for this person. */
  name: string
  /** The form to begin with, if none is kept. */
  begin: () => FormDefinition
}

/** R-10f: designs a form that is kept in this browser. */
export function KeptDesigner({ name, begin }: KeptDesignerProps) {
  const stored = keptName(session.state.userid, name)
  const [designer] = useState(() => {
    const kept = readKept(localStorage.getItem(stored))
    return createDesigner(kept?.definition ?? begin(), kept?.isChanged)
  })
  const keeping = useKeeping(designer, stored)
  const say = useWords()
  return <FormDesigner designer={designer} lead={say('keptLead')} warning={keeping.state !== 'kept' && <NotKept {...keeping} />} />
}

/** Says that the form is no longer kept as it is here, and what can be done. */
function NotKept({ state, takeOver, keepMine }: ReturnType<typeof useKeeping>) {
  const say = useWords()
  if (state === 'unkept') return <Alert type="warning" showIcon role="alert" className="kit-kept" title={say('unkept')} />
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="kit-kept"
      title={say('elsewhere')}
      action={
        <span className="designer-tools">
          <Button size="small" onClick={takeOver}>
            {say('takeOver')}
          </Button>
          <Button size="small" onClick={keepMine}>
            {say('keepMine')}
          </Button>
        </span>
      }
    />
  )
}
