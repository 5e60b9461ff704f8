import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin } from 'vite'
import { chunkGroups } from './scripts/lib/chunks.mjs'
import { stylesByComponent } from './scripts/lib/antd-styles.mjs'
import { leanerAntd } from './scripts/lib/leaner-antd.mjs'

/** Packages with a compiled part stay in node_modules; all others go into the server's bundle, which then starts in half the time. */
const native = ['@node-rs/argon2', 'better-sqlite3', 'sharp']

const forBrowsers: BuildEnvironmentOptions = {
  outDir: 'dist/public',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 1500,
}

const LIST = [
  'admin/shell/admin-root.tsx',
  'admin/shell/page-failure.tsx',
  'admin/resource/resource-page.tsx',
  'admin/resource/begin-list.ts',
  'admin/features/news/news-page.tsx',
]
const FORM = ['admin/resource/form/form-page.tsx', 'admin/resource/form/form-drawer.tsx']
const LOGIN = ['admin/features/sign-in/login-page.tsx']
const PORTAL = ['portal/routes.tsx', 'portal/page/head.ts', 'portal/page/reads.ts', 'app/visits.ts']
const WORDS = { zh: 'admin/language/zh-CN.ts', en: 'admin/language/en.ts' }
const WORDS_INSIDE = { zh: 'admin/language/inside-zh-CN.ts', en: 'admin/language/inside-en.ts' }

/** The files of the browser by their purpose; other modules are cut by the bundler, by the pages that share them. */
const purposes = [
  { name: 'app', roots: ['app/main.tsx'] },
  // So that neither the login page nor a public page fetches the back office.
  { name: 'app', roots: [...LOGIN, ...PORTAL], also: LIST },
  { name: 'list', roots: LIST },
  { name: 'zh-CN', roots: [WORDS.zh] },
  { name: 'en', roots: [WORDS.en] },
  { name: 'list', roots: [WORDS_INSIDE.zh], also: [WORDS_INSIDE.en] },
  { name: 'sign-in', roots: LOGIN },
  // The menu of a phone.
  { name: 'drawer', roots: ['admin/shell/mobile-menu.tsx'] },
  { name: 'overlays', roots: ['admin/shell/overlays.tsx'] },
  { name: 'form', roots: FORM, not: [...PORTAL, ...LOGIN, WORDS_INSIDE.zh, WORDS_INSIDE.en] },
  { name: 'people', roots: ['admin/features/users/user-page.tsx'] },
]

const plain: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    manifest: '.vite/plain.json',
    rolldownOptions: { input: { behaviours: 'portal/behaviours/main.ts' } },
  },
}

/**
 * Three builds from one tree: `client` is the app and the style sheets (dist/public), `plain` the one small script of the public pages, by itself so
 * that it shares no chunk with the app and is a single request, `ssr` the server (dist/server).
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite',
  clearScreen: false,
  plugins: [react(), serverWorkers(), stylesByComponent(), leanerAntd(), silentIcons()],
  builder: {},
  environments: {
    client: {
      build: {
        ...forBrowsers,
        manifest: true,
        rolldownOptions: {
          input: { app: 'app/main.tsx', portal: 'portal/portal.css' },
          output: { codeSplitting: { groups: chunkGroups(purposes, fromRoot) } },
        },
      },
    },
    ...(command === 'build' && { plain }),
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true, external: native }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries(),
          output: {
            // The build is made in another folder than it lives in: sources are found from dist/server.
            sourcemapPathTransform: (source) => source.replace(/^(\.\.\/)+/, '../../'),
            chunkFileNames: '[name]-[hash].js',
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
            codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, entriesAware: true }] },
          },
        },
      },
    },
  },
}))

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The server, the operator's commands (dist/server/backup.js) and what runs in worker threads (`reports.worker.ts`). */
function serverEntries() {
  const files = globSync(['server/main.ts', 'server/commands/*.ts', 'server/**/*.worker.ts'], { exclude: ['**/*.test.ts'] })
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]))
}

/** Sources name a worker by `new URL('./reports.worker.ts', import.meta.url)`; in the build all the server's files lie in one folder and end in .js. */
function serverWorkers(): Plugin {
  return {
    name: 'portico:server-workers',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { code: /\.worker\.ts'/ },
      handler: (code) => ({
        code: code.replaceAll(/new URL\('[^']*?([\w-]+\.worker)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)"),
        map: null,
      }),
    },
  }
}

/**
 * Icons of @ant-design/icons call themselves by their English file names, which a screen reader reads aloud before each label. In the build they are
 * hidden from it, unless they are given a label. A build without that code fails: an update of the package has changed it.
 */
function silentIcons(): Plugin {
  const module = /\/@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/
  const loud = /role: "img",\s*"aria-label": icon\.name/
  let silent = 0
  return {
    name: 'portico:silent-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: module },
      handler: (code) => {
        if (loud.test(code)) silent += 1
        return { code: code.replace(loud, '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })'), map: null }
      },
    },
    buildEnd(error) {
      if (!error && silent !== 2) this.error(`${module} no longer names its icons as before: look how screen readers are told of them now.`)
    },
  }
}
