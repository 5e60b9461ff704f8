import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { referenceName } from '../../../contract/schema.ts'
import { currentLanguage } from '../../i18n.ts'
import { call } from '../../session.ts'
import type { ControlProps } from '../controls.tsx'
import { endpointsOf, titleOf, type Item } from '../item.ts'

interface Option {
  value: number
  label: string
}

/** The rows that a search finds, twenty at most: whoever seeks further writes more. */
function useFound(target: Resource, keyword: string): Option[] {
  const { data = [] } = useQuery({
    queryKey: [target.name, 'list', 'search', keyword],
    queryFn: async () => (await call(endpointsOf(target).getAll, { maxResultCount: 20, ...(keyword ? { keyword } : {}) })).items as Item[],
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return data.map((item) => ({ value: item.id, label: titleOf(target, item, currentLanguage()) }))
}

/** The names of rows that are chosen already, whether a search finds them or not. */
function useChosen(target: Resource, ids: number[]): Option[] {
  const { data = [] } = useQuery({
    queryKey: [target.name, 'list', 'chosen', ids],
    queryFn: () => Promise.all(ids.map(async (id) => (await call(endpointsOf(target).get, { id })) as Item)),
    enabled: ids.length > 0,
    staleTime: 30_000,
  })
  return data.map((item) => ({ value: item.id, label: titleOf(target, item, currentLanguage()) }))
}

const merged = (...options: Option[][]): Option[] => [...new Map(options.flat().map((option) => [option.value, option])).values()]

export function ReferenceControl({ id, value, onChange, onBlur, field, name, item }: ControlProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const found = useFound(resourceNamed(field.target!), keyword)
  const named = item?.[name] && item[referenceName(name)] ? [{ value: item[name] as number, label: String(item[referenceName(name)]) }] : []
  return (
    <Select
      {...(id ? { id } : {})}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear={!field.required}
      placeholder={t('admin.form.choose')}
      options={keyword ? found : merged(named, found)}
      value={(value as number | null) ?? null}
      onChange={(chosen: number | null | undefined) => onChange?.(chosen ?? null)}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}

export function ReferencesControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const target = resourceNamed(field.target!)
  const ids = (value as number[] | null) ?? []
  const found = useFound(target, keyword)
  const unknown = ids.filter((one) => !found.some((option) => option.value === one))
  const chosen = useChosen(target, unknown)
  return (
    <Select
      {...(id ? { id } : {})}
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder={t('admin.form.choose')}
      options={merged(found, chosen)}
      value={ids}
      onChange={(next: number[]) => onChange?.(next)}
      {...(onBlur ? { onBlur } : {})}
    />
  )
}
