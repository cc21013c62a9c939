import type { FoundWallet, WalletKind } from '../discovery/found-wallet.js'
import { leatherWallet } from './leather.js'
import { okxWallet } from './okx.js'
import { phantomWallet } from './phantom.js'
import { satsConnectWallet } from './sats-connect.js'
import { standardWallet } from './standard.js'
import { unisatWallet } from './unisat.js'
import type { BitcoinWallet } from './wallet.js'

const KINDS: Readonly<Record<WalletKind, (handle: unknown) => BitcoinWallet>> = {
  standard: standardWallet,
  sats: satsConnectWallet,
  unisat: unisatWallet,
  okx: okxWallet,
  phantom: phantomWallet,
  leather: leatherWallet,
}

/** Creates the wallet object for a found wallet. */
export function openWallet({ kind, handle }: FoundWallet): BitcoinWallet {
  return KINDS[kind](handle)
}
