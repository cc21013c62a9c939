/**
 * The keys of the phone: the sandbox wallet's engine without announcing itself to a page.
 *
 * In      camera    reaches the ledger of a page if there is no local chain
 *         approve   asks the user
 */
import { createSandboxWallet, type SandboxRequest, type SandboxWallet } from '@bowline/adapter-evm/testing'
import type { LocalChain } from '../server/local-chains'
import { ALL_CHAINS } from '../settings/networks'
import { FIRST_WALLET_KEYS, SECOND_WALLET_KEYS } from '../wallets/accounts'
import { createNodeAccess } from '../wallets/chain-access'
import { pageStorage } from '../wallets/page-storage'
import { walletIcon } from '../wallets/wallet-icon'
import type { Camera } from './camera'

/** The phone's name. */
export const PHONE_NAME = 'Pocket Sandbox'

/** Its icon. */
export const PHONE_ICON = walletIcon('#7a4bd5')

const RDNS = 'id.bowline.pocket'

/** Creates the keys, unlocked. */
export async function createKeys({
  camera,
  localChains,
  approve,
}: {
  camera: Camera
  localChains: readonly LocalChain[]
  approve: (request: SandboxRequest) => Promise<boolean>
}): Promise<SandboxWallet> {
  const [mainnet, ...others] = ALL_CHAINS.map(({ id, name }) => ({ chainId: id, name }))
  const wallet = createSandboxWallet({
    rdns: RDNS,
    name: PHONE_NAME,
    icon: PHONE_ICON,
    privateKeys: [...FIRST_WALLET_KEYS, ...SECOND_WALLET_KEYS],
    chains: [mainnet ?? { chainId: 1 }, ...others],
    request: createNodeAccess(localChains, camera.ask),
    storage: pageStorage,
    // Each pairing decides which page sees which account.
    approve: async (request) => request.kind === 'connect' || approve(request),
  })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  return wallet
}
