/**
 * The memory of a sandbox wallet and its voice: every change is stored, told to the page as Wallet Standard's change
 * event, and to the maker.
 *
 * Throws  SandboxWalletError  4100 from `key` for an account that is not open
 */
import * as z from 'zod/mini'
import type { SandboxKey } from './sandbox-keys.js'
import type { SandboxFeatureName, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import { SandboxWalletError } from './sandbox-wallet-error.js'
import type { SandboxChange, SandboxStandardAccount } from './standard-wallet.js'

const storedSchema = z.object({ isConnected: z.boolean(), accounts: z.array(z.string()) })

type ChainName = `solana:${string}`
type Listener = (change: SandboxChange) => void

/** The memory of a sandbox wallet. */
export type SandboxMemory = {
  readonly state: () => SandboxState
  readonly chains: () => readonly ChainName[]
  /** Accounts the page may see now. */
  readonly opened: () => readonly SandboxStandardAccount[]
  readonly key: (address: string) => SandboxKey
  readonly setConnected: (isConnected: boolean) => void
  /** Withdraws the permission without telling the page. */
  readonly forget: () => void
  /** Takes over what the same wallet has stored elsewhere. */
  readonly follow: () => void
  readonly setLocked: (isLocked: boolean) => void
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
}

/** Makes the memory, from what was stored if that still fits. */
export function createSandboxMemory({ keys, options, features, storageKey }: SandboxMemoryParts): SandboxMemory {
  const listeners = new Set<Listener>()
  let chains: readonly ChainName[] = options.chains.map(({ chain }) => chain)
  let shown = keys
  let isConnected = false
  let isLocked = false
  let accounts: readonly SandboxStandardAccount[] = []
  restore()
  open()

  function restore(): void {
    const text = options.storage?.get(storageKey)
    if (text === undefined) return
    const stored = z.safeParse(storedSchema, parseJson(text))
    if (!stored.success) return
    isConnected = stored.data.isConnected
    const known = named(stored.data.accounts)
    if (known.length > 0) shown = known
  }

  function named(addresses: readonly string[]): readonly SandboxKey[] {
    return addresses.flatMap((address) => keys.filter((key) => key.address === address))
  }

  /** An account that stays is the same object as before. */
  function open(): void {
    const next = isConnected && !isLocked ? shown : []
    accounts = next.map(({ address, publicKey }) => {
      const known = accounts.find((account) => account.address === address && account.chains === chains)
      return known ?? Object.freeze({ address, publicKey, chains, features: signing(features) })
    })
  }

  const state = (): SandboxState => ({
    addresses: keys.map(({ address }) => address),
    accounts: shown.map(({ address }) => address),
    isConnected,
    isLocked,
    chains,
  })

  function change(deed: () => void): void {
    tellChanges(() => {
      deed()
      save()
    })
  }

  function tellChanges(deed: () => void): void {
    const before = { accounts: accounts.map(({ address }) => address).join(), chains }
    deed()
    open()
    const isOther = accounts.map(({ address }) => address).join() !== before.accounts || chains !== before.chains
    if (isOther) {
      const told = { accounts, ...(chains !== before.chains && { chains }) }
      for (const listener of [...listeners]) listener(told)
    }
    options.onChange?.(state())
  }

  function save(): void {
    const stored = { isConnected, accounts: shown.map(({ address }) => address) }
    options.storage?.set(storageKey, JSON.stringify(stored))
  }

  return {
    state,
    chains: () => chains,
    opened: () => accounts,
    key(address) {
      const key = accounts.some((account) => account.address === address) ? named([address])[0] : undefined
      if (key === undefined) throw new SandboxWalletError(4100, 'The account is not open to this page.')
      return key
    },
    setConnected: (next) => change(() => (isConnected = next)),
    forget() {
      isConnected = false
      open()
      save()
      options.onChange?.(state())
    },
    follow: () => tellChanges(restore),
    setLocked: (next) => change(() => (isLocked = next)),
    setAccounts: (addresses) => change(() => (shown = named(addresses))),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
