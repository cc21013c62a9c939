/**
 * The Solana provider of a sandbox wallet, registered with Wallet Standard. Such a wallet supports networks without an
 * active one, so a network change changes which of them it supports.
 */
import { createSandboxWallet } from '@bowline/adapter-solana/testing'
import type { AskChain } from '../chain-access'
import { pageStorage } from '../page-storage'
import { describeSolanaRequest } from './describe-solana-request'
import { type FaceParts, SLOW_MS, type WalletFace } from './wallet-provider'

const MAINNET = 'solana:mainnet'
const DEVNET = 'solana:devnet'

const CHOICES = [
  { id: 'both', name: 'Mainnet and Devnet', chains: [MAINNET, DEVNET] },
  { id: MAINNET, name: 'Mainnet only', chains: [MAINNET] },
  { id: DEVNET, name: 'Devnet only', chains: [DEVNET] },
] as const

/** The Solana networks by their Wallet Standard names. */
const CAIP_IDS: ReadonlyMap<string, string> = new Map([
  [MAINNET, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  [DEVNET, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** Creates the Solana provider of a wallet. */
export async function createSolanaFace({
  name,
  icon,
  ask,
  onChange,
  keys: [first, ...others],
  askChain,
}: FaceParts & {
  readonly keys: readonly [number, ...number[]]
  readonly askChain: AskChain<string>
}): Promise<WalletFace> {
  const seedOf = (byte: number) => new Uint8Array(32).fill(byte)
  const wallet = await createSandboxWallet({
    name,
    icon,
    privateKeys: [seedOf(first), ...others.map(seedOf)],
    chains: [{ chain: MAINNET }, { chain: DEVNET }],
    request: (chain, method, params) => askChain(CAIP_IDS.get(chain) ?? chain, method, params),
    storage: pageStorage,
    approve: (request) => ask(request.kind, () => describeSolanaRequest(request), wallet.state().isLocked),
    onChange,
  })
  return {
    family: 'solana',
    state() {
      const { accounts, addresses, chains, isConnected, isLocked } = wallet.state()
      const network = CHOICES.find((choice) => choice.chains.join() === chains.join())?.id ?? 'both'
      const rest = addresses.filter((address) => !accounts.includes(address))
      return { accounts: [...accounts, ...rest], network, networks: CHOICES, isConnected, isLocked }
    },
    announce: () => wallet.register(),
    switchAccount() {
      const [active] = wallet.state().accounts
      const { addresses } = wallet.state()
      const next = addresses[(addresses.indexOf(active ?? '') + 1) % addresses.length]
      if (next !== undefined) wallet.setAccounts([next, ...addresses.filter((address) => address !== next)])
    },
    switchNetwork(id) {
      const choice = CHOICES.find((one) => one.id === id)
      if (choice !== undefined) wallet.setChains(choice.chains)
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
