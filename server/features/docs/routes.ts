import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openApi } from '../../../contract/api/openapi.ts'
import { version } from '../../config/version.ts'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Portico API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/ui/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/ui/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
`
const START = "SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', docExpansion: 'none', filter: true, validatorUrl: null })\n"

/** The API's documentation for people and for programs; both come from the declarations. */
export function docsRoutes(app: FastifyInstance) {
  let document: string | null = null
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  app.get('/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  app.get('/docs/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(version)))),
  )
  const ui = path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui'))
  void app.register(fastifyStatic, {
    root: path.join(ui, 'static'),
    prefix: '/docs/ui/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(file),
  })
}
