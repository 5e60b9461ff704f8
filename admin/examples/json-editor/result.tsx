import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { Content } from 'vanilla-jsoneditor'
import type { words } from '../../../contract/words/zh-CN/examples/json-editor.ts'
import type { Say } from '../../language/say.ts'
import type { Problem } from './problems.ts'

interface ResultProps {
  content: Content
  check: (json: unknown) => Problem[]
  say: Say<typeof words>
}

/** The places that the schema refuses, or that all is fine. */
export function Result({ content, check, say }: ResultProps) {
  const parsed = parse(content)
  const found =
    'failure' in parsed ? [say('broken', { reason: parsed.failure })] : check(parsed.json).map((problem) => lineOf(problem, say))
  return (
    <div className="json-editor-result" role="status" aria-label={say('problems')}>
      {found.length === 0 ? (
        <p className="json-editor-fine">
          <CheckCircleOutlined aria-hidden /> {say('fine')}
        </p>
      ) : (
        <ul>
          {found.map((line) => (
            <li key={line}>
              <WarningOutlined aria-hidden /> {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const lineOf = ({ path, message }: Problem, say: Say<typeof words>) => say('at', { path: path.join(' → ') || say('root'), message })

function parse(content: Content): { json: unknown } | { failure: string } {
  if (!('text' in content) || content.text === undefined) return { json: 'json' in content ? content.json : undefined }
  try {
    return { json: JSON.parse(content.text) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
