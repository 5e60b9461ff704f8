import { ExportOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../browser/notice.ts'
import { lookAtJobs } from '../../session/bell.ts'
import { call } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'
import type { LogFile } from './use-log.ts'

interface LogExportProps {
  file: LogFile
  /** The filters of the log, of which the days count. */
  days: Record<string, string>
}

/** B-73, B-81: orders the whole log of the days in sight as a signed file. */
export function LogExport({ file, days: { creationTimeStart, creationTimeEnd } }: LogExportProps) {
  const { t } = useTranslation()
  const mayExport = useCan(`${serviceOf(file)}/Export`)
  const days = { ...(creationTimeStart && { creationTimeStart }), ...(creationTimeEnd && { creationTimeEnd }) }
  const ordering = useMutation({
    mutationFn: async () => {
      await call(file, days)
      notify({ kind: 'success', text: t('admin.logs.ordered'), seconds: 6 })
      await lookAtJobs()
    },
  })
  if (!mayExport) return null
  return (
    <ToolButton icon={<ExportOutlined />} label={t('admin.logs.export')} loading={ordering.isPending} onClick={() => ordering.mutate()} />
  )
}

const serviceOf = ({ path }: LogFile) => path.split('/').at(-2)!
