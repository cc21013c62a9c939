/** Apps that pair through their own real provider, with a kit over it and a real wallet connected by a relay. */
import { until } from '@bowline/jest-preset/fixtures'
import { createKit, type Kit, type KitOptions, type NetworkInput, selectAccount } from '@bowline/kit-core'
import { onEvent, ready, start, startPairing } from '@bowline/kit-core/actions'
import { createMemoryLog, createMemoryStorage, type MemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet, type PairedWalletOptions } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { walletConnect } from '@wagmi/connectors'
import { type Config, createConfig, createStorage, http, reconnect } from '@wagmi/core'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, optimism } from 'viem/chains'
import { type EvmDescriptor, type EvmOptions, evm } from '../src/index.js'
import { ALICE, BOB, memoryStorage } from './setup.js'

type Provider = Awaited<ReturnType<(typeof EthereumProvider)['init']>>

export const GRANTED = {
  eip155: {
    accounts: [`eip155:1:${ALICE.address}`, `eip155:1:${BOB.address}`, `eip155:10:${ALICE.address}`],
  },
}

/** The relay of the running test. */
export let relay: Relay
let closes: (() => unknown)[] = []

/** Starts a relay for each test and closes everything that the test opened. */
export function withRelay(): void {
  // Each app is a separate page here; the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(async () => {
    for (const close of closes.reverse()) await close()
    closes = []
    await relay.close()
  })
}

/** Storage of a user that survives a reload. */
export type UserStorage = {
  readonly kit: MemoryStorage
  readonly wagmi: Map<string, string>
  readonly library: Map<string, unknown>
}

export const createUserStorage = (): UserStorage => ({
  kit: createMemoryStorage(),
  wagmi: memoryStorage().entries,
  library: new Map(),
})

/** Options of a real provider. */
function providerOptions({ library }: UserStorage) {
  const read = (key: string) => structuredClone(library.get(key))
  const storage = {
    getKeys: async () => [...library.keys()],
    getEntries: async <T>() => [...library.entries()] as [string, T][],
    getItem: async <T>(key: string) => read(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void library.set(key, structuredClone(value)),
    removeItem: async (key: string) => void library.delete(key),
  }
  return {
    projectId: 'test',
    relayUrl: relay.url,
    storage,
    metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: 'silent',
  }
}

/** The app's own provider, closed after the test. */
export async function createOwnProvider(of: UserStorage): Promise<Provider> {
  const provider = await EthereumProvider.init({
    ...providerOptions(of),
    showQrModal: false,
    optionalChains: [1, 10],
  })
  containDisconnectCheck(provider)
  closes.push(() => closeProvider(provider))
  return provider
}

/**
 * The library checks a wallet's disconnect without awaiting the check. A disconnect that the relay delivers twice then causes an
 * unhandled rejection in the app's own provider, which the kit does not change.
 */
function containDisconnectCheck({ signer }: Provider): void {
  const { engine } = signer.client
  const check: unknown = Reflect.get(engine, 'isValidDisconnect')
  if (typeof check !== 'function') throw new Error('The library no longer has this check')
  Reflect.set(engine, 'isValidDisconnect', (params: unknown) => {
    const result = Promise.resolve(Reflect.apply(check, engine, [params]))
    result.catch(() => {})
    return result
  })
}

export async function closeProvider({ signer }: Provider): Promise<void> {
  signer.client.core.heartbeat.stop()
  await signer.client.core.relayer.transportClose()
}

/** A wagmi configuration with wagmi's own pairing connector, set up as in a browser. */
export async function wagmiApp(of: UserStorage, chainUrls: readonly [string, string]) {
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(chainUrls[0]), [optimism.id]: http(chainUrls[1]) },
    connectors: [walletConnect({ ...providerOptions(of), showQrModal: false })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => of.wagmi.get(key) ?? null,
        setItem: (key, value) => void of.wagmi.set(key, value),
        removeItem: (key) => void of.wagmi.delete(key),
      },
    }),
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('No connector')
  await connector.setup?.()
  const provider = (await connector.getProvider()) as Provider
  containDisconnectCheck(provider)
  closes.push(() => closeProvider(provider))
  return { config, connector, provider }
}

/** A kit over the app's configuration or provider. */
export async function openKit(
  { kit: storage }: UserStorage,
  given: EvmOptions | EvmDescriptor,
  { others = [], ...more }: Pick<KitOptions, 'siwx'> & { readonly others?: readonly NetworkInput[] } = {},
): Promise<{ kit: Kit; stop: () => void }> {
  const kit = createKit(
    {
      projectId: 'test',
      networks: [mainnet, optimism, ...others],
      adapters: ['create' in given ? given : evm(given)],
      endpoints: { relay: relay.url },
      ...more,
    },
    { storage, log: createMemoryLog(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
  )
  const stop = start(kit)
  closes.push(stop)
  await ready(kit)
  return { kit, stop }
}

/** A wallet over the protocol's own client. */
export async function wallet(params: Partial<PairedWalletOptions> = {}): Promise<PairedWallet> {
  const made = await createPairedWallet({ relayUrl: relay.url, grants: GRANTED, ...params })
  closes.push(() => made.close())
  return made
}

export const OWNER = privateKeyToAccount(ALICE.privateKey)
const paramsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform(([text]) =>
    v.parse(
      v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x')),
      text,
    ),
  ),
)

/** Options of a wallet that signs every request. */
export const signing: Partial<PairedWalletOptions> = {
  onRequest: ({ params }) => OWNER.signMessage({ message: { raw: v.parse(paramsSchema, params) } }),
}

/** Starts pairing and resolves to the URI that the kit's views show. */
export async function startPairingUri(kit: Kit): Promise<string> {
  startPairing(kit)
  await until(() => kit.getState().connect.wcUri !== undefined)
  return kit.getState().connect.wcUri ?? ''
}

/** Starts pairing and resolves to its error message. */
export async function getPairingError(kit: Kit): Promise<string> {
  const messages: string[] = []
  const stop = onEvent(kit, (event) => {
    if (event.event === 'CONNECT_ERROR') messages.push(event.properties.message)
  })
  startPairing(kit)
  await until(() => messages.length > 0)
  stop()
  return messages.join()
}

export const getKitAddress = (kit: Kit) => selectAccount(kit.getState(), 'eip155').address

/** Pairs a wallet with the URI of the kit's views. */
export async function pair(kit: Kit, peer: PairedWallet): Promise<string> {
  const uri = await startPairingUri(kit)
  await peer.pair(uri)
  await until(() => getKitAddress(kit) !== undefined)
  return uri
}

/** Restores wagmi at page load, as `WagmiProvider` does. */
export const restoreWagmi = (config: Config) => reconnect(config)
