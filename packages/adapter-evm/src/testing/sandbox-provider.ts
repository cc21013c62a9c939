/**
 * Handles the EIP-1193 requests of a sandbox wallet: some prompt the user, some are answered from the wallet's state, others go
 * to the chain.
 *
 * Throws  WalletRpcError  4001 rejected, 4100 not shared, 4200 unsupported, 4902 unknown chain, -32602 unreadable
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { hexToBytes, isHex, numberToHex, stringToBytes } from 'viem'
import type { SandboxCalls } from './sandbox-calls.js'
import { callSchema, type SandboxChains } from './sandbox-chain.js'
import type { SandboxRequest, SandboxWalletOptions } from './sandbox-options.js'
import { parseGrant, parseRevocation, SESSION_CAPABILITIES, signGrant, signRevocation } from './sandbox-sessions.js'
import type { SandboxMemory } from './sandbox-state.js'

/** Dependencies of `createSandboxHandler`. */
export type SandboxProviderParams = {
  readonly memory: SandboxMemory
  readonly chains: SandboxChains
  readonly calls: SandboxCalls
  readonly batches: SandboxWalletOptions['batches']
  /** Handler of `wallet_getAssets`; undefined while the wallet reports no assets. */
  readonly assets: () => ((params: unknown) => Promise<unknown>) | undefined
  /** Prompts the user. Rejects if the user declines. */
  readonly promptUser: (prompt: Omit<SandboxRequest, 'id'>) => Promise<void>
}

type Handler = (params: readonly unknown[]) => Promise<unknown>

const chainSchema = v.looseObject({ chainId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,13}$/)) })
const newChainSchema = v.looseObject({
  chainId: chainSchema.entries.chainId,
  chainName: v.string(),
  rpcUrls: v.pipe(v.array(v.pipe(v.string(), v.url(), v.regex(/^https?:/))), v.minLength(1)),
})
const fromSchema = v.object({ ...callSchema.entries, from: v.string(), chainId: v.optional(v.string()) })
const typedDataSchema = v.object({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})

const BATCH_METHODS: ReadonlySet<string> = new Set([
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
])

/** Creates the request handler. */
export function createSandboxHandler({
  memory,
  chains,
  calls,
  batches,
  assets,
  promptUser: ask,
}: SandboxProviderParams): (method: string, params: readonly unknown[]) => Promise<unknown> {
  async function promptUser(kind: SandboxRequest['kind'], method: string, params: readonly unknown[]): Promise<void> {
    await ask({ kind, method, params, chainId: memory.state().chainId, address: memory.opened()[0] })
  }

  async function open(method: string, params: readonly unknown[]): Promise<readonly string[]> {
    await promptUser('connect', method, params)
    memory.setLocked(false)
    memory.setConnected(true)
    return memory.opened()
  }

  const permissions = () =>
    memory.isConnected()
      ? [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: memory.opened() }] }]
      : []

  async function sendTransaction(params: readonly unknown[]): Promise<unknown> {
    const call = v.parse(fromSchema, params[0])
    const { chainId } = call
    const account = memory.account(call.from)
    const active = memory.state().chainId
    if (chainId !== undefined && Number(chainId) !== active) {
      throw new WalletRpcError(4901, 'The transaction is for another chain than the active one.')
    }
    await promptUser('send', 'eth_sendTransaction', params)
    return chains.send(active, account, call)
  }

  async function grantPermissions(params: readonly unknown[]): Promise<unknown> {
    const grant = parseGrant(params[0])
    const account = memory.account(grant.address ?? memory.opened()[0])
    if (memory.chain(Number(grant.chainId)) === undefined) throw new WalletRpcError(4902, 'Unknown chain.')
    await promptUser('grant-permissions', 'wallet_grantPermissions', params)
    return signGrant(account, grant)
  }

  async function revokeSession(
    { pci, address }: { readonly pci: string; readonly address: string },
    params: readonly unknown[],
  ): Promise<unknown> {
    const account = memory.account(address)
    await promptUser('revoke-permissions', 'wallet_revokePermissions', params)
    return signRevocation(account, pci)
  }

  async function switchChain(params: readonly unknown[]): Promise<null> {
    const chainId = Number(v.parse(chainSchema, params[0]).chainId)
    if (memory.chain(chainId) === undefined)
      throw new WalletRpcError(4902, `Unrecognized chain ID "${numberToHex(chainId)}".`)
    if (chainId === memory.state().chainId) return null
    await promptUser('switch-chain', 'wallet_switchEthereumChain', params)
    memory.setChain(chainId)
    return null
  }

  async function addChain(params: readonly unknown[]): Promise<null> {
    const { chainId: hexChainId, chainName, rpcUrls } = v.parse(newChainSchema, params[0])
    await promptUser('add-chain', 'wallet_addEthereumChain', params)
    const chainId = Number(hexChainId)
    if (memory.chain(chainId) === undefined) memory.addChain({ chainId, name: chainName, rpcUrl: rpcUrls[0] })
    memory.setChain(chainId)
    return null
  }

  const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
    ['eth_accounts', async () => memory.opened()],
    ['eth_chainId', async () => numberToHex(memory.state().chainId)],
    ['net_version', async () => String(memory.state().chainId)],
    [
      'eth_requestAccounts',
      async (params) => (memory.opened().length > 0 ? memory.opened() : open('eth_requestAccounts', params)),
    ],
    [
      'wallet_requestPermissions',
      async (params) => {
        await open('wallet_requestPermissions', params)
        return permissions()
      },
    ],
    ['wallet_getPermissions', async () => permissions()],
    [
      'wallet_revokePermissions',
      async (params) => {
        const session = parseRevocation(params[0])
        if (session !== undefined) return revokeSession(session, params)
        memory.setConnected(false)
        return null
      },
    ],
    ['wallet_grantPermissions', grantPermissions],
    [
      'personal_sign',
      async (params) => {
        const [message, address] = params
        const account = memory.account(address)
        await promptUser('sign-message', 'personal_sign', params)
        return account.signMessage({
          message: { raw: isHex(message) ? hexToBytes(message) : stringToBytes(String(message)) },
        })
      },
    ],
    [
      'eth_signTypedData_v4',
      async (params) => {
        const account = memory.account(params[0])
        const { types, ...rest } = v.parse(typedDataSchema, parseJson(params[1]))
        const { EIP712Domain: _, ...own } = types
        await promptUser('sign-typed-data', 'eth_signTypedData_v4', params)
        return account.signTypedData({ ...rest, types: own })
      },
    ],
    ['eth_sendTransaction', sendTransaction],
    ['wallet_switchEthereumChain', switchChain],
    ['wallet_addEthereumChain', addChain],
    [
      'wallet_getCapabilities',
      async ([address]) => {
        memory.account(address)
        const own = {
          atomic: { status: batches === undefined ? 'unsupported' : 'supported' },
          permissions: SESSION_CAPABILITIES,
          ...(assets() && { assetDiscovery: { supported: true } }),
        }
        return Object.fromEntries(memory.state().chains.map(({ chainId }) => [numberToHex(chainId), own]))
      },
    ],
    [
      'wallet_sendCalls',
      async (params) => {
        const batch = calls.parse(params[0])
        const account = memory.account(batch.from ?? memory.opened()[0])
        if (memory.chain(Number(batch.chainId)) === undefined) throw new WalletRpcError(5710, 'Unknown chain.')
        await promptUser('send-calls', 'wallet_sendCalls', params)
        return calls.send(batch, account)
      },
    ],
    ['wallet_getCallsStatus', async ([id]) => calls.status(id)],
    ['wallet_getAssets', async ([params]) => (assets() ?? notOffered('wallet_getAssets'))(params)],
  ])

  return async (method, params) => {
    if (batches === 'none' && BATCH_METHODS.has(method)) notOffered(method)
    const handler = handlers.get(method)
    try {
      if (handler !== undefined) return await handler(params)
    } catch (error) {
      if (error instanceof v.ValiError || error instanceof SyntaxError) {
        throw new WalletRpcError(-32602, `The parameters of ${method} cannot be read.`)
      }
      throw error
    }
    if (!isReading(method)) notOffered(method)
    return chains.requestChain(memory.state().chainId, method, params)
  }
}

function notOffered(method: string): never {
  throw new WalletRpcError(4200, `The wallet does not offer ${method}.`)
}

/** Whether a request may go to the chain without a prompt: `eth_`, `net_` and `web3_` methods that do not sign. */
function isReading(method: string): boolean {
  return /^(eth|web3|net)_/.test(method) && !/sign|sendTransaction|accounts|coinbase|unlock/i.test(method)
}

function parseJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}
