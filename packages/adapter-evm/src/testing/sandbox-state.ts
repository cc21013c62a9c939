/**
 * The memory of a sandbox wallet and its voice: every change is stored, told to the page as EIP-1193 events, and to the
 * maker.
 */
import { numberToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { ProviderRpcError } from './provider-rpc-error.js'
import type { SandboxChain, SandboxState, SandboxWalletOptions } from './sandbox-options.js'

const storedSchema = z.object({ isConnected: z.boolean(), active: z.string(), chainId: z.number() })

type Listener = (data: unknown) => void

/** The memory of a sandbox wallet. */
export type SandboxMemory = {
  readonly state: () => SandboxState
  readonly accounts: () => readonly PrivateKeyAccount[]
  /** Accounts the page may see now. */
  readonly opened: () => readonly string[]
  readonly account: (address: unknown) => PrivateKeyAccount
  readonly chain: (chainId: number) => SandboxChain | undefined
  readonly setConnected: (isConnected: boolean) => void
  /** Withdraws the permission without telling the page. */
  readonly forget: () => void
  /** Takes over what the same wallet has stored elsewhere. */
  readonly follow: () => void
  readonly setLocked: (isLocked: boolean) => void
  readonly setAccounts: (order: readonly string[]) => void
  readonly setChain: (chainId: number) => void
  readonly addChain: (chain: SandboxChain) => void
  readonly emit: (event: string, data: unknown) => void
  readonly on: (event: string, listener: Listener) => void
  readonly off: (event: string, listener: Listener) => void
}

/** Makes the memory, from what was stored if that still fits. */
export function createSandboxMemory(options: SandboxWalletOptions, rdns: string): SandboxMemory {
  const listeners = new Map<string, Set<Listener>>()
  const storageKey = `sandbox.${rdns}`
  let accounts: readonly PrivateKeyAccount[] = options.privateKeys.map((key) => privateKeyToAccount(key))
  let chains: readonly SandboxChain[] = options.chains
  let chainId = options.chains[0].chainId
  let isConnected = false
  let isLocked = false
  restore()

  function restore(): void {
    const text = options.storage?.get(storageKey)
    if (text === undefined) return
    const stored = z.safeParse(storedSchema, parseJson(text))
    if (!stored.success) return
    isConnected = stored.data.isConnected
    accounts = inOrder([stored.data.active])
    if (chain(stored.data.chainId)) chainId = stored.data.chainId
  }

  function chain(id: number): SandboxChain | undefined {
    return chains.find((known) => known.chainId === id)
  }

  function inOrder(order: readonly string[]): readonly PrivateKeyAccount[] {
    const wanted = order.map((address) => address.toLowerCase())
    const first = wanted.flatMap((address) => accounts.filter((account) => account.address.toLowerCase() === address))
    return [...first, ...accounts.filter((account) => !first.includes(account))]
  }

  const opened = () => (isConnected && !isLocked ? accounts.map(({ address }) => address) : [])
  const emit = (event: string, data: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }
  const state = (): SandboxState => ({
    accounts: accounts.map(({ address }) => address),
    isConnected,
    isLocked,
    chainId,
    chains,
  })

  function change(deed: () => void): void {
    tellChanges(() => {
      deed()
      save()
    })
  }

  function tellChanges(deed: () => void): void {
    const before = opened().join()
    const chainBefore = chainId
    deed()
    if (opened().join() !== before) emit('accountsChanged', opened())
    if (chainId !== chainBefore) emit('chainChanged', numberToHex(chainId))
    options.onChange?.(state())
  }

  function save(): void {
    const active = accounts[0]?.address ?? ''
    options.storage?.set(storageKey, JSON.stringify({ isConnected, active, chainId }))
  }

  return {
    state,
    accounts: () => accounts,
    opened,
    account(address) {
      const account = accounts.find((known) => known.address.toLowerCase() === String(address).toLowerCase())
      if (account === undefined || opened().length === 0)
        throw new ProviderRpcError(4100, 'The account is not open to this page.')
      return account
    },
    chain,
    setConnected: (next) => change(() => (isConnected = next)),
    forget() {
      isConnected = false
      save()
      options.onChange?.(state())
    },
    follow: () => tellChanges(restore),
    setLocked: (next) => change(() => (isLocked = next)),
    setAccounts: (order) => change(() => (accounts = inOrder(order))),
    setChain: (next) => change(() => (chainId = next)),
    addChain: (added) => change(() => (chains = [...chains.filter((known) => known.chainId !== added.chainId), added])),
    emit,
    on: (event, listener) => listeners.set(event, new Set([...(listeners.get(event) ?? []), listener])),
    off: (event, listener) => listeners.get(event)?.delete(listener),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
