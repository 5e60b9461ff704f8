import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enquiries, enquiryFiles } from '../../../contract/features/enquiries.ts'
import { enquiry } from '../../../contract/resources/enquiry.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { Item } from '../../resource/data/item.ts'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { quietly } from '../../session/session.ts'
import { AnswerTable } from '../form-answers/answer-table.tsx'
import { useAnswerWords } from '../forms/words.ts'

/** Shows the answers of an enquiry to the further questions of the contact form, with the version that was asked; nothing without such answers. */
export function FurtherAnswers({ item: { id } }: { item: Item }) {
  // The questions follow the language.
  useTranslation()
  const say = useAnswerWords()
  const { data, error, refetch } = useQuery({
    queryKey: [enquiry.name, 'further', id, currentLanguage()],
    queryFn: () => quietly(enquiries.read, { id }),
  })
  if (error && !data) return <FailedRows error={error} retry={refetch} />
  if (!data?.form) return null
  const { form, items } = data
  return (
    <section className="kit-card" aria-labelledby="further-answers">
      <h2 id="further-answers">{say('further')}</h2>
      <p className="kit-quiet">{say('furtherOf', { title: form.title, version: form.version })}</p>
      <AnswerTable id={id} path={enquiryFiles.getFile.path} answers={items} />
    </section>
  )
}
