import { Tag } from 'antd'
import type { Item } from '../../resource/data/item.ts'
import './forms.css'
import { useIsContactForm } from './use-contact-form.ts'
import { useFormWords } from './words.ts'

/** Names the form of the contact page among the others. */
export function ContactMark({ item }: { item: Item }) {
  const say = useFormWords()
  const isContact = useIsContactForm()
  return isContact(item.id) ? (
    <Tag color="processing" variant="filled" className="form-mark">
      {say('contact.mark')}
    </Tag>
  ) : null
}
