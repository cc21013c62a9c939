/**
 * Builds what the user sees of a user operation: every call in words, the fee, and who pays it.
 *
 * In      the bytes that will be hashed; the account, the network with its native token; what a node reports about the calls
 * Out     a review
 * Throws  RequestRejectedError  from decoding; a native amount for the zero address
 * Source  security design §7; ERC-4337
 */
import { describeCall, getCallTitle } from '../approval/evm/describe-call.js'
import { parseCall } from '../approval/evm/parse-call.js'
import type { TransactionContext } from '../approval/evm/review-transaction.js'
import { collectionApproval } from '../approval/evm/rules/collection-approval.js'
import { dirtyWords } from '../approval/evm/rules/dirty-words.js'
import { isAboveCeiling } from '../approval/evm/rules/high-fee.js'
import { getListedToken } from '../approval/evm/rules/listed-tokens.js'
import { lostTokens } from '../approval/evm/rules/lost-tokens.js'
import { movesOwnTokens } from '../approval/evm/rules/moves-own-tokens.js'
import { nativeToTokenContract } from '../approval/evm/rules/native-to-token-contract.js'
import { notWrappedCoin } from '../approval/evm/rules/not-wrapped-coin.js'
import { otherTokenFacts } from '../approval/evm/rules/other-token-facts.js'
import { tokenAllowance } from '../approval/evm/rules/token-allowance.js'
import { type TransactionSubject, UNLIMITED } from '../approval/evm/rules/transaction-subject.js'
import { unreadableCall } from '../approval/evm/rules/unreadable-call.js'
import { NO_TRANSACTION_INFO } from '../approval/evm/transaction-info.js'
import { formatCoin, formatTokenAmount } from '../approval/format-amount.js'
import { getWarnings, type Review, type ReviewLine, type ReviewRule, type ReviewWarning } from '../approval/review.js'
import { toShownText } from '../approval/shown-text.js'
import { cardText } from '../texts/card-text.js'
import type { AccountCall } from './call-batch.js'
import { type Delegation, decodeRevocation } from './delegation.js'
import { decodeOperation, type OperationFields } from './operation-bytes.js'
import type { OperationInfo } from './operation-info.js'
import type { LeavingAmount } from './simulate-calls.js'
import { type FeeToken, listTokenFees } from './token-fee.js'

const CALL_RULES: readonly ReviewRule<TransactionSubject>[] = [
  collectionApproval,
  tokenAllowance,
  movesOwnTokens,
  dirtyWords,
  unreadableCall,
  nativeToTokenContract,
  lostTokens,
  notWrappedCoin,
  otherTokenFacts,
]

/** Five times what the signature check, the bundler and the account's creation take on a network without a data fee. */
const HIGH_OVERHEAD_GAS = 750_000n
const HIGH_CREATION_GAS = 3_000_000n
const HIGH_CALL_GAS = 15_000_000n
/** So many times what gas costs now. */
const HIGH_FEE_FACTOR = 5n

/** Builds the review of an operation. */
export function reviewOperation(bytes: Uint8Array, context: TransactionContext, info: OperationInfo): Review {
  const operation = decodeOperation(bytes, context.account, context.chainId)
  const formatAmount = (value: bigint) => formatCoin(value, context.coin)
  const calls = operation.calls.map((call, index) => {
    const revoked = decodeRevocation(call)
    if (revoked !== undefined) return describeRevocation(revoked)
    const described = {
      ...call,
      call: parseCall(call.data),
      token: getListedToken(context.chainId, call.to) ?? info.calls[index]?.token,
      formatAmount,
    }
    return { title: getCallTitle(described), lines: describeCall(described) }
  })
  const [only] = calls
  return {
    title: calls.length === 1 && only ? only.title : cardText('Make {count} calls', { count: calls.length }),
    action: 'Send',
    lines: [
      ...calls.flatMap(({ title, lines }, index) =>
        calls.length === 1
          ? lines
          : [textLine(cardText('Call {part} of {total}', { part: index + 1, total: calls.length }), title), ...lines],
      ),
      ...feeLines(operation, info, formatAmount),
    ],
    details: JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2),
    warnings: [
      ...operation.calls.flatMap((call, index) =>
        decodeRevocation(call) !== undefined
          ? []
          : callWarnings(call, {
              account: context.account,
              chainId: context.chainId,
              info: info.calls[index],
              index,
              count: calls.length,
            }),
      ),
      ...operationWarnings(operation, info),
    ],
  }
}

const describeRevocation = ({ delegate }: Delegation) => ({
  title: cardText('End a permission'),
  lines: [{ label: cardText('Key'), value: delegate, as: 'address' } as const],
})

function feeLines(
  operation: OperationFields,
  { sponsor, leaving = [], feeTokens = [] }: OperationInfo,
  formatAmount: (value: bigint) => string,
): readonly ReviewLine[] {
  const { calls, callGas, overheadGas, maxFeePerGas, createsAccount, paymaster } = operation
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  return [
    ...(calls.length === 1
      ? []
      : [{ label: cardText('Total amount'), value: formatAmount(total), as: 'amount' } as const]),
    ...leavingLines(leaving, total, formatAmount),
    { label: cardText('Maximum fee'), value: formatAmount((callGas + overheadGas) * maxFeePerGas), as: 'amount' },
    ...payerLines(paymaster, sponsor),
    ...(paymaster === undefined ? [] : listTokenFees(calls, paymaster, feeTokens).flatMap(tokenFeeLines)),
    ...(createsAccount ? [textLine(cardText('First use'), cardText('Also creates your account on this network'))] : []),
  ]
}

/** What leaves besides the amounts that the calls state themselves. */
function leavingLines(
  leaving: readonly LeavingAmount[],
  total: bigint,
  formatAmount: (value: bigint) => string,
): readonly ReviewLine[] {
  return leaving.flatMap(({ address, amount, token }): readonly ReviewLine[] => {
    const label = cardText('Leaves your account')
    if (address === undefined) return amount === total ? [] : [{ label, value: formatAmount(amount), as: 'amount' }]
    return tokenLines(label, { address, value: formatTokenAmount(amount, token) })
  })
}

/** What the paymaster can take in tokens. */
const tokenFeeLines = ({ address, amount, token }: FeeToken): readonly ReviewLine[] =>
  tokenLines(cardText('It takes in tokens, at most'), {
    address,
    value: amount >= UNLIMITED ? cardText('Any amount') : formatTokenAmount(amount, token),
  })

const tokenLines = (
  label: string,
  { address, value }: { readonly address: string; readonly value: string },
): readonly ReviewLine[] => [
  { label, value, as: 'amount' },
  { label: cardText('Token'), value: address, as: 'address' },
]

/** Who pays: by the typed data, with the host of the service that was asked. */
function payerLines(paymaster: `0x${string}` | undefined, sponsor: OperationInfo['sponsor']): readonly ReviewLine[] {
  if (paymaster !== undefined)
    return [
      textLine(cardText('Fee paid by'), sponsor?.host ?? cardText('A paymaster')),
      { label: cardText('Paymaster'), value: paymaster, as: 'address' },
    ]
  return [
    textLine(cardText('Fee paid by'), cardText('Your account')),
    ...(sponsor === undefined
      ? []
      : [
          textLine(
            cardText('Paymaster'),
            cardText('{host} doesn’t pay. {reason}', {
              host: sponsor.host,
              reason: toShownText(sponsor.refusal ?? '', { max: 120 }),
            }),
          ),
        ]),
  ]
}

function callWarnings(
  { to, value, data }: AccountCall,
  {
    account,
    chainId,
    info,
    index,
    count,
  }: {
    readonly account: `0x${string}`
    readonly chainId: number
    readonly info: OperationInfo['calls'][number] | undefined
    readonly index: number
    readonly count: number
  },
): readonly ReviewWarning[] {
  const transaction = { to, value, data, chainId, nonce: 0, gas: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }
  const subject = { transaction, call: parseCall(data), account, info: { ...NO_TRANSACTION_INFO, ...info } }
  return getWarnings(subject, CALL_RULES).map(({ id, text }) => ({
    id: `${index}-${id}`,
    text: count === 1 ? text : cardText('Call {part}: {text}', { part: index + 1, text }),
  }))
}

function operationWarnings(operation: OperationFields, info: OperationInfo): readonly ReviewWarning[] {
  const { calls, callGas, overheadGas, createsAccount, paymaster, maxFeePerGas } = operation
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  const isDear = maxFeePerGas > info.usualFeePerGas * HIGH_FEE_FACTOR
  const exceeds =
    isDear ||
    isAboveCeiling((callGas + overheadGas) * maxFeePerGas, total) ||
    callGas > HIGH_CALL_GAS ||
    overheadGas > (createsAccount ? HIGH_CREATION_GAS : HIGH_OVERHEAD_GAS)
  const isHigh = exceeds && paymaster === undefined
  return [
    ...(isHigh ? [{ id: 'high-fee', text: cardText('This transaction’s fee is far higher than needed.') }] : []),
    ...(info.replacesUnsettled
      ? [
          {
            id: 'replaces-unsettled',
            text: cardText('An earlier request of this account has no result yet. Only one of the two can happen.'),
          },
        ]
      : []),
  ]
}

const textLine = (label: string, value: string): ReviewLine => ({ label, value, as: 'text' })
