/** The memory of a sandbox wallet: accounts, permission, network. Every change is stored and told. */
import type { CaipAddress, CaipNetworkId } from '@bowline/kit-core'
import { createSandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import { hex } from '@scure/base'
import * as z from 'zod/mini'
import { addressesOf, type SandboxAddress } from './sandbox-keys.js'
import type { SandboxState, SandboxWalletOptions } from './sandbox-options.js'

const storedSchema = z.object({ isConnected: z.boolean(), account: z.int(), caipNetworkId: z.string() })

/** What changed. */
export type SandboxChange = 'accounts' | 'network' | 'disconnect'

/** The memory of a sandbox wallet. */
export type SandboxMemory = ReturnType<typeof createSandboxMemory>

/** What the memory is made of. */
export type SandboxMemoryParts = {
  readonly options: SandboxWalletOptions
  readonly name: string
  readonly tell: (event: string, deliver: () => void) => void
}

/** Makes the memory, from what was stored if that still fits. */
export function createSandboxMemory({ options, name, tell: passOn }: SandboxMemoryParts) {
  const { privateKeys, networks, storage, onChange } = options
  const keys = privateKeys.map((key) => hex.decode(key.replace(/^0x/, '')))
  const listeners = new Set<(change: SandboxChange) => void>()
  let caipNetworkId = networks[0].caipNetworkId
  let account = 0

  const networkOf = (id: string) => networks.find((network) => network.caipNetworkId === id)

  // To derive them takes milliseconds, and pages look at them at every turn.
  const derived = new Map<string, readonly SandboxAddress[]>()
  const addressesAt = (index: number, where = caipNetworkId): readonly SandboxAddress[] => {
    const key = keys[index]
    if (key === undefined) return []
    const place = `${where}/${index}`
    const addresses = derived.get(place) ?? addressesOf(key, where)
    derived.set(place, addresses)
    return addresses
  }
  const state = (): SandboxState => ({
    accounts: [account, ...keys.keys()].flatMap((index, place) =>
      place > 0 && index === account
        ? []
        : addressesAt(index)
            .slice(0, 1)
            .map(({ address }) => address),
    ),
    isConnected: permission.isConnected(),
    isLocked: permission.isLocked(),
    caipNetworkId,
  })
  const permission = createSandboxPermission({
    storage,
    storageKey: `sandbox.bitcoin.${name}`,
    restore(value) {
      const stored = z.safeParse(storedSchema, value)
      if (!stored.success) return false
      if (keys[stored.data.account] !== undefined) account = stored.data.account
      caipNetworkId = networkOf(stored.data.caipNetworkId)?.caipNetworkId ?? caipNetworkId
      return true
    },
    store: () => ({ account, caipNetworkId }),
    watch() {
      const before = state()
      return () => {
        const now = state()
        if (before.isConnected && !now.isConnected) tell('disconnect')
        else if (before.caipNetworkId !== now.caipNetworkId) tell('network')
        else if (before.isConnected !== now.isConnected || before.isLocked !== now.isLocked) tell('accounts')
        else if (before.accounts[0] !== now.accounts[0]) tell('accounts')
      }
    },
    onChange: () => onChange?.(state()),
  })
  function tell(what: SandboxChange): void {
    passOn(what, () => {
      for (const listener of [...listeners]) listener(what)
    })
  }
  const opened = (): readonly SandboxAddress[] => (permission.isOpen() ? addressesAt(account) : [])

  return {
    state,
    /** Addresses the page may see now. */
    opened,
    key(address: unknown): SandboxAddress {
      const key = opened().find((own) => own.address === address)
      if (key === undefined) throw new WalletRpcError(4100, 'The account is not open to this page.')
      return key
    },
    esploraUrl: () => networkOf(caipNetworkId)?.esploraUrl,
    connect() {
      permission.setLocked(false)
      permission.setConnected(true)
    },
    /** The payment addresses of all keys on all networks, the active ones first. */
    payments(): readonly CaipAddress[] {
      const ids = [...new Set([caipNetworkId, ...networks.map((network) => network.caipNetworkId)])]
      const order = [...new Set([account, ...keys.keys()])]
      return ids.flatMap((id) =>
        order.flatMap((index) =>
          addressesAt(index, id)
            .slice(0, 1)
            .map(({ address }): CaipAddress => `${id}:${address}`),
        ),
      )
    },
    setConnected: permission.setConnected,
    subscribe: permission.subscribe,
    setLocked: permission.setLocked,
    disconnect: () => permission.setConnected(false),
    forget: permission.forget,
    follow: permission.follow,
    setAccount(address: string) {
      const index = keys.findIndex((_, place) => addressesAt(place).some((own) => own.address === address))
      if (index < 0) throw new RangeError('The wallet has no such account')
      permission.change(() => (account = index))
    },
    setNetwork(next: CaipNetworkId) {
      if (networkOf(next) === undefined) throw new WalletRpcError(-32602, 'The network is not known.')
      permission.change(() => (caipNetworkId = next))
    },
    listen(listener: (change: SandboxChange) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
