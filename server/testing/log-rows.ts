/** Returns a row for each log, written at the given moment; `words` distinguish the rows of the tests. */
export const rowsAt = (time: number, words: string) => ({
  webLog: {
    creationTime: time,
    method: 'GET',
    path: words,
    status: 200,
    duration: 1,
    bytes: 1,
    ip: '',
    userAgent: '',
    referrer: '',
    requestId: '',
  },
  loginLog: { creationTime: time, userNameOrEmailAddress: words, ip: '', browserInfo: '', result: 'Success' },
  auditLog: {
    executionTime: time,
    executionDuration: 1,
    serviceName: words,
    methodName: '',
    parameters: '{}',
    clientIpAddress: '',
    browserInfo: '',
    requestId: '',
    result: 'Success',
  },
  entityChange: { changeTime: time, changeType: 'Updated', entityType: words, entityId: 1, requestId: '', propertyChanges: '[]' },
})

/** An error of a browser that happened once, at the given moment. */
export const browserErrorAt = (time: number) => ({
  id: String(time).padStart(64, '0'),
  likeness: 'a',
  message: `old ${time}`,
  place: '',
  stack: '',
  part: '',
  screen: '',
  browser: '',
  language: 'en',
  version: '0',
  count: 1,
  firstTime: time,
  lastTime: time,
})
