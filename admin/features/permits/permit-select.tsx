import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { access } from '../../../contract/features/access.ts'
import { TreeChoice } from '../../resource/kinds/tree-parent/tree-choice.tsx'
import { quietly } from '../../session/session.ts'
import { permitTree, type PermitNode } from './permit-tree.ts'
import { usePermitWords } from './permit-words.ts'

interface PermitSelectProps {
  id: string
  value: string | null
  onChange: (permit: string) => void
}

interface Option {
  value: string
  title: string
  /** The permit with its service, as the closed field shows it. */
  full: string
  /** A search finds it by any words of these. */
  words: string
  selectable: boolean
  children?: Option[]
}

/** One permit of all, chosen from their tree: found by menu group, service, action or name. */
export function PermitSelect({ id, value, onChange }: PermitSelectProps) {
  const { t, i18n } = useTranslation()
  const words = usePermitWords()
  const { data, isPending } = useQuery({
    queryKey: ['function', 'permits', 'asked'],
    queryFn: () => quietly(access.permits, {}),
    staleTime: 30_000,
  })
  // oxlint-disable-next-line exhaustive-deps -- the words change with the language only
  const tree = useMemo(() => permitTree(data?.items ?? [], words).map((node) => optionOf(node)), [data, i18n.language])
  return (
    <TreeChoice<string>
      id={id}
      loading={isPending}
      treeData={tree}
      treeNodeLabelProp="full"
      // Groups are open, and the services in them are opened by a press.
      treeDefaultExpandedKeys={tree.map((group) => group.value)}
      treeExpandAction="click"
      showSearch={{ filterTreeNode: (text, node) => isFound(String(node['words']), text) }}
      placeholder={t('admin.access.choosePermit')}
      value={value as string}
      onChange={onChange}
    />
  )
}

function optionOf({ key, label, children }: PermitNode, above: readonly string[] = []): Option {
  const trail = [...above, label]
  return {
    value: key,
    title: label,
    full: trail.slice(-2).join(' · '),
    words: [...trail, ...(children.length > 0 ? [] : [key])].join(' ').toLowerCase(),
    selectable: children.length === 0,
    ...(children.length > 0 && { children: children.map((child) => optionOf(child, trail)) }),
  }
}

const isFound = (words: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part))
