/** Starts pages that pair over a relay, and a paired wallet with the keys of a sandbox wallet. */
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { testAccount } from '@bowline/chains'
import {
  createKit,
  extendNetwork,
  type Kit,
  type KitStorage,
  selectActiveAccount,
  selectActiveNetwork,
} from '@bowline/kit-core'
import { ready, start, startPairing } from '@bowline/kit-core/actions'
import { createMemoryLog, createMemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet } from '@bowline/kit-core/testing/paired'
import type { Relay } from '@bowline/kit-core/testing/relay'

export const [ALICE, BOB] = [testAccount(0).address, testAccount(1).address]

/** An open page. */
export type PairedPage = {
  readonly kit: Kit
  readonly address: () => string | undefined
  readonly network: () => string | undefined
  readonly isConnected: () => boolean
  /** Closes the page without ending its session. */
  readonly closeSilently: () => Promise<void>
}

/** The pages, their storage, and the wallet. */
export type PairedWorld = {
  readonly relay: Relay
  readonly peer: PairedWallet
  readonly sandbox: ReturnType<typeof createSandboxWallet>
  readonly storage: ReturnType<typeof createMemoryStorage>
  readonly open: (storage?: KitStorage) => Promise<PairedPage>
  readonly close: () => Promise<void>
}

const networkOf = (id: number) =>
  extendNetwork({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  })

/** Creates the wallet, which holds each proposal until the test decides it, and the storage that its pages share. */
export async function startPairedWorld(relay: Relay): Promise<PairedWorld> {
  // Each kit is a separate page; the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const sandbox = createSandboxWallet({
    privateKeys: [testAccount(0).privateKey, testAccount(1).privateKey],
    chains: [{ chainId: 1 }, { chainId: 10 }],
    approve: async () => true,
  })
  const peer = await createPairedWallet({ relayUrl: relay.url, wallets: [sandbox], policy: 'hold' })
  const storage = createMemoryStorage()
  const stops: (() => void)[] = []
  const kits: Kit[] = []

  async function open(where: KitStorage = storage): Promise<PairedPage> {
    const kit = createKit(
      {
        projectId: 'test',
        networks: [networkOf(1), networkOf(10)],
        adapters: [evm()],
        endpoints: { relay: relay.url },
      },
      { storage: where, log: createMemoryLog(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
    )
    stops.push(start(kit))
    kits.push(kit)
    await ready(kit)
    return {
      kit,
      address: () => selectActiveAccount(kit.getState())?.address,
      network: () => selectActiveNetwork(kit.getState())?.caipNetworkId,
      isConnected: () => kit.getState().connect.status === 'connected',
      closeSilently: async () => (await kit.pairing()).close(),
    }
  }

  return {
    relay,
    peer,
    sandbox,
    storage,
    open,
    async close() {
      relay.resume()
      peer.faults.clear()
      for (const stop of stops) stop()
      for (const kit of kits) await (await kit.pairing()).close()
      await peer.close()
    },
  }
}

/** Shows a code and has the wallet scan it. */
export async function scan({ peer }: PairedWorld, { kit }: PairedPage): Promise<void> {
  startPairing(kit)
  const uri = await new Promise<string>((resolve) => {
    const look = () => {
      const { wcUri } = kit.getState().connect
      if (wcUri === undefined) return
      stop()
      resolve(wcUri)
    }
    const stop = kit.store.subscribe(look)
    look()
  })
  await peer.pair(uri)
}
