import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin } from 'vite'

/** Packages with a compiled part stay in node_modules; all others go into the server's bundle, which then starts in half the time. */
const native = ['@node-rs/argon2', 'better-sqlite3', 'sharp']

const forBrowsers: BuildEnvironmentOptions = {
  outDir: 'dist/public',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 1500,
}

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
  plugins: [react(), serverWorkers(), measureScrollBarOnce(), silentIcons()],
  builder: {},
  environments: {
    client: {
      build: { ...forBrowsers, manifest: true, rolldownOptions: { input: { app: 'app/main.tsx', portal: 'portal/portal.css' } } },
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
 * Puts admin/browser/scroll-bar-size.ts in the place of a module of antd's (docs/decisions/0040-small-libraries.md). A build without that module fails:
 * an update of antd has moved it.
 */
function measureScrollBarOnce(): Plugin {
  const module = /\/@rc-component\/util\/es\/getScrollBarSize\.js$/
  const ours = JSON.stringify(fileURLToPath(new URL('admin/browser/scroll-bar-size.ts', import.meta.url)))
  let isReplaced = false
  return {
    name: 'portico:scroll-bar-size',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: module },
      handler: () => {
        isReplaced = true
        return `export * from ${ours}\nexport { default } from ${ours}\n`
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(`No module of antd's matches ${module} any more: look where its tables measure scroll bars now.`)
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
