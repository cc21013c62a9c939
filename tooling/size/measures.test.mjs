// @ts-check
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { measure } from './measures.mjs'

/** Code that weighs about `kilobytes` after gzip. @param {string} seed @param {number} kilobytes */
function heavy(seed, kilobytes) {
  let state = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const numbers = Array.from({ length: kilobytes * 215 }, () => {
    state = (state * 48271) % 2147483647
    return state
  })
  return `console.log(${JSON.stringify(numbers)});`
}

const kit = 'node_modules/@bowline'
const stub = (/** @type {string[]} */ ...names) => names.map((name) => `export const ${name} = () => {}\n`).join('')
const files = {
  [`${kit}/kit-core/package.json`]: '{"exports":{".":"./dist/index.js","./networks":"./dist/networks.js"}}',
  [`${kit}/kit-core/dist/index.js`]: `import('./pairing/transport.js')
    export const createKit = () => import('./config/remote.js')\n${heavy('core', 5)}`,
  [`${kit}/kit-core/dist/pairing/transport.js`]: `import('@walletconnect/universal-provider')\n${heavy('pairing', 6)}`,
  'node_modules/swr/index.js': heavy('swr', 8),
  'node_modules/@walletconnect/universal-provider/index.js': heavy('provider', 30),
  [`${kit}/kit-core/dist/config/remote.js`]: heavy('remote', 2),
  [`${kit}/kit-core/dist/networks.js`]: 'export const mainnet = {}, solana = {}, bitcoin = {}',
  [`${kit}/secure-frame/dist/host/index.js`]: '',
  [`${kit}/secure-frame/dist/site/v1.html`]: '<p>',
  [`${kit}/secure-frame/dist/site/frame.css`]: '.a{color:red}',
  [`${kit}/secure-frame/dist/site/frame.js`]: heavy('frame', 6),
  [`${kit}/secure-frame/dist/site/shared.js`]: heavy('shared', 5),
  [`${kit}/secure-frame/dist/site/signer.js`]: heavy('signer', 9),
  [`${kit}/ui-react/package.json`]: '{"exports":{".":"./dist/index.js","./styles.css":"./dist/styles.css"}}',
  [`${kit}/ui-react/dist/index.js`]: `export const KitProvider = () => import('./modal/modal.js')\n${stub('ConnectButton')}`,
  [`${kit}/ui-react/dist/modal/modal.js`]: `import('../views/connect/connect-view.js')
    import('../views/send/send-view.js')\nimport('../messages/en-base.js')\nimport('../messages/en-send.js')
    ${heavy('modal', 10)}`,
  [`${kit}/ui-react/dist/messages/en-base.js`]: heavy('base', 2),
  [`${kit}/ui-react/dist/messages/en-send.js`]: heavy('texts', 1),
  [`${kit}/ui-react/dist/views/connect/connect-view.js`]: heavy('connect', 3),
  [`${kit}/ui-react/dist/views/send/send-view.js`]: `import '../../modal/modal.js'\nimport 'swr'
    import '../list/virtual-rows/rows.js'\n${heavy('send', 6)}`,
  [`${kit}/ui-react/dist/views/list/virtual-rows/rows.js`]: heavy('rows', 2),
  [`${kit}/ui-react/dist/styles.css`]: '.a{color:red}',
  [`${kit}/adapter-evm/package.json`]: '{"exports":"./dist/index.js"}',
  [`${kit}/adapter-evm/dist/index.js`]: `export const evm = () => import('./runtime/runtime.js')\n${heavy('evm', 1)}`,
  [`${kit}/adapter-evm/dist/runtime/runtime.js`]: `import 'viem'\nimport('./read-together.js')`,
  [`${kit}/adapter-evm/dist/runtime/read-together.js`]: heavy('multicall', 7),
  [`${kit}/adapter-solana/package.json`]: '{"exports":{".":"./dist/index.js","./react":"./dist/react/index.js"}}',
  [`${kit}/adapter-solana/dist/react/index.js`]: `import { Connection } from '@solana/web3.js'
    ${stub('SolanaWalletProvider', 'SolanaWalletSync')}${heavy('bridge', 4)}console.log(Connection)`,
  'node_modules/@solana/web3.js/index.js': `${stub('Connection')}${heavy('web3', 20)}`,
  'node_modules/@solana/wallet-adapter-react/index.js': stub(
    ...['useConnection', 'useWallet', 'ConnectionProvider', 'WalletProvider'],
  ),
  [`${kit}/adapter-solana/dist/index.js`]: `export const solana = () => import('./runtime.js')`,
  [`${kit}/adapter-solana/dist/runtime.js`]: `import('./transaction/transactions.js')\n${heavy('solana', 12)}`,
  [`${kit}/adapter-solana/dist/transaction/transactions.js`]: heavy('transactions', 4),
  [`${kit}/adapter-bitcoin/package.json`]: '{"exports":"./dist/index.js"}',
  [`${kit}/adapter-bitcoin/dist/index.js`]: `export const bitcoin = () => import('./runtime.js')`,
  [`${kit}/adapter-bitcoin/dist/runtime.js`]: `import('./transfer/send.js')\n${heavy('bitcoin', 14)}`,
  [`${kit}/adapter-bitcoin/dist/transfer/send.js`]: heavy('transfer', 3),
  [`${kit}/secure-frame/package.json`]:
    '{"exports":{"./client":"./dist/client/index.js","./host":"./dist/host/index.js"}}',
  [`${kit}/secure-frame/dist/client/index.js`]: `export * as z from 'zod/mini'
    ${stub('createFrameClient', 'FrameError', 'frameRectangle', 'rpcKindOf')}${heavy('frame', 5)}`,
  'node_modules/viem/index.js': `${stub('http')}${heavy('viem', 20)}`,
  'node_modules/wagmi/index.js': `import '@tanstack/react-query'\n${stub('createConfig', 'WagmiProvider')}`,
  'node_modules/wagmi/chains.js': 'export const mainnet = { id: 1 }',
  'node_modules/@wagmi/core/index.js': stub('injected'),
  'node_modules/@tanstack/react-query/index.js': `${stub('QueryClient', 'QueryClientProvider')}${heavy('query', 9)}`,
}

/** @param {Readonly<Record<string, string>>} [changed] */
async function measured(changed = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-measures-'))
  cpSync(fileURLToPath(new URL('./entries', import.meta.url)), join(folder, 'entries'), { recursive: true })
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const rows = await measure(folder)
  return new Map(rows.map(({ name, bytes }) => [name, bytes / 1000]))
}

/**
 * @param {ReadonlyMap<string, number>} rows
 * @param {string} name
 * @param {number} kilobytes
 */
function assertAbout(rows, name, kilobytes) {
  const found = rows.get(name)
  assert.ok(
    found !== undefined && Math.abs(found - kilobytes) < 0.15 * kilobytes + 0.3,
    `${name}: ${found}, not ${kilobytes}`,
  )
}

test('each row weighs what its moment adds to the page', async () => {
  const rows = await measured()
  assertAbout(rows, 'page before any intent', 6)
  assertAbout(rows, '· of it the evm descriptor', 1)
  assertAbout(rows, 'page with wagmi and viem', 26)
  assertAbout(rows, '· TanStack Query on top', 9)
  assertAbout(rows, 'first open, all of it', 15)
  assertAbout(rows, 'view connect', 3)
  assertAbout(rows, 'view send', 6)
  assertAbout(rows, 'texts send', 1)
  assert.ok(!rows.has('texts base'))
  assertAbout(rows, 'evm runtime, on demand', 20)
  assertAbout(rows, 'evm balances together, on top of it', 7)
  assertAbout(rows, 'solana descriptor, in the page', 0)
  assertAbout(rows, 'solana runtime, on demand', 12)
  assertAbout(rows, 'solana bridge, with libraries', 24)
  assertAbout(rows, '· of the bridge our own', 4)
  assertAbout(rows, 'solana link to a WalletProvider', 4)
  assertAbout(rows, 'bitcoin runtime, on demand', 14)
  assertAbout(rows, 'solana transactions, on top of it', 4)
  assertAbout(rows, 'bitcoin transactions, on top of it', 3)
  assertAbout(rows, 'lists, shared by views', 10)
  assertAbout(rows, 'pairing, on demand', 37)
  assertAbout(rows, '· of it our own', 7)
  assertAbout(rows, 'frame client, zod apart', 5)
  assertAbout(rows, 'secure frame, its page', 11)
  assertAbout(rows, '· the signer, from the login on', 9)
})

test('a file of the frame that no row weighs is refused', async () => {
  await assert.rejects(
    measured({ [`${kit}/secure-frame/dist/site/more.js`]: heavy('more', 1) }),
    /more\.js, which no row/,
  )
})

test("the vendor's modal is refused wherever it could be loaded from", async () => {
  const leak = {
    'node_modules/@walletconnect/universal-provider/index.js': `import('@reown/appkit')\n${heavy('provider', 3)}`,
    'node_modules/@reown/appkit/index.js': heavy('modal', 3),
  }
  await assert.rejects(measured(leak), /vendor's modal could be loaded: .*@reown/)
})

test('a chain library in core or UI is refused, on demand as well', async () => {
  const leak = { [`${kit}/ui-react/dist/views/send/send-view.js`]: `import 'viem'` }
  await assert.rejects(measured(leak), /chain library in core and UI: .*viem/)
})

test('an adapter that brings its library before any intent is refused', async () => {
  const leak = {
    [`${kit}/adapter-evm/dist/index.js`]: `export { http as evm } from 'viem'\nimport('./runtime/runtime.js')`,
  }
  await assert.rejects(measured(leak), /chain library in the page before any intent: .*viem/)
})

test('a modal that is no longer loaded on demand is refused instead of weighed as nothing', async () => {
  const merged = {
    [`${kit}/ui-react/dist/index.js`]: `import './modal/modal.js'\n${stub('ConnectButton', 'KitProvider')}`,
  }
  await assert.rejects(measured(merged), /does not load the modal/)
})

test('R-ADPT-21 a page with one chain that gets code of another is refused', async () => {
  const leak = { [`${kit}/adapter-solana/dist/runtime.js`]: `import 'viem'\n${heavy('solana', 2)}` }
  await assert.rejects(measured(leak), /page with solana alone has code of evm: .*viem/)
})

test('a runtime that is no longer loaded on demand is refused instead of weighed as nothing', async () => {
  const merged = { [`${kit}/adapter-bitcoin/dist/index.js`]: 'export const bitcoin = () => 1' }
  await assert.rejects(measured(merged), /does not load the bitcoin runtime/)
})

test('R-ADPT-12 R-ADPT-21 a page without the bridge that gets the library of the bridge, or the bridge, is refused', async () => {
  const runtime = `${kit}/adapter-solana/dist/runtime.js`
  const library = {
    [runtime]: `import('./transaction/transactions.js')\nimport '@solana/web3.js'\n${heavy('solana', 2)}`,
  }
  await assert.rejects(measured(library), /no bridge has code of it: .*web3\.js/)
  const bridge = { [`${kit}/adapter-solana/dist/transaction/transactions.js`]: `import '../react/index.js'` }
  await assert.rejects(measured(bridge), /no bridge has code of it: /)
})

test('a bridge that brings no library is refused instead of weighed as nothing', async () => {
  const empty = { [`${kit}/adapter-solana/dist/react/index.js`]: stub('SolanaWalletProvider', 'SolanaWalletSync') }
  await assert.rejects(measured(empty), /with the bridge has nothing of/)
})
