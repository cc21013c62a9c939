/**
 * The memory of a sandbox wallet and its voice: every change is stored, told to the page as Wallet Standard's change
 * event, and to the maker.
 *
 * Throws  WalletRpcError  4100 from `key` for an account that is not open
 */
import { createSandboxPermission, type SandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import * as z from 'zod/mini'
import type { SandboxKey } from './sandbox-keys.js'
import type { SandboxFeatureName, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import type { SandboxChange, SandboxStandardAccount } from './standard-wallet.js'

const storedSchema = z.object({ isConnected: z.boolean(), accounts: z.array(z.string()) })

type ChainName = `solana:${string}`
type Listener = (change: SandboxChange) => void

/** The memory of a sandbox wallet. */
export type SandboxMemory = SandboxPermission & {
  readonly state: () => SandboxState
  readonly chains: () => readonly ChainName[]
  /** Accounts the page may see now. */
  readonly opened: () => readonly SandboxStandardAccount[]
  readonly key: (address: string) => SandboxKey
  readonly setAccounts: (addresses: readonly string[]) => void
  readonly setChains: (chains: readonly ChainName[]) => void
  readonly on: (listener: Listener) => () => void
}

/** What the memory is made of. */
export type SandboxMemoryParts = {
  readonly keys: readonly SandboxKey[]
  readonly options: SandboxWalletOptions
  readonly features: readonly SandboxFeatureName[]
  readonly storageKey: string
  readonly tell: (event: string, deliver: () => void) => void
}

/** Makes the memory, from what was stored if that still fits. */
export function createSandboxMemory({ keys, options, features, storageKey, tell }: SandboxMemoryParts): SandboxMemory {
  const listeners = new Set<Listener>()
  let chains: readonly ChainName[] = options.chains.map(({ chain }) => chain)
  let shown = keys
  let accounts: readonly SandboxStandardAccount[] = []

  function named(addresses: readonly string[]): readonly SandboxKey[] {
    return addresses.flatMap((address) => keys.filter((key) => key.address === address))
  }

  /** An account that stays is the same object as before. */
  function open(): void {
    const next = permission.isOpen() ? shown : []
    accounts = next.map(({ address, publicKey }) => {
      const known = accounts.find((account) => account.address === address && account.chains === chains)
      return known ?? Object.freeze({ address, publicKey, chains, features: signing(features) })
    })
  }

  const addresses = () => accounts.map(({ address }) => address).join()
  const state = (): SandboxState => ({
    addresses: keys.map(({ address }) => address),
    accounts: shown.map(({ address }) => address),
    isConnected: permission.isConnected(),
    isLocked: permission.isLocked(),
    chains,
  })

  const permission = createSandboxPermission({
    storage: options.storage,
    storageKey,
    restore(value) {
      const stored = z.safeParse(storedSchema, value)
      if (!stored.success) return false
      const known = named(stored.data.accounts)
      if (known.length > 0) shown = known
      return true
    },
    store: () => ({ accounts: shown.map(({ address }) => address) }),
    watch() {
      const before = { accounts: addresses(), chains }
      return () => {
        open()
        if (addresses() === before.accounts && chains === before.chains) return
        const told = { accounts, ...(chains !== before.chains && { chains }) }
        tell('change', () => {
          for (const listener of [...listeners]) listener(told)
        })
      }
    },
    onChange() {
      open()
      options.onChange?.(state())
    },
  })
  const { change } = permission
  open()

  return {
    ...permission,
    state,
    chains: () => chains,
    opened: () => accounts,
    key(address) {
      const key = accounts.some((account) => account.address === address) ? named([address])[0] : undefined
      if (key === undefined) throw new WalletRpcError(4100, 'The account is not open to this page.')
      return key
    },
    setAccounts: (order) => change(() => (shown = named(order))),
    setChains: (next) => change(() => (chains = next)),
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function signing(features: readonly SandboxFeatureName[]): readonly SandboxFeatureName[] {
  return features.filter((feature) => feature.startsWith('solana:'))
}
