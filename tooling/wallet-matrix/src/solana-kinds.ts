/** Solana wallets: those of Wallet Standard. */
import { solana } from '@bowline/adapter-solana'
import { createSandboxWallet } from '@bowline/adapter-solana/testing'
import { extendNetwork, type NetworkInput } from '@bowline/kit-core'
import { solanaDevnet, solana as solanaMainnet } from '@bowline/kit-core/networks'
import { sendNativeToken } from './send-native-token.js'
import { walletAdapterHost } from './wallet-adapter-host.js'
import type { Kind, Subject } from './wallet-under-test.js'

const NAME = 'Sandbox Wallet'
const KEYS = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)] as const

/** The kinds, on a chain that responds for both networks. */
export async function solanaKinds(url: string): Promise<Readonly<Record<'standard' | 'with wallet-adapter', Kind>>> {
  const at = (network: NetworkInput) => extendNetwork({ ...network, rpcUrls: { default: { http: [url] } } })
  const networks = [at(solanaMainnet), at(solanaDevnet)] as const
  const [, recipient = ''] = await solanaAddresses()
  const kind = (equip: Kind['equip']): Kind => ({
    namespace: 'solana',
    networks,
    make: () => subject(url),
    equip,
    send: (kit) => sendNativeToken(kit, networks[0], '0.001', recipient),
  })
  return {
    standard: kind(() => ({ adapter: solana() })),
    'with wallet-adapter': kind(() => ({ adapter: solana(), host: walletAdapterHost(url) })),
  }
}

/** The account addresses of every wallet under test. */
export async function solanaAddresses(): Promise<readonly string[]> {
  const { state } = await createSandboxWallet({
    privateKeys: KEYS,
    chains: [{ chain: 'solana:mainnet' }],
    approve: async () => true,
  })
  return state().addresses
}

async function subject(url: string): Promise<Subject> {
  const prompts: string[] = []
  const wallet = await createSandboxWallet({
    name: NAME,
    privateKeys: KEYS,
    chains: [
      { chain: 'solana:mainnet', rpcUrl: url },
      { chain: 'solana:devnet', rpcUrl: url },
    ],
    async approve({ kind }) {
      prompts.push(kind)
      return true
    },
  })
  const { state, faults } = wallet
  return {
    namespace: 'solana',
    connectorId: 'wallet-standard.sandbox-wallet',
    faults,
    methods: {
      connect: ['standard:connect'],
      look: ['standard:connect'],
      sign: ['solana:signMessage'],
      send: ['solana:signAndSendTransaction'],
      switch: [],
      disconnect: ['standard:disconnect'],
    },
    events: ['change'],
    canBeAsked: true,
    prompts: () => prompts,
    sent: () => prompts.filter((kind) => kind === 'send').length,
    enter: () => void wallet.register(),
    leave: wallet.unregister,
    lock: wallet.lock,
    unlock: wallet.unlock,
    nextAccount: () => wallet.setAccounts([...state().accounts].reverse()),
    nextNetwork: undefined,
    end: wallet.disconnect,
    opened: () => (state().isConnected && !state().isLocked ? state().accounts[0] : undefined),
    network: () => undefined,
    isLocked: () => state().isLocked,
  }
}
