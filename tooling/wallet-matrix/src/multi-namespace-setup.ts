/** Starts a paired wallet with keys of three namespaces, on real chains, and pages that pair with it. */
import { createSandboxWallet as createBitcoinWallet } from '@bowline/adapter-bitcoin/testing'
import { createSandboxWallet as createEvmWallet } from '@bowline/adapter-evm/testing'
import { createSandboxWallet as createSolanaWallet } from '@bowline/adapter-solana/testing'
import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { type Anvil, startAnvil, testAccount } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { createKit, type Kit, type Namespace, selectNamespaceStatus } from '@bowline/kit-core'
import { ready, start, startPairing } from '@bowline/kit-core/actions'
import { createMemoryLog, createMemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { bitcoinKinds } from './bitcoin-kinds.js'
import { evmKinds } from './evm-kinds.js'
import { solanaAddresses, solanaKinds } from './solana-kinds.js'

const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const LAMPORTS = 10_000_000_000n
const SATS = 1_000_000n

/** Namespaces of the wallet, in the order of the networks that the pages list. */
export const FAMILIES = ['eip155', 'solana', 'bip122'] as const

/** Running chains, one per namespace, and the relay. */
export type Chains = {
  readonly relay: Relay
  readonly anvil: Anvil
  readonly solana: SolanaChain
  readonly bitcoin: BitcoinChain
  readonly close: () => Promise<void>
}

/** Starts the chains and the relay. */
export async function startChains(): Promise<Chains> {
  // Each kit is a separate page; the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const relay = await startRelay()
  const anvil = await startAnvil({ chainId: 1 })
  const solana = await startSolanaChain()
  const bitcoin = await startBitcoinChain()
  return {
    ...{ relay, anvil, solana, bitcoin },
    async close() {
      await anvil.stop()
      await solana.close()
      await bitcoin.close()
      await relay.close()
    },
  }
}

type Approve = () => Promise<boolean>

async function createWallets({ anvil, solana, bitcoin }: Chains, approve: Approve) {
  const bytes = (fill: number) => new Uint8Array(32).fill(fill)
  const wallets = {
    eip155: createEvmWallet({
      privateKeys: [testAccount(0).privateKey],
      chains: [{ chainId: 1, rpcUrl: anvil.url }],
      approve,
    }),
    solana: await createSolanaWallet({
      privateKeys: [bytes(1)],
      chains: [{ chain: 'solana:mainnet', rpcUrl: solana.url }],
      approve,
    }),
    bip122: createBitcoinWallet({
      privateKeys: [Buffer.from(bytes(7)).toString('hex'), Buffer.from(bytes(8)).toString('hex')],
      networks: [{ caipNetworkId: REGTEST, esploraUrl: bitcoin.url }],
      approve,
    }),
  }
  for (const to of await solanaAddresses()) await solana.airdrop({ to, lamports: LAMPORTS })
  for (const address of wallets.bip122.state().accounts) bitcoin.fund(address, SATS)
  return wallets
}

/** An open page that lists a network of each namespace. */
export type MultiNamespacePage = {
  readonly kit: Kit
  readonly isConnected: (namespace: Namespace) => boolean
  /** Closes the page without ending its session. */
  readonly closeSilently: () => Promise<void>
}

/** Creates the wallet, and the storage that its pages share. `approve` decides requests to sign and send. */
export async function startMultiNamespaceWorld(chains: Chains, approve: Approve = async () => true) {
  const wallets = await createWallets(chains, approve)
  const peer = await createPairedWallet({ relayUrl: chains.relay.url, wallets: Object.values(wallets) })
  const storage = createMemoryStorage()
  const kinds = {
    eip155: evmKinds([chains.anvil.url, chains.anvil.url]).announced,
    solana: (await solanaKinds(chains.solana.url)).standard,
    bip122: bitcoinKinds(chains.bitcoin).standard,
  }
  const pages: { readonly kit: Kit; readonly stop: () => void }[] = []

  /** Opens a page; the wallet stays paired if it was before. */
  async function open(where = storage): Promise<MultiNamespacePage> {
    const kit = createKit(
      {
        projectId: 'test',
        networks: [kinds.eip155.networks[0], kinds.solana.networks[0], kinds.bip122.networks[0]],
        adapters: FAMILIES.map((family) => kinds[family].equip(where.text).adapter),
        endpoints: { relay: chains.relay.url },
      },
      { storage: where, log: createMemoryLog() },
    )
    pages.push({ kit, stop: start(kit) })
    await ready(kit)
    return {
      kit,
      isConnected: (namespace) => selectNamespaceStatus(kit.getState(), namespace) === 'connected',
      closeSilently: async () => (await kit.pairing()).close(),
    }
  }

  return {
    ...{ wallets, peer, storage, kinds, open },
    /** Opens the first page, and the wallet scans its code. */
    async pair(): Promise<MultiNamespacePage> {
      const page = await open()
      const { kit } = page
      startPairing(kit)
      await until(() => kit.getState().connect.wcUri !== undefined)
      await peer.pair(kit.getState().connect.wcUri ?? '')
      await until(() => FAMILIES.every(page.isConnected))
      return page
    },
    async close() {
      for (const { kit, stop } of pages) {
        stop()
        await (await kit.pairing()).close()
      }
      await peer.close()
    },
  }
}
