import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { CallError } from '../../session/http.ts'
import type { Item } from '../data/item.ts'
import { createRow } from './create-row.ts'
import type { FormValues } from './form-values.ts'

const conflict = (member: string) => {
  const validationErrors = [{ message: 'in use', members: [member] }]
  return new CallError('conflict', { status: 409, body: { code: 409, message: 'conflict', details: null, validationErrors } })
}

/** A server on which these addresses are taken; it keeps the addresses that it was asked for. */
function serverWith(taken: (slug: string) => boolean, refusal: Error = conflict('slug')) {
  const asked: unknown[] = []
  const create = async (input: FormValues) => {
    asked.push(input['slug'])
    if (taken(String(input['slug']))) throw refusal
    return { ...input, id: 7 } as unknown as Item
  }
  return { asked, create }
}

const news = resourceNamed('news')
const titled = (slug: string) => ({ title: '标题', titleEn: 'A new gauge', slug })

test('B-35c an address that the title proposed and another row has gets the next free number', async () => {
  const { asked, create } = serverWith((slug) => ['a-new-gauge', 'a-new-gauge-2'].includes(slug))
  expect(await createRow(news, titled('a-new-gauge'), create)).toMatchObject({ slug: 'a-new-gauge-3', title: '标题' })
  expect(asked).toEqual(['a-new-gauge', 'a-new-gauge-2', 'a-new-gauge-3'])
})

test('B-35c an address that somebody wrote is refused as it is', async () => {
  const { asked, create } = serverWith((slug) => slug === 'my-gauge')
  await expect(createRow(news, titled('my-gauge'), create)).rejects.toThrow('conflict')
  expect(asked).toEqual(['my-gauge'])
})

test('B-35c a refusal of another kind, or of another field, is not tried again', async () => {
  for (const refusal of [conflict('title'), new CallError('refused', { status: 403 }), new Error('broken')]) {
    const { asked, create } = serverWith(() => true, refusal)
    await expect(createRow(news, titled('a-new-gauge'), create)).rejects.toBe(refusal)
    expect(asked).toEqual(['a-new-gauge'])
  }
})

test('B-35c a server that refuses every address is not asked for ever', async () => {
  const { asked, create } = serverWith(() => true)
  await expect(createRow(news, titled('a-new-gauge'), create)).rejects.toThrow('conflict')
  expect(asked).toHaveLength(20)
})

test('B-35c a row without an address is created at once', async () => {
  const { asked, create } = serverWith(() => false)
  expect(await createRow(resourceNamed('brand'), { name: 'x', code: 'x' }, create)).toMatchObject({ id: 7 })
  expect(asked).toEqual([undefined])
})
