import { HolderOutlined } from '@ant-design/icons'
import { Button, Checkbox, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSorting } from '../../browser/use-sorting.ts'
import { Arrows } from '../pieces/arrows.tsx'
import { useColumnTitle } from './columns.tsx'
import { choosable, DENSITIES, usualColumns } from '../address/list-look.ts'
import { moved } from '../data/order.ts'
import type { Screen } from '../kinds/screen.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import type { List } from '../address/use-list.ts'
import { Panel } from '../../shell/parts/panel.tsx'

interface ListSettingsProps {
  screen: Screen
  list: List
  close: () => void
}

/** The columns of a list, their order, and its density. The list stays in sight beside the drawer and follows at once. */
export default function ListSettings({ screen, list: { look, setLook }, close }: ListSettingsProps) {
  const { t } = useTranslation()
  useFocusBack()
  const usual = usualColumns(screen.resource, screen.columns)
  const shown = look.columns ?? usual
  const all = [...shown, ...[...usual, ...choosable(screen.resource)].filter(unseen(shown))]
  const choose = (columns: readonly string[]) => setLook({ ...look, columns })
  return (
    <Panel
      open
      mask={false}
      size={340}
      title={t('admin.listing.layout')}
      onClose={close}
      footer={
        <Button disabled={Object.keys(look).length === 0} onClick={() => setLook({})}>
          {t('admin.listing.asUsual')}
        </Button>
      }
    >
      <h2 className="kit-settings-head">{t('admin.listing.density')}</h2>
      <Segmented
        block
        aria-label={t('admin.listing.density')}
        value={look.density ?? 'medium'}
        onChange={(density) => setLook({ ...look, density })}
        options={DENSITIES.map((value) => ({ value, label: t(`admin.listing.densities.${value}`) }))}
      />
      <h2 className="kit-settings-head">{t('admin.listing.columns')}</h2>
      <p className="kit-hint">{t('admin.listing.columnsLead')}</p>
      <ColumnList screen={screen} all={all} shown={shown} choose={choose} />
    </Panel>
  )
}

/** A filter that keeps each name once, and drops the names that are there already. */
const unseen = (there: readonly string[]) => (name: string, at: number, names: readonly string[]) =>
  !there.includes(name) && names.indexOf(name) === at

interface ColumnListProps {
  screen: Screen
  all: readonly string[]
  shown: readonly string[]
  choose: (columns: readonly string[]) => void
}

function ColumnList({ screen: { resource }, all, shown, choose }: ColumnListProps) {
  const titled = useColumnTitle(resource)
  const toggle = (name: string) => choose(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name])
  const place = (name: string, to: number) => choose(moved(shown, shown.indexOf(name), to))
  const { t } = useTranslation()
  const list = useSorting<HTMLUListElement>({
    place,
    words: {
      instructions: t('admin.listing.dragKeys'),
      position: (at, total) => t('admin.listing.position', { at, total }),
    },
  })
  return (
    <ul className="kit-columns" ref={list}>
      {all.map((name, at) => (
        <li key={name} {...(at < shown.length ? { 'data-sort': name } : {})}>
          {at < shown.length ? (
            <button type="button" data-handle className="kit-holder" aria-label={t('admin.listing.drag', { name: titled(name) })}>
              <HolderOutlined aria-hidden />
            </button>
          ) : (
            <HolderOutlined aria-hidden className="kit-holder kit-holder-off" />
          )}
          <Checkbox checked={at < shown.length} disabled={name === resource.display} onChange={() => toggle(name)}>
            {titled(name)}
          </Checkbox>
          <span className="kit-arrows">
            {at < shown.length && (
              <Arrows size="small" name={titled(name)} at={at} last={shown.length - 1} move={(to) => place(name, to)} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
