/** The state of a sandbox wallet: accounts, permission and network. Every change is stored and emitted. */
import type { CaipAddress, CaipNetworkId } from '@bowline/kit-core'
import { createSandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import { hex } from '@scure/base'
import * as v from 'valibot'
import { deriveAddresses, type SandboxAddress } from './sandbox-keys.js'
import type { SandboxState, SandboxWalletOptions } from './sandbox-options.js'

const storedSchema = v.object({
  isConnected: v.boolean(),
  account: v.pipe(v.number(), v.safeInteger()),
  caipNetworkId: v.string(),
})

/** Kind of change that is emitted. */
export type SandboxChange = 'accounts' | 'network' | 'disconnect'

/** State of a sandbox wallet, and ways to change it. */
export type SandboxMemory = ReturnType<typeof createSandboxMemory>

/** What `createSandboxMemory` needs. */
export type SandboxMemoryParams = {
  readonly options: SandboxWalletOptions
  readonly name: string
  readonly notify: (event: string, deliver: () => void) => void
}

/** Creates the state, from storage if that is still valid. */
export function createSandboxMemory({ options, name, notify: deliver }: SandboxMemoryParams) {
  const { privateKeys, networks, storage, onChange } = options
  const keys = privateKeys.map((key) => hex.decode(key.replace(/^0x/, '')))
  const listeners = new Set<(change: SandboxChange) => void>()
  let caipNetworkId = networks[0].caipNetworkId
  let account = 0

  const networkOf = (id: string) => networks.find((network) => network.caipNetworkId === id)

  // Deriving addresses takes milliseconds and pages read them often, so they are cached.
  const derived = new Map<string, readonly SandboxAddress[]>()
  const addressesAt = (index: number, where = caipNetworkId): readonly SandboxAddress[] => {
    const key = keys[index]
    if (key === undefined) return []
    const cacheKey = `${where}/${index}`
    const addresses = derived.get(cacheKey) ?? deriveAddresses(key, where)
    derived.set(cacheKey, addresses)
    return addresses
  }
  const state = (): SandboxState => ({
    accounts: [account, ...keys.keys()].flatMap((index, position) =>
      position > 0 && index === account
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
      const stored = v.safeParse(storedSchema, value)
      if (!stored.success) return false
      if (keys[stored.output.account] !== undefined) account = stored.output.account
      caipNetworkId = networkOf(stored.output.caipNetworkId)?.caipNetworkId ?? caipNetworkId
      return true
    },
    store: () => ({ account, caipNetworkId }),
    watch() {
      const before = state()
      return () => {
        const now = state()
        if (before.isConnected && !now.isConnected) notify('disconnect')
        else if (before.caipNetworkId !== now.caipNetworkId) notify('network')
        else if (before.isConnected !== now.isConnected || before.isLocked !== now.isLocked) notify('accounts')
        else if (before.accounts[0] !== now.accounts[0]) notify('accounts')
      }
    },
    onChange: () => onChange?.(state()),
  })
  function notify(change: SandboxChange): void {
    deliver(change, () => {
      for (const listener of [...listeners]) listener(change)
    })
  }
  const opened = (): readonly SandboxAddress[] => (permission.isOpen() ? addressesAt(account) : [])

  return {
    state,
    /** Addresses that the page can see now. */
    opened,
    key(address: unknown): SandboxAddress {
      const key = opened().find((own) => own.address === address)
      if (key === undefined) throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
      return key
    },
    esploraUrl: () => networkOf(caipNetworkId)?.esploraUrl,
    connect() {
      permission.setLocked(false)
      permission.setConnected(true)
    },
    /** Payment addresses of all keys on all networks, the active ones first. */
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
      const index = keys.findIndex((_, position) => addressesAt(position).some((own) => own.address === address))
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
