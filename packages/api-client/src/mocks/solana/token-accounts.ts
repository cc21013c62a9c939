/**
 * Finds holder and token of an associated token account on the Solana ledger. Its address is a hash of both, so the lookup
 * derives the accounts of each holder that it has been told about.
 *
 * Source  Associated Token Account program; program-derived addresses (sha256 of seeds, off the curve)
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { concatBytes, sha256, stringToBytes } from 'viem'

/** The SPL Token program. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** The Associated Token Account program, which creates token accounts. */
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** An associated token account: its holder and the address of its token. */
export type TokenAccount = { readonly mint: string; readonly holder: string }

/** Lookup of token accounts by address. `find` returns undefined until the account's holder is registered. */
export type TokenAccounts = {
  readonly register: (holder: string) => void
  readonly find: (address: string) => TokenAccount | undefined
}

/** Creates a lookup for the tokens with these addresses. */
export function createTokenAccounts(mints: readonly string[]): TokenAccounts {
  const known = new Map<string, TokenAccount>()
  const registered = new Set<string>()
  return {
    register(holder) {
      if (registered.has(holder) || known.has(holder)) return
      registered.add(holder)
      for (const mint of mints) known.set(deriveTokenAccount({ mint, holder }), { mint, holder })
    },
    find: (address) => known.get(address),
  }
}

/** Derives the address of a token account. */
function deriveTokenAccount({ mint, holder }: TokenAccount): string {
  const seeds = [holder, TOKEN_PROGRAM, mint].map((address) => base58.decode(address))
  for (let bump = 255; bump >= 0; bump -= 1) {
    const bytes = [...seeds, Uint8Array.of(bump), base58.decode(ASSOCIATED_TOKEN_PROGRAM), MARK]
    const address = sha256(concatBytes(bytes), 'bytes')
    if (!isOnCurve(address)) return base58.encode(address)
  }
  throw new RangeError('There is no address for this account')
}

const MARK = stringToBytes('ProgramDerivedAddress')

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes)
    return true
  } catch {
    return false
  }
}
