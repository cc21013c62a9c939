/**
 * The transfer form as the views show it.
 *
 * Source  spec R-SEND-05, R-SEND-14, R-SEND-16, R-SEND-23, R-SEND-33, R-SEND-35, R-SEND-156, R-SEND-165; security design §8
 *         (recipients)
 */

import type { TokenBalance } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { RecipientIssue } from '../../base/caip/payment-request.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { selectIsFeeSponsorable } from '../../wallets/account/is-fee-sponsorable.js'
import { toFiatValue } from '../../wallets/account/total-value.js'
import { selectTrackedTransactions } from '../transactions/select-tracked-transactions.js'
import { getTokenDecimals, getTokenUnits, toBaseUnits } from './amounts.js'
import { isHighFee } from './high-fee.js'
import { selectKnownAddresses } from './known-addresses.js'
import { findLookalike } from './lookalike.js'
import { selectSendFields } from './select-send-fields.js'
import {
  currentToken,
  getBareTokenAddress,
  selectNativeBalance,
  selectNativeSendToken,
  selectSendTokens,
} from './send-tokens.js'
import type { FeeStatus, RecipientStatus, SendFee, SendFields, SentTransfer } from './state.js'

/**
 * Warnings that do not prevent sending. `program`: the recipient is a program or a token contract. `insufficient-gas`: the native
 * balance does not cover the fee.
 */
export type SendWarning = 'own-address' | 'burn' | 'program' | 'insufficient-gas'

/**
 * A minimum the chain enforces and the transfer violates, in the native token. `recipient`: the recipient gets too little;
 * `sender`: too little stays.
 */
export type SendLimit = {
  readonly reason: 'recipient' | 'sender'
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
}

/** The transfer form and everything derived from it. */
export type SendState = {
  readonly token: TokenBalance | undefined
  /** Decimal text such as `1.5`; any other text is not an amount. */
  readonly sendTokenAmount: string | undefined
  readonly recipientAddress: string | undefined
  readonly recipientProfileName: string | undefined
  readonly recipientProfileImageUrl: string | undefined
  /** The tokens that can be sent. */
  readonly tokenBalances: readonly TokenBalance[]
  /** Value in dollars of the account's native balance, as decimal text. */
  readonly networkBalanceInUSD: string | undefined
  /** A transfer is being sent: from the checks before the prompt until the wallet responds. */
  readonly loading: boolean
  readonly lastRetry: number | undefined
  /** The recipient as the user typed it. */
  readonly recipientText: string
  readonly recipientStatus: RecipientStatus
  /** Why the recipient is invalid; undefined when there is no specific reason. */
  readonly recipientIssue: RecipientIssue | undefined
  /** True when the name has this address on Ethereum only. The user must confirm it before sending. */
  readonly isNameElsewhere: boolean
  /** Name of a network with a contract at this address where the active network has none. The user must confirm it. */
  readonly contractElsewhere: string | undefined
  readonly isElsewhereConfirmed: boolean
  readonly warnings: readonly SendWarning[]
  /** A known address that is easily mistaken for the recipient's. */
  readonly lookalike: string | undefined
  readonly isLookalikeConfirmed: boolean
  readonly fee: SendFee | undefined
  readonly feeStatus: FeeStatus
  /** True when the fee is more than the amount. The user must confirm it before sending. */
  readonly isFeeHigh: boolean
  readonly isFeeConfirmed: boolean
  /** The minimum for which the chain would reject the transfer. */
  readonly limit: SendLimit | undefined
  /** The error the transfer would fail with, used for its message. */
  readonly transferError: unknown
  /** What the recipient gets of a token that charges a transfer fee, as decimal text. */
  readonly receivedAmount: string | undefined
  /** Token balance after the transfer, as decimal text. The fee is subtracted for the native token. */
  readonly remaining: string | undefined
  /** Value of the amount in dollars. */
  readonly worth: number | undefined
  readonly isSmartAccount: boolean
  readonly sent: SentTransfer | undefined
}

const keep = memoizeByOwner<SendState>()

/** The transfer in the form, with everything the views derive from it. The same object while its inputs do not change. */
export function selectSend(state: KitState): SendState {
  // `network` is part of the state that is unique to each kit.
  return keep(state.network, [state.send, state.accounts, state.activity, state.trackedTransactions], () =>
    sendOf(state),
  )
}

function sendOf(state: KitState): SendState {
  const fields = selectSendFields(state)
  const { address, allAccounts, lastRetry } = selectAccount(state)
  const { recipientAddress, confirmedLookalike } = fields
  const lookalike = recipientAddress && findLookalike(recipientAddress, selectKnownAddresses(state))
  const token = fields.token && currentToken(state, fields.token)
  const amount = parseAmount(fields.sendTokenAmount ?? '')
  const nativeToken = selectNativeSendToken(state)
  const fee = feeOf(state, fields, nativeToken?.price)
  const worth = amount === undefined ? undefined : dollarsOf(token?.price, amount)
  return {
    token,
    sendTokenAmount: fields.sendTokenAmount,
    recipientAddress,
    recipientProfileName: fields.recipientProfileName,
    recipientProfileImageUrl: fields.recipientProfileImageUrl,
    tokenBalances: selectSendTokens(state),
    networkBalanceInUSD: nativeToken?.value === undefined ? undefined : String(nativeToken.value),
    loading: fields.loading,
    lastRetry,
    recipientText: fields.recipientText,
    recipientStatus: fields.recipientStatus,
    recipientIssue: fields.recipientIssue,
    isNameElsewhere: fields.isNameElsewhere ?? false,
    contractElsewhere: fields.contractElsewhere,
    isElsewhereConfirmed: fields.isElsewhereConfirmed ?? false,
    warnings: warningsOf(state, fields, token),
    lookalike: lookalike || undefined,
    isLookalikeConfirmed: lookalike !== undefined && lookalike === confirmedLookalike,
    fee,
    feeStatus: fields.feeStatus,
    isFeeHigh: isHighFee({ fee, amount, worth, isNative: token?.address === undefined }),
    isFeeConfirmed: isFeeConfirmed(fields),
    limit: limitOf(state, fields, token),
    transferError: fields.transferError,
    receivedAmount: fields.arrives,
    remaining: remainingOf(fields, token),
    worth,
    isSmartAccount: allAccounts.some((account) => account.address === address && account.type === 'smartAccount'),
    sent: sentOf(state),
  }
}

/** A fee that has risen since must be confirmed again. */
function isFeeConfirmed({ fee, confirmedFee }: SendFields): boolean {
  if (fee === undefined || confirmedFee === undefined) return false
  return parseUnitsTruncated(fee, BIG_NUMBER_DECIMALS) <= parseUnitsTruncated(confirmedFee, BIG_NUMBER_DECIMALS)
}

/** The last transfer with its current status. A replacement transaction provides the hash. */
function sentOf(state: KitState): SentTransfer | undefined {
  const { sent } = state.send
  const known = sent && selectTrackedTransactions(state).find(({ hash }) => hash === sent.hash)
  if (!sent) return undefined
  return known
    ? { ...sent, hash: known.settledAs ?? sent.hash, status: outcomeOf(known) }
    : { ...sent, status: 'pending' }
}

function outcomeOf({ status, reason }: TrackedTransaction): SentTransfer['status'] {
  if (status === 'confirmed') return 'success'
  return reason === 'cancelled' ? 'cancelled' : status
}

function warningsOf(state: KitState, fields: SendFields, token: TokenBalance | undefined): readonly SendWarning[] {
  const { address = '' } = selectAccount(state)
  const { recipientAddress, recipientKind } = fields
  const isOwn = recipientAddress !== undefined && isSameAddress(recipientAddress, address)
  return [
    ...(isOwn ? (['own-address'] as const) : []),
    ...(recipientKind === 'burn' ? [recipientKind] : []),
    ...(recipientKind === 'program' || isToken(state, recipientAddress) ? (['program'] as const) : []),
    ...(isGasMissing(state, fields, token) ? (['insufficient-gas'] as const) : []),
  ]
}

/** Most token contracts keep what is sent to them. */
function isToken(state: KitState, recipient: string | undefined): boolean {
  if (recipient === undefined) return false
  const tokens = [...selectSendTokens(state), ...selectHiddenTokens(state)]
  return tokens.some((token) => isSameAddress(getBareTokenAddress(token) ?? '', recipient))
}

function isGasMissing(state: KitState, { fee, sendTokenAmount }: SendFields, token: TokenBalance | undefined): boolean {
  const decimals = selectActiveNetwork(state)?.nativeCurrency.decimals
  const balance = selectNativeBalance(state)
  if (fee === undefined || decimals === undefined || balance === undefined) return false
  const sent = token && token.address === undefined ? (toBaseUnits(sendTokenAmount, decimals) ?? 0n) : 0n
  const own = selectIsFeeSponsorable(state) ? 0n : parseUnitsTruncated(fee, decimals)
  return sent + own > parseUnitsTruncated(balance, decimals)
}

/** An account must hold the chain's minimum or nothing, and a new account must receive at least that minimum. */
function limitOf(state: KitState, fields: SendFields, token: TokenBalance | undefined): SendLimit | undefined {
  const { bounds, fee, sendTokenAmount } = fields
  const nativeToken = selectActiveNetwork(state)?.nativeCurrency
  const balance = selectNativeBalance(state)
  if (!bounds || fee === undefined || !nativeToken || !token) return undefined
  const { decimals, symbol } = nativeToken
  const isNative = token.address === undefined
  const sent = isNative ? (toBaseUnits(sendTokenAmount, decimals) ?? 0n) : 0n
  const isTooLittle = isNative && sent > 0n && sent < parseUnitsTruncated(bounds.least, decimals)
  if (isTooLittle) return { reason: 'recipient', amount: bounds.least, symbol }
  const left =
    balance === undefined ? 0n : parseUnitsTruncated(balance, decimals) - sent - parseUnitsTruncated(fee, decimals)
  const isHeldBack = left > 0n && left < parseUnitsTruncated(bounds.keep, decimals)
  return isHeldBack ? { reason: 'sender', amount: bounds.keep, symbol } : undefined
}

function feeOf(state: KitState, { fee }: SendFields, price: number | undefined): SendFee | undefined {
  const nativeToken = selectActiveNetwork(state)?.nativeCurrency
  return fee === undefined || !nativeToken
    ? undefined
    : { value: fee, symbol: nativeToken.symbol, dollars: dollarsOf(price, fee) }
}

function remainingOf({ sendTokenAmount, fee }: SendFields, token: TokenBalance | undefined): string | undefined {
  if (!token) return undefined
  const decimals = getTokenDecimals(token)
  const amount = toBaseUnits(sendTokenAmount, decimals)
  if (amount === undefined || amount === 0n) return undefined
  const taken = amount + (token.address === undefined && fee !== undefined ? parseUnitsTruncated(fee, decimals) : 0n)
  const all = getTokenUnits(token)
  return taken > all ? undefined : formatUnits(all - taken, decimals)
}

/** For display only; capped at `Number.MAX_VALUE`. */
function dollarsOf(price: number | undefined, amount: string): number | undefined {
  if (!price) return undefined
  return Math.min(Number(formatUnits(toFiatValue(price, amount), BIG_NUMBER_DECIMALS)), Number.MAX_VALUE)
}
