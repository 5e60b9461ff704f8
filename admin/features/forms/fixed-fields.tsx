import { LockOutlined } from '@ant-design/icons'
import { PRESCRIBED } from '../../../contract/forms/contact-form.ts'
import { enquiry } from '../../../contract/resources/enquiry.ts'
import { useLabels } from '../../resource/data/labels.ts'
import './forms.css'
import { useFormWords } from './words.ts'

/** Names the fields that the contact page always asks before the designed questions. */
export function FixedFields() {
  const say = useFormWords()
  const labels = useLabels(enquiry)
  return (
    <section className="form-fixed" aria-label={say('contact.fixed')}>
      <p className="kit-hint">{say('contact.fixedLead')}</p>
      <ul>
        {PRESCRIBED.map((name) => (
          <li key={name}>
            <LockOutlined aria-hidden />
            {labels.field(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}
