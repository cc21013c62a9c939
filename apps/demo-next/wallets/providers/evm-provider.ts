/** The EVM provider of a sandbox wallet, announced with EIP-6963. */
import { createSandboxWallet, type SandboxWallet, type SandboxWalletOptions } from '@bowline/adapter-evm/testing'
import { ALL_CHAINS, EVM_NETWORKS, UNKNOWN_TO_WALLETS } from '../../settings/networks'
import type { AskChain } from '../chain-access'
import { describeRequest } from '../describe-request'
import { pageStorage } from '../page-storage'
import { type FaceParts, SLOW_MS, type WalletFace } from './wallet-provider'

/** The EVM provider, with its wallet. */
export type EvmFace = WalletFace & { readonly wallet: SandboxWallet }

/** Creates the EVM provider of a wallet. */
export function createEvmFace({
  name,
  icon,
  ask,
  onChange,
  rdns,
  keys,
  tokens,
  askChain,
}: FaceParts & {
  readonly rdns: string
  readonly keys: SandboxWalletOptions['privateKeys']
  /** With them the wallet reports its own assets. */
  readonly tokens: SandboxWalletOptions['tokens']
  readonly askChain: AskChain
}): EvmFace {
  const known = ALL_CHAINS.filter(({ id }) => id !== EVM_NETWORKS[UNKNOWN_TO_WALLETS].id)
  const [mainnet, ...others] = known.map(({ id, name: chainName }) => ({ chainId: id, name: chainName }))
  const wallet = createSandboxWallet({
    rdns,
    name,
    icon,
    privateKeys: keys,
    tokens,
    chains: [mainnet ?? { chainId: 1 }, ...others],
    request: askChain,
    storage: pageStorage,
    approve: (request) => ask(request.kind, () => describeRequest(request), wallet.state().isLocked),
    onChange,
  })
  return {
    family: 'evm',
    wallet,
    state() {
      const { chains, chainId, ...state } = wallet.state()
      const networks = chains.map((chain) => ({ id: String(chain.chainId), name: chain.name ?? `${chain.chainId}` }))
      return { ...state, network: String(chainId), networks }
    },
    announce: () => wallet.announce(),
    switchAccount() {
      const [, other] = wallet.state().accounts
      if (other !== undefined) wallet.setAccounts([other])
    },
    switchNetwork: (id) => wallet.switchChain(Number(id)),
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
