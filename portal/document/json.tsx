interface JsonProps {
  type: 'application/ld+json' | 'application/json'
  data: unknown
  id?: string
}

/** A block of data, which no browser runs. */
export function Json({ type, data, id }: JsonProps) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: inScript(data) }} />
}

/** JSON in which nothing can end the element that it stands in. */
export const inScript = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
