import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Item } from '../../resource/data/item.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'

export interface Successor {
  id: number
  name: string
}

interface SuccessorChoiceProps {
  /** The user who leaves. */
  except: number
  chosen: Successor | null
  choose: (chosen: Successor | null) => void
}

const ACTIVE = { isActive: 'true' }

/** The full name and the name for signing in, where they differ. */
const nameOf = ({ fullName, userName }: Item) =>
  fullName && fullName !== userName ? `${String(fullName)}（${String(userName)}）` : String(userName)

/** The person who gets the rows, found by name among the active users. */
export function SuccessorChoice({ except, chosen, choose }: SuccessorChoiceProps) {
  const { t } = useTranslation()
  const known = chosen ? [{ value: chosen.id, label: chosen.name }] : []
  const { options, ...choice } = useRowChoice(resourceNamed('user'), chosen ? [chosen.id] : [], { known, only: ACTIVE, labelOf: nameOf })
  return (
    <Select
      {...choice}
      id="successor"
      className="kit-wide"
      options={options.filter(({ value }) => value !== except)}
      placeholder={t('admin.leaving.successorHint')}
      value={chosen?.id ?? null}
      onChange={(id: number | null | undefined, option) =>
        choose(id && option && !Array.isArray(option) ? { id, name: String(option.label) } : null)
      }
    />
  )
}
