import { useTranslation } from 'react-i18next'
import { UsePlaces } from '../uses/use-places.tsx'
import type { UsedFile } from './used-files.ts'

/** The question before several files are deleted, with the places of those that are used. */
export function UsedFiles({ used, mayForce }: { used: readonly UsedFile[]; mayForce: boolean }) {
  const { t } = useTranslation()
  if (used.length === 0) return <p>{t('admin.library.deleteLead')}</p>
  return (
    <>
      <p>{t(mayForce ? 'admin.library.deleteUsed' : 'admin.library.keepUsed', { number: used.length })}</p>
      <dl className="library-used">
        {used.map(({ file, uses }) => (
          <div key={file.id}>
            <dt>{file.title ?? file.name}</dt>
            <dd>
              <UsePlaces uses={uses} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
