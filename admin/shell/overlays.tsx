import { App, Button } from 'antd'
import { useEffect } from 'react'
import { onNotice } from '../browser/notice.ts'

/** C-02: a failure is red and can be closed; a success is short. The same text is shown once at a time. */
export function Notices() {
  const { message, notification } = App.useApp()
  useEffect(
    () =>
      onNotice(({ kind, text, details, seconds, action }) => {
        if (kind === 'success' && !action && !details) return void message.success(text, seconds)
        notification[kind]({
          key: text,
          title: text,
          description: details,
          duration: seconds,
          // A success must not cover the actions at the head of the page.
          placement: kind === 'success' ? 'bottom' : 'topRight',
          closable: true,
          role: kind === 'success' ? 'status' : 'alert',
          ...(action && { actions: <ActionButton {...action} close={() => notification.destroy(text)} /> }),
        })
      }),
    [message, notification],
  )
  return null
}

interface ActionButtonProps {
  label: string
  run: () => void
  close: () => void
}

const ActionButton = ({ label, run, close }: ActionButtonProps) => (
  <Button
    size="small"
    onClick={() => {
      close()
      run()
    }}
  >
    {label}
  </Button>
)
