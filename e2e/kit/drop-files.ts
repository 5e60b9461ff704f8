import type { Locator } from '@playwright/test'

/**
 * Drags files of this computer onto an element and drops them there, as the system does: where the page leaves the drop alone, the browser takes it,
 * into a file input or in place of the page.
 */
export async function dropFiles(target: Locator, files: readonly string[]): Promise<void> {
  const box = (await target.boundingBox())!
  const client = await target.page().context().newCDPSession(target.page())
  const place = { x: box.x + Math.min(40, box.width / 2), y: box.y + Math.min(30, box.height / 2) }
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await client.send('Input.dispatchDragEvent', { type, ...place, data })
  await client.detach()
}
