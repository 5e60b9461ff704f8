interface JsonProps {
  type: 'application/ld+json' | 'application/json'
  data: unknown
  id?: string
}

/** A block of data. Browsers do not run it. */
export function Json({ type, data, id }: JsonProps) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: inScript(data) }} />
}

/** Returns JSON without `<`, so that no text in it can end its script element. */
const inScript = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
