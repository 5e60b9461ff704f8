import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds from one tree: `client` is what browsers fetch (dist/public), `ssr` the server itself (dist/server). */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  plugins: [react()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/public',
        manifest: true,
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { app: 'app/main.tsx', behaviours: 'portal/behaviours/main.ts', portal: 'portal/portal.css' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: 'server/main.ts',
        target: 'node24',
        sourcemap: true,
        minify: false,
      },
    },
  },
})
