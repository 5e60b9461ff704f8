import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../browser/save-file.ts'

/** B-54g: the recovery codes, shown this once. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <div className="factor-steps">
      <Alert type="warning" showIcon title={t('admin.factors.codesLead')} />
      <ol className="factor-codes" aria-label={t('admin.factors.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="factor-buttons">
        <Button icon={<CopyOutlined />} onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {t(isCopied ? 'admin.factors.copied' : 'admin.factors.copy')}
        </Button>
        <Button
          icon={<DownloadOutlined />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('admin.factors.codes')}.txt`)}
        >
          {t('admin.factors.download')}
        </Button>
        <span className="kit-space" />
        <Button type="primary" onClick={done}>
          {t('admin.factors.saved')}
        </Button>
      </div>
    </div>
  )
}
