/** Returns the day (`YYYY-MM-DD`) of a moment (epoch ms) in a time zone. */
export const dayIn = (timeZone: string, moment = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
