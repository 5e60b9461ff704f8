import { Select } from 'antd'
import { dictionaryType } from '../../../contract/resources/dictionary.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import { titleOf } from '../../resource/data/item.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { Part } from '../../resource/pieces/part.tsx'
import { TextField } from './fields.tsx'
import { useWords } from './words.ts'

interface DictionaryFieldProps {
  value: string
  issue: string | undefined
  set: (code: string) => void
}

/** The type of dictionary that a question offers: one of the real ones, or its code where the reader may not view them. */
export function DictionaryField({ value, issue, set }: DictionaryFieldProps) {
  const say = useWords()
  const mayView = useMayView(dictionaryType)
  const { data, isLoading } = useAllRows(dictionaryType)
  if (!mayView) return <TextField most={64} label={say('dictionaryCode')} value={value} issue={issue} set={(code) => set(code ?? '')} />
  const options = (data ?? []).map((row) => ({
    value: String(row['code']),
    label: `${titleOf(dictionaryType, row, currentLanguage())}（${String(row['code'])}）`,
  }))
  return (
    <Part label={say('dictionary')} issue={issue}>
      {(handed) => (
        <Select
          {...handed}
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          value={value || null}
          onChange={set}
        />
      )}
    </Part>
  )
}
