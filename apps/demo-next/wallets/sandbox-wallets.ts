/**
 * The two sandbox wallets of a page: real keys, real signatures, announced as installed wallets are. How each answers is
 * a setting; `ask` and `locked` put the question in the wallets' window.
 */
import { createSandboxWallet, type SandboxState, type SandboxWallet } from '@bowline/adapter-evm/testing'
import type { LocalChain } from '../server/local-chains'
import { ALL_CHAINS, EVM_NETWORKS, UNKNOWN_TO_WALLETS } from '../settings/networks'
import type { Answer } from '../settings/settings'
import { FIRST_WALLET_KEYS, SECOND_WALLET_KEYS } from './accounts'
import { createChainAccess } from './chain-access'
import { isWalletsKey, pageStorage } from './page-storage'
import { createRequestQueue, type RequestQueue } from './request-queue'
import { walletIcon } from './wallet-icon'

/** One wallet with its manners. */
export type DemoWallet = {
  readonly id: string
  readonly wallet: SandboxWallet
  readonly answer: () => Answer
  readonly setAnswer: (answer: Answer) => void
  /** The same object until it changes. */
  readonly state: () => SandboxState
  readonly subscribe: (listener: () => void) => () => void
}

/** The wallets of a page. */
export type SandboxWallets = { readonly wallets: readonly DemoWallet[]; readonly queue: RequestQueue }

const SLOW_MS = 3_000

const SPECS = [
  { rdns: 'id.bowline.sandbox', name: 'Sandbox Wallet', keys: FIRST_WALLET_KEYS, ground: '#4f5bd5' },
  { rdns: 'id.bowline.sandbox-two', name: 'Second Sandbox', keys: SECOND_WALLET_KEYS, ground: '#0b7a75' },
] as const

let made: SandboxWallets | undefined

/** The wallets of this page, made at the first call; later calls change only how they answer. */
export function sandboxWallets(answers: readonly [Answer, Answer], localChains: readonly LocalChain[]): SandboxWallets {
  if (made !== undefined) return made
  const queue = createRequestQueue()
  const wallets = SPECS.map((spec, index) => makeWallet(spec, answers[index] ?? 'ask', queue, localChains))
  made = { queue, wallets }
  // An installed wallet is one for all tabs.
  window.addEventListener('storage', ({ key }) => {
    if (isWalletsKey(key)) for (const { wallet } of wallets) wallet.follow()
  })
  return made
}

function makeWallet(
  { rdns, name, keys, ground }: (typeof SPECS)[number],
  first: Answer,
  queue: RequestQueue,
  localChains: readonly LocalChain[],
): DemoWallet {
  const listeners = new Set<() => void>()
  let answer = first
  const known = ALL_CHAINS.filter(({ id }) => id !== EVM_NETWORKS[UNKNOWN_TO_WALLETS].id)
  const [mainnet, ...others] = known.map(({ id, name: chainName }) => ({ chainId: id, name: chainName }))
  const wallet = createSandboxWallet({
    rdns,
    name,
    icon: walletIcon(ground),
    privateKeys: keys,
    chains: [mainnet ?? { chainId: 1 }, ...others],
    request: createChainAccess(localChains),
    storage: pageStorage,
    approve: async (request) => {
      if (answer === 'approve' || answer === 'slow') return true
      if (answer === 'reject') return false
      return queue.ask({ wallet: name, request, isLocked: wallet.state().isLocked })
    },
    onChange: () => tell(),
  })
  let state = wallet.state()
  const tell = () => {
    state = wallet.state()
    for (const listener of listeners) listener()
  }
  const behave = () => {
    wallet.setDelay(answer === 'slow' ? SLOW_MS : 0)
    wallet.setSilent(answer === 'silent')
    if (answer === 'locked') wallet.lock()
    else if (wallet.state().isLocked) wallet.unlock()
  }
  behave()
  return {
    id: rdns,
    wallet,
    answer: () => answer,
    setAnswer(next) {
      answer = next
      behave()
      tell()
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
