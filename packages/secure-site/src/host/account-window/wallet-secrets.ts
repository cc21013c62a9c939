/**
 * Opens the exported wallet and derives what the user can take elsewhere. Runs in the account window only: the frame's signer has no
 * message that returns a key.
 *
 * In      the sealed wallet and both shares of its escrow; for an escrow that is off, the recovery code as the user typed it
 * Out     the recovery phrase (12 words of BIP-39, English), the EVM private key as hex with 0x, the Solana key pair of 64 bytes as
 *         base58, as wallets import them; both keys are the first account of the phrase
 * Throws  VaultError when the shares do not open the wallet; WrongCodeError when the recovery code does not
 * Source  R-FRAME-106; BIP-39, SLIP-10
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex } from 'viem'
import type { ExportResponse } from '../../api/account-schemas.js'
import { fromBase64Url } from '../../bytes/base64url.js'
import { parseRecoveryCode, toCodeSecret } from '../login-window/keys/recovery-code.js'
import { type OpenVault, openByCode, openByEscrow, unsealEntropy } from '../vault/vault.js'
import { wipeKeys } from '../vault/wallet-keys.js'

/** The secrets of a wallet, as text. */
export type WalletSecrets = { readonly phrase: string; readonly evmKey: string; readonly solanaKey: string }

/** The typed recovery code is not the one of this wallet. */
export class WrongCodeError extends Error {
  override name = 'WrongCodeError'
}

async function open({ vault, escrow }: ExportResponse, typed: string): Promise<OpenVault> {
  if (escrow) return openByEscrow(vault, { auth: fromBase64Url(escrow.auth), vault: fromBase64Url(escrow.vault) })
  const bytes = await parseRecoveryCode(typed)
  if (bytes === undefined) throw new WrongCodeError()
  return openByCode(vault, await toCodeSecret(bytes)).catch((error: unknown) => {
    throw new WrongCodeError('', { cause: error })
  })
}

/** Opens the wallet. Overwrites every buffer it has used. */
export async function openSecrets(exported: ExportResponse, code = ''): Promise<WalletSecrets> {
  const opened = await open(exported, code)
  const entropy = await unsealEntropy(opened)
  const pair = Uint8Array.of(...opened.keys.solana, ...ed25519.getPublicKey(opened.keys.solana))
  try {
    return {
      phrase: entropyToMnemonic(entropy, wordlist),
      evmKey: bytesToHex(opened.keys.evm),
      solanaKey: base58.encode(pair),
    }
  } finally {
    entropy.fill(0)
    pair.fill(0)
    opened.vaultKey.fill(0)
    wipeKeys(opened.keys)
  }
}
