const name = 'virtual:portico/development'

// Our pages' security policy lets no worker start from a blob: without SharedWorker Vite's client asks by itself whether the server is back.
const code = `
import '/@vite/client'
import '@vitejs/plugin-react/preamble'
delete window.SharedWorker
`

/** A Vite plugin: what a page needs in development besides its own script comes first in that script, so that pages are alike in both worlds. */
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
