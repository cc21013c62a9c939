// @ts-check
/**
 * The contracts of this package, compiled.
 *
 * In      the sources in contracts/, each file's contracts by name
 * Out     ABI and code of each, also cached in node_modules/.cache under a hash of sources and settings
 * Throws  Error with the compiler's messages when a source does not compile
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {import('./chains.d.mts').CompiledContract} CompiledContract */
/** @typedef {Readonly<Record<import('./chains.d.mts').ContractName, CompiledContract>>} Contracts */

/**
 * @typedef {object} CompilerOutput the part of the standard JSON output that `settings` asks for
 * @property {{ severity: string, formattedMessage: string }[]} [errors]
 * @property {Record<string, Record<string, { abi: unknown[], evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }>>} contracts
 */

const require = createRequire(import.meta.url)
const here = dirname(fileURLToPath(import.meta.url))
const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'paris',
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
}

/** @type {Promise<Contracts> | undefined} */
let compiled

/** @type {typeof import('./chains.d.mts').compileContracts} */
export function compileContracts() {
  compiled ??= readOrCompile()
  return compiled
}

/** @returns {Promise<Contracts>} */
async function readOrCompile() {
  const input = JSON.stringify({ language: 'Solidity', sources: await readSources(), settings })
  const { version } = require('solc/package.json')
  const key = createHash('sha256').update(version).update(input).digest('hex').slice(0, 16)
  const file = join(here, 'node_modules/.cache/contracts', `${key}.json`)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    const contracts = pickContracts(JSON.parse(await runCompiler(input)))
    await mkdir(dirname(file), { recursive: true })
    // Renamed into place, so that a concurrent process never reads half a file.
    await writeFile(`${file}.${process.pid}`, JSON.stringify(contracts))
    await rename(`${file}.${process.pid}`, file)
    return contracts
  }
}

async function readSources() {
  const names = (await readdir(join(here, 'contracts'))).filter((name) => name.endsWith('.sol')).sort()
  const sources = names.map(async (name) => [name, { content: await readFile(join(here, 'contracts', name), 'utf8') }])
  return Object.fromEntries(await Promise.all(sources))
}

/**
 * @param {string} input
 * @returns {Promise<string>}
 */
function runCompiler(input) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(here, 'solc-process.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`The compiler ended with ${code}`))))
    child.stdin.end(input)
  })
}

/**
 * @param {CompilerOutput} output
 * @returns {Contracts}
 */
function pickContracts(output) {
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  /** @type {Record<string, CompiledContract>} */
  const contracts = {}
  for (const file of Object.values(output.contracts)) {
    for (const [name, { abi, evm }] of Object.entries(file)) {
      const { bytecode, deployedBytecode } = evm
      contracts[name] = { abi, bytecode: `0x${bytecode.object}`, deployedBytecode: `0x${deployedBytecode.object}` }
    }
  }
  const { Erc20, SilentErc20, FeeErc20, RefusingErc20, PausableErc20 } = contracts
  const { OddErc20, Multicall3, SignerWallet, SignerWalletFactory, SwapRouter, BatchAccount, TokenPaymaster } =
    contracts
  const areTokens = Erc20 && SilentErc20 && FeeErc20 && RefusingErc20 && PausableErc20 && OddErc20
  const areAccounts = SignerWallet && SignerWalletFactory && BatchAccount && TokenPaymaster
  if (!areTokens || !areAccounts || !Multicall3 || !SwapRouter) {
    throw new Error(`Compiled only ${Object.keys(contracts).join(', ')}`)
  }
  return {
    ...{ Erc20, SilentErc20, FeeErc20, RefusingErc20, PausableErc20 },
    ...{ OddErc20, Multicall3, SignerWallet, SignerWalletFactory, SwapRouter, BatchAccount, TokenPaymaster },
  }
}
