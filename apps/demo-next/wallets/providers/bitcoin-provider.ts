/**
 * The Bitcoin provider of a sandbox wallet: registered with Wallet Standard, or put where pages look for sats-connect
 * wallets.
 */
import { createSandboxWallet, type SandboxSatsConnect } from '@bowline/adapter-bitcoin/testing'
import { BITCOIN_NETWORKS } from '../../settings/networks'
import { pageStorage } from '../page-storage'
import { describeBitcoinRequest } from './describe-bitcoin-request'
import { type FaceParts, SLOW_MS, type WalletFace } from './wallet-provider'

/** The Bitcoin provider, and the object for sats-connect pages. */
export type BitcoinFace = WalletFace & { readonly satsConnect: SandboxSatsConnect }

/** Creates the Bitcoin provider of a wallet. */
export function createBitcoinFace({
  name,
  icon,
  ask,
  onChange,
  keys: [first, ...others],
  esploraUrl,
  announce,
}: FaceParts & {
  readonly keys: readonly [number, ...number[]]
  readonly esploraUrl: (caipNetworkId: string) => string | undefined
  /** How it is announced, if not with Wallet Standard. */
  readonly announce?: (() => () => void) | undefined
}): BitcoinFace {
  const [mainnet, ...tests] = BITCOIN_NETWORKS.map(({ caipNetworkId, rpcUrls }) => ({
    caipNetworkId,
    esploraUrl: esploraUrl(caipNetworkId) ?? rpcUrls.default.http[0],
  }))
  const keyOf = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32)
  const wallet = createSandboxWallet({
    name,
    icon,
    privateKeys: [keyOf(first), ...others.map(keyOf)],
    networks: [mainnet ?? BITCOIN_NETWORKS[0], ...tests],
    storage: pageStorage,
    approve: (request) => ask(request.kind, () => describeBitcoinRequest(request), wallet.state().isLocked),
    onChange,
  })
  return {
    family: 'bitcoin',
    satsConnect: wallet.satsConnect,
    state() {
      const { caipNetworkId, ...state } = wallet.state()
      const networks = BITCOIN_NETWORKS.map((network) => ({ id: network.caipNetworkId, name: network.name }))
      return { ...state, network: caipNetworkId, networks }
    },
    announce: announce ?? (() => wallet.register()),
    switchAccount() {
      const [, other] = wallet.state().accounts
      if (other !== undefined) wallet.setAccount(other)
    },
    switchNetwork(id) {
      const network = BITCOIN_NETWORKS.find(({ caipNetworkId }) => caipNetworkId === id)
      if (network !== undefined) wallet.switchNetwork(network.caipNetworkId)
    },
    disconnect: () => wallet.disconnect(),
    behave(answer) {
      wallet.setDelay(answer === 'slow' ? SLOW_MS : 0)
      wallet.setSilent(answer === 'silent')
      if (answer === 'locked') wallet.lock()
      else if (wallet.state().isLocked) wallet.unlock()
    },
    follow: () => wallet.follow(),
  }
}
