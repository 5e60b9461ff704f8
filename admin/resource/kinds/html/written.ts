import { getSchema, type Extensions } from '@tiptap/core'
import { DOMParser as SchemaParser, DOMSerializer, type Schema } from '@tiptap/pm/model'
import { storedHtml } from './stored-html.ts'

const schemas = new WeakMap<Extensions, Schema>()

/** The same extensions make the same schema, and making it takes milliseconds. */
function schemaOf(extensions: Extensions): Schema {
  const known = schemas.get(extensions) ?? getSchema(extensions)
  schemas.set(extensions, known)
  return known
}

/** Reads HTML as the editor does and writes it as the editor stores it. */
export function written(html: string, extensions: Extensions): string {
  const schema = schemaOf(extensions)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const { content } = SchemaParser.fromSchema(schema).parse(body)
  const target = document.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, target)
  return storedHtml(target.innerHTML)
}
