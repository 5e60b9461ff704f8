import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, type Location } from 'react-router'
import type { Resource } from '../../../contract/resource.ts'
import { Component as Forbidden } from '../../shell/forbidden-page.tsx'
import { currentLanguage } from '../../language/i18n.ts'
import { useOpenRow } from '../data/data.ts'
import { FormFields } from './form-fields.tsx'
import { FormState } from './form-state.tsx'
import { titleOf, type Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import { ROW } from '../data/list-query.ts'
import { HoldersLink } from '../pieces/holders-link.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { KeptWordsBar } from './kept-words-bar.tsx'
import type { Screen } from '../kinds/screen.ts'
import { ReadingView } from './reading-view.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { StateInWords } from '../publishing/state-in-words.tsx'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { useFormAccess, useFormKeys } from './use-form-access.ts'
import { useResourceForm } from './use-resource-form.ts'
import { useWhenSeen } from '../pieces/use-when-seen.ts'
import { useUnsaved } from './use-unsaved.ts'
import { Panel } from '../../shell/parts/panel.tsx'

interface FormDrawerProps {
  screen: Screen
  id: number | null
  close: () => void
}

/** A row in a drawer over its list. */
export default function FormDrawer({ screen, id, close }: FormDrawerProps) {
  useFocusBack()
  const { item, isWaiting, error, retry } = useOpenRow(screen.resource, id)
  const { t } = useTranslation()
  const { name, one } = useLabels(screen.resource)
  const title = item ? titleOf(screen.resource, item, currentLanguage()) : id === null ? t('admin.form.add', { name: one }) : name
  const { mayWrite } = useFormAccess(screen.resource, id)
  if (mayWrite && (id === null || item)) return <Filled screen={screen} item={item} title={title} close={close} />
  return (
    <Panel open title={title} extra={item && <Extra resource={screen.resource} item={item} />} onClose={close} size={640}>
      {id === null && <Forbidden />}
      {item && <ReadingView screen={screen} item={item} />}
      {item && screen.beneath && <screen.beneath item={item} />}
      {id !== null && !item && <FormState error={error} isWaiting={isWaiting} retry={retry} />}
    </Panel>
  )
}

function Filled({ screen, item, title, close }: { screen: Screen; item: Item | null; title: string; close: () => void }) {
  const { t } = useTranslation()
  const { resource } = screen
  const form = useResourceForm({ screen, item })
  const place = useLocation()
  const { leave } = useUnsaved({
    isDirty: form.isDirty,
    holds: (next) => next.pathname === place.pathname && rowOf(next) === rowOf(place),
  })
  const whenSeen = useWhenSeen()
  const done = () => whenSeen(() => leave(close))
  const save = async () => {
    if (await form.save()) done()
  }
  useFormKeys(true, () => void save())
  const hasHtml = Object.values(resource.fields).some(({ kind }) => kind === 'html')
  return (
    <Panel
      open
      title={title}
      extra={item && <Extra resource={resource} item={item} />}
      size={hasHtml ? 820 : 640}
      onClose={close}
      mask={{ closable: !form.isDirty }}
      footer={
        <div className="kit-foot">
          <span className="kit-space" />
          <Button onClick={close}>{t('admin.form.cancel')}</Button>
          <Button type={resource.publishable ? 'default' : 'primary'} loading={form.isBusy} onClick={() => void save()}>
            {t(resource.publishable ? 'admin.form.saveDraft' : 'admin.form.save')}
          </Button>
          <PublishButtons screen={screen} item={item} form={form} created={done} />
        </div>
      }
    >
      <KeptWordsBar kept={form.kept} />
      <FormFields screen={screen} item={item} form={form.fields} />
      {item && screen.beneath && <screen.beneath item={item} />}
      <StaleDialog form={form} resource={resource} id={item?.id ?? null} saved={done} />
    </Panel>
  )
}

/** The drawer tells beside its title what the row is to others: its state on the site, and who may see and change it. */
const Extra = ({ resource, item }: { resource: Resource; item: Item }) => (
  <span className="kit-lead">
    {resource.publishable && <StateInWords item={item} />}
    <HoldersLink resource={resource} id={item.id} />
  </span>
)

const rowOf = ({ search }: Location) => new URLSearchParams(search).get(ROW)
