/** Warning rules for the review of typed data; each rule is independent. Source: security design §7. */

import { cardText } from '../../texts/card-text.js'
import { UNLIMITED } from '../evm/rules/transaction-subject.js'
import type { ReviewRule } from '../review.js'
import { toShownMessage } from '../shown-text.js'
import { flattenValue } from './flatten-value.js'
import { getNamedWarning } from './named-data.js'
import type { ParsedTypedData } from './parse-typed-data.js'

/** Input of the typed data rules: the data and the current time. */
export type TypedDataSubject = { readonly data: ParsedTypedData; readonly nowMs: number }

const MAX_PERMISSION_SEC = 2_592_000
const RECIPIENTS_OF_RIGHTS: ReadonlySet<string> = new Set(['spender', 'operator', 'grantee', 'delegate', 'delegatee'])
const AMOUNT_FIELDS = /(^|\.)(value|amount|amounts?\[\d+\])$/
const EXPIRY_FIELDS = /(^|\.)(deadline|expiration|expiry|sigDeadline|validUntil|validTo|endTime)$/

function isPermit({ data: { primaryType, types } }: TypedDataSubject): boolean {
  const fields = types.get(primaryType) ?? []
  return /^permit/i.test(primaryType) || fields.some(({ name }) => RECIPIENTS_OF_RIGHTS.has(name))
}

const permit: ReviewRule<TypedDataSubject> = (subject) => {
  if (!isPermit(subject)) return undefined
  const values = flattenValue(subject.data.message)
  const isUnlimited = values.some(
    ({ path, value }) =>
      (AMOUNT_FIELDS.test(path) && /^\d+$/.test(value) && BigInt(value) >= UNLIMITED) ||
      (/(^|\.)allowed$/.test(path) && value === 'true'),
  )
  return {
    id: 'permit',
    text: isUnlimited
      ? cardText('This signature lets someone else spend an unlimited amount of your tokens.')
      : cardText('This signature lets someone else spend some of your tokens.'),
  }
}

const longPermission: ReviewRule<TypedDataSubject> = (subject) => {
  if (!isPermit(subject)) return undefined
  const ends = flattenValue(subject.data.message).filter(
    ({ path, value }) => EXPIRY_FIELDS.test(path) && /^\d+$/.test(value),
  )
  const latest = BigInt(Math.floor(subject.nowMs / 1000) + MAX_PERMISSION_SEC)
  return ends.length === 0 || ends.some(({ value }) => BigInt(value) > latest || value === '0')
    ? { id: 'long-permission', text: cardText('This permission never expires, or lasts more than 30 days.') }
    : undefined
}

const namedWarning: ReviewRule<TypedDataSubject> = ({ data }) => getNamedWarning(data)

const unknownData: ReviewRule<TypedDataSubject> = (subject) =>
  isPermit(subject) || getNamedWarning(subject.data) !== undefined
    ? undefined
    : {
        id: 'unknown-data',
        text: cardText('This wallet doesn’t know what this signature allows. An app may use it to move what you own.'),
      }

const noChain: ReviewRule<TypedDataSubject> = ({ data }) =>
  data.domain.has('chainId')
    ? undefined
    : { id: 'no-chain', text: cardText('This signature names no network. It may be valid on all of them.') }

const unseenCharacters: ReviewRule<TypedDataSubject> = ({ data }) =>
  [...flattenValue(data.message), ...[...data.domain].flatMap(([, value]) => flattenValue(value))].some(
    ({ value }) => toShownMessage(value).isChanged,
  )
    ? {
        id: 'unseen-characters',
        text: cardText('This data has invisible or direction-changing characters, which aren’t shown.'),
      }
    : undefined

/**
 * Rules for a permit, a permit without an end within 30 days, other data that gives something away, data of no known kind, a domain
 * without a chain, and invisible characters. Every typed data has a warning: a signature can move money in any form.
 */
export const typedDataRules: readonly ReviewRule<TypedDataSubject>[] = [
  permit,
  longPermission,
  namedWarning,
  unknownData,
  noChain,
  unseenCharacters,
]
