import type { FormView } from '../../../contract/features/portal.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { formPath } from '../../address/addresses.ts'
import { plainPath } from '../../address/paths.ts'
import { questions } from '../../behaviours/questions.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Trap } from '../forms/trap.tsx'
import { useBehaviour } from '../../blocks/use-behaviour.ts'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { questionsIn, TRAP, type FailedAnswers } from './answer.ts'
import { askedOf } from './asked.ts'
import { useFormPlace, useQuestionId, useTitleId } from './form-place.ts'
import { Parts } from './parts.tsx'
import { rulesOf } from './rules.ts'

interface AskedFormProps {
  form: FormView
  product: number | null
  failed: FailedAnswers | undefined
}

/** A plain form, which works without a script too. Its files go to the plain page, from the app as well. */
export function AskedForm({ form, product, failed }: AskedFormProps) {
  const { language, previewing } = useLayout()
  const words = useWords()
  const ref = useBehaviour<HTMLDivElement>(questions)
  const { definition } = form
  const { back } = useFormPlace()
  const title = useTitleId()
  return (
    // Fields are named like the questions, and a form has its fields as properties: one called `dataset` would hide the data from the script.
    <div
      ref={ref}
      data-behaviour="questions"
      data-rules={rulesOf(definition)}
      data-missing={words.enquiry.missing}
      data-sending={words.form.sending}
    >
      <form
        method="post"
        encType="multipart/form-data"
        action={plainPath(formPath(form, { product: product ?? undefined, back }), language)}
        className="asked-form"
        aria-labelledby={title}
      >
        {failed && <Failure form={form} failed={failed} />}
        <Parts definition={definition} asked={askedOf(form, product, failed)} />
        <Trap name={TRAP} />
        {previewing && <p className="hint">{words.form.previewing}</p>}
        <button className="button" type="submit" disabled={previewing}>
          {textIn(definition.send, definition.sendEn, language) || words.form.send}
        </button>
      </form>
    </div>
  )
}

function Failure({ form, failed: { message, complaints } }: { form: FormView; failed: FailedAnswers }) {
  const questionId = useQuestionId()
  const { language } = useLayout()
  const words = useWords().form
  const labels = new Map(questionsIn(form).map(({ key, label, labelEn }) => [key, textIn(label, labelEn, language)]))
  const named = complaints.map(({ field, message: said }) => ({ id: questionId(field), label: labels.get(field), message: said }))
  return <FormFailure level={2} title={words.unsent} message={message} complaints={named} />
}
