// @ts-check
/**
 * Bundles the frame's site.
 *
 * In      the source, and the static files in `site/`
 * Out     dist/site: `v1.html`, `frame.css`, `frame.js`, `signer.js`, `smart-accounts.js`, which the frame loads with the first use of a
 *         smart account, and `shared.js`, which frame and signer load; `approval.html` and `approval.js`, the secure site's window;
 *         `account.html`, `account.js` and `account.css`, the account window; `login.html`, `link.html`, their scripts and
 *         `login-shared.js`, the login window; `login-keys.js`, its part for passkeys and recovery codes; no source maps, nothing
 *         inline
 * Source  security design §3
 */
import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

await rm(path('dist/site'), { recursive: true, force: true })
await cp(path('site'), path('dist/site'), { recursive: true })
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
  plugins: [{ name: 'no-import-at-run-time', setup: leaveOutDynamic }],
}
await build({
  ...options,
  entryPoints: { frame: path('src/host/app/frame.ts'), signer: path('src/host/signer/browser-worker.ts') },
  splitting: true,
  chunkNames: 'shared',
})
// Built apart, so that `shared.js` stays one file, and holds nothing that only these need.
await build({ ...options, entryPoints: { 'smart-accounts': path('src/host/smart-account/smart-accounts.ts') } })
// Built apart: the login window loads it from its own origin when a login needs it, and `shared.js` stays one file.
await build({ ...options, entryPoints: { 'login-keys': path('src/host/login-window/login-keys.ts') } })
await build({ ...options, entryPoints: { approval: path('src/host/approval/window/approval-page.ts') } })
await build({ ...options, entryPoints: { account: path('src/host/account-window/account-page.ts') } })
const pages = { login: path('src/host/login-window/login-page.ts'), link: path('src/host/login-window/link-page.ts') }
await build({ ...options, entryPoints: pages, splitting: true, chunkNames: 'login-shared' })

/** @param {import('esbuild').PluginBuild} build */
function leaveOutDynamic({ onResolve }) {
  onResolve({ filter: /.*/ }, ({ path, kind }) => {
    if (kind !== 'dynamic-import') return undefined
    return { path: path.endsWith('/smart-accounts.js') ? './smart-accounts.js' : path, external: true }
  })
}
