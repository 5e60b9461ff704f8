import { useTranslation } from 'react-i18next'
import type { Field } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { AskedAccess } from '../../resource/data/access-address.ts'
import { ReferenceControl } from '../../resource/kinds/reference/control.tsx'
import { PermitSelect } from '../permits/permit-select.tsx'
import { resourceOf, rowsOf } from './asked.ts'

interface QuestionProps {
  asked: AskedAccess
  ask: (change: Partial<AskedAccess>) => void
}

/** A person, a permit and, for a permit over rows, one of them. */
export function Question({ asked: { userId, permit, id }, ask }: QuestionProps) {
  const { t } = useTranslation()
  const rows = rowsOf(permit)
  // Another permit of the same resource may be asked about the same row.
  const choose = (next: string) => ask({ permit: next, ...(rowsOf(next) && resourceOf(next) === resourceOf(permit) ? {} : { id: null }) })
  return (
    <section className="kit-card why-question" aria-label={t('admin.people.why.open')}>
      <div>
        <label htmlFor="why-person">{t('admin.access.person')}</label>
        <RowChoice id="why-person" target={resourceNamed(user.name)} value={userId} required choose={(next) => ask({ userId: next })} />
      </div>
      <div>
        <label htmlFor="why-permit">{t('admin.access.permit')}</label>
        <PermitSelect id="why-permit" value={permit || null} onChange={choose} />
      </div>
      {rows && (
        <div>
          <label htmlFor="why-row">{t('admin.access.row')}</label>
          <RowChoice key={rows.name} id="why-row" target={rows} value={id} choose={(next) => ask({ id: next })} />
        </div>
      )}
    </section>
  )
}

interface RowChoiceProps {
  id: string
  target: Resource
  value: number | null
  required?: boolean
  choose: (id: number | null) => void
}

/** A row found by its name, as a reference is in a form. */
const RowChoice = ({ id, target, value, required = false, choose }: RowChoiceProps) => (
  <ReferenceControl
    id={id}
    name="row"
    resource={target}
    field={{ kind: 'reference', target: target.name, required } as Field}
    item={null}
    value={value}
    onChange={(next) => choose(next as number | null)}
  />
)
