/**
 * Builds what the user sees of typed data to sign.
 *
 * In      the bytes that the signer hashes: canonical JSON; the account's chain, the time
 * Out     a review: domain, every single value of the message, and all of it as JSON
 * Throws  RefusedError   invalid typed data, or bytes that are not its canonical form
 * Source  EIP-712; security design §7
 */
import { isAddress } from 'viem'
import { refuseParams } from '../../policy/refused-error.js'
import { type Review, type ReviewLine, warningsOf } from '../review.js'
import { shownMessage, shownText } from '../shown-text.js'
import { flattenValue } from './flatten-value.js'
import { readTypedData } from './read-typed-data.js'
import { typedDataRules } from './typed-data-rules.js'

/** Builds the review of typed data. */
export function reviewTypedData(
  bytes: Uint8Array,
  { chainId, nowMs }: { readonly chainId: number; readonly nowMs: number },
): Review {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const data = readTypedData(text, chainId)
  if (data.json !== text) throw refuseParams('The typed data is malformed')
  const domain = ['name', 'version', 'verifyingContract'].flatMap((field): readonly ReviewLine[] => {
    const value = data.domain.get(field)
    if (typeof value !== 'string') return []
    return field === 'verifyingContract'
      ? [{ label: 'Contract', value, as: 'address' }]
      : [{ label: field === 'name' ? 'Claims to be for' : 'Version', value: shownText(value), as: 'text' }]
  })
  return {
    title: `Sign ${shownText(data.primaryType)}`,
    action: 'Sign',
    lines: [...domain, ...flattenValue(data.message).map(({ path, value }) => toLine(path, value))],
    details: shownMessage(JSON.stringify(JSON.parse(text), null, 2)).text,
    warnings: warningsOf({ data, nowMs }, typedDataRules),
  }
}

function toLine(path: string, value: string): ReviewLine {
  const as = isAddress(value) ? 'address' : /^-?\d+$/.test(value) ? 'amount' : 'text'
  return { label: path, value: shownMessage(value).text, as }
}
