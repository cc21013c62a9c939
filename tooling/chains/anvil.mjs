// @ts-check
/**
 * One local chain in a separate process.
 *
 * In      StartAnvilParams
 * Out     its URL and a stop function, once it responds to eth_chainId
 * Throws  Error with its output when it does not respond within 20 seconds
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testMnemonic } from './accounts.mjs'
import { rpcRequest } from './rpc.mjs'

const START_LIMIT_MS = 120_000
const require = createRequire(import.meta.url)
const keeper = join(dirname(fileURLToPath(import.meta.url)), '../commands/process-keeper.mjs')

/** @type {typeof import('./chains.d.mts').startAnvil} */
export async function startAnvil(params = {}) {
  const { chainId = 1, port = 0, accounts = 10, blockTime, silent = true } = params
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${chainId}`]
  args.push('--accounts', `${accounts}`, '--mnemonic', testMnemonic)
  if (blockTime !== undefined) args.push('--block-time', `${blockTime}`)

  const child = spawn(process.execPath, [keeper, 'SIGKILL', anvilBinary(), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('close', () => resolve())
  })
  const stop = () => {
    // Its end is reported once its output has ended too: without these the program could end while it waits for that.
    for (const part of [child, child.stdout, child.stderr]) hold(part)
    child.stdin.destroy()
    return gone
  }

  try {
    const url = await listeningUrl(child, silent)
    const answer = Number(await rpcRequest(url, 'eth_chainId'))
    if (answer !== chainId) throw new Error(`The chain at ${url} answers with chain id ${answer}, not ${chainId}`)
    // From here on only stop() waits for the chain's end, not the event loop of the program that started it.
    for (const part of [child, child.stdin, child.stdout, child.stderr]) unref(part)
    return { url, chainId, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @param {boolean} silent
 * @returns {Promise<string>}
 */
function listeningUrl(child, silent) {
  return new Promise((resolve, reject) => {
    let written = ''
    const fail = (/** @type {string} */ reason) => {
      clearTimeout(timer)
      reject(new Error(`anvil ${reason}\n${written}`))
    }
    const timer = setTimeout(() => fail(`did not start within ${START_LIMIT_MS / 1000} seconds`), START_LIMIT_MS)
    child.once('error', (error) => fail(`could not start: ${error.message}`))
    child.once('close', (code) => fail(`ended with ${code} before it listened`))
    const read = (/** @type {string} */ text) => {
      if (!silent) process.stdout.write(text)
      if (written.length < 100_000) written += text
      const address = /Listening on (127\.0\.0\.1:\d+)/.exec(written)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(`http://${address}`)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
  })
}

/** @param {object} part */
function hold(part) {
  if ('ref' in part && typeof part.ref === 'function') part.ref()
}

/** @param {object} part */
function unref(part) {
  if ('unref' in part && typeof part.unref === 'function') part.unref()
}

function anvilBinary() {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  try {
    return fromAnvil.resolve(name)
  } catch (cause) {
    throw new Error(`There is no anvil for ${process.platform} on ${process.arch} among the installed packages`, {
      cause,
    })
  }
}
