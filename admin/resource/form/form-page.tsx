import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { currentLanguage } from '../../language/i18n.ts'
import { momentOf } from '../data/moment.ts'
import { Component as Forbidden } from '../../shell/forbidden-page.tsx'
import { useOwnTitle, useReaddress } from '../../shell/use-tab.ts'
import { useOpenRow } from '../data/data.ts'
import { FormFields } from './form-fields.tsx'
import { FormStatus } from './form-status.tsx'
import { FormState } from './form-state.tsx'
import { titleOf, type Item } from '../data/item.ts'
import { useLabels } from '../data/labels.ts'
import { HoldersLink } from '../pieces/holders-link.tsx'
import { PageHead } from '../pieces/page-head.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { KeptWordsBar } from './kept-words-bar.tsx'
import type { Screen } from '../kinds/screen.ts'
import { ReadingView } from './reading-view.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { liveAddress } from '../publishing/preview-address.ts'
import { StateInWords } from '../publishing/state-in-words.tsx'
import { useFormAccess, useFormKeys } from './use-form-access.ts'
import { useResourceForm } from './use-resource-form.ts'
import { useIsResting } from '../pieces/use-when-seen.ts'
import { useUnsaved } from './use-unsaved.ts'

interface FormPageProps {
  screen: Screen
  id: number | null
  /** Goes back to the list; absent on a screen of one row. */
  close?: () => void
  /** The address of a row. */
  address?: (id: number) => string
  /** Opens the address of a row that was just created. */
  created: (id: number) => void
}

/** A row on a page of its own. */
export default function FormPage({ screen, id, close, created, address }: FormPageProps) {
  const { item, isWaiting, error, retry } = useOpenRow(screen.resource, id)
  const { name } = useLabels(screen.resource)
  const { mayWrite } = useFormAccess(screen.resource, id)
  useOwnTitle(close && id !== null && !item ? `${name} #${id}` : null)
  if (id === null && !mayWrite) return <Forbidden />
  if (!mayWrite && item) return <Read screen={screen} item={item} {...(close ? { close } : {})} />
  if (id === null || item)
    return <Filled screen={screen} item={item} {...(close ? { close } : {})} {...(address ? { address } : {})} created={created} />
  return (
    <>
      <PageHead title={screen.title ?? name} {...(close ? { back: close } : {})} />
      <section className="kit-card">
        <FormState error={error} isWaiting={isWaiting} retry={retry} />
      </section>
    </>
  )
}

function Filled({ screen, item, close, created, address }: Omit<FormPageProps, 'id'> & { item: Item | null }) {
  const { t } = useTranslation()
  const { resource } = screen
  const { one } = useLabels(resource)
  const form = useResourceForm({ screen, item })
  const place = useLocation()
  const title = item ? titleOf(resource, item, currentLanguage()) : t('admin.form.add', { name: one })
  useOwnTitle(close ? title : null)
  const { leave } = useUnsaved({ isDirty: form.isDirty, holds: ({ pathname }) => pathname === place.pathname })
  const isResting = useIsResting()
  const readdress = useReaddress()
  // Somebody who has gone on to another page stays there, and finds the row in this tab.
  const made = (saved: Item) =>
    isResting() && address ? readdress(address(saved.id), titleOf(resource, saved, currentLanguage())) : leave(() => created(saved.id))
  const save = async () => {
    const saved = await form.save()
    if (saved && !item) made(saved)
  }
  useFormKeys(true, () => void save())
  return (
    <>
      <PageHead
        title={close ? title : screen.title}
        lead={item && <PageLead screen={screen} item={item} />}
        {...(close ? { back: close } : {})}
      />
      <KeptWordsBar kept={form.kept} />
      <FormFields screen={screen} item={item} form={form.fields} wide />
      {item && screen.beneath && <screen.beneath item={item} />}
      <div className="kit-foot kit-foot-page">
        <FormStatus resource={resource} item={item} isDirty={form.isDirty} />
        <span className="kit-space" />
        {close && (
          <Button className="kit-back" onClick={close}>
            {t('admin.form.back')}
          </Button>
        )}
        <Button
          type={resource.publishable ? 'default' : 'primary'}
          loading={form.isBusy}
          disabled={item !== null && !form.isDirty}
          onClick={() => void save()}
        >
          {t(resource.publishable ? 'admin.form.saveDraft' : 'admin.form.save')}
        </Button>
        <PublishButtons screen={screen} item={item} form={form} created={made} />
      </div>
      <StaleDialog form={form} resource={resource} id={item?.id ?? null} saved={() => undefined} />
    </>
  )
}

/** The page of a row for those who may only read it. */
function Read({ screen, item, close }: { screen: Screen; item: Item; close?: () => void }) {
  const title = titleOf(screen.resource, item, currentLanguage())
  useOwnTitle(close ? title : null)
  return (
    <>
      <PageHead title={close ? title : screen.title} lead={<PageLead screen={screen} item={item} />} {...(close ? { back: close } : {})} />
      <ReadingView screen={screen} item={item} wide />
      {screen.beneath && <screen.beneath item={item} />}
    </>
  )
}

const PageLead = ({ screen: { resource }, item }: { screen: Screen; item: Item }) => {
  const { t } = useTranslation()
  const created = momentOf(item.creationTime)
  const changed = momentOf(item.lastModificationTime ?? item.creationTime)
  return (
    <span className="kit-lead">
      {resource.publishable && <StateInWords item={item} />}
      {item.state === 'published' && (
        <a href={liveAddress(resource, item)} target="_blank" rel="noopener">
          {t('admin.publish.viewLive')}
        </a>
      )}
      <span className="kit-number">{t('admin.form.createdAt', { when: created })}</span>
      {changed !== created && <span className="kit-number">{t('admin.form.changedAt', { when: changed })}</span>}
      <HoldersLink resource={resource} id={item.id} />
    </span>
  )
}
