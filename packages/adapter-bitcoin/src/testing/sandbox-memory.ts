/** The memory of a sandbox wallet: accounts, permission, network. Every change is stored and told. */
import type { CaipNetworkId } from '@bowline/kit-core'
import { hex } from '@scure/base'
import * as z from 'zod/mini'
import { addressesOf, type SandboxAddress } from './sandbox-keys.js'
import type { SandboxState, SandboxWalletOptions } from './sandbox-options.js'
import { WalletRpcError } from './wallet-rpc-error.js'

const storedSchema = z.object({ isConnected: z.boolean(), account: z.int(), caipNetworkId: z.string() })

/** What changed. */
export type SandboxChange = 'accounts' | 'network' | 'disconnect'

/** The memory of a sandbox wallet. */
export type SandboxMemory = ReturnType<typeof createSandboxMemory>

/** Makes the memory, from what was stored if that still fits. */
export function createSandboxMemory({ privateKeys, networks, storage, onChange }: SandboxWalletOptions, name: string) {
  const keys = privateKeys.map((key) => hex.decode(key.replace(/^0x/, '')))
  const listeners = new Set<(change: SandboxChange) => void>()
  const storageKey = `sandbox.bitcoin.${name}`
  const first = networks[0].caipNetworkId
  let { caipNetworkId, account, isConnected } = restore()

  function restore() {
    const stored = z.safeParse(storedSchema, parseJson(storage?.get(storageKey)))
    const known = networks.find((network) => network.caipNetworkId === stored.data?.caipNetworkId)
    const place = stored.data?.account ?? 0
    return {
      caipNetworkId: known?.caipNetworkId ?? first,
      account: keys[place] === undefined ? 0 : place,
      isConnected: stored.data?.isConnected ?? false,
    }
  }

  const addressesAt = (index: number) => {
    const key = keys[index]
    return key === undefined ? [] : addressesOf(key, caipNetworkId)
  }
  const state = (): SandboxState => ({
    accounts: [account, ...keys.keys()].flatMap((index, place) =>
      place > 0 && index === account
        ? []
        : addressesAt(index)
            .slice(0, 1)
            .map(({ address }) => address),
    ),
    isConnected,
    caipNetworkId,
  })
  const save = () => {
    storage?.set(storageKey, JSON.stringify({ isConnected, account, caipNetworkId }))
    onChange?.(state())
  }
  const tell = (what: SandboxChange) => {
    for (const listener of [...listeners]) listener(what)
  }
  const change = (what: SandboxChange) => {
    save()
    tell(what)
  }
  const opened = (): readonly SandboxAddress[] => (isConnected ? addressesAt(account) : [])

  return {
    state,
    /** Addresses the page may see now. */
    opened,
    key(address: unknown): SandboxAddress {
      const key = opened().find((own) => own.address === address)
      if (key === undefined) throw new WalletRpcError(4100, 'The account is not open to this page.')
      return key
    },
    esploraUrl: () => networks.find((network) => network.caipNetworkId === caipNetworkId)?.esploraUrl,
    connect() {
      isConnected = true
      change('accounts')
    },
    disconnect() {
      isConnected = false
      change('disconnect')
    },
    /** Withdraws the permission without telling the page. */
    forget() {
      isConnected = false
      save()
    },
    /** Takes over what the same wallet has stored elsewhere. */
    follow() {
      const before = { caipNetworkId, account, isConnected }
      ;({ caipNetworkId, account, isConnected } = restore())
      onChange?.(state())
      if (before.isConnected && !isConnected) tell('disconnect')
      else if (before.caipNetworkId !== caipNetworkId) tell('network')
      else if (before.account !== account || before.isConnected !== isConnected) tell('accounts')
    },
    setAccount(address: string) {
      const index = keys.findIndex((_, place) => addressesAt(place).some((own) => own.address === address))
      if (index < 0) throw new RangeError('The wallet has no such account')
      account = index
      change('accounts')
    },
    setNetwork(next: CaipNetworkId) {
      const network = networks.find((candidate) => candidate.caipNetworkId === next)
      if (network === undefined) throw new WalletRpcError(-32602, 'The network is not known.')
      caipNetworkId = next
      change('network')
    },
    listen(listener: (change: SandboxChange) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
