import type { FoundWallet, WalletKind } from '../discovery/found-wallet.js'
import { leatherWallet } from './leather.js'
import { okxWallet } from './okx.js'
import { phantomWallet } from './phantom.js'
import { satsConnectWallet } from './sats-connect.js'
import { standardWallet } from './standard.js'
import { unisatWallet } from './unisat.js'
import type { BitcoinWallet } from './wallet.js'

const KINDS: Readonly<Record<WalletKind, (source: unknown) => BitcoinWallet>> = {
  standard: standardWallet,
  sats: satsConnectWallet,
  unisat: unisatWallet,
  okx: okxWallet,
  phantom: phantomWallet,
  leather: leatherWallet,
}

/** Creates the `BitcoinWallet` for a wallet of the page before it connects or is restored, by the kind of its API. */
export function createWallet({ kind, source }: FoundWallet): BitcoinWallet {
  return KINDS[kind](source)
}
