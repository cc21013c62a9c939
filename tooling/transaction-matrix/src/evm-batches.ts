/**
 * A wallet that carries out batches of calls (EIP-5792) and reports their state on chain, whatever happened to their transactions
 * meanwhile: one after the other, or all in one transaction of an account that delegates (EIP-7702).
 *
 * Out     announce   announces the wallet to pages, in place of its base wallet
 *         hashesOf   the transactions of a batch
 *         truthOf    state of a batch on chain
 * Source  EIP-5792, EIP-7702, EIP-6963
 */
import type { SandboxWallet } from '@bowline/adapter-evm/testing'
import { encodeBatch } from '@bowline/chains'
import { type PairedRequestLogEntry, WalletRpcError } from '@bowline/kit-core/testing'
import { concat, type Hex, hexToBigInt, hexToNumber, keccak256, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Truth } from './chain-setup.js'
import type { Batch } from './evm-kinds.js'
import type { AskAnvil, Call, Pool, Standing } from './evm-pool.js'

/** Address of the code that accounts delegate to. */
export const BATCH_ACCOUNT = numberToHex(0xba7c, { size: 20 })

const DELEGATES_TO = '0xef0100'
const GAS = 300_000n
const FEE_WEI = 100_000_000_000n
const TIP_WEI = 1_000_000_000n
const STATUS = { pending: 100, confirmed: 200, offChain: 400, failed: 500, partly: 600 } as const

type Asked = { readonly to: Hex; readonly value?: Hex; readonly data?: Hex }
type Request = { readonly id: string; readonly calls: readonly Asked[] }
type Parts = {
  readonly ask: AskAnvil
  readonly owner: PrivateKeyAccount
  readonly wallet: SandboxWallet
  readonly pool: Pool
  readonly batch: Batch
  /** Asks the user: true approves. */
  readonly confirm: () => Promise<boolean>
  /** Whether the wallet knows its batches. */
  readonly isHeardOf: () => boolean
}

const isRequest = (value: unknown): value is Request => Array.isArray(Object(value).calls)

/** Creates the wallet. */
export function createBatches({ ask, owner, wallet, pool, batch, confirm, isHeardOf }: Parts) {
  const sent = new Map<string, readonly string[]>()

  async function sendOne(call: Call): Promise<string> {
    const nonce = hexToNumber(await ask<Hex>('eth_getTransactionCount', owner.address, 'pending'))
    const fees = { gas: GAS, maxFeePerGas: FEE_WEI, maxPriorityFeePerGas: TIP_WEI }
    const raw = await owner.signTransaction({ ...call, ...fees, chainId: 1, type: 'eip1559', nonce })
    await ask('eth_sendRawTransaction', raw)
    return keccak256(raw)
  }

  async function send([{ id, calls }]: readonly [Request]): Promise<{ id: string }> {
    if (sent.has(id)) throw new WalletRpcError(5720, 'There is a batch of calls with this id.')
    if (!(await confirm()) || batch.isRefused) throw new WalletRpcError(4001, 'The person refused.')
    const read = calls.map(({ to, value = '0x0', data = '0x' }) => ({ to, value: hexToBigInt(value), data }))
    const hashes: string[] = []
    if (batch.isAtomic) {
      await ask('anvil_setCode', owner.address, concat([DELEGATES_TO, BATCH_ACCOUNT]))
      hashes.push(await sendOne({ to: owner.address, value: 0n, data: await encodeBatch(read) }))
    } else for (const call of read) hashes.push(await sendOne(call))
    sent.set(id, hashes)
    return { id }
  }

  const hashesOf = (id: string) => sent.get(id) ?? []
  const standings = (id: string) => Promise.all(hashesOf(id).map((hash) => pool.standing(hash)))

  /** The transaction of a call on chain; a foreign transaction with its nonce is not part of the batch. */
  const own = (list: readonly Standing[]) =>
    list.flatMap((one) => (one.state === 'mined' && one.reason === 'repriced' ? one : []))

  async function status([id]: readonly [string]) {
    if (!sent.has(id) || !isHeardOf()) throw new WalletRpcError(5730, 'No batch of calls has this id.')
    const all = await standings(id)
    const mined = own(all)
    const done = mined.filter(({ isDone }) => isDone)
    const ended = mined.length === 0 ? STATUS.offChain : done.length === 0 ? STATUS.failed : STATUS.partly
    const isOpen = all.some(({ state }) => state === 'waiting')
    return {
      ...{ version: '2.0.0', id, chainId: '0x1', atomic: batch.isAtomic ?? false },
      status: isOpen ? STATUS.pending : done.length === all.length ? STATUS.confirmed : ended,
      receipts: await Promise.all(mined.map(({ hash }) => ask('eth_getTransactionReceipt', hash))),
    }
  }

  const { provider, info, pairing } = wallet
  const ownMethods: Readonly<Record<string, (param: unknown) => Promise<unknown>>> = {
    wallet_sendCalls: (request) => send([isRequest(request) ? request : { id: '', calls: [] }]),
    wallet_getCallsStatus: (id) => status([String(id)]),
  }
  const ownResponse = (method: string, params: unknown) => ownMethods[method]?.(Object(params)[0])
  const detail = Object.freeze({
    info,
    provider: {
      ...provider,
      request: ({ method, params }: { method: string; params?: never }) =>
        ownResponse(method, params) ?? provider.request({ method, params }),
    },
  })

  return {
    hashesOf,
    /** For a paired wallet. */
    pairing: {
      ...pairing,
      request: (asked: PairedRequestLogEntry) => ownResponse(asked.method, asked.params) ?? pairing.request(asked),
    },
    async truthOf(id: string): Promise<Truth> {
      const all = await standings(id)
      if (all.some(({ state }) => state === 'waiting')) return { status: 'pending' }
      const mined = own(all)
      const reverted = mined.find(({ isDone }) => !isDone)
      const settledAs = (reverted ?? mined.at(-1))?.hash ?? id
      return { status: mined.length === all.length && !reverted ? 'confirmed' : 'failed', settledAs }
    },
    announce(): () => void {
      const notify = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      window.addEventListener('eip6963:requestProvider', notify)
      return () => window.removeEventListener('eip6963:requestProvider', notify)
    },
  }
}
