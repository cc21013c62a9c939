/**
 * The keys of the phone: the sandbox wallet's engine without a page to announce itself to.
 *
 * In      camera    reaches the ledger of a page where no local chain stands
 *         approve   the person
 */
import { createSandboxWallet, type SandboxRequest, type SandboxWallet } from '@bowline/adapter-evm/testing'
import type { LocalChain } from '../server/local-chains'
import { ALL_CHAINS } from '../settings/networks'
import { FIRST_WALLET_KEYS, SECOND_WALLET_KEYS } from '../wallets/accounts'
import { createNodeAccess } from '../wallets/chain-access'
import { pageStorage } from '../wallets/page-storage'
import { walletIcon } from '../wallets/wallet-icon'
import type { Camera } from './camera'

/** What the phone is called. */
export const PHONE_NAME = 'Pocket Sandbox'

/** Its sign. */
export const PHONE_ICON = walletIcon('#7a4bd5')

const RDNS = 'id.bowline.pocket'

/** Makes the keys, unlocked. */
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
    // Which page sees which account is decided at each pairing.
    approve: async (request) => request.kind === 'connect' || approve(request),
  })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  return wallet
}
