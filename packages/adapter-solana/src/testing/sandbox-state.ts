/**
 * The state of a sandbox wallet. Every change is stored, emitted to the page as the `change` event of Wallet Standard,
 * and passed to `onChange`.
 *
 * Throws  WalletRpcError  4100 from `key` for an account that is not shared
 */
import { createSandboxPermission, type SandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import type { SandboxKey } from './sandbox-keys.js'
import type { SandboxFeatureName, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import type { SandboxChange, SandboxStandardAccount } from './standard-wallet.js'

const storedSchema = v.object({ isConnected: v.boolean(), accounts: v.array(v.string()) })

type ChainName = `solana:${string}`
type Listener = (change: SandboxChange) => void

/** State of a sandbox wallet, and ways to change it. */
export type SandboxMemory = SandboxPermission & {
  readonly state: () => SandboxState
  readonly chains: () => readonly ChainName[]
  /** Accounts that the page can see now. */
  readonly opened: () => readonly SandboxStandardAccount[]
  readonly key: (address: string) => SandboxKey
  readonly setAccounts: (addresses: readonly string[]) => void
  readonly setChains: (chains: readonly ChainName[]) => void
  readonly on: (listener: Listener) => () => void
}

/** What `createSandboxMemory` needs. */
export type SandboxMemoryParams = {
  readonly keys: readonly SandboxKey[]
  readonly options: SandboxWalletOptions
  readonly features: readonly SandboxFeatureName[]
  readonly storageKey: string
  readonly notify: (event: string, deliver: () => void) => void
}

/** Creates the state, from storage if that is still valid. */
export function createSandboxMemory({
  keys,
  options,
  features,
  storageKey,
  notify,
}: SandboxMemoryParams): SandboxMemory {
  const listeners = new Set<Listener>()
  let chains: readonly ChainName[] = options.chains.map(({ chain }) => chain)
  let visible = keys
  let accounts: readonly SandboxStandardAccount[] = []

  function findKeys(addresses: readonly string[]): readonly SandboxKey[] {
    return addresses.flatMap((address) => keys.filter((key) => key.address === address))
  }

  /** An account that stays keeps its object. */
  function updateAccounts(): void {
    const next = permission.isOpen() ? visible : []
    accounts = next.map(({ address, publicKey }) => {
      const known = accounts.find((account) => account.address === address && account.chains === chains)
      return known ?? Object.freeze({ address, publicKey, chains, features: getSigningFeatures(features) })
    })
  }

  const addresses = () => accounts.map(({ address }) => address).join()
  const state = (): SandboxState => ({
    addresses: keys.map(({ address }) => address),
    accounts: visible.map(({ address }) => address),
    isConnected: permission.isConnected(),
    isLocked: permission.isLocked(),
    chains,
  })

  const permission = createSandboxPermission({
    storage: options.storage,
    storageKey,
    restore(value) {
      const stored = v.safeParse(storedSchema, value)
      if (!stored.success) return false
      const known = findKeys(stored.output.accounts)
      if (known.length > 0) visible = known
      return true
    },
    store: () => ({ accounts: visible.map(({ address }) => address) }),
    watch() {
      const before = { accounts: addresses(), chains }
      return () => {
        updateAccounts()
        if (addresses() === before.accounts && chains === before.chains) return
        const event = { accounts, ...(chains !== before.chains && { chains }) }
        notify('change', () => {
          for (const listener of [...listeners]) listener(event)
        })
      }
    },
    onChange() {
      updateAccounts()
      options.onChange?.(state())
    },
  })
  const { change } = permission
  updateAccounts()

  return {
    ...permission,
    state,
    chains: () => chains,
    opened: () => accounts,
    key(address) {
      const key = accounts.some((account) => account.address === address) ? findKeys([address])[0] : undefined
      if (key === undefined) throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
      return key
    },
    setAccounts: (order) => change(() => (visible = findKeys(order))),
    setChains: (next) => change(() => (chains = next)),
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function getSigningFeatures(features: readonly SandboxFeatureName[]): readonly SandboxFeatureName[] {
  return features.filter((feature) => feature.startsWith('solana:'))
}
