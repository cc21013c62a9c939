/**
 * Reads the accounts a wallet opened.
 *
 * In      entries   what the wallet calls accounts or addresses; unknown, one each
 * Out     BitcoinAccount[]  each address once; payment first, else in the wallet's order; what cannot be read is left out, and
 *                           so are those of Stacks where none is of Bitcoin
 *         An address whose purpose is not told is for ordinals where it is a taproot one beside one that is none,
 *         of Stacks by its form, and for payment else.
 * Source  spec R-ADPT-16, R-ADPT-18, R-STATE-15
 */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { chainOfAddress, isStacksAddress, isTaproot } from '../chain/address.js'
import type { AccountPurpose, BitcoinAccount } from '../provider/bitcoin-provider.js'
import { addressSchema, listSchema, parseAnswer, publicKeySchema } from './response-schemas.js'

const PURPOSES: ReadonlyMap<unknown, AccountPurpose> = new Map([
  ['payment', 'payment'],
  ['ordinal', 'ordinal'],
  ['ordinals', 'ordinal'],
  ['stx', 'stx'],
  ['stacks', 'stx'],
])

const entrySchema = z.object({
  address: addressSchema,
  publicKey: z.catch(z.optional(publicKeySchema), undefined),
  path: z.catch(z.optional(pathOf()), undefined),
  derivationPath: z.catch(z.optional(pathOf()), undefined),
  purpose: z.optional(z.unknown()),
  intention: z.optional(z.unknown()),
})

function pathOf() {
  return z.string().check(z.regex(/^[mM]?(\/?\d{1,10}['h]?){1,12}$/))
}

/** Reads accounts. */
export function readAccounts(entries: readonly unknown[]): readonly BitcoinAccount[] {
  const read = entries.flatMap((entry) => {
    const told = parseAnswer(entrySchema, typeof entry === 'string' ? { address: entry } : entry)
    return told === undefined ? [] : [told]
  })
  const hasOther = read.some(({ address }) => !isTaproot(address) && !isStacksAddress(address))
  const seen = new Set<string>()
  const accounts = read.flatMap(({ address, publicKey, path, derivationPath, purpose, intention }) => {
    const told = PURPOSES.get(purpose ?? intention)
    const known = isStacksAddress(address) ? 'stx' : (told ?? (isTaproot(address) && hasOther ? 'ordinal' : 'payment'))
    if (seen.has(address) || (known !== 'stx' && chainOfAddress(address) === undefined)) return []
    seen.add(address)
    const account: BitcoinAccount = {
      address,
      purpose: known,
      ...(publicKey !== undefined && { publicKey }),
      ...((path ?? derivationPath) !== undefined && { path: path ?? derivationPath }),
    }
    return [account]
  })
  if (accounts.every(({ purpose }) => purpose === 'stx')) return []
  return [...accounts.filter(isPayment), ...accounts.filter((account) => !isPayment(account))]
}

/** The entries of a list of what is open. One that has entries, and none that can be read, went wrong: it is no word of the wallet. */
export function openedEntries(method: string, list: unknown): readonly unknown[] {
  const entries = parseAnswer(listSchema, list)
  if (entries === undefined || (entries.length > 0 && readAccounts(entries).length === 0)) {
    throw new WalletRequestError('', undefined, new Error(`${method} was answered in an unknown form`))
  }
  return entries
}

/** The same of what a wallet tells by itself: undefined where it is no word of the wallet. Source: spec R-CONN-236. */
export function readOpened(name: string, list: unknown): readonly unknown[] | undefined {
  try {
    return openedEntries(name, list)
  } catch {
    return undefined
  }
}

const isPayment = ({ purpose }: BitcoinAccount) => purpose === 'payment'
