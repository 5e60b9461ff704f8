import { describe, expect, test } from 'vitest'
import { CallError } from '../../session/http.ts'
import { createErrorLog, type LoggedError } from '../../state/error-log.ts'
import { collectErrors } from './collect.ts'

function begin(isKept = true) {
  const log = createErrorLog()
  const sent: LoggedError[] = []
  const place = Object.assign(new EventTarget(), { location: { href: 'http://site/#/user?page=2' } })
  const collecting = collectErrors(place, { isKept, add: log.add, send: (entry) => sent.push(entry) })
  const happen = (type: string, more: object) => place.dispatchEvent(Object.assign(new Event(type), more))
  const at = { filename: 'app.js', lineno: 3, colno: 14 }
  return {
    log,
    sent,
    collecting,
    thrown: (error: unknown) => happen('error', { error, message: String(error), ...at }),
    rejected: (reason: unknown) => happen('unhandledrejection', { reason }),
  }
}

const drawn = { componentStack: '\n    at Sample (app.js:1:2)\n    at Page', errorBoundary: undefined }
const where = { location: {} as never, params: {}, pattern: '/user/:row?' }

describe('Errors of the interface', () => {
  test('S-14 T-11a T-11b an exception and a rejection that nobody handled are logged: err, info, url', () => {
    const { log, thrown, rejected } = begin()
    thrown(new TypeError('x is not a function'))
    rejected(new RangeError('too far'))
    rejected('just words')
    expect(log.state.logs.map(({ err, info, url }) => [err.message, info, url])).toEqual([
      ['x is not a function', 'app.js:3:14', 'http://site/#/user?page=2'],
      ['too far', 'unhandledrejection', 'http://site/#/user?page=2'],
      ['just words', 'unhandledrejection', 'http://site/#/user?page=2'],
    ])
    expect(log.state.logs[0]?.err.stack).toContain('collect.test.ts')
    expect(log.state.logs[2]?.err.stack).toBe('')
  })

  test('S-14 a failed render is logged once with its component stack, though React and the router both report it', () => {
    const { log, sent, collecting } = begin()
    const error = new Error('not drawn')
    const { error: say } = console
    console.error = () => undefined
    collecting.root.onCaughtError(error, drawn)
    console.error = say
    collecting.onError(error, { ...where, errorInfo: { componentStack: drawn.componentStack } })
    collecting.onError(new Error('code not fetched'), where)
    expect(sent).toEqual(log.state.logs)
    expect(log.state.logs.map(({ err, info }) => [err.message, info])).toEqual([
      ['not drawn', 'at Sample (app.js:1:2)\n    at Page'],
      ['code not fetched', '/user/:row?'],
    ])
  })

  test('S-14 refused calls, error responses of routes and late ResizeObserver notices are not logged', () => {
    const { log, sent, collecting, thrown, rejected } = begin()
    rejected(new CallError('没有权限', { status: 403 }))
    collecting.onError(new CallError('没有权限', { status: 403 }), where)
    collecting.onError({ status: 404, statusText: 'Not Found', internal: false, data: null }, where)
    thrown(new Error('ResizeObserver loop completed with undelivered notifications.'))
    expect([log.state.logs, sent]).toEqual([[], []])
  })

  test('S-14 B-75a outside production this browser keeps no error, and the server is told of each', () => {
    const { log, sent, thrown, rejected } = begin(false)
    thrown(new Error('a'))
    rejected(new Error('b'))
    expect(log.state.logs).toEqual([])
    expect(sent.map(({ err }) => err.message)).toEqual(['a', 'b'])
  })

  test('T-11b S-04c Clear All empties the log, and later errors are logged again', () => {
    const { log, thrown } = begin()
    thrown(new Error('before'))
    log.clear()
    expect(log.state.logs).toEqual([])
    thrown(new Error('after'))
    expect(log.state.logs.map(({ err }) => err.message)).toEqual(['after'])
  })
})
