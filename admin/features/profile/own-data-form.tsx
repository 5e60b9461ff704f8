import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { profile } from '../../../contract/features/profile.ts'
import type { users } from '../../../contract/features/users.ts'
import { user as resource } from '../../../contract/resources/identity.ts'
import { inputSchema } from '../../../contract/field-schema.ts'
import { notify } from '../../browser/notice.ts'
import { CallError } from '../../session/http.ts'
import { quietly, session } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { ruleOf } from '../../resource/form/rules.ts'
import { AddressProof, type Address } from './address-proof.tsx'
import { OwnAvatar } from './own-avatar.tsx'
import { ownChanged } from './use-own.ts'

type Own = OutputOf<typeof users.get>

const { surname, name, emailAddress, phoneNumber } = resource.fields
const FIELDS = { surname, name, emailAddress, phoneNumber }
const ADDRESSES: Address[] = ['phoneNumber', 'emailAddress']
type FieldName = keyof typeof FIELDS
type Given = Partial<Record<FieldName, string | null>>

/** B-56d: the data about oneself that everyone may change. */
export function OwnDataForm({ user }: { user: Own }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Given>()
  const [isBusy, setBusy] = useState(false)
  // Those who look after people give addresses, their own too.
  const mayMail = useCan('User/Edit')

  const [proving, setProving] = useState<Given | null>(null)

  async function write(given: object) {
    await quietly(profile.update, { id: user.id, version: user.version, ...given } as never)
    setProving(null)
    notify({ kind: 'success', text: t('admin.own.saved'), seconds: 3 })
    await Promise.all([ownChanged(), session.reload()])
  }
  async function save(given: object) {
    setBusy(true)
    try {
      await write(given)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  function refuse(error: unknown) {
    const { body, message } = error instanceof CallError ? error : { body: null, message: String(error) }
    const problems = body?.validationErrors ?? []
    for (const problem of problems)
      form.setFields(problem.members.map((member) => ({ name: member as FieldName, errors: [problem.message] })))
    notify({ kind: 'error', text: problems[0]?.message ?? message, seconds: 10 })
  }
  return (
    <>
      <div className="profile-head">
        <OwnAvatar avatar={user.avatar} save={(avatar) => save({ avatar })} />
        <div className="profile-words">
          <h2>{user.fullName || user.name}</h2>
          <span className="kit-quiet">
            @{user.userName}
            {user.emailAddress && ` · ${user.emailAddress}`}
          </span>
        </div>
      </div>
      <Form
        form={form}
        name="own"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        className="profile-form"
        initialValues={user}
        onFinish={(values) => {
          const given = emptied(values)
          if (changedIn(given, user).length === 0) void save(given)
          else setProving(given)
        }}
      >
        {shownTo(mayMail).map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`resources.user.fields.${field}`)}
            rules={[ruleOf(z.preprocess(textOrNull, inputSchema(FIELDS[field])))]}
          >
            <Input autoComplete={AUTOCOMPLETE[field]} />
          </Form.Item>
        ))}
        <p className="kit-hint">{t(mayMail ? 'admin.own.fixedName' : 'admin.own.fixed')}</p>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('admin.own.save')}
        </Button>
      </Form>
      {proving && (
        <AddressProof
          addresses={changedIn(proving, user)}
          prove={(proof) => write({ ...proving, ...proof })}
          close={() => setProving(null)}
        />
      )}
    </>
  )
}

const AUTOCOMPLETE: Record<FieldName, string> = { surname: 'family-name', name: 'given-name', emailAddress: 'email', phoneNumber: 'tel' }

const shownTo = (mayMail: boolean) => (Object.keys(FIELDS) as FieldName[]).filter((name) => mayMail || name !== 'emailAddress')

const changedIn = (given: Given, user: Own): Address[] => ADDRESSES.filter((name) => name in given && given[name] !== user[name])

/** An empty field is no text: it is stored as nothing. */
const textOrNull = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

const emptied = (given: Given): Given => Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOrNull(value)]))
