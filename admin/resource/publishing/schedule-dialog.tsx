import { Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../data/item.ts'
import { SiteMoment } from '../pieces/site-moment.tsx'
import { usePublishing, type Refused } from './publishing.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'

const HOUR_MS = 60 * 60_000

interface Times {
  from: string
  until?: string | null
}

interface ScheduleDialogProps {
  resource: Resource
  item: Item
  close: () => void
  /** Shows a refusal in the form that the dialog was opened from. */
  refused?: Refused
}

/** Chooses when the site starts to show the draft and, optionally, when it stops. */
export default function ScheduleDialog({ resource, item, close, refused }: ScheduleDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [form] = Form.useForm<Times>()
  const [isBusy, setBusy] = useState(false)
  // The form behind the dialog shows what is missing.
  const { schedule } = usePublishing(
    resource,
    refused &&
      ((error) => {
        close()
        refused(error)
      }),
  )

  async function submit({ from, until }: Times) {
    setBusy(true)
    const done = await schedule(item, from, until ?? null)
    setBusy(false)
    if (done) close()
  }

  return (
    <Modal
      open
      title={t('admin.publish.schedule')}
      okText={t('admin.publish.confirm')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={close}
    >
      <p className="kit-quiet">{t('admin.publish.scheduleLead')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          from: item.scheduledFor ?? nextHour(),
          until: item.publishedUntil,
        }}
        onFinish={(times) => void submit(times)}
      >
        <Form.Item name="from" label={t('admin.publish.from')} rules={[{ required: true, message: t('admin.publish.fromMissing') }]}>
          <SiteMoment />
        </Form.Item>
        <Form.Item
          name="until"
          label={t('admin.publish.untilLabel')}
          dependencies={['from']}
          rules={[
            {
              validator: async (_, until: string | null) => {
                if (until && Date.parse(until) <= Date.parse(form.getFieldValue('from') as string))
                  throw new Error(t('admin.publish.untilBefore'))
              },
            },
          ]}
        >
          <SiteMoment placeholder={t('admin.publish.always')} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** The next full hour. */
const nextHour = () => new Date(Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS).toISOString()
