/**
 * The sandbox wallets of a page: real keys, real signatures, announced like installed wallets. Two are for EVM, one for
 * Solana, one for Bitcoin as a sats-connect wallet, and one is for all three under one name. A setting controls each one's
 * behavior; `ask` and `locked` show the request in the wallets' window.
 *
 * Code for Solana and Bitcoin is loaded only for a page with their adapters.
 */
import type { SandboxWallet } from '@bowline/adapter-evm/testing'
import type { LocalChain } from '../server/local-chains'
import type { FamilyName, FamilyNames } from '../settings/families'
import type { Answer, Answers } from '../settings/settings'
import { FIRST_WALLET_KEYS, MULTICHAIN_KEYS, OTHER_KEYS, SECOND_WALLET_KEYS } from './accounts'
import { createChainAccess, createSolanaAccess } from './chain-access'
import { createDemoWallet, type DemoWallet, type FaceMakers } from './demo-wallet'
import { answerBitcoin, putBitcoinInPage, SATS_CONNECT_ICON_GROUND, SATS_CONNECT_NAME } from './injected-bitcoin'
import { OWN_TOKENS, withOwnAssets } from './own-assets'
import { isWalletsKey } from './page-storage'
import { createEvmFace, type EvmFace } from './providers/evm-provider'
import type { FaceParts } from './providers/wallet-provider'
import { createRequestQueue, type RequestQueue } from './request-queue'

/** The wallets of a page. */
export type SandboxWallets = {
  /** For the console: `wallet` is the EVM part of a wallet. */
  readonly wallets: readonly (DemoWallet & { readonly wallet?: SandboxWallet | undefined })[]
  readonly queue: RequestQueue
}

type Evm = Pick<Parameters<typeof createEvmFace>[0], 'rdns' | 'keys'> & { readonly reportsAssets?: boolean }

let made: SandboxWallets | undefined

/** Settings of a page's wallets. */
type WalletSettings = { readonly answers: Answers; readonly assets: boolean }

/** The wallets of this page, created by the first call; later calls change nothing. */
export function sandboxWallets(
  { answers, assets }: WalletSettings,
  localChains: readonly LocalChain[],
): SandboxWallets {
  if (made !== undefined) return made
  const queue = createRequestQueue()
  const askChain = withOwnAssets(createChainAccess(localChains))
  const urlOf = (caipNetworkId: string) => localChains.find((chain) => chain.caipNetworkId === caipNetworkId)?.url

  const evm = ({ rdns, keys, reportsAssets = false }: Evm) => {
    let face: EvmFace | undefined
    return {
      make(parts: FaceParts) {
        face = createEvmFace({ ...parts, rdns, keys, tokens: reportsAssets ? OWN_TOKENS : undefined, askChain })
        return face
      },
      wallet: () => face?.wallet,
    }
  }
  const solana = (keys: readonly [number, ...number[]]) => async (parts: FaceParts) => {
    const { createSolanaFace } = await import('./providers/solana-provider')
    return createSolanaFace({ ...parts, keys, askChain: createSolanaAccess(localChains) })
  }
  const bitcoin = (keys: readonly [number, ...number[]], announce?: () => () => void) => async (parts: FaceParts) => {
    const { createBitcoinFace } = await import('./providers/bitcoin-provider')
    const face = createBitcoinFace({ ...parts, keys, esploraUrl: urlOf, announce })
    if (announce !== undefined) answerBitcoin(face.satsConnect)
    return face
  }
  const wallet = (id: string, name: string, ground: string, answer: Answer, makers: FaceMakers) =>
    createDemoWallet({ id, name, ground, answer, makers, queue })

  const [first, second, third, fourth, fifth] = answers
  const one = evm({ rdns: 'id.bowline.sandbox', keys: FIRST_WALLET_KEYS, reportsAssets: assets })
  const two = evm({ rdns: 'id.bowline.sandbox-two', keys: SECOND_WALLET_KEYS })
  const several = evm({ rdns: 'id.bowline.sandbox-multichain', keys: MULTICHAIN_KEYS.evm })
  const wallets = [
    {
      ...wallet('id.bowline.sandbox', 'Sandbox Wallet', '#4f5bd5', first, { evm: one.make }),
      get wallet() {
        return one.wallet()
      },
    },
    {
      ...wallet('id.bowline.sandbox-two', 'Second Sandbox', '#0b7a75', second, { evm: two.make }),
      get wallet() {
        return two.wallet()
      },
    },
    wallet('solana', 'Solana Sandbox', '#7c3aed', third, { solana: solana(OTHER_KEYS) }),
    wallet('bitcoin', SATS_CONNECT_NAME, SATS_CONNECT_ICON_GROUND, fourth, {
      bitcoin: bitcoin(OTHER_KEYS, putBitcoinInPage),
    }),
    wallet('multichain', 'Multi Sandbox', '#be185d', fifth, {
      evm: several.make,
      solana: solana(MULTICHAIN_KEYS.solana),
      bitcoin: bitcoin(MULTICHAIN_KEYS.bitcoin),
    }),
  ]
  made = { queue, wallets }
  // An installed wallet is shared by all tabs.
  window.addEventListener('storage', ({ key }) => {
    if (isWalletsKey(key)) for (const { follow } of wallets) follow()
  })
  return made
}

/** Whether a wallet belongs on a page with these adapters; one of several families if there are several. */
export function isWalletWanted(
  { families }: { readonly families: readonly FamilyName[] },
  adapters: FamilyNames,
): boolean {
  const shared = families.filter((family) => adapters.includes(family)).length
  return families.length === 1 ? shared === 1 : shared > 1
}

/**
 * Whether a page that shows few wallets can do without one: the second of EVM, and Solana's next to the one of several. Bitcoin's
 * stands in the page before the kit looks, so it has to respond.
 */
export function isSpare(
  { id, families }: { readonly id: string; readonly families: readonly FamilyName[] },
  adapters: FamilyNames,
): boolean {
  if (id === 'id.bowline.sandbox-two') return true
  return adapters.length > 1 && families.length === 1 && families.includes('solana')
}
