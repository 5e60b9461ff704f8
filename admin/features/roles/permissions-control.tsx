import { SearchOutlined } from '@ant-design/icons'
import { Button, Checkbox, ConfigProvider, Input, Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { CheckTree } from './check-tree.tsx'
import { OpenedMenu } from './opened-menu.tsx'
import { toggled } from '../permits/permit-tree.ts'
import { ALL } from '../permits/permit-words.ts'
import { usePermitTree } from './use-permit-tree.ts'
import './roles.css'

/** The permits of a role as one tree, and beside it the menu that they open (B-57a, B-57b); `*:*` is all of them. */
export function PermissionsControl({ id, value, onChange }: Pick<ControlProps, 'id' | 'value' | 'onChange'>) {
  const { t } = useTranslation()
  const { componentDisabled } = ConfigProvider.useConfig()
  const held = (value as string[] | null) ?? []
  const hasAll = held.includes(ALL)
  const names = new Set(held.map((name) => name.toLowerCase()))
  const isChosen = (permit: string) => hasAll || names.has(permit.toLowerCase())
  const tree = usePermitTree(isChosen)
  if (tree.isPending) return <Skeleton active title={false} />
  return (
    <div className="permits">
      <div className="permits-bar">
        <Checkbox checked={hasAll} disabled={componentDisabled} onChange={({ target }) => onChange?.(target.checked ? [ALL] : [])}>
          {t('admin.profile.allPermits')}
        </Checkbox>
        <span role="status" className="kit-quiet kit-number">
          {t('admin.people.tree.count', { chosen: tree.permits.filter(isChosen).length, total: tree.permits.length })}
        </span>
      </div>
      <TreeTools tree={tree} />
      {tree.rows.length > 0 ? (
        <CheckTree
          {...(id ? { id } : {})}
          label={t('admin.people.tree.label')}
          rows={tree.rows}
          folded={tree.folded}
          fold={tree.fold}
          isChosen={isChosen}
          toggle={(node) => onChange?.(toggled(held, node))}
          disabled={hasAll || componentDisabled}
        />
      ) : (
        <p className="kit-quiet">{t(tree.text.trim() === '' ? 'admin.people.tree.noneChosen' : 'admin.people.tree.none')}</p>
      )}
      <OpenedMenu permits={held} />
    </div>
  )
}

/** Search, filter and folding of the tree. */
function TreeTools({ tree }: { tree: ReturnType<typeof usePermitTree> }) {
  const { t } = useTranslation()
  return (
    <div className="permits-bar">
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        value={tree.text}
        placeholder={t('admin.people.tree.search')}
        aria-label={t('admin.people.tree.search')}
        onChange={({ target }) => tree.setText(target.value)}
        // The form is not sent by a search.
        onPressEnter={(event) => event.preventDefault()}
      />
      <Segmented
        aria-label={t('admin.people.tree.show')}
        options={[
          { value: false, label: t('admin.people.tree.all') },
          { value: true, label: t('admin.people.tree.chosen') },
        ]}
        value={tree.isNarrow}
        onChange={tree.setNarrow}
      />
      <Button type="text" size="small" onClick={() => tree.foldAll(false)}>
        {t('admin.people.tree.open')}
      </Button>
      <Button type="text" size="small" onClick={() => tree.foldAll(true)}>
        {t('admin.people.tree.fold')}
      </Button>
    </div>
  )
}
