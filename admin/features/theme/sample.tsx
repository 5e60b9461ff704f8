import { Button, Flex, Form, Input, Layout, Select, Switch, Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'

const ROWS = [
  { key: 1, name: 'HM-1200', stock: 128, state: 'published' },
  { key: 2, name: 'FL-25', stock: 46, state: 'scheduled' },
  { key: 3, name: 'CB-10', stock: 0, state: 'draft' },
] as const

const COLOURS = { published: 'success', scheduled: 'processing', draft: 'default', failed: 'error' } as const
const STATES = ['published', 'scheduled', 'draft', 'failed'] as const
const KINDS = ['camera', 'lens', 'light'] as const

/** Components of antd as the screens use them. */
export function Sample({ title, shade }: { title: string; shade: 'light' | 'dark' }) {
  return (
    <Layout className="theme-sample" style={{ colorScheme: shade }}>
      <section aria-label={title}>
        <h2>{title}</h2>
        <Buttons />
        <Tags />
        <SampleForm />
        <SampleTable />
      </section>
    </Layout>
  )
}

function Buttons() {
  const { t } = useTranslation()
  return (
    <>
      <h3>{t('admin.bar.theme.buttons')}</h3>
      <Flex wrap gap="small">
        <Button type="primary">{t('admin.bar.theme.primary')}</Button>
        <Button>{t('admin.bar.theme.normal')}</Button>
        <Button danger>{t('admin.bar.theme.danger')}</Button>
        <Button type="link">{t('admin.bar.theme.link')}</Button>
        <Button disabled>{t('admin.bar.theme.off')}</Button>
      </Flex>
    </>
  )
}

function Tags() {
  const { t } = useTranslation()
  return (
    <>
      <h3>{t('admin.bar.theme.tags')}</h3>
      <Flex wrap gap="small">
        {STATES.map((state) => (
          <Tag key={state} color={COLOURS[state]}>
            {t(`admin.bar.theme.states.${state}`)}
          </Tag>
        ))}
      </Flex>
    </>
  )
}

function SampleForm() {
  const { t } = useTranslation()
  const kinds = KINDS.map((kind) => ({ value: kind, label: t(`admin.bar.theme.kinds.${kind}`) }))
  return (
    <>
      <h3>{t('admin.bar.theme.form')}</h3>
      <Form layout="vertical" requiredMark={false} initialValues={{ name: t('admin.bar.theme.nameSample'), kind: 'camera', shown: true }}>
        <Form.Item name="name" label={t('admin.bar.theme.name')}>
          <Input />
        </Form.Item>
        <Form.Item name="kind" label={t('admin.bar.theme.kind')}>
          <Select options={kinds} />
        </Form.Item>
        <Form.Item name="shown" label={t('admin.bar.theme.shown')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </>
  )
}

function SampleTable() {
  const { t } = useTranslation()
  return (
    <>
      <h3>{t('admin.bar.theme.table')}</h3>
      <Table
        dataSource={[...ROWS]}
        pagination={false}
        columns={[
          { dataIndex: 'name', title: t('admin.bar.theme.name') },
          { dataIndex: 'stock', title: t('admin.bar.theme.stock'), align: 'end', className: 'kit-number' },
          {
            dataIndex: 'state',
            title: t('admin.bar.theme.state'),
            render: (state: (typeof ROWS)[number]['state']) => <Tag color={COLOURS[state]}>{t(`admin.bar.theme.states.${state}`)}</Tag>,
          },
        ]}
      />
    </>
  )
}
