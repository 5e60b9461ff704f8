import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin } from 'vite'

type RolldownOptions = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
import { chunkGroups } from './scripts/lib/chunks.mjs'
import { stylesByComponent } from './scripts/lib/antd-styles.mjs'
import { leanerLibraries } from './scripts/lib/leaner-libraries.mjs'
import { native } from './scripts/lib/native.mjs'

const forBrowsers: BuildEnvironmentOptions = {
  outDir: 'dist/public',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isNamed) },
  chunkSizeWarningLimit: 1500,
}

/**
 * The first script names each file that is fetched along with another, so only those of the first pages and the style sheets are named there. The others
 * follow when the file that imports them has arrived.
 */
const isNamed = (file: string) => /\.css$|\/(app|list|inside|zh-CN|en|people|form|overlays|drawer|routes|words|head)-/.test(file)

const LIST = [
  'admin/shell/admin-root.tsx',
  'admin/shell/page-failure.tsx',
  'admin/resource/resource-page.tsx',
  'admin/resource/begin-list.ts',
  'admin/features/news/news-page.tsx',
]
const FORM = ['admin/resource/form/form-page.tsx', 'admin/resource/form/form-drawer.tsx']
const LOGIN = ['admin/features/sign-in/login-page.tsx']
const PORTAL = ['portal/routes.tsx', 'portal/page/head.ts', 'portal/page/reads.ts', 'app/visits.ts', 'app/kept-products.ts']
const PORTAL_WORDS = ['portal/text/words.ts', 'portal/page/reads.ts']
/** Small pieces that the dialogs of many pages share: as files of their own each would be named in the first script. */
const PIECES = [
  'admin/resource/pieces/use-attempt.ts',
  'admin/resource/pieces/what.ts',
  'admin/browser/save-file.ts',
  'admin/features/permits/scope-names.ts',
  'admin/shell/parts/told.css',
]
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
  // As files of their own they would be two more for each page of these screens; within the list they would bring it to the designs of the login page.
  { name: 'listed-screens', roots: ['admin/listed-screens.ts', 'admin/language/say.ts', 'admin/features/form-designer/words.ts'] },
  { name: 'sign-in', roots: LOGIN },
  // The menu of a phone.
  { name: 'drawer', roots: ['admin/shell/mobile-menu.tsx'] },
  { name: 'overlays', roots: ['admin/shell/overlays.tsx'] },
  { name: 'form', roots: FORM, not: [...PORTAL, ...LOGIN, WORDS_INSIDE.zh, WORDS_INSIDE.en] },
  { name: 'words', roots: PORTAL_WORDS },
  { name: 'pieces', roots: PIECES, not: FORM },
  { name: 'people', roots: ['admin/features/users/user-page.tsx'] },
  // The example of charts uses it too, and would divide it.
  { name: 'stacked-bars', roots: ['admin/charts/stacked-bars.tsx'] },
]

/** A script by itself, which shares no file with the app. */
const alone = (name: string, rolldownOptions: RolldownOptions): EnvironmentOptions => ({
  consumer: 'client',
  build: { ...forBrowsers, emptyOutDir: false, manifest: `.vite/${name}.json`, rolldownOptions },
})
const plain = alone('plain', { input: { behaviours: 'portal/behaviours/main.ts' } })
const editor = alone('editor', { input: { editor: 'admin/resource/kinds/html/engine.ts' }, preserveEntrySignatures: 'strict' })

/**
 * Four builds from one tree: `client` is the app and the style sheets (dist/public), `plain` the one small script of the public pages, so that it is a
 * single request (those with a form fetch a second one), `editor` the script of the rich-text editor, which may lie at another address, `ssr` the server (dist/server).
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite',
  clearScreen: false,
  plugins: [react(), serverWorkers(), stylesByComponent(), leanerLibraries(), silentIcons(), bareImports()],
  builder: {},
  environments: {
    client: {
      build: {
        ...forBrowsers,
        manifest: true,
        rolldownOptions: {
          input: { app: 'app/main.tsx', portal: 'portal/portal.css' },
          output: {
            codeSplitting: { groups: chunkGroups(purposes, fromRoot) },
            // In a folder of their own, so that a test can say that none of them was fetched (B-87c).
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/examples/') ? 'assets/examples/[name]-[hash].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ...(command === 'build' && { plain, editor }),
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

/** The public pages' script fetches a further file as it is: the code that would fetch others along with it is as large as a behaviour. */
function bareImports(): Plugin {
  return {
    name: 'portico:bare-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'plain',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}

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
