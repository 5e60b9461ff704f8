import { App } from 'antd'
import { useEffect } from 'react'
import { onNotice } from '../browser/notice.ts'

/** C-02: a failure is red and can be closed; a success is short. The same text is shown once at a time. */
export function Notices() {
  const { message, notification } = App.useApp()
  useEffect(
    () =>
      onNotice(({ kind, text, details, seconds }) => {
        if (kind === 'success') return void message.success(text, seconds)
        notification[kind]({
          key: text,
          title: text,
          description: details,
          duration: seconds,
          placement: 'topRight',
          closable: true,
          role: 'alert',
        })
      }),
    [message, notification],
  )
  return null
}
