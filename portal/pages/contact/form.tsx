import type { ProductView } from '../../../contract/features/portal.ts'
import { validation } from '../../behaviours/validation.ts'
import { SiteForm } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import { withQuery } from '../../address/paths.ts'
import { useBehaviour } from '../../blocks/use-behaviour.ts'
import { fill } from '../../text/words.ts'
import { Announced } from './announced.tsx'
import type { Unsent, Written } from './enquiry.ts'
import { Field, fieldId } from './field.tsx'

const PHONE = String.raw`[+\(\d][\d \(\)\-]{4,31}`

interface EnquiryFormProps {
  product: ProductView | null
  unsent: Unsent | undefined
}

/** A plain form: it is posted and answered without a script too. */
export function EnquiryForm({ product, unsent }: EnquiryFormProps) {
  const words = useWords().enquiry
  const ref = useBehaviour<HTMLFormElement>(validation)
  const of = (name: Written) => ({
    name,
    label: words[name],
    defaultValue: unsent?.values[name],
    complaint: unsent?.complaints.find(({ field }) => field === name)?.message,
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
      data-sending={words.sending}
    >
      {unsent && <Failure unsent={unsent} />}
      {product && <About product={product} unsent={unsent} />}
      <div className="form-fields">
        <Field {...of('name')} autoComplete="name" maxLength={64} required />
        <Field {...of('company')} autoComplete="organization" maxLength={128} optional />
        <Field {...of('email')} type="email" autoComplete="email" maxLength={256} hint={words.orPhone} />
        <Field {...of('phone')} type="tel" autoComplete="tel" maxLength={32} pattern={PHONE} />
        <Field {...of('message')} autoComplete="off" minLength={5} maxLength={2000} rows={6} required />
      </div>
      <Trap />
      <p className="hint">{words.privacy}</p>
      <button className="button" type="submit">
        {words.send}
      </button>
    </SiteForm>
  )
}

function Failure({ unsent: { message, complaints } }: { unsent: Unsent }) {
  const words = useWords().enquiry
  return (
    <Announced className="failure" role="alert">
      <h3>{words.unsent}</h3>
      {complaints.length === 0 ? (
        <p>{message}</p>
      ) : (
        <ul>
          {complaints.map((complaint) => (
            <li key={complaint.field}>
              <a href={`#${fieldId(complaint.field)}`}>
                {fill(words.complaint, { field: words[complaint.field], message: complaint.message })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Announced>
  )
}

/** What is asked about; whoever asks about something else takes the tick away. */
function About({ product, unsent }: { product: ProductView; unsent: Unsent | undefined }) {
  const words = useWords().enquiry
  const isMeant = unsent === undefined || unsent.values.productId !== ''
  return (
    <label className="about-product">
      <input type="checkbox" name="productId" value={product.id} defaultChecked={isMeant} />
      {fill(words.about, { name: product.name })}
    </label>
  )
}

/** People neither see nor hear nor reach it. */
function Trap() {
  return (
    <div className="for-ears" aria-hidden="true">
      <label>
        {useWords().enquiry.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
