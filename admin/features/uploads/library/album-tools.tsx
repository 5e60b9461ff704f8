import { DeleteOutlined, EditOutlined, FolderAddOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadAlbums } from '../../../../contract/features/upload-albums.ts'
import { notify } from '../../../browser/notice.ts'
import { libraryChanged, useOverview } from '../../../resource/data/library.ts'
import { useConfirm } from '../../../resource/pieces/use-confirm.ts'
import { call } from '../../../session/session.ts'
import { useCan } from '../../../session/use-can.ts'
import { AlbumDialog } from './album-dialog.tsx'
import type { Library } from './use-library.ts'

/** Makes an album, and renames or deletes the one that is looked at (B-125f), for those who may note on files. */
export function AlbumTools({ library: { filters, set } }: { library: Library }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'add' | 'rename' | null>(null)
  const remove = useRemove((label) => label === filters.album && set({ album: '' }))
  if (!useCan('Upload/Edit')) return null
  const name = filters.album
  return (
    <div className="library-album-tools">
      <Button type="text" size="small" icon={<FolderAddOutlined />} onClick={() => setAsking('add')}>
        {t('admin.albums.add')}
      </Button>
      {name && (
        <>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t('admin.albums.renameThis', { name })}
            onClick={() => setAsking('rename')}
          >
            {t('admin.albums.renameIt')}
          </Button>
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('admin.albums.removeThis', { name })}
            onClick={() => remove(name)}
          >
            {t('admin.files.delete')}
          </Button>
        </>
      )}
      {asking && (
        <AlbumDialog of={asking === 'rename' ? name : null} close={() => setAsking(null)} show={(album) => set({ album, filed: '' })} />
      )}
    </div>
  )
}

/** Deletes an album after a question that tells how many files stay. */
function useRemove(removed: (label: string) => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { shelves } = useOverview()
  return (label: string) =>
    confirm({
      title: t('admin.albums.remove'),
      content: t('admin.albums.removeLead', { name: label, number: shelves.find((one) => one.label === label)?.count ?? 0 }),
      okText: t('admin.albums.remove'),
      danger: true,
      then: async () => {
        await call(uploadAlbums.delete, { label })
        removed(label)
        await libraryChanged()
        notify({ kind: 'success', text: t('admin.albums.removed'), seconds: 3 })
      },
    })
}
