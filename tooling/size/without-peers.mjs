// @ts-check
/**
 * Builds the README's page in an app without the optional peers, with every bundler.
 *
 * In      the built packages
 * Throws  Error naming the bundler that fails
 * Source  R-HOST-91
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite } from 'vite'
import { here } from './build.mjs'
import { runWebpack } from './build-webpack.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Not below `tooling/size`, whose `node_modules` has the optional peers. */
const folder = join(root, 'out/without-peers')
const modules = join(folder, 'node_modules')

const PAGE = `'use client'
import { evm } from '@bowline/adapter-evm'
import { solana } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { base, mainnet, solana as solanaMainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet, base, solanaMainnet], adapters: [evm(), solana()] })

export default function App() {
  return <KitProvider kit={kit}><KitButton /></KitProvider>
}
`
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'app/page.jsx': PAGE,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  'main.jsx': `import { createRoot } from 'react-dom/client'
import App from './app/page.jsx'
createRoot(document.getElementById('root')).render(<App />)
`,
  'index.html': '<div id="root"></div><script type="module" src="./main.jsx"></script>',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } }\n`,
}

/** Builds it with all of them. */
export async function buildWithoutPeers() {
  install()
  const out = (/** @type {string} */ bundler) => join(folder, 'out', bundler)
  const entry = join(folder, 'main.jsx')
  /** @type {Readonly<Record<string, () => Promise<unknown>>>} */
  const builds = {
    Vite: () => buildByVite({ configFile: false, root: folder, logLevel: 'silent', build: { outDir: out('vite') } }),
    esbuild: () =>
      buildByEsbuild({
        absWorkingDir: folder,
        entryPoints: [entry],
        outdir: out('esbuild'),
        bundle: true,
        splitting: true,
        format: 'esm',
        jsx: 'automatic',
        logLevel: 'silent',
      }),
    webpack: () =>
      runWebpack({
        mode: 'production',
        context: folder,
        entry,
        output: { path: out('webpack') },
        module: { rules: [{ test: /\.jsx$/, loader: fileURLToPath(import.meta.resolve('./jsx-loader.mjs')) }] },
        performance: false,
      }),
    'Next.js': buildByNext,
  }
  for (const [bundler, build] of Object.entries(builds)) {
    await build().catch((error) => {
      throw new Error(`${bundler} does not build an app without the optional peers: ${error.message}`)
    })
  }
}

/** Copies of the packages in published form, so that nothing of their own folders resolves; other packages are links. */
function install() {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const names = ['@bowline/adapter-evm', '@bowline/adapter-solana', '@bowline/ui-react']
  for (const name of names) installOwn(name, join(here, 'node_modules', name))
  for (const name of ['next', 'react', 'react-dom', 'viem', '@wagmi/core']) link(name, join(here, 'node_modules', name))
}

/** @param {string} name @param {string} from */
function installOwn(name, from) {
  const source = realpathSync(from)
  const target = join(modules, name)
  if (existsSync(target)) return
  mkdirSync(target, { recursive: true })
  for (const part of ['dist', 'package.json']) cpSync(join(source, part), join(target, part), { recursive: true })
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (needed in peerDependenciesMeta) continue
    const path = join(source, 'node_modules', needed)
    if (needed.startsWith('@bowline/')) installOwn(needed, path)
    else link(needed, path)
  }
}

/** @param {string} name @param {string} from */
function link(name, from) {
  const target = join(modules, name)
  if (existsSync(target) || !existsSync(from)) return
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(realpathSync(from), target)
}

async function buildByNext() {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
