import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { formAnswers } from '../../../contract/features/form-answers.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ViewProps } from '../../resource/kinds/props/view.ts'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { quietly } from '../../session/session.ts'
import { AnswerTable } from './answer-table.tsx'
import { Giver } from './giver.tsx'

/** The answers of one person, each beside the question as it was asked. */
export function AnswersView({ resource, item }: ViewProps) {
  const { id } = item
  // The questions follow the language.
  useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'answers', id, currentLanguage()],
    queryFn: async () => (await quietly(formAnswers.read, { id })).items,
  })
  if (error && !data) return <FailedRows error={error} retry={refetch} />
  if (!data) return <Skeleton active title={false} />
  return (
    <>
      <Giver item={item} />
      <AnswerTable id={id} answers={data} />
    </>
  )
}
