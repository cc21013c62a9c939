/**
 * Parses the accounts that a wallet shares.
 *
 * In      entries   accounts or addresses of the wallet, each unknown
 * Out     each address once; payment first, otherwise in the wallet's order. Skips what cannot be parsed. Empty when all
 *         are Stacks addresses. An address without a purpose gets one from its form: `stx` for Stacks; `ordinal` for taproot if
 *         the wallet also has other Bitcoin addresses; otherwise `payment`
 * Source  spec R-ADPT-16, R-ADPT-18, R-STATE-15
 */

import { WalletRequestError } from '@bowline/kit-core/errors'
import { lenientOptional } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { getAddressChain, isStacksAddress, isTaproot } from '../chain/address.js'
import { addressSchema, listSchema, parseValue, publicKeySchema } from '../chain/response-schemas.js'
import type { AccountPurpose, BitcoinAccount } from '../provider/bitcoin-provider.js'

const PURPOSES: ReadonlyMap<unknown, AccountPurpose> = new Map([
  ['payment', 'payment'],
  ['ordinal', 'ordinal'],
  ['ordinals', 'ordinal'],
  ['stx', 'stx'],
  ['stacks', 'stx'],
])

const entrySchema = v.object({
  address: addressSchema,
  publicKey: lenientOptional(publicKeySchema),
  path: lenientOptional(createPathSchema()),
  derivationPath: lenientOptional(createPathSchema()),
  purpose: v.optional(v.unknown()),
  intention: v.optional(v.unknown()),
})

function createPathSchema() {
  return v.pipe(v.string(), v.regex(/^[mM]?(\/?\d{1,10}['h]?){1,12}$/))
}

/** Parses the entries of a response or event to accounts. */
export function parseAccounts(entries: readonly unknown[]): readonly BitcoinAccount[] {
  const parsedEntries = entries.flatMap((entry) => {
    const parsed = parseValue(entrySchema, typeof entry === 'string' ? { address: entry } : entry)
    return parsed === undefined ? [] : [parsed]
  })
  const hasOther = parsedEntries.some(({ address }) => !isTaproot(address) && !isStacksAddress(address))
  const seen = new Set<string>()
  const accounts = parsedEntries.flatMap(({ address, publicKey, path, derivationPath, purpose, intention }) => {
    const reported = PURPOSES.get(purpose ?? intention)
    const actualPurpose = isStacksAddress(address)
      ? 'stx'
      : (reported ?? (isTaproot(address) && hasOther ? 'ordinal' : 'payment'))
    if (seen.has(address) || (actualPurpose !== 'stx' && getAddressChain(address) === undefined)) return []
    seen.add(address)
    const account: BitcoinAccount = {
      address,
      purpose: actualPurpose,
      ...(publicKey !== undefined && { publicKey }),
      ...((path ?? derivationPath) !== undefined && { path: path ?? derivationPath }),
    }
    return [account]
  })
  if (accounts.every(({ purpose }) => purpose === 'stx')) return []
  return [...accounts.filter(isPayment), ...accounts.filter((account) => !isPayment(account))]
}

/**
 * Returns the entries of a list of shared accounts, unparsed. Throws when it is no list, or has entries but none is readable:
 * such a list says nothing about the accounts.
 */
export function assertOpenedEntries(method: string, list: unknown): readonly unknown[] {
  const entries = parseValue(listSchema, list)
  if (entries === undefined || (entries.length > 0 && parseAccounts(entries).length === 0)) {
    throw new WalletRequestError('', undefined, new Error(`Unexpected response to ${method}`))
  }
  return entries
}

/**
 * Like `assertOpenedEntries`, for what a wallet reports in an event: undefined instead of an error. Source: spec R-CONN-236.
 */
export function parseOpenedEntries(name: string, list: unknown): readonly unknown[] | undefined {
  try {
    return assertOpenedEntries(name, list)
  } catch {
    return undefined
  }
}

const isPayment = ({ purpose }: BitcoinAccount) => purpose === 'payment'
