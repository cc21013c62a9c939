/** Fake wallets of each kind, whose network the test sets. */
import { never, until } from '@bowline/jest-preset/fixtures'
import type { Adapter, CaipNetworkId } from '@bowline/kit-core'
import { ADDRESS, MAINNET, network, PSBT, providerOf, TESTNET, TXID } from './setup.js'

export const SIGNET: CaipNetworkId = 'bip122:00000008819873e925422c1ff0f99f7c'
export const TESTNET4: CaipNetworkId = 'bip122:00000000da84f2bafbbc53dee25a72ae'
export const FRACTAL: CaipNetworkId = 'bip122:0000000000000000000000000fractal'
export const UNKNOWN = /^bip122:unknown-/
export const TAPROOT = 'bc1pcquvhrqv0q68t4m0hfq6tpn006qrskyc7yrqnp2uyrf2emg3wynsdjyk38'
export const TEST_ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
export const BIP322 = Buffer.alloc(66, 1).toString('base64')
export const notSupported = { code: 'wallet/chain-not-supported' }
export const both = [network(MAINNET), network(TESTNET)]
export const tests = [network(TESTNET), network(TESTNET4), network(SIGNET)] as const

type Asked = { readonly name: string; readonly params: readonly unknown[] }
type Methods = Record<string, (...params: never[]) => unknown>

/** An object that records calls of its methods, and whose events tests can emit. */
function injected(methods: Methods) {
  const asked: Asked[] = []
  const listeners = new Map<string, (data: unknown) => void>()
  const noted = Object.entries(methods).map(([name, method]) => [
    name,
    async (...params: unknown[]) => {
      asked.push({ name, params })
      return Reflect.apply(method, undefined, params)
    },
  ])
  const handle: Record<string, unknown> = {
    ...Object.fromEntries(noted),
    on: (event: string, listener: (data: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  }
  const names = () => asked.map(({ name }) => name)
  return { handle, asked, names, emit: (event: string, data?: unknown) => listeners.get(event)?.(data) }
}

export const unisat = (address: string, more: Methods = {}) =>
  injected({
    requestAccounts: () => [address],
    getAccounts: () => [address],
    signMessage: () => BIP322,
    sendBitcoin: () => TXID,
    signPsbt: () => PSBT,
    ...more,
  })

/** A sats-connect provider with results by method; all other methods are unsupported. */
export function sats(results: Record<string, unknown>) {
  const asked: Asked[] = []
  const listeners = new Map<string, (data: unknown) => void>()
  const provider = {
    async request(name: string, params: unknown) {
      asked.push({ name, params: [params] })
      const result = results[name]
      if (result instanceof Error) return { error: { code: Reflect.get(result, 'code'), message: result.message } }
      return result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result }
    },
    addListener: ({ eventName, cb }: { eventName: string; cb: (data: unknown) => void }) => {
      listeners.set(eventName, cb)
      return () => void listeners.delete(eventName)
    },
  }
  const globals = {
    btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse' }],
    XverseProviders: { BitcoinProvider: provider },
  }
  const names = () => asked.map(({ name }) => name)
  return { globals, results, asked, names, emit: (event: string, data?: unknown) => listeners.get(event)?.(data) }
}

export const satsAccount = (name?: string, address = ADDRESS) => ({
  addresses: [{ address, purpose: 'payment' }],
  ...(name !== undefined && { network: { bitcoin: { name } } }),
})

/** A Wallet Standard wallet whose accounts a test can change. */
export function standard(chains: readonly string[], { address = ADDRESS, own = ['bitcoin:mainnet'] } = {}) {
  const asked: Asked[] = []
  const listeners = new Set<(change: unknown) => void>()
  const answer = (name: string, result: (input: unknown) => unknown) => ({
    [name]: async (...params: readonly unknown[]) => {
      asked.push({ name, params })
      return result(params[0])
    },
  })
  const accounts = [{ address, publicKey: new Uint8Array(33).fill(2), chains, features: [] }]
  const wallet = {
    version: '1.0.0',
    name: 'Magic Eden',
    chains: own,
    accounts,
    features: {
      'bitcoin:connect': answer('connect', () => ({ accounts })),
      'bitcoin:signMessage': answer('signMessage', () => [{ signature: Buffer.from(BIP322, 'base64') }]),
      'bitcoin:signTransaction': answer('signTransaction', () => [{ signedPsbt: Buffer.from(PSBT, 'base64') }]),
      'standard:events': {
        on: (_event: string, listener: (change: unknown) => void) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    },
  }
  const move = (next: readonly string[], over: { address?: string } = {}) => {
    wallet.accounts = wallet.accounts.map((account) => ({ ...account, chains: next, ...over }))
  }
  const register = (events: EventTarget) => {
    const detail = (api: { register(...wallets: readonly unknown[]): unknown }) => void api.register(wallet)
    events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  const emit = (change: unknown) => {
    for (const listener of listeners) listener(change)
  }
  return { wallet, asked, names: () => asked.map(({ name }) => name), move, emit, register }
}

export async function open(adapter: Adapter, caipNetworkId?: CaipNetworkId) {
  await until(() => adapter.connectors().length > 0)
  const connectorId = adapter.connectors()[0]?.id ?? ''
  const connection = await adapter.connect({ connectorId, caipNetworkId, signal: never })
  return { connection, connectorId, provider: await providerOf(adapter, connectorId) }
}

export const transfer = (recipient = ADDRESS) => ({ recipient, amount: 1_000n })
export const psbt = { psbt: PSBT, signInputs: [] }
