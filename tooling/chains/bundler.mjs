// @ts-check
/**
 * A bundler for user operations in a separate process: `@pimlico/alto`, a program of the tests alone. Its licence is the GPL, so nothing
 * that is published contains, imports or requires it.
 *
 * In      the URL of a chain with the contracts of `deployAccountContracts`
 * Out     its URL and a stop function, once it responds
 * Throws  Error with its output when it does not start within two minutes
 * Source  ERC-4337, ERC-7769
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountContracts } from './account-contracts.mjs'
import { rpcRequest } from './rpc.mjs'

const START_LIMIT_MS = 120_000
const POLL_MS = 50
const FUNDS = numberToHex(10n ** 21n)
const folder = dirname(fileURLToPath(import.meta.url))
const keeper = join(folder, '../commands/process-keeper.mjs')
const program = join(folder, 'node_modules/@pimlico/alto/esm/cli/alto.js')

/** @type {typeof import('./chains.d.mts').startBundler} */
export async function startBundler(chainUrl, { silent = true } = {}) {
  const keys = [generatePrivateKey(), generatePrivateKey()]
  for (const key of keys) await rpcRequest(chainUrl, 'anvil_setBalance', [privateKeyToAddress(key), FUNDS])
  const [executor = '', utility = ''] = keys
  const port = await freePort()
  const options = {
    entrypoints: accountContracts.entryPoint,
    'rpc-url': chainUrl,
    port: `${port}`,
    'executor-private-keys': executor,
    'utility-private-key': utility,
    'min-executor-balance': '0',
    // The checks of opcodes need a tracer that anvil does not have.
    'safe-mode': 'false',
    'enable-cors': 'true',
    'log-level': silent ? 'error' : 'info',
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [keeper, 'SIGKILL', process.execPath, program, 'run', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let written = ''
  let hasEnded = false
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('close', () => {
      hasEnded = true
      resolve()
    })
  })
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (!silent) process.stdout.write(text)
      if (written.length < 100_000) written += text
    })
  }
  const parts = [child, child.stdin, child.stdout, child.stderr]
  const stop = () => {
    for (const part of parts) if ('ref' in part && typeof part.ref === 'function') part.ref()
    child.stdin.destroy()
    return gone
  }

  const url = `http://127.0.0.1:${port}`
  const endMs = Date.now() + START_LIMIT_MS
  while (!(await responds(url))) {
    if (!hasEnded && Date.now() < endMs) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      continue
    }
    await stop()
    throw new Error(`The bundler did not start\n${written}`)
  }
  // From here on only stop() waits for its end, not the event loop of the program that started it.
  for (const part of parts) if ('unref' in part && typeof part.unref === 'function') part.unref()
  return { url, stop }
}

/** @param {string} url */
function responds(url) {
  return rpcRequest(url, 'eth_supportedEntryPoints').then(
    () => true,
    () => false,
  )
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
