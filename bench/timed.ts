/** Calls one after the other, and returns the median and the 99th of a hundred in ms. */
export async function timed(calls: number, call: (number: number) => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const taken: number[] = []
  for (let number = 0; number < calls; number++) {
    const began = performance.now()
    await call(number)
    taken.push(performance.now() - began)
  }
  taken.sort((one, other) => one - other)
  return { p50: taken[Math.floor(calls * 0.5)]!, p99: taken[Math.floor(calls * 0.99)]! }
}
