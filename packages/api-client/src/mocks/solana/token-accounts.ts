/**
 * The addresses of token accounts: each holder has one for each token, at an address worked out of both.
 *
 * In      the tokens of the cluster, by their mints
 * Out     meet     takes note of somebody who may hold tokens; what is no address is passed over
 *         find     whose account it is, and of which token; undefined for an address of nobody who was met
 * Source  Associated Token Account program; program-derived addresses (sha256 of seeds, off the curve)
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { concatBytes, sha256, stringToBytes } from 'viem'

/** The SPL Token program. */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** Makes token accounts. */
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** Whose tokens, and which. */
export type TokenAccount = { readonly mint: string; readonly holder: string }

/** The addresses of token accounts. */
export type TokenAccounts = {
  readonly meet: (holder: string) => void
  readonly find: (address: string) => TokenAccount | undefined
}

/** Begins to keep them. */
export function createTokenAccounts(mints: readonly string[]): TokenAccounts {
  const known = new Map<string, TokenAccount>()
  const met = new Set<string>()
  return {
    meet(holder) {
      if (met.has(holder) || known.has(holder)) return
      met.add(holder)
      for (const mint of mints) known.set(tokenAccountOf({ mint, holder }), { mint, holder })
    },
    find: (address) => known.get(address),
  }
}

/** The address of a token account. */
function tokenAccountOf({ mint, holder }: TokenAccount): string {
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
