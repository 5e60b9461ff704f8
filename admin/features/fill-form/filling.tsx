import { Alert, Skeleton } from 'antd'
import { useLocation } from 'react-router'
import { currentLanguage } from '../../language/i18n.ts'
import { KeptWordsBar } from '../../resource/form/kept-words-bar.tsx'
import { useUnsaved } from '../../resource/form/use-unsaved.ts'
import { FormLook } from '../form-look/form-look.tsx'
import { LookSourceContext } from '../form-look/look-source.ts'
import type { StaffForm } from './staff-form.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { useSending } from './use-sending.ts'
import { useTaking } from './use-taking.ts'
import { useFillWords } from './words.ts'

interface FillingProps {
  form: StaffForm
  sent: (number: number) => void
}

/** A form with its draft, which the browser keeps until it is sent. */
export function Filling({ form, sent }: FillingProps) {
  const say = useFillWords()
  const { pathname } = useLocation()
  const kept = useKeptAnswers(form)
  const taking = useTaking(form, kept)
  const { leave } = useUnsaved({ isDirty: kept.isDirty, holds: (next) => next.pathname === pathname })
  const { send, isSending, refused, failure } = useSending(form, {
    waits: taking.waits,
    done: (number) =>
      leave(() => {
        kept.forget()
        sent(number)
      }),
  })
  if (!kept.begun) return <Skeleton active title={false} />
  return (
    <LookSourceContext value={taking.source}>
      <KeptWordsBar kept={kept} />
      {failure && <Alert type="error" showIcon role="alert" className="kit-kept" title={say('failed')} description={failure} />}
      <FormLook
        key={kept.begun.number}
        definition={form.definition}
        language={currentLanguage()}
        start={kept.begun.answers}
        changed={kept.keep}
        refused={refused}
        isSending={isSending}
        send={(answers) => void send(answers)}
      />
    </LookSourceContext>
  )
}
