/**
 * Builds what the user sees of typed data to sign.
 *
 * In      the bytes that the signer hashes: canonical JSON; the account's chain, the time
 * Out     a review: domain, every single value of the message, and all of it as JSON
 * Throws  RequestRejectedError  invalid typed data, or bytes that are not its canonical form
 * Source  EIP-712; security design §7
 */
import { isAddress } from 'viem'
import { invalidParams } from '../../policy/rejections.js'
import { cardText } from '../../texts/card-text.js'
import { getWarnings, type Review, type ReviewLine } from '../review.js'
import { toShownMessage, toShownText } from '../shown-text.js'
import { flattenValue } from './flatten-value.js'
import { parseTypedData } from './parse-typed-data.js'
import { typedDataRules } from './typed-data-rules.js'

/** Builds the review of typed data. */
export function reviewTypedData(
  bytes: Uint8Array,
  { chainId, nowMs }: { readonly chainId: number; readonly nowMs: number },
): Review {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const data = parseTypedData(text, chainId)
  if (data.json !== text) throw invalidParams('The typed data is malformed')
  const domain = ['name', 'version', 'verifyingContract'].flatMap((field): readonly ReviewLine[] => {
    const value = data.domain.get(field)
    if (typeof value !== 'string') return []
    return field === 'verifyingContract'
      ? [{ label: cardText('Contract'), value, as: 'address' }]
      : [
          {
            label: field === 'name' ? cardText('Claims to be for') : cardText('Version'),
            value: toShownText(value),
            as: 'text',
          },
        ]
  })
  return {
    title: cardText('Sign {type}', { type: toShownText(data.primaryType) }),
    action: 'Sign',
    lines: [...domain, ...flattenValue(data.message).map(({ path, value }) => toLine(path, value))],
    details: toShownMessage(JSON.stringify(JSON.parse(text), null, 2)).text,
    warnings: getWarnings({ data, nowMs }, typedDataRules),
  }
}

function toLine(path: string, value: string): ReviewLine {
  const as = isAddress(value) ? 'address' : /^-?\d+$/.test(value) ? 'amount' : 'text'
  return { label: path, value: toShownMessage(value).text, as }
}
