import { useQuery } from '@tanstack/react-query'
import { Button, Empty, Skeleton, Tag, Timeline } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { useCan } from '../../session/use-can.ts'
import { call } from '../../session/session.ts'
import { exactMomentOf } from '../data/moment.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { useReverting } from './use-reverting.ts'
import { SnapshotView } from './snapshot-view.tsx'
import { VersionDifferences } from './version-differences.tsx'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { Panel } from '../../shell/parts/panel.tsx'

type Snapshot = OutputOf<ReturnType<typeof endpointsOf>['getHistory']>['items'][number]

const WHEN = {
  past: { colour: 'gray', words: 'past' },
  live: { colour: 'green', words: 'live' },
  scheduled: { colour: 'blue', words: 'planned' },
} as const

/** The published versions, newest first; an old version can become the draft again. */
export default function HistoryDrawer({ resource, item, close }: { resource: Resource; item: Item; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const { data, isPending } = useQuery({
    queryKey: [resource.name, 'history', item.id],
    queryFn: async () => (await call(endpointsOf(resource).getHistory, { id: item.id })).items,
  })
  return (
    <Panel open title={t('admin.publish.history')} onClose={close} size={560}>
      {isPending && <Skeleton active title={false} />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.publish.historyNone')} />}
      <Timeline
        items={(data ?? []).map((snapshot) => ({
          key: snapshot.id,
          color: WHEN[snapshot.when].colour,
          content: <Version resource={resource} item={item} snapshot={snapshot} reverted={close} />,
        }))}
      />
    </Panel>
  )
}

function Version({ resource, item, snapshot, reverted }: { resource: Resource; item: Item; snapshot: Snapshot; reverted: () => void }) {
  const { t } = useTranslation()
  const canEdit = useCan(permitOf(resource, 'Edit'))
  const revert = useReverting(resource, item, reverted)
  const [shown, show] = useState<'differences' | 'content' | null>(null)
  const turn = (part: 'differences' | 'content') => show(shown === part ? null : part)
  return (
    <div className="kit-version">
      <div>
        <strong>{exactMomentOf(snapshot.validFrom)}</strong>
        {snapshot.validUntil && <span> – {exactMomentOf(snapshot.validUntil)}</span>}{' '}
        <Tag>{t(`admin.publish.${WHEN[snapshot.when].words}`)}</Tag>
      </div>
      {snapshot.creatorName && <div className="kit-quiet">{t('admin.publish.by', { who: snapshot.creatorName })}</div>}
      <div className="kit-version-actions">
        <Button type="link" size="small" aria-expanded={shown === 'differences'} onClick={() => turn('differences')}>
          {t('admin.publish.compare')}
        </Button>
        <Button type="link" size="small" aria-expanded={shown === 'content'} onClick={() => turn('content')}>
          {t('admin.publish.content')}
        </Button>
        {canEdit && (
          <Button type="link" size="small" onClick={() => void revert(snapshot.id)}>
            {t('admin.publish.revert')}
          </Button>
        )}
      </div>
      {shown === 'content' && <SnapshotView resource={resource} item={item} snapshotId={snapshot.id} />}
      {shown === 'differences' && <VersionDifferences resource={resource} item={item} snapshotId={snapshot.id} />}
    </div>
  )
}
