/** A visit to an app with the kit, and what its user sees. */
import {
  type CaipNetworkId,
  type Kit,
  type KitStorage,
  type Namespace,
  type SiwxConfig,
  selectActiveAccount,
  selectActiveNetwork,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import { ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import type { Kind } from './wallet-under-test.js'

/** What the user sees. */
export type Seen = {
  readonly status: string
  readonly address: string | undefined
  /** The account that the app's own library would sign with; absent if there is no library. */
  readonly used?: string | undefined
  readonly network: CaipNetworkId | undefined
  /** Addresses of the stored connections. */
  readonly stored: readonly string[]
}

/** A visit. */
export type Visit = {
  readonly kit: Kit
  readonly seen: () => Seen
  /** Addresses that were shown as connected so far. */
  readonly shown: ReadonlySet<string>
  readonly ready: () => Promise<void>
  readonly leave: () => void
}

/** Starts a visit. */
export function visit({ namespace, networks, equip }: Kind, storage: KitStorage, signIn?: SiwxConfig): Visit {
  const { adapter, host } = equip(storage.text)
  const { kit } = createTestKit({
    adapters: [adapter],
    options: { networks, ...(signIn && { siwx: signIn }) },
    storage,
  })
  const shown = new Set<string>()
  const status = () => selectNamespaceStatus(kit.getState(), namespace)
  const address = () => (status() === 'connected' ? selectActiveAccount(kit.getState())?.address : undefined)
  const stopNoting = kit.subscribe(address, (now) => void (now !== undefined && shown.add(now)))
  const stop = start(kit)
  const stopHost = host?.begin(kit)
  return {
    kit,
    shown,
    seen: () => ({
      status: status(),
      address: address(),
      ...(host && { used: host.used() }),
      network: selectActiveNetwork(kit.getState())?.caipNetworkId,
      stored: storedIds(storage, namespace),
    }),
    ready: () => ready(kit),
    leave() {
      stopNoting()
      stopHost?.()
      stop()
    },
  }
}

function storedIds(storage: KitStorage, namespace: Namespace): readonly string[] {
  const stored: unknown = JSON.parse(storage.text.get('@bowline/connections') ?? '{}')[namespace] ?? []
  return Array.isArray(stored) ? stored.map((one: unknown) => String(Reflect.get(Object(one), 'connectorId'))) : []
}
