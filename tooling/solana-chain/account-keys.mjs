// @ts-check
/**
 * The accounts of a transaction in their order: named in the message first, then those from lookup tables, writable
 * before read-only.
 *
 * In      the message; a function that reads lookup tables
 * Out     each with its permissions in the transaction
 * Source  Solana message header; an address lookup table holds addresses of 32 bytes from byte 56 on
 */
import { getAddressDecoder } from '@solana/kit'

const TABLE_HEADER_BYTES = 56

/**
 * @typedef {import('@solana/kit').Address} Address
 * @typedef {{ address: Address, signer: boolean, writable: boolean, source: 'transaction' | 'lookupTable' }} AccountKey
 */

/**
 * @param {import('./wire.mjs').WireMessage} message
 * @param {import('./encoding/account.mjs').Look} look
 * @returns {readonly AccountKey[]}
 */
export function accountKeysOf({ header, staticAccounts, lookups }, look) {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const named = staticAccounts.map((address, index) => {
    const signer = index < numSignerAccounts
    const end = signer
      ? numSignerAccounts - numReadonlySignerAccounts
      : staticAccounts.length - numReadonlyNonSignerAccounts
    return { address, signer, writable: index < end, source: /** @type {const} */ ('transaction') }
  })
  /** @type {(writable: boolean) => AccountKey[]} */
  const loaded = (writable) =>
    lookups.flatMap(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => {
      const data = look(lookupTableAddress)?.data
      return (writable ? writableIndexes : readonlyIndexes).flatMap((index) => {
        const at = TABLE_HEADER_BYTES + 32 * index
        if (data === undefined || data.length < at + 32) return []
        return [{ address: getAddressDecoder().decode(data, at), signer: false, writable, source: 'lookupTable' }]
      })
    })
  return [...named, ...loaded(true), ...loaded(false)]
}
