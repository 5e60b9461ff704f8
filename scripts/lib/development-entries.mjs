const name = 'virtual:portico/development'

// The security policy of our pages forbids workers from a blob. Without SharedWorker, Vite's client itself polls whether the server is back.
const code = `
import '/@vite/client'
import '@vitejs/plugin-react/preamble'
delete window.SharedWorker
`

/** A Vite plugin that adds the development code of a page to the page's own script, so that the HTML is the same in development and production. */
export function developmentEntries() {
  return {
    name: 'portico:development-entries',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? code : null),
    transform: {
      filter: { id: /\/(app\/main\.tsx|portal\/behaviours\/main\.ts)$/ },
      handler: (source) => ({ code: `import '${name}';${source}`, map: null }),
    },
  }
}
