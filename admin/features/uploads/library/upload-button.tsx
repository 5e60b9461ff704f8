import { CloudUploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Chooses files of this computer for the library. */
export function UploadButton({ take }: { take: (files: File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button type="primary" icon={<CloudUploadOutlined />} onClick={() => input.current?.click()}>
        {t('admin.library.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('admin.library.upload')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // An emptied input accepts the same file again, after a correction.
          target.value = ''
          if (files.length > 0) take(files)
        }}
      />
    </>
  )
}
