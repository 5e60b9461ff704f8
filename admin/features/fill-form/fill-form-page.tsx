import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { FilledForm } from './filled-form.tsx'
import './fill-form.css'
import { GivenAnswers } from './given-answers.tsx'
import { GivenSheet } from './given-sheet.tsx'
import { OfferedForms } from './offered-forms.tsx'
import { useFillWords } from './words.ts'

/** B-124: `/fillform` is the list of forms for staff and of what they have sent, `/fillform/7` a form, `/fillform/sent/12` an answer of one's own. */
export function Component() {
  const { part, row } = useParams()
  if (part === 'sent' && row) return <GivenSheet key={row} id={Number(row)} />
  if (part) return <FilledForm key={part} id={Number(part)} />
  return <Lists />
}

function Lists() {
  const { t } = useTranslation()
  const say = useFillWords()
  return (
    <>
      <PageHead title={t('admin.pages.fillForm')} lead={say('lead')} />
      <OfferedForms />
      <GivenAnswers />
    </>
  )
}
