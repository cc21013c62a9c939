/**
 * Chains in memory, and for each chain family an adapter whose wallet in the page has two accounts.
 *
 * Out     FAULT_CHAINS      by chain family: its network and adapter, and a function that announces its wallet
 *         chainsInMemory    responds for the nodes of all chains
 */
import { bitcoin as bitcoinAdapter } from '@bowline/adapter-bitcoin'
import { createSandboxWallet as createBitcoinWallet } from '@bowline/adapter-bitcoin/testing'
import { evm as evmAdapter } from '@bowline/adapter-evm'
import { createSandboxWallet as createEvmWallet } from '@bowline/adapter-evm/testing'
import { solana as solanaAdapter } from '@bowline/adapter-solana'
import { createSandboxWallet as createSolanaWallet } from '@bowline/adapter-solana/testing'
import { createEvmLedger, type MockApiOptions } from '@bowline/api-client/mocks'
import { createBitcoinLedger } from '@bowline/api-client/mocks/bitcoin'
import { createSolanaLedger } from '@bowline/api-client/mocks/solana'
import type { AdapterDescriptor, Namespace, NetworkInput } from '@bowline/kit-core'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'

/** A chain family. */
export type ChainFamily = 'evm' | 'solana' | 'bitcoin'

/** Network, adapter and wallet of a chain family. */
export type FaultChain = {
  readonly namespace: Namespace
  readonly network: NetworkInput
  readonly adapter: () => AdapterDescriptor
  /** Announces a wallet to the page. The returned function removes it. */
  readonly announce: () => Promise<() => void>
}

const approve = async () => true

/** All chain families. */
export const FAULT_CHAINS: Readonly<Record<ChainFamily, FaultChain>> = {
  evm: {
    namespace: 'eip155',
    network: mainnet,
    adapter: evmAdapter,
    announce: async () =>
      createEvmWallet({
        privateKeys: [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
        chains: [{ chainId: mainnet.id }],
        approve,
      }).announce(),
  },
  solana: {
    namespace: 'solana',
    network: solana,
    adapter: solanaAdapter,
    announce: async () => {
      const privateKeys = [new Uint8Array(32).fill(0x11), new Uint8Array(32).fill(0x22)] as const
      const wallet = await createSolanaWallet({
        privateKeys: [...privateKeys],
        chains: [{ chain: 'solana:mainnet' }],
        approve,
      })
      wallet.setAccounts(wallet.state().addresses)
      return wallet.register()
    },
  },
  bitcoin: {
    namespace: 'bip122',
    network: bitcoin,
    adapter: bitcoinAdapter,
    announce: async () =>
      createBitcoinWallet({
        privateKeys: ['11'.repeat(32), '22'.repeat(32)],
        networks: [{ caipNetworkId: bitcoin.caipNetworkId }],
        approve,
      }).register(),
  },
}

/** Addresses of the wallets' first and second keys. */
const FUNDED = {
  evm: ['0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A', '0x1563915e194D8CfBA1943570603F7606A3115508'],
  solana: ['F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4', 'Bow1CGKGDB9mNxeWdw85E2aCthQ1oZX4oFEe7fYT17ew'],
  bitcoin: ['bc1ql3e9pgs3mmwuwrh95fecme0s0qtn2880lsvsd5'],
} as const

/** Nodes on which the wallets' accounts have a balance. */
export function chainsInMemory(): Pick<MockApiOptions, 'ledger' | 'rpcUrls' | 'chains'> {
  const { caipNetworkId, rpcUrls } = solana
  const solanaLedger = createSolanaLedger({
    networks: [{ caipNetworkId, urls: rpcUrls.default.http }],
    accounts: FUNDED.solana.map((address) => ({ address, lamports: 2_500_000_000n })),
  })
  const bitcoinLedger = createBitcoinLedger({
    networks: [{ caipNetworkId: bitcoin.caipNetworkId, urls: bitcoin.rpcUrls.default.http, prefix: 'bc' }],
    accounts: FUNDED.bitcoin.map((address) => ({ address, sats: 150_000_000n })),
  })
  return {
    ledger: createEvmLedger({
      chains: [{ chainId: mainnet.id }],
      accounts: FUNDED.evm.map((address) => ({ address, value: 3_500_000_000_000_000_000n })),
    }),
    rpcUrls: { [mainnet.rpcUrls.default.http[0]]: mainnet.id },
    chains: [...solanaLedger.chains, ...bitcoinLedger.chains],
  }
}
