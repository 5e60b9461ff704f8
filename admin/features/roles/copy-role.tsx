import { Form, Input, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { roleChanges } from '../../../contract/features/role-changes.ts'
import { role } from '../../../contract/resources/identity.ts'
import { createSchema } from '../../../contract/schema.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { titleOf, type Item } from '../../resource/data/item.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { saveKey } from '../../resource/data/save-key.ts'
import { showRefusal } from '../../resource/form/refusal.ts'
import { ruleOf } from '../../resource/form/rules.ts'
import { LanguageTag } from '../../resource/pieces/language-tag.tsx'
import { CallError } from '../../session/http.ts'
import { sendKeyed } from '../../session/session.ts'

interface Names {
  name: string
  displayName: string
  displayNameEn?: string | null
}

const shape = createSchema(role.fields).shape as Record<string, z.ZodType>

/** Asks for the names of a copy, makes it on the server and opens it (B-57c). */
export default function CopyRoleDialog({ item, close }: { item: Item; close: () => void }) {
  const { t } = useTranslation()
  const labels = useLabels(role)
  const navigate = useNavigate()
  useFocusBack()
  const [form] = Form.useForm<Names>()
  const [isBusy, setBusy] = useState(false)
  const once = useRef(saveKey())

  async function submit({ displayNameEn, ...names }: Names) {
    setBusy(true)
    try {
      const input = { id: item.id, ...names, ...(displayNameEn ? { displayNameEn } : {}) }
      const made = (await once.current((key) => sendKeyed(roleChanges.copy, input, key))) as Item
      rowChanged(role)
      notify({ kind: 'success', text: t('admin.people.copy.done'), seconds: 3 })
      close()
      void navigate(`/role/${made.id}`)
    } catch (error) {
      // The names were edited after a reply was lost: the role of then is there, and this is another one.
      if (error instanceof CallError && error.body?.data?.['first']) once.current = saveKey()
      const others = showRefusal(form as never, error)
      if (others.length > 0) form.setFields([{ name: 'name', errors: others }])
    } finally {
      setBusy(false)
    }
  }
  const rules = (name: string) => [ruleOf(shape[name]!)]
  return (
    <Modal
      open
      title={t('admin.people.copy.title', { name: titleOf(role, item, currentLanguage()) })}
      okText={t('admin.people.copy.action')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={close}
    >
      <p className="kit-quiet">{t('admin.people.copy.lead')}</p>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(given) => void submit(given)}>
        <Form.Item name="name" label={labels.field('name')} required rules={rules('name')}>
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item
          name="displayName"
          label={<Tagged label={labels.field('displayName')} language="zh-CN" />}
          required
          rules={rules('displayName')}
        >
          <Input maxLength={64} />
        </Form.Item>
        <Form.Item name="displayNameEn" label={<Tagged label={labels.field('displayName')} language="en" />} rules={rules('displayNameEn')}>
          <Input maxLength={64} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

const Tagged = ({ label, language }: { label: string; language: 'zh-CN' | 'en' }) => (
  <>
    <span>{label} </span>
    <LanguageTag language={language} />
  </>
)
