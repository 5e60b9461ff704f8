import type { Browser, CDPSession, Page } from '@playwright/test'
import { byTurns, withBuilds } from './by-turns.ts'
import { signedIn } from './browser.ts'
import type { Portico } from './portico.ts'
import type { Line } from './table.ts'

/** Long forms, each with its address and the inputs among which a key is typed. */
const FORMS: Record<string, LongForm> = {
  'a template of parameters': { open: async (call) => `specparamtemplate/${await templateOf(21)(call)}`, inputs: '.parts-param input' },
  'a product with its parameters': { open: async (call) => `spu/${await productOf(call)}`, inputs: '.parts-grid input' },
  'the designer of a form of 60 questions': {
    open: designed,
    begin: (page) => page.locator('.designer-canvas [data-part]').nth(30).click(),
    inputs: '.designer-properties input[type=text]',
    at: 0,
  },
  'the look at a form of 60 questions': {
    open: designed,
    begin: (page) => page.locator('.designer-bar').getByText('预览', { exact: true }).click(),
    inputs: '.look input[type=text]',
  },
  'a text of 20,000 signs': { open: longText, inputs: '.kit-editor-body [contenteditable]', at: 0 },
}

interface LongForm {
  /** Makes the row, and returns the address of its form. */
  open: (call: Caller, page: Page) => Promise<string>
  /** Leads to the inputs. */
  begin?: (page: Page) => Promise<void>
  inputs: string
  /** Which of the inputs is typed into. */
  at?: number
}

const GROUPS = 2
const KEYS = 40
const TURNS = 3
/** Time for the frames that a key causes. */
const PAUSE = 50

interface Key {
  all: number
  script: number
  style: number
  layout: number
}

/** Measures the time of the page's main thread that a key takes in forms of about 256 inputs: of this build and, by turns, of another build. */
export const measureTyping = (other: string | null): Promise<Line[]> =>
  withBuilds(other, async (browser, servers) => {
    const lines: Line[] = []
    for (const name of Object.keys(FORMS)) lines.push(...(await typeInto(browser, servers, name)))
    return lines
  })

async function typeInto(browser: Browser, servers: readonly Portico[], name: string): Promise<Line[]> {
  const forms: Form[] = []
  for (const { url } of servers) forms.push(await openForm(browser, url, name))
  const keys = (await byTurns(forms, TURNS, type)).map((turns) => turns.flat())
  const what = `${name}, ${forms[0]!.inputs} inputs`
  for (const { page } of forms) await page.context().close()
  return [0.5, 0.95].map((share) => lineOf(what, share, keys))
}

interface Form {
  page: Page
  client: CDPSession
  inputs: number
}

/** Opens a form and sets the focus in the midst of it. */
async function openForm(browser: Browser, url: string, name: string): Promise<Form> {
  const { open, begin, inputs: among, at = 40 } = FORMS[name]!
  const { context, token } = await signedIn(browser, url)
  const page = await context.newPage()
  await page.goto(`/#/${await open(callerOf(url, token), page)}`)
  await begin?.(page)
  const inputs = page.locator(among)
  await inputs.first().waitFor()
  await page.waitForLoadState('networkidle')
  await inputs.nth(at).focus()
  const client = await context.newCDPSession(page)
  // The time of the processor, so that other work of the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, client, inputs: await page.locator('#shell-content input').count() }
}

type Caller = <T>(name: string, data?: unknown) => Promise<T>

const callerOf =
  (url: string, token: string): Caller =>
  async (name, data) => {
    const headers = { 'x-token': token, 'content-type': 'application/json' }
    const reply = await fetch(
      `${url}/abp/services/app/${name}`,
      data ? { method: 'POST', headers, body: JSON.stringify(data) } : { headers },
    )
    if (!reply.ok) throw new Error(`${name} was answered with ${reply.status}: ${await reply.text()}`)
    return ((await reply.json()) as { result: never }).result
  }

/** Returns the function that makes a template with so many parameters in each group and answers its id. */
function templateOf(each: number, kinds = ['text', 'number']) {
  return async (call: Caller): Promise<number> => {
    const { items } = await call<{ items: { id: number }[] }>('ProductCategory/GetAll')
    const params = (group: number) =>
      Array.from({ length: each }, (_, at) => ({ key: `p${group}x${at}`, name: `参数 ${at}`, kind: kinds[at % kinds.length] }))
    const groups = Array.from({ length: GROUPS }, (_, at) => ({ name: `组 ${at}`, params: params(at) }))
    return (await call<{ id: number }>('SpecTemplate/Create', { name: `模板 ${each}`, categoryId: items[0]!.id, groups })).id
  }
}

/** Makes the first product answer a template with texts only, each of which has an input for its English. */
async function productOf(call: Caller): Promise<number> {
  const specTemplateId = await templateOf(58, ['text'])(call)
  const { id, version } = await call<{ id: number; version: number }>('Product/Get?id=1')
  await call('Product/Update', { id, version, specTemplateId, params: null, paramsEn: null })
  return id
}

const PARAGRAPHS = 100
const SENTENCE = '新一代工业相机在产线上连续运行，检测精度稳定，换型只要十五分钟。'

/** Makes a news item with a long Chinese text. */
async function longText(call: Caller): Promise<string> {
  const paragraph = `<p>${SENTENCE.repeat(Math.ceil(200 / SENTENCE.length))}</p>`
  return `sitenews/${(await call<{ id: number }>('News/Create', { title: '长文', content: paragraph.repeat(PARAGRAPHS) })).id}`
}

const QUESTIONS = 60

/** Puts a form of 60 questions, each third under a condition, where the browser keeps the form of /form-generator. */
async function designed(_: Caller, page: Page): Promise<string> {
  const questions = Array.from({ length: QUESTIONS }, (_one, at) => ({
    kind: 'line',
    key: `q${at}`,
    label: `问题 ${at}`,
    ...(at % 3 === 2 ? { requiredIf: { join: 'all', comparisons: [{ key: `q${at - 1}`, by: 'filled' }] } } : {}),
  }))
  const definition = { steps: [{ groups: [{ columns: 2, questions }] }] }
  await page.addInitScript(
    (kept) => {
      const [, id] = /Admin-UserId=(\d+)/.exec(document.cookie) ?? []
      localStorage.setItem(`portico.form ${id} own`, kept)
    },
    JSON.stringify({ isChanged: true, definition }),
  )
  return 'form-generator'
}

async function type({ page, client }: Form): Promise<Key[]> {
  await page.bringToFront()
  const keys: Key[] = []
  for (let at = 0; at < KEYS; at++) {
    const before = await timesOf(client)
    await page.keyboard.press(at % 10 === 9 ? 'Backspace' : 'x')
    await page.waitForTimeout(PAUSE)
    const after = await timesOf(client)
    keys.push({
      all: after.all - before.all,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    })
  }
  return keys
}

/** The milliseconds that the main thread has worked since the page was opened. */
async function timesOf(client: CDPSession): Promise<Key> {
  const { metrics } = await client.send('Performance.getMetrics')
  const time = (name: string) => 1000 * metrics.find((metric) => metric.name === name)!.value
  return { all: time('TaskDuration'), script: time('ScriptDuration'), style: time('RecalcStyleDuration'), layout: time('LayoutDuration') }
}

function lineOf(what: string, share: number, [own, before]: Key[][]): Line {
  const at = (keys: Key[] = [], name: keyof Key) =>
    keys.map((key) => key[name]).toSorted((one, other) => one - other)[Math.floor(keys.length * share)]!
  const parts = (['script', 'style', 'layout'] as const).map((name) => `${name} ${at(own, name).toFixed(1)}`).join(', ')
  return {
    what: `back office: a key in ${what}, p${share * 100}`,
    value: at(own, 'all'),
    unit: 'ms',
    limit: { most: 16 },
    note: before ? `${parts}; other: ${at(before, 'all').toFixed(1)}` : parts,
  }
}
