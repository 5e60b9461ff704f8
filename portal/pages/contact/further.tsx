import type { FormView } from '../../../contract/features/portal.ts'
import { furtherField, furtherQuestions, underFields } from '../../../contract/forms/contact-form.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import { questionsIn } from '../form-detail/answer.ts'
import { askedOf } from '../form-detail/asked.ts'
import { Parts } from '../form-detail/parts.tsx'
import { rulesOf } from '../form-detail/rules.ts'
import type { FailedEnquiry } from './enquiry.ts'
import { ASKED } from './further-texts.ts'

/** The keys and labels of the further questions. */
export const furtherLabels = (further: FormView | null, language: Language): [key: string, label: string][] =>
  further ? questionsIn(further).map(({ key, label, labelEn }) => [key, textIn(label, labelEn, language)]) : []

/** The same form under the names of its fields, so that no question can be taken for one of the page's own. */
const fielded = (further: FormView): FormView => ({
  ...further,
  definition: underFields(further.definition),
  choices: Object.fromEntries(Object.entries(further.choices).map(([key, choices]) => [furtherField(key), choices])),
})

/** The rules by which the script shows the further questions. */
export const furtherRules = (further: FormView): string | undefined => rulesOf(underFields(further.definition))

/** The questions that the contact page asks after its own. */
export function FurtherQuestions({ further, failed }: { further: FormView; failed: FailedEnquiry | undefined }) {
  const form = fielded(further)
  const under = Object.entries(failed?.further ?? {}).map(([key, texts]): [string, readonly string[]] => [furtherField(key), texts])
  const complaints = failed?.complaints.map((one) => ({ ...one, field: furtherField(one.field) })) ?? []
  const own = Object.entries(failed?.values ?? {}).map(([key, text]): [string, string[]] => [key, [text]])
  const asked = askedOf(form, null, failed && { texts: Object.fromEntries([...own, ...under]), message: failed.message, complaints })
  return (
    <div className="further-questions">
      <input type="hidden" name={ASKED} value="1" />
      <Parts definition={furtherQuestions(form.definition)} asked={asked} />
    </div>
  )
}
