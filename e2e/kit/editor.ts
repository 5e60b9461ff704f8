import type { Locator, Page } from '@playwright/test'
import { serviceOf } from './service.ts'
import { signIn } from './sign-in.ts'
import type { Visit, VisitOptions } from './visit.ts'

interface OpenedText {
  page: Page
  id: number
  /** The text in the editor. */
  text: Locator
  /** A tool of its bar. */
  tool: (name: string) => Locator
  /** Saves by the keyboard and returns what the server has stored. */
  stored: () => Promise<string>
}

/** Opens new news of this text in the editor, in a browser of its own. */
export const textsOf =
  (visit: Visit) =>
  async (content: string, { shade = 'light', ...options }: VisitOptions & { shade?: string } = {}): Promise<OpenedText> => {
    const id = await newsOf(visit, content)
    const page = await visit.open(options)
    await page.addInitScript((chosen) => localStorage.setItem('portico.settings', JSON.stringify({ shade: chosen })), shade)
    await signIn(page, 'editor', { at: `/sitenews/${id}` })
    return openedText(visit, page, id)
  }

/** Opens new news of this text in the editor, on a page of `shareOffice`. */
export const sharedTextsOf =
  (visit: Visit, share: (address: string) => Promise<Page>) =>
  async (content: string): Promise<OpenedText> => {
    const id = await newsOf(visit, content)
    return openedText(visit, await share(`/sitenews/${id}`), id)
  }

const newsOf = async (visit: Visit, content: string): Promise<number> =>
  (await serviceOf(visit)('editor', 'POST', 'News/Create', { title: `t${crypto.randomUUID()}`, content })).result.id

async function openedText(visit: Visit, page: Page, id: number): Promise<OpenedText> {
  const text = page.locator('.kit-editor-body [contenteditable]').first()
  await text.waitFor()
  const bar = page.locator('.kit-toolbar').first()
  const stored = async () => {
    const answer = page.waitForResponse(/News\/Update/)
    await page.keyboard.press('Control+s')
    await answer
    return String((await serviceOf(visit)('editor', 'GET', `News/Get?id=${id}`)).result['content'])
  }
  return { page, id, text, tool: (name) => bar.getByRole('button', { name, exact: true }), stored }
}
