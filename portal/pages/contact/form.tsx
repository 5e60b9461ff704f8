import type { ProductView } from '../../../contract/features/portal.ts'
import { ANY_EMAIL } from '../../../contract/format/email.ts'
import { htmlPattern } from '../../../contract/format/html-pattern.ts'
import { PHONE } from '../../../contract/format/phone.ts'
import { fill } from '../../../contract/format/fill.ts'
import { validation } from '../../behaviours/validation.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { SiteForm } from '../../blocks/site-link.tsx'
import { Trap } from '../forms/trap.tsx'
import { useWords } from '../../page/use-layout.ts'
import { withQuery } from '../../address/paths.ts'
import { useBehaviour } from '../../blocks/use-behaviour.ts'
import type { FailedEnquiry, EnquiryField } from './enquiry.ts'
import { Field, fieldId } from './field.tsx'

/** The letters that a message has at least. */
const SHORTEST = 5

interface EnquiryFormProps {
  product: ProductView | null
  failed: FailedEnquiry | undefined
}

/** A plain form, which works without a script too. */
export function EnquiryForm({ product, failed }: EnquiryFormProps) {
  const words = useWords().enquiry
  const ref = useBehaviour<HTMLFormElement>(validation)
  const of = (name: EnquiryField) => ({
    name,
    label: words[name],
    defaultValue: failed?.values[name],
    complaint: failed?.complaints.find(({ field }) => field === name)?.message,
  })
  return (
    <SiteForm
      ref={ref}
      method="post"
      action={withQuery('/_contact', { product: product?.id })}
      className="enquiry"
      aria-labelledby="enquiry"
      data-behaviour="validation"
      data-either={words.either}
      data-missing={words.missing}
      data-sending={words.sending}
    >
      {failed && <Failure failed={failed} />}
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
      <Trap name="website" />
      <p className="hint">{words.privacy}</p>
      <button className="button" type="submit">
        {words.send}
      </button>
    </SiteForm>
  )
}

function Failure({ failed: { message, complaints } }: { failed: FailedEnquiry }) {
  const words = useWords().enquiry
  const named = complaints.map(({ field, message: said }) => ({ id: fieldId(field), label: words[field], message: said }))
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
