/** The state of a part; `fault`: the site does not work with it, `warning`: it may soon not. */
export interface Finding {
  subject: string
  state: 'ok' | 'warning' | 'fault'
  says: string
}

/** Makes the findings of one subject. */
export const findingsOf = (subject: string) => ({
  ok: (says: string): Finding => ({ subject, state: 'ok', says }),
  warning: (says: string): Finding => ({ subject, state: 'warning', says }),
  fault: (says: string): Finding => ({ subject, state: 'fault', says }),
})
