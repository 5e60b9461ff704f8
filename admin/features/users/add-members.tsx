import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { user } from '../../../contract/resources/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import type { Member } from './use-members.ts'

interface AddMembersProps {
  /** Those on the page: they are not offered again. */
  members: readonly Member[]
  /** True when they have been added. */
  add: (ids: readonly number[]) => Promise<boolean>
}

/** A choice of users by search, and the button that makes them members. */
export function AddMembers({ members, add }: AddMembersProps) {
  const { t } = useTranslation()
  const [chosen, choose] = useState<number[]>([])
  const [isBusy, setBusy] = useState(false)
  const { options, ...choice } = useRowChoice(resourceNamed(user.name), chosen)
  const submit = async () => {
    setBusy(true)
    if (await add(chosen)) choose([])
    setBusy(false)
  }
  return (
    <div className="members-add">
      <Select
        {...choice}
        options={options.filter(({ value }) => !members.some(({ id }) => id === value))}
        mode="multiple"
        value={chosen}
        onChange={choose}
        placeholder={t('admin.members.choose')}
        aria-label={t('admin.members.choose')}
      />
      <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void submit()}>
        {t('admin.members.add')}
      </Button>
    </div>
  )
}
