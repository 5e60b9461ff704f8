import { Button } from 'antd'
// The entries of the package bring along the functions that show messages outside React.
import useMessage from 'antd/es/message/useMessage'
import useModal from 'antd/es/modal/useModal'
import useNotification from 'antd/es/notification/useNotification'
import { useEffect } from 'react'
import { onNotice } from '../browser/notice.ts'
import { onQuestion } from '../browser/question.ts'

/** Shows notices and questions. */
export default function Overlays() {
  const [modal, dialogs] = useModal()
  const [message, messages] = useMessage()
  const [notification, notifications] = useNotification()
  // C-02: a failure is red and can be closed; a success is short. The same text is shown once at a time.
  useEffect(
    () =>
      onNotice(({ kind, text, details, seconds, action }) => {
        if (kind === 'loading') return void message.open({ key: text, type: kind, content: text, duration: seconds })
        if (kind === 'success' && !action && !details) return void message.success(text, seconds)
        const isQuiet = kind === 'success' || kind === 'info'
        notification[kind]({
          key: text,
          title: text,
          description: details,
          duration: seconds,
          // A success must not cover the actions at the head of the page.
          placement: isQuiet ? 'bottom' : 'topRight',
          closable: true,
          role: isQuiet ? 'status' : 'alert',
          ...(action && { actions: <ActionButton {...action} close={() => notification.destroy(text)} /> }),
        })
      }),
    [message, notification],
  )
  useEffect(
    () =>
      onQuestion(({ danger = false, then, cancel, ...texts }) => {
        const { update, destroy } = modal.confirm({
          ...texts,
          okButtonProps: { danger },
          onOk: async () => void (await then()),
          ...(cancel && { onCancel: () => cancel() }),
        })
        return { say: (content) => update({ content }), close: destroy }
      }),
    [modal],
  )
  return [dialogs, messages, notifications]
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
