import { DatePicker, Form, Modal, type DatePickerProps } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../data/item.ts'
import { useCalendarKeys } from '../pieces/use-calendar-keys.tsx'
import { usePublishing, type Refused } from './publishing.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'

interface Times {
  from: Dayjs
  until?: Dayjs | null
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
    const done = await schedule(item, from.toISOString(), until?.toISOString() ?? null)
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
          from: item.scheduledFor ? dayjs(item.scheduledFor) : dayjs().add(1, 'hour').startOf('hour'),
          until: item.publishedUntil ? dayjs(item.publishedUntil) : null,
        }}
        onFinish={(times) => void submit(times)}
      >
        <Form.Item name="from" label={t('admin.publish.from')} rules={[{ required: true, message: t('admin.publish.fromMissing') }]}>
          <Moment />
        </Form.Item>
        <Form.Item
          name="until"
          label={t('admin.publish.untilLabel')}
          dependencies={['from']}
          rules={[
            {
              validator: async (_, until: Dayjs | null) => {
                if (until && !until.isAfter(form.getFieldValue('from') as Dayjs)) throw new Error(t('admin.publish.untilBefore'))
              },
            },
          ]}
        >
          <Moment placeholder={t('admin.publish.always')} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** A day with its time; the form adds value and name. */
const Moment = (props: DatePickerProps) => (
  <DatePicker {...props} {...useCalendarKeys()} showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" className="kit-wide" />
)
