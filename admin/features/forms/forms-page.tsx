import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { permitOf } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import { useCan } from '../../session/use-can.ts'
import { needDesignerWords } from '../form-designer/words.ts'
import { ContactMark } from './contact-mark.tsx'
import { useIsContactForm } from './use-contact-form.ts'
import { useFormWords } from './words.ts'

const resource = resourceNamed('form')
const answers = resourceNamed('formAnswer')
const enquiries = resourceNamed('enquiry')

// A list needs no designer.
const DefinitionControl = part(async () => {
  const [{ DefinitionControl }] = await Promise.all([import('./definition-control.tsx'), needDesignerWords()])
  return { default: DefinitionControl }
})
const DefinitionView = part(async () => {
  const [{ DefinitionView }] = await Promise.all([import('./definition-view.tsx'), needDesignerWords()])
  return { default: DefinitionView }
})

/** R-12d: the forms that visitors or staff fill in. The questions of each are designed over its page. */
export const Component = () => {
  const { t } = useTranslation()
  const say = useFormWords()
  const navigate = useNavigate()
  const seesAnswers = useCan(permitOf(answers, 'View'))
  const seesEnquiries = useCan(permitOf(enquiries, 'View'))
  const isContact = useIsContactForm()
  const leadsTo = (address: string, label: string) => [{ key: 'answers', label, onClick: () => void navigate(address) }]
  const answersOf = (id: number) => (seesAnswers ? leadsTo(`/formanswer?formId=${id}`, say('answers')) : [])
  // The answers to the contact form are enquiries, so its action leads there.
  const enquiriesOf = () => (seesEnquiries ? leadsTo('/enquiry', say('contact.enquiries')) : [])
  const hinted = ['noticeEmail', 'webhook', 'answerDays', 'isOpen', 'isInOffice', 'forUnitIds', 'forRoleIds', 'definition'] as const
  return (
    <ResourcePage
      screen={{
        resource,
        path: '/dynamicform',
        title: t('resources.form.name'),
        lead: say('lead'),
        emptyLead: say('emptyLead'),
        form: 'page',
        controls: { definition: DefinitionControl },
        compared: { definition: DefinitionView },
        shownWith: { forUnitIds: 'isInOffice', forRoleIds: 'isInOffice' },
        hints: Object.fromEntries(hinted.map((name) => [name, say(`hints.${name}`)])),
        mark: ContactMark,
        unpublishing: ({ id }) => (isContact(id) ? say('contact.unpublish') : undefined),
        rowActions: ({ id }) => (isContact(id) ? enquiriesOf() : answersOf(id)),
      }}
    />
  )
}
