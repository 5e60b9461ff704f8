import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { useUploads } from './use-uploads.ts'

/** The pictures on their way: progress and a way to stop, or the reason of a failure and a way on. */
export function EditorUploads({ uploads, begin, cancel }: Pick<ReturnType<typeof useUploads>, 'uploads' | 'begin' | 'cancel'>) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <ul className="kit-uploads" aria-label={t('admin.editor.uploads')}>
      {uploads.map(({ uid, file, percent, error, canRetry }) => (
        <li key={uid} data-failed={error ? true : undefined}>
          <span>{file.name}</span>
          {error ? <em role="alert">{error}</em> : <Progress percent={percent} size="small" aria-label={file.name} />}
          {canRetry && (
            <Button size="small" onClick={() => void begin(uid, file)}>
              {t('admin.editor.uploadAgain')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            aria-label={`${t(error ? 'admin.editor.uploadRemove' : 'admin.editor.uploadCancel')} ${file.name}`}
            onClick={() => cancel(uid)}
          >
            {t(error ? 'admin.editor.uploadRemove' : 'admin.editor.uploadCancel')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
