import type { FormView } from '../../../contract/features/portal.ts'
import { fill } from '../../../contract/format/fill.ts'
import { formPath } from '../../address/addresses.ts'
import { PAGES } from '../../address/pages.ts'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useLangOf, useWords } from '../../page/use-layout.ts'
import { Announcement } from '../forms/announcement.tsx'
import type { FailedAnswers } from './answer.ts'
import { AskedForm } from './form.tsx'
import { useFormPlace } from './form-place.ts'

interface FormContentProps {
  form: FormView
  product: number | null
  /** The number of an answer that was sent. */
  sent: number | null
  failed: FailedAnswers | undefined
}

/** A form to fill in, the thanks for an answer, or the word that it takes none. */
export function FormContent({ form, product, sent, failed }: FormContentProps) {
  if (failed || (sent === null && form.isOpen)) return <AskedForm key={form.id} form={form} product={product} failed={failed} />
  return sent === null ? <Closed /> : <Thanks form={form} number={sent} />
}

function Thanks({ form, number }: { form: FormView; number: number }) {
  const words = useWords().form
  const lang = useLangOf()(form)
  const { back } = useFormPlace()
  return (
    <Announcement className="thanks" role="status">
      <h2>{words.sent}</h2>
      <p lang={form.thanks ? lang : undefined}>{form.thanks ?? words.thanks}</p>
      <p className="thanks-number">{fill(words.number, { number })}</p>
      {form.isOpen && (
        <p>
          <SiteLink className="button quiet" to={back ?? formPath(form)}>
            {words.another}
          </SiteLink>
        </p>
      )}
    </Announcement>
  )
}

function Closed() {
  const words = useWords()
  return (
    <div className="form-closed">
      <h2>{words.form.closed}</h2>
      <p>{words.form.closedHint}</p>
      <p>
        <SiteLink className="button quiet" to={PAGES.contact}>
          {words.enquiry.title}
        </SiteLink>
      </p>
    </div>
  )
}
