import type { ComponentProps } from 'react'
import type { FormView, ProductView } from '../../../contract/features/portal.ts'
import { ANY_EMAIL } from '../../../contract/format/email.ts'
import { htmlPattern } from '../../../contract/format/html-pattern.ts'
import { PHONE } from '../../../contract/format/phone.ts'
import { asksForFiles, furtherField } from '../../../contract/forms/contact-form.ts'
import { fill } from '../../../contract/format/fill.ts'
import { questions } from '../../behaviours/questions.ts'
import { validation } from '../../behaviours/validation.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { SiteForm } from '../../blocks/site-link.tsx'
import { Trap } from '../forms/trap.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { withQuery } from '../../address/paths.ts'
import { useQuestionId } from '../form-detail/form-place.ts'
import { useBehaviour } from '../../blocks/use-behaviour.ts'
import { isOwnField, type FailedEnquiry, type EnquiryField } from './enquiry.ts'
import { Field, fieldId } from './field.tsx'
import { furtherLabels, furtherRules, FurtherQuestions } from './further.tsx'

/** The letters that a message has at least. */
const SHORTEST = 5

interface EnquiryFormProps {
  product: ProductView | null
  /** The questions that staff have added. */
  further: FormView | null
  failed: FailedEnquiry | undefined
}

/** A plain form, which works without a script too. */
export function EnquiryForm(props: EnquiryFormProps) {
  return props.further ? <LongerForm {...props} further={props.further} /> : <ShortForm {...props} />
}

/** The words by which the script checks the form. */
function useChecks() {
  const words = useWords().enquiry
  return { 'data-either': words.either, 'data-missing': words.missing, 'data-sending': words.sending }
}

function ShortForm(props: EnquiryFormProps) {
  const ref = useBehaviour<HTMLFormElement>(validation)
  return <Fields {...props} shell={{ ref, 'data-behaviour': 'validation', ...useChecks() }} />
}

/** With further questions the data stands around the form: fields are properties of their form, and one called `dataset` would hide it. */
function LongerForm({ further, ...rest }: EnquiryFormProps & { further: FormView }) {
  const ref = useBehaviour<HTMLDivElement>(questions)
  return (
    <div ref={ref} data-behaviour="questions" data-rules={furtherRules(further)} {...useChecks()}>
      <Fields {...rest} further={further} shell={{}} />
    </div>
  )
}

type Shell = Pick<ComponentProps<typeof SiteForm>, 'ref'> & Record<`data-${string}`, string>

function Fields({ product, further, failed, shell }: EnquiryFormProps & { shell: Shell }) {
  const words = useWords().enquiry
  const of = (name: EnquiryField) => ({
    name,
    label: words[name],
    defaultValue: failed?.values[name],
    complaint: failed?.complaints.find(({ field }) => field === name)?.message,
  })
  return (
    <SiteForm
      {...shell}
      method="post"
      withFiles={further ? asksForFiles(further.definition) : false}
      action={withQuery('/_contact', { product: product?.id })}
      className="enquiry"
      aria-labelledby="enquiry"
    >
      {failed && <Failure failed={failed} further={further} />}
      {product && <About product={product} failed={failed} />}
      <div className="form-fields">
        <Field {...of('name')} autoComplete="name" maxLength={64} required />
        <Field {...of('company')} autoComplete="organization" maxLength={128} optional />
        <Field
          {...of('email')}
          inputMode="email"
          autoComplete="email"
          maxLength={256}
          pattern={htmlPattern(ANY_EMAIL)}
          hint={words.orPhone}
          wrong={words.wrongEmail}
        />
        <Field {...of('phone')} type="tel" autoComplete="tel" maxLength={32} pattern={htmlPattern(PHONE)} wrong={words.wrongPhone} />
        <Field
          {...of('message')}
          autoComplete="off"
          minLength={SHORTEST}
          maxLength={2000}
          rows={6}
          required
          wrong={fill(words.tooShort, { number: SHORTEST })}
        />
      </div>
      {further && <FurtherQuestions further={further} failed={failed} />}
      <Trap name="website" />
      <p className="hint">{words.privacy}</p>
      <button className="button" type="submit">
        {words.send}
      </button>
    </SiteForm>
  )
}

function Failure({ failed: { message, complaints }, further }: { failed: FailedEnquiry; further: FormView | null }) {
  const words = useWords().enquiry
  const questionId = useQuestionId()
  const labels = new Map(furtherLabels(further, useLayout().language))
  const named = complaints.map(({ field, message: said }) =>
    isOwnField(field)
      ? { id: fieldId(field), label: words[field], message: said }
      : { id: questionId(furtherField(field)), label: labels.get(field) ?? field, message: said },
  )
  return <FormFailure level={3} title={words.unsent} message={message} complaints={named} />
}

/** The product of the enquiry; the visitor can untick it. */
function About({ product, failed }: { product: ProductView; failed: FailedEnquiry | undefined }) {
  const words = useWords().enquiry
  const isMeant = failed === undefined || failed.values.productId !== ''
  return (
    <label className="about-product">
      <input type="checkbox" name="productId" value={product.id} defaultChecked={isMeant} />
      {fill(words.about, { name: product.name })}
    </label>
  )
}
