import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useNamed } from '../../resource/data/row-choice.ts'
import type { HandOver } from './use-hand-over.ts'

/** Says in sentences the effects of the button. */
export function Follows({ name, form: { rows, way, count, successor, unitId } }: { name: string; form: HandOver }) {
  const { t } = useTranslation()
  const [unit] = useNamed(resourceNamed('organizationUnit'), unitId === null ? [] : [unitId])
  const ofRows = () => {
    if (count === 0) return [t('admin.leaving.chooseGroups')]
    if (!successor) return [t('admin.leaving.chooseSuccessor')]
    return [
      t('admin.leaving.gives', { count, successor: successor.name }),
      unitId === null ? t('admin.leaving.keepsUnit') : t('admin.leaving.givesUnit', { unit: unit?.label ?? '…' }),
      t('admin.leaving.unseen'),
    ]
  }
  const sentences = [
    ...(rows.length > 0 ? ofRows() : []),
    t(`admin.leaving.${way}`, { name }),
    ...(way === 'dismiss' ? [t('admin.leaving.keeps')] : []),
  ]
  return (
    <section className="leaving-follows" aria-labelledby="leaving-follows">
      <h3 id="leaving-follows">{t('admin.leaving.follows')}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
