/**
 * The state of a sandbox wallet. Each change is stored, emitted to the page as EIP-1193 events, and passed to `onChange`.
 */
import { createSandboxPermission, type SandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import * as v from 'valibot'
import { numberToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { SandboxChain, SandboxState, SandboxWalletOptions } from './sandbox-options.js'

const storedSchema = v.object({ isConnected: v.boolean(), active: v.string(), chainId: v.pipe(v.number(), v.finite()) })

type Listener = (data: unknown) => void

/** State of a sandbox wallet, and the functions that change it without a prompt. */
export type SandboxMemory = SandboxPermission & {
  readonly state: () => SandboxState
  readonly accounts: () => readonly PrivateKeyAccount[]
  /** Accounts that the wallet shares with the page now. */
  readonly opened: () => readonly string[]
  /** The account with this address. Throws error 4100 if the wallet has no such account or shares none. */
  readonly account: (address: unknown) => PrivateKeyAccount
  readonly chain: (chainId: number) => SandboxChain | undefined
  readonly setAccounts: (order: readonly string[]) => void
  readonly setChain: (chainId: number) => void
  readonly addChain: (chain: SandboxChain) => void
  readonly emit: (event: string, data: unknown) => void
  readonly on: (event: string, listener: Listener) => void
  readonly off: (event: string, listener: Listener) => void
}

/** Dependencies of `createSandboxMemory`. */
export type SandboxMemoryParams = {
  readonly options: SandboxWalletOptions
  readonly rdns: string
  /** Delivers an event to the page, delayed or dropped as the wallet's controls say. */
  readonly notify: (event: string, deliver: () => void) => void
}

/** Creates the state, restored from storage if the stored value is valid. */
export function createSandboxMemory({ options, rdns, notify }: SandboxMemoryParams): SandboxMemory {
  const listeners = new Map<string, Set<Listener>>()
  let accounts: readonly PrivateKeyAccount[] = options.privateKeys.map((key) => privateKeyToAccount(key))
  let chains: readonly SandboxChain[] = options.chains
  let chainId = options.chains[0].chainId

  function chain(id: number): SandboxChain | undefined {
    return chains.find((known) => known.chainId === id)
  }

  function sortAccounts(order: readonly string[]): readonly PrivateKeyAccount[] {
    const wanted = order.map((address) => address.toLowerCase())
    const first = wanted.flatMap((address) => accounts.filter((account) => account.address.toLowerCase() === address))
    return [...first, ...accounts.filter((account) => !first.includes(account))]
  }

  const opened = () => (permission.isOpen() ? accounts.map(({ address }) => address) : [])
  const emit = (event: string, data: unknown) =>
    notify(event, () => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
    })
  const state = (): SandboxState => ({
    accounts: accounts.map(({ address }) => address),
    isConnected: permission.isConnected(),
    isLocked: permission.isLocked(),
    chainId,
    chains,
  })

  const permission = createSandboxPermission({
    storage: options.storage,
    storageKey: `sandbox.${rdns}`,
    restore(value) {
      const stored = v.safeParse(storedSchema, value)
      if (!stored.success) return false
      accounts = sortAccounts([stored.output.active])
      if (chain(stored.output.chainId)) chainId = stored.output.chainId
      return true
    },
    store: () => ({ active: accounts[0]?.address ?? '', chainId }),
    watch() {
      const [before, chainBefore] = [opened().join(), chainId]
      return () => {
        if (opened().join() !== before) emit('accountsChanged', opened())
        if (chainId !== chainBefore) emit('chainChanged', numberToHex(chainId))
      }
    },
    onChange: () => options.onChange?.(state()),
  })
  const { change } = permission

  return {
    ...permission,
    state,
    accounts: () => accounts,
    opened,
    account(address) {
      const account = accounts.find((known) => known.address.toLowerCase() === String(address).toLowerCase())
      if (account === undefined || opened().length === 0)
        throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
      return account
    },
    chain,
    setAccounts: (order) => change(() => (accounts = sortAccounts(order))),
    setChain: (next) => change(() => (chainId = next)),
    addChain: (added) => change(() => (chains = [...chains.filter((known) => known.chainId !== added.chainId), added])),
    emit,
    on: (event, listener) => listeners.set(event, new Set([...(listeners.get(event) ?? []), listener])),
    off: (event, listener) => listeners.get(event)?.delete(listener),
  }
}
