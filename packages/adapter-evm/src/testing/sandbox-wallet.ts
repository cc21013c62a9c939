/**
 * A real EVM wallet in memory: it announces itself like an installed wallet, signs with real keys, and prompts through `approve`
 * before anything unsafe. For demos and tests, in a browser or in Node.
 *
 * Source  EIP-1193, EIP-6963, EIP-3085, EIP-3326, EIP-5792, ERC-7715, ERC-7811
 */

import { createSandboxBackend, type LockableSandboxControls, type SandboxPairing } from '@bowline/kit-core/testing'
import { createSandboxAssets } from './sandbox-assets.js'
import { createSandboxCalls } from './sandbox-calls.js'
import { createSandboxChains } from './sandbox-chain.js'
import type { SandboxRequest, SandboxState, SandboxToken, SandboxWalletOptions } from './sandbox-options.js'
import { createSandboxPairing, type SandboxProvider } from './sandbox-pairing.js'
import { createSandboxHandler } from './sandbox-provider.js'
import { createSandboxMemory } from './sandbox-state.js'

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%228%22 fill=%22%234f5bd5%22/%3E%3Cpath d=%22M8 12h16v10H8z%22 fill=%22%23fff%22/%3E%3C/svg%3E'

/** A request as the wallet received it. */
export type SandboxRpcRequest = { readonly method: string; readonly params: unknown }

/** A sandbox wallet, with the controls that a user finds in a wallet's window. */
export interface SandboxWallet extends LockableSandboxControls<SandboxState, SandboxRpcRequest> {
  readonly provider: SandboxProvider
  /** Connects this wallet to a paired test wallet: accounts, keys and network. */
  readonly pairing: SandboxPairing
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string }
  /** Announces the wallet now and at each request; `unannounce` or the returned function stops. */
  announce(target?: EventTarget): () => void
  unannounce(): void
  /** Sets the order of the accounts; the first becomes active. */
  setAccounts(addresses: readonly string[]): void
  switchChain(chainId: number): void
  /** Sets the tokens that the wallet reports besides native tokens; with `undefined` it reports no assets. */
  setTokens(tokens: readonly SandboxToken[] | undefined): void
}

/** Creates the wallet. Pages do not see it before `announce`. */
export function createSandboxWallet(options: SandboxWalletOptions): SandboxWallet {
  const { name = 'Sandbox Wallet', rdns = 'id.bowline.sandbox', icon = ICON, approve } = options
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns })
  const backend = createSandboxBackend<SandboxRpcRequest, Omit<SandboxRequest, 'id'>>(approve)
  const { promptUser, serve, requests, setDelay, setSilent, faults } = backend
  const memory = createSandboxMemory({ options, rdns, notify: backend.emit })
  const chains = createSandboxChains(options, memory)
  let { tokens } = options
  const readAssets = createSandboxAssets({ memory, chains, tokens: () => tokens ?? [] })
  const assets = () => (tokens === undefined ? undefined : readAssets)
  const calls = createSandboxCalls(chains, options)
  const handle = createSandboxHandler({ memory, chains, calls, batches: options.batches, assets, promptUser })
  let unannounce = () => {}

  const provider: SandboxProvider = {
    request: ({ method, params }) =>
      serve(method, { method, params }, () => handle(method, Array.isArray(params) ? params : [])),
    on: memory.on,
    removeListener: memory.off,
  }

  return {
    provider,
    pairing: createSandboxPairing(memory, provider),
    info,
    state: memory.state,
    requests,
    announce(target = window) {
      unannounce()
      const detail = Object.freeze({ info, provider })
      const dispatch = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      target.addEventListener('eip6963:requestProvider', dispatch)
      unannounce = () => target.removeEventListener('eip6963:requestProvider', dispatch)
      dispatch()
      return unannounce
    },
    unannounce: () => unannounce(),
    lock: () => memory.setLocked(true),
    unlock: () => memory.setLocked(false),
    setAccounts: memory.setAccounts,
    switchChain: memory.setChain,
    setTokens(next) {
      tokens = next
    },
    disconnect() {
      memory.setConnected(false)
      memory.emit('disconnect', { code: 4900, message: 'The wallet disconnected.' })
    },
    forget: memory.forget,
    follow: memory.follow,
    setDelay,
    setSilent,
    faults,
  }
}
