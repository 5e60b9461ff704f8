import { ReadableStream as WebStream } from 'node:stream/web'

/** Makes items of bytes. It takes all bytes that it can get, however slowly its items are taken. */
type Parse<T> = (bytes: ReadableStream<Uint8Array>) => AsyncGenerator<T>

/**
 * Yields the items of a parser that would read ahead to the end and hold what it made. It is given the next bytes only while an item is waited for that
 * is not there, so that it holds the items of a few pieces.
 */
export async function* onDemand<T>(pieces: AsyncIterable<Uint8Array>, parse: Parse<T>): AsyncGenerator<T> {
  const gate = createGate()
  const source = passing(pieces, gate)
  const items = parse(WebStream.from(source) as ReadableStream<Uint8Array>)
  try {
    for (;;) {
      // An item that is there comes before the next turn of the event loop.
      const opening = setImmediate(gate.open)
      const next = await items.next().finally(() => {
        clearImmediate(opening)
        gate.close()
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    // The parser may leave its source where it stands; ended here, the source closes its file.
    gate.open()
    await source.return(undefined)
    await items.return(undefined)
  }
}

type Gate = ReturnType<typeof createGate>

function createGate() {
  let isOpen = false
  let waiting = Promise.withResolvers<void>()
  return {
    open: () => {
      isOpen = true
      waiting.resolve()
    },
    close: () => {
      if (isOpen) waiting = Promise.withResolvers<void>()
      isOpen = false
    },
    passed: () => waiting.promise,
  }
}

async function* passing(pieces: AsyncIterable<Uint8Array>, gate: Gate): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    await gate.passed()
    yield piece
  }
}
