import { Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '../../../contract/features/upload-library.ts'
import { useStore } from '../../state/store.ts'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { FileGrid } from '../../resource/pieces/library/file-grid.tsx'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { DetailsDialog } from './details/details-button.tsx'
import './library.css'
import { LibraryFilters } from './library-filters.tsx'
import { AlbumTools } from './library/album-tools.tsx'
import { Albums } from './library/albums.tsx'
import { ChosenBar } from './library/chosen-bar.tsx'
import { LicenceNotice } from './library/licence-notice.tsx'
import { FileTable } from './library/file-table.tsx'
import { Pages } from './library/pages.tsx'
import { shownAs } from './library/shown-as.ts'
import { UploadTray } from './library/upload-tray.tsx'
import { useDeleteMany } from './library/use-delete-many.tsx'
import type { LibraryUploads } from './library/use-library-uploads.ts'
import { FILTERS, type Library } from './library/use-library.ts'
import { useTaking } from './library/use-taking.ts'
import { viewChoice } from './library/view-choice.ts'
import { DuplicatesNotice } from './same/duplicates-notice.tsx'

interface LibraryListProps {
  label: string
  library: Library
  /** Takes files that are dropped or pasted; null where none may be added. */
  uploads: LibraryUploads | null
  /** Deletes a file of which the question has been answered. */
  remove: ((address: string) => Promise<void>) | undefined
}

/** The uploaded files as tiles or lines, with search, albums, order and what may be done with several of them (B-116). */
export function LibraryList({ label, library, uploads, remove }: LibraryListProps) {
  const { t } = useTranslation()
  const { rows, filters } = library
  const { isOver, target } = useTaking(uploads && uploads.take)
  const removeMany = useDeleteMany((gone) => library.select(library.selected.filter(({ id }) => !gone.includes(id))))
  const asking = remove && ((files: readonly LibraryFile[]) => void removeMany(files))
  return (
    <section className="kit-card library" aria-busy={rows.isFetching} aria-label={label} {...target}>
      <LicenceNotice library={library} />
      <DuplicatesNotice library={library} />
      <LibraryFilters library={library} />
      {uploads && <UploadTray uploads={uploads} />}
      {rows.isError ? (
        <FailedRows error={rows.error} retry={rows.refetch} />
      ) : (
        <Body library={library} remove={remove} asking={asking} mayAdd={uploads !== null} />
      )}
      <ChosenBar library={library} remove={asking} />
      {isOver && (
        <div className="library-drop">{filters.album ? t('admin.library.dropInto', { name: filters.album }) : t('admin.library.drop')}</div>
      )}
    </section>
  )
}

interface BodyProps extends Pick<LibraryListProps, 'library' | 'remove'> {
  asking: ((files: readonly LibraryFile[]) => void) | undefined
  mayAdd: boolean
}

function Body({ library, remove, asking, mayAdd }: BodyProps) {
  const { t } = useTranslation()
  const { rows, isFiltered } = library
  const { view } = useStore(viewChoice)
  const files = rows.data?.items
  const isAlbum = FILTERS.every((name) => (library.filters[name] !== '') === (name === 'album'))
  const none = isAlbum
    ? t('admin.albums.empty')
    : isFiltered
      ? t('admin.files.noneFound')
      : t(mayAdd ? 'admin.library.none' : 'admin.library.noneYet')
  return (
    <div className="library-body">
      <Albums library={library} />
      <div className={rows.isPlaceholderData ? 'library-files library-old' : 'library-files'}>
        <AlbumTools library={library} />
        {files === undefined ? (
          <Bones />
        ) : files.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
        ) : view === 'list' ? (
          <FileTable library={library} files={files} remove={remove} />
        ) : (
          <Tiles library={library} files={files} asking={asking} />
        )}
        <Pages library={library} />
      </div>
    </div>
  )
}

/** Opens what is noted about a file, and for those who may not change it the file itself. */
function Tiles({
  library: { selected, select },
  files,
  asking,
}: Pick<BodyProps, 'library' | 'asking'> & { files: readonly LibraryFile[] }) {
  const { t } = useTranslation()
  const mayEdit = useCan('Upload/Edit')
  const [opened, setOpened] = useState<LibraryFile | null>(null)
  return (
    <>
      <FileGrid
        label={t('admin.library.title')}
        files={files.map((file) => shownAs(file, t))}
        chosen={selected.map((file) => shownAs(file, t))}
        choose={(chosen) => select(chosen.map(({ file }) => file))}
        open={({ file }) => (mayEdit ? setOpened(file) : window.open(file.url, '_blank', 'noopener'))}
        remove={asking && ((chosen) => asking(chosen.map(({ file }) => file)))}
      />
      <Late close={() => setOpened(null)}>{opened && <DetailsDialog file={opened} close={() => setOpened(null)} />}</Late>
    </>
  )
}

const Bones = () => (
  <ul className="kit-files library-bones" aria-hidden>
    {Array.from({ length: 12 }, (_, at) => (
      <li key={at} />
    ))}
  </ul>
)
