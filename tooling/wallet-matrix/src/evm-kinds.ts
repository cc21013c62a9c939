/** EVM wallets: announced (EIP-6963), and injected without an announcement. */
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { testAccount } from '@bowline/chains'
import { type CaipNetworkId, extendNetwork, type Network } from '@bowline/kit-core'
import { sendNativeToken } from './send-native-token.js'
import { wagmiHost } from './wagmi-host.js'
import type { Kind, Subject } from './wallet-under-test.js'

const RDNS = 'com.example.wallet'
/** A provider that is only injected is offered in a wallet's own browser, on a phone. */
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const ALICE = testAccount(0)
const BOB = testAccount(1)

/** The kinds, on two chains: the first is where wallets start. */
export function evmKinds(
  urls: readonly [string, string],
): Readonly<Record<'announced' | 'injected' | 'with wagmi', Kind>> {
  const networks = [network(1, urls[0]), network(10, urls[1])] as const
  const kind = (isAnnounced: boolean, equip: Kind['equip'] = () => ({ adapter: evm() })): Kind => ({
    namespace: 'eip155',
    networks,
    make: async () => subject(urls, isAnnounced),
    equip,
    send: (kit) => sendNativeToken(kit, networks[0], '0.000001', BOB.address),
  })
  const withWagmi = kind(true, (storage) => {
    const { config, host } = wagmiHost(urls, storage)
    return { adapter: evm({ config }), host }
  })
  return { announced: kind(true), injected: kind(false), 'with wagmi': withWagmi }
}

function network(id: number, url: string): Network {
  return extendNetwork({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
}

function subject(urls: readonly [string, string], isAnnounced: boolean): Subject {
  const prompts: string[] = []
  const wallet = createSandboxWallet({
    rdns: RDNS,
    privateKeys: [ALICE.privateKey, BOB.privateKey],
    chains: [
      { chainId: 1, rpcUrl: urls[0] },
      { chainId: 10, rpcUrl: urls[1] },
    ],
    async approve({ kind }) {
      prompts.push(kind)
      return true
    },
  })
  const { state, faults } = wallet
  if (isAnnounced) Reflect.deleteProperty(navigator, 'userAgent')
  else Object.defineProperty(navigator, 'userAgent', { value: PHONE, configurable: true })
  let leave = () => {}
  const inject = () => {
    Reflect.set(window, 'ethereum', wallet.provider)
    window.dispatchEvent(new Event('ethereum#initialized'))
    return () => void Reflect.deleteProperty(window, 'ethereum')
  }
  return {
    namespace: 'eip155',
    connectorId: isAnnounced ? RDNS : 'injected',
    faults,
    methods: {
      connect: ['eth_requestAccounts'],
      look: ['eth_accounts', 'eth_chainId', 'wallet_getPermissions'],
      sign: ['personal_sign'],
      send: ['eth_sendTransaction'],
      switch: ['wallet_switchEthereumChain'],
      disconnect: ['wallet_revokePermissions'],
    },
    events: ['accountsChanged', 'chainChanged', 'disconnect'],
    canBeAsked: true,
    prompts: () => prompts,
    sent: () => prompts.filter((kind) => kind === 'send').length,
    enter() {
      leave = isAnnounced ? wallet.announce() : inject()
    },
    leave: () => leave(),
    lock: wallet.lock,
    unlock: wallet.unlock,
    nextAccount: () => wallet.setAccounts(state().accounts.slice(1)),
    nextNetwork: () => wallet.switchChain(state().chainId === 1 ? 10 : 1),
    end: wallet.disconnect,
    opened: () => (state().isConnected && !state().isLocked ? state().accounts[0] : undefined),
    network: (): CaipNetworkId => `eip155:${state().chainId}`,
    isLocked: () => state().isLocked,
  }
}
