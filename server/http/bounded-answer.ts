/** The answer of another server is larger than anything that is expected of it. */
export class TooLarge extends Error {
  readonly code = 'EANSWERTOOLARGE'
}

/** Fetches an answer and reads at most `most` bytes of it; a larger one is broken off where it gets too large, and refused. */
export function boundedFetch(most: number, get: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const answer = await get(input, init)
    if (!answer.body) return answer
    if (Number(answer.headers.get('content-length')) > most) {
      await answer.body.cancel()
      throw new TooLarge()
    }
    const { status, statusText, headers } = answer
    return withAddress(new Response(await readBounded(answer.body, most), { status, statusText, headers }), answer)
  }
}

/** Leaving the loop, also by the error, ends the connection. */
async function readBounded(body: NonNullable<Response['body']>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > most) throw new TooLarge()
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** A new answer knows neither its address nor whether it was led elsewhere. */
const withAddress = (copy: Response, { url, redirected }: Response): Response =>
  Object.defineProperties(copy, { url: { value: url }, redirected: { value: redirected } })
