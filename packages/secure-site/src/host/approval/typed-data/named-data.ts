/**
 * Typed data that gives away what the user owns, or acts in their name: what a signature of it does, in words.
 *
 * Out     getNamedWarning   the warning of a known kind; undefined for any other data
 * Source  EIP-3009; Seaport 1.6; Safe 1.4, `SafeTx`; ERC-2771 and OpenZeppelin's forwarder; meta transactions with `functionSignature`;
 *         orders of 1inch, 0x and CoW Protocol
 */

import { cardText } from '../../texts/card-text.js'
import type { ReviewWarning } from '../review.js'
import { type FlatValue, flattenValue } from './flatten-value.js'
import type { ParsedTypedData } from './parse-typed-data.js'

type Kind = {
  readonly id: string
  readonly matches: (primaryType: string, hasField: (name: string) => boolean) => boolean
  readonly getText: (get: (path: string) => string | undefined, values: readonly FlatValue[]) => string
}

const KINDS: readonly Kind[] = [
  {
    id: 'moves-tokens',
    matches: (primaryType) => ['TransferWithAuthorization', 'ReceiveWithAuthorization'].includes(primaryType),
    getText(get) {
      const to = get('to')
      return to === undefined
        ? cardText('This signature moves tokens out of your account, to someone else.')
        : cardText('This signature moves tokens out of your account, to {to}.', { to })
    },
  },
  {
    id: 'order',
    matches: (primaryType, hasField) =>
      ['OrderComponents', 'BulkOrder'].includes(primaryType) || (hasField('offer') && hasField('consideration')),
    getText: (_, values) =>
      values.some(({ path, value }) => /consideration$/.test(path) && value === '(none)')
        ? cardText('This signature gives away what you own, for nothing.')
        : cardText('This signature sells what you own. Anyone can complete the sale until it ends.'),
  },
  {
    id: 'order',
    matches: (_, hasField) =>
      ['makerAsset', 'makerToken', 'sellToken', 'makerAssetData'].some(hasField) &&
      ['takerAsset', 'takerToken', 'buyToken', 'takerAssetData'].some(hasField),
    getText: () => cardText('This signature sells tokens of yours. Anyone can complete the sale until it ends.'),
  },
  {
    id: 'safe-transaction',
    matches: (primaryType, hasField) =>
      primaryType === 'SafeTx' || (hasField('safeTxGas') && hasField('refundReceiver')),
    getText(get) {
      if (get('operation') === '1')
        return cardText('This signature lets a contract act as your Safe. It may take everything in it.')
      const to = get('to')
      return to === undefined
        ? cardText('This signature confirms a transaction of a Safe, to someone else.')
        : cardText('This signature confirms a transaction of a Safe, to {to}.', { to })
    },
  },
  {
    id: 'acts-for-you',
    matches: (primaryType, hasField) =>
      ['ForwardRequest', 'MetaTransaction'].includes(primaryType) ||
      hasField('functionSignature') ||
      (hasField('from') && hasField('to') && hasField('data')),
    getText(get) {
      const to = get('to')
      return to === undefined
        ? cardText('This signature lets someone else carry out a call in your name.')
        : cardText('This signature lets someone else carry out a call in your name, of {to}.', { to })
    },
  },
]

/** Returns the warning of a known kind. */
export function getNamedWarning({ primaryType, types, message }: ParsedTypedData): ReviewWarning | undefined {
  const fields = new Set((types.get(primaryType) ?? []).map(({ name }) => name))
  const kind = KINDS.find(({ matches }) => matches(primaryType, (name) => fields.has(name)))
  if (kind === undefined) return undefined
  const values = flattenValue(message)
  const text = kind.getText((path) => values.find((one) => one.path === path)?.value, values)
  return { id: kind.id, text }
}
