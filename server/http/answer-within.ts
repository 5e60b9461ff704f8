import { MB } from '../../contract/budget.ts'

/** Bytes of an answer of another server that are read; none that we ask for is as long. */
const MOST_ANSWER = MB

/** Returns the answer of another server; reading its body throws once it has more than `most` bytes, and ends the connection. */
export function answerWithin(answer: Response, most = MOST_ANSWER): Response {
  if (!answer.body) return answer
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength
      if (bytes > most) throw new Error(`An answer of another server has more than ${most} bytes.`)
      controller.enqueue(part)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body.pipeThrough(counted), { status, statusText, headers })
}
