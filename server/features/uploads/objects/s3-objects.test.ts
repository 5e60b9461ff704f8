import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { openS3Server, type S3Server } from '../../../testing/s3-server.ts'
import { newUploadId, openFileStore, originalOf, type FileStore } from '../store.ts'
import { FileStoreProblem } from './file-store-problem.ts'

const MB = 1024 * 1024

/** A line to the server on which connections break after so many bytes, in either direction; the list says after how many, one connection after the other. */
async function openLine(target: number, breaks: number[]) {
  const line = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let left = breaks.shift() ?? Infinity
    const both = [near, far]
    for (const socket of both) {
      socket.on('error', () => {})
      socket.on('close', () => both.forEach((one) => one.destroy()))
      socket.on('data', (data) => {
        left -= data.length
        if (left < 0) both.forEach((one) => one.resetAndDestroy())
        else (socket === near ? far : near).write(data)
      })
    }
  })
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve)
  })
  return { port: (line.address() as AddressInfo).port, close: () => void line.close() }
}

let s3: S3Server
let dataDir: string
beforeAll(async () => {
  s3 = await openS3Server()
  dataDir = mkdtempSync(path.join(tmpdir(), 'portico-cuts-'))
})
afterAll(async () => {
  await s3.close()
  rmSync(dataDir, { recursive: true })
})

async function onLine<T>(breaks: number[], act: (files: FileStore) => Promise<T>): Promise<T> {
  const line = await openLine(Number(new URL(s3.env['S3_ENDPOINT']!).port), breaks)
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    return await act(openFileStore(readEnvironment({ DATA_DIR: dataDir, ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${line.port}` })))
  } finally {
    told.mockRestore()
    line.close()
  }
}

const content = randomBytes(20 * MB)

test('B-114b a file arrives whole when the line to the bucket is cut once', { tags: ['whole'] }, () =>
  onLine([5 * MB], async (files) => {
    const id = newUploadId()
    await files.keep(await files.receive(Readable.from([content])), id)
    expect((await buffer((await files.objects.read(originalOf(id)))!)).equals(content)).toBe(true)
    expect(readdirSync(path.join(dataDir, 'uploads/.waiting'))).toEqual([])
  }),
)

test('B-114b a line that is cut again and again is told, and leaves no file under its key', { tags: ['whole'] }, () =>
  onLine(
    Array.from({ length: 10 }, () => 5 * MB),
    async (files) => {
      const id = newUploadId()
      const waiting = await files.receive(Readable.from([content]))
      await expect(files.keep(waiting, id)).rejects.toBeInstanceOf(FileStoreProblem)
      await files.discard(waiting)
      expect(await files.objects.find(originalOf(id))).toBeNull()
      expect(readdirSync(path.join(dataDir, 'uploads/.waiting'))).toEqual([])
    },
  ),
)

test('B-114b a reader whose line is cut gets an error, never a file that looks whole', { tags: ['whole'] }, async () => {
  const id = newUploadId()
  await onLine([], async (files) => files.keep(await files.receive(Readable.from([content])), id))
  await onLine([5 * MB], async (files) => {
    await expect(buffer((await files.objects.read(originalOf(id)))!)).rejects.toThrow()
  })
})

test('B-114a more files than a page of the bucket lists are all listed, with their folders', { tags: ['whole'] }, () =>
  onLine([], async ({ objects }) => {
    const ids = Array.from({ length: 1100 }, () => newUploadId())
    for (let at = 0; at < ids.length; at += 50) await Promise.all(ids.slice(at, at + 50).map((id) => objects.write(originalOf(id), id)))
    const keys = new Set<string>()
    for await (const key of objects.keys('')) keys.add(key)
    expect(ids.filter((id) => !keys.has(originalOf(id)))).toEqual([])
    const names = new Set(await objects.names(''))
    expect(ids.filter((id) => !names.has(id))).toEqual([])
  }),
)
