/** Milliseconds to wait before each further try. Together they last ten minutes; whatever arrives begins them anew. */
export const WAITS = [0, 1000, 2000, 5000, 10_000, ...Array<number>(20).fill(30_000)]

/** No answer, a piece that is out of turn or locked, too many requests, or a server that is busy or starts: another try may succeed. */
const PASSING: ReadonlySet<number> = new Set([0, 409, 423, 429, 502, 503, 504])
export const isPassing = (status: number): boolean => PASSING.has(status)

/** True when the server does not know the upload: it was given up, or was cut too often. */
export const isGone = (status: number): boolean => status === 404 || status === 410
