// @ts-check
/**
 * Bundles the frame's site.
 *
 * In      the source, the static files in `site/`, and the pages of `window-page.mjs`
 * Out     dist/site: `v1.html`, `frame.css`, `frame.js` and `signer.js`; what both load, and what the frame loads when a request needs
 *         it, in files named by their content: a frame never gets a part of another version; `approval.html` and `approval.js`, the
 *         secure site's window; `account.html`, `account.js` and `account.css`, the account window; `login.html`, `link.html`, their
 *         scripts and `login-shared.js`, the login window; `login-keys.js`, its part for passkeys and recovery codes; `texts-ar.js`, the
 *         windows' Arabic texts; no source maps,
 *         nothing inline
 * Source  security design §3
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { windowPages } from './window-page.mjs'

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

await rm(path('dist/site'), { recursive: true, force: true })
await cp(path('site'), path('dist/site'), { recursive: true })
for (const { file, html } of windowPages) await writeFile(path(`dist/site/${file}`), html)
const options = {
  outdir: path('dist/site'),
  bundle: true,
  conditions: ['@bowline/source'],
  minify: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('browser'),
  target: 'es2022',
  charset: /** @type {const} */ ('utf8'),
  legalComments: /** @type {const} */ ('none'),
  logLevel: /** @type {const} */ ('error'),
  // Libraries may contain dynamic imports. The site must load no code at run time but its own, so these stay unresolved.
  plugins: [{ name: 'no-foreign-import-at-run-time', setup: leaveOutForeign }],
}
await buildFrame()
// Built apart: the login window loads it from its own origin when a login needs it, and `login-shared.js` stays one file.
await build({ ...options, entryPoints: { 'login-keys': path('src/host/login-window/login-keys.ts') } })
await build({ ...options, entryPoints: { 'texts-ar': path('src/host/texts/arabic-windows.ts') } })
await build({ ...options, entryPoints: { approval: path('src/host/approval/window/approval-page.ts') } })
await build({ ...options, entryPoints: { account: path('src/host/account-window/account-page.ts') } })
const pages = { login: path('src/host/login-window/login-page.ts'), link: path('src/host/login-window/link-page.ts') }
await build({ ...options, entryPoints: pages, splitting: true, chunkNames: 'login-shared' })

/** The frame, its signer and their parts. The server serves names in lower case only. */
async function buildFrame() {
  const { outputFiles } = await build({
    ...options,
    entryPoints: { frame: path('src/host/app/frame.ts'), signer: path('src/host/signer/browser-worker.ts') },
    splitting: true,
    chunkNames: '[name]-[hash]',
    write: false,
  })
  const names = outputFiles.map((file) => basename(file.path))
  await mkdir(options.outdir, { recursive: true })
  for (const { path: file, text } of outputFiles) {
    const renamed = names.reduce((code, name) => code.replaceAll(`"./${name}"`, `"./${name.toLowerCase()}"`), text)
    await writeFile(`${options.outdir}/${basename(file).toLowerCase()}`, renamed)
  }
}

/** @param {import('esbuild').PluginBuild} build */
function leaveOutForeign({ onResolve }) {
  onResolve({ filter: /.*/ }, ({ path, kind, importer }) =>
    kind === 'dynamic-import' && importer.includes('/node_modules/') ? { path, external: true } : undefined,
  )
}
