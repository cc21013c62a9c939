/**
 * Adds slots to a wallet, removes one, and switches its escrow off.
 *
 * In      the proof of the vault key; the slots; the name of a slot to remove; whether the user switches the escrow off
 * Out     whether the escrow still opens the wallet; the shares of an escrow that is off are removed from both services
 * Throws  ResponseError 403 without the proof; 409 for an escrow, or a slot, that is the only way to open the wallet on a new device
 * Source  R-FRAME-110, R-FRAME-112
 */
import type { SealedVault } from '../../host/vault/sealed-vault.js'
import type { Account } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { removeEscrowShares } from '../vault/escrow.js'
import type { KeysParts } from './keys-parts.js'

/** Adds slots to a wallet. */
export type SecureWallet = (
  account: Account,
  params: { proof: string; slots: SealedVault['slots']; removed?: string; removesEscrow?: boolean },
) => Promise<{ readonly hasEscrow: boolean }>

/**
 * Creates the function that adds slots. It switches the escrow off when the user or the operator wants it, and only when another slot
 * than those of devices opens the wallet.
 */
export function createSecureWallet({
  vaults,
  shares,
  parts,
}: Pick<KeysParts, 'vaults' | 'shares' | 'parts'>): SecureWallet {
  return async (account, { proof, slots, removed = '', removesEscrow = false }) => {
    const changed = await vaults.changeSlots(account, {
      proof,
      change(stored) {
        const { [removed]: _, ...next } = { ...stored, ...slots }
        const rest = withoutEscrow(next)
        const isSafe = Object.keys(rest).length > 0
        if (!isSafe && next.escrow === undefined)
          throw new ResponseError(409, {
            message: 'Save a recovery code or another passkey first. Nothing else opens this wallet on a new device',
          })
        if (removesEscrow && !isSafe)
          throw new ResponseError(409, {
            message: 'Save a recovery code or a passkey first. Nothing else opens this wallet on a new device',
          })
        return isSafe && (removesEscrow || parts.removesEscrow) ? rest : next
      },
    })
    // The slot is gone, so the shares open nothing. If their removal fails, another call removes them.
    const hasEscrow = changed.slots.escrow !== undefined
    if (!hasEscrow) await removeEscrowShares(shares, account)
    return { hasEscrow }
  }
}

/** Returns the slots that stay when the escrow is off. */
export function withoutEscrow({ escrow: _, ...slots }: SealedVault['slots']): SealedVault['slots'] {
  return slots
}
