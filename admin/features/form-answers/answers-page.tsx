import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { part } from '../../browser/part.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'
import type { Screen } from '../../resource/kinds/screen.ts'
import { Mail, Telephone } from './contact-views.tsx'
import { useAnswerWords } from '../forms/words.ts'
import { Totals } from './totals.tsx'

// A list needs no views, and its filters are folded at first.
const AnswersView = part(async () => ({ default: (await import('./answers-view.tsx')).AnswersView }))
const FormFilter = part(async () => ({ default: (await import('./answer-filters.tsx')).FormFilter }))
const PickedFilter = part(async () => ({ default: (await import('./answer-filters.tsx')).PickedFilter }))

const screen: Screen = {
  resource: resourceNamed('formAnswer'),
  path: '/formanswer',
  above: Totals,
  filters: { formId: FormFilter, picked: PickedFilter },
  // The sheet of answers shows the options that were chosen.
  within: { picked: 'answers' },
  views: { answers: AnswersView, email: Mail, phone: Telephone },
  isFilled: true,
  form: 'page',
}

/** R-12d: the answers to forms, which visitors write and staff handle. */
export const Component = () => {
  const { t } = useTranslation()
  const say = useAnswerWords()
  return <ResourcePage screen={{ ...screen, title: t('resources.formAnswer.name'), emptyLead: say('emptyLead') }} />
}
