/**
 * A transfer as the views show it.
 *
 * Out     the same object while nothing it is made of changes
 * Source  spec R-SEND-05, R-SEND-14, R-SEND-16, R-SEND-23, R-SEND-33, R-SEND-35, R-SEND-156, R-SEND-165; security design §8 (receivers)
 */

import type { TokenBalance } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { selectHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { selectIsFeeSponsorable } from '../../wallets/account/is-fee-sponsorable.js'
import { toFiatValue } from '../../wallets/account/total-value.js'
import type { RecipientIssue } from '../recipients/payment-request.js'
import { selectTrackedTransactions } from '../transactions/select-pending.js'
import { decimalsOf, getTokenUnits, toBaseUnits } from './amounts.js'
import { isHighFee } from './high-fee.js'
import { selectKnownAddresses } from './known-addresses.js'
import { findLookalike } from './lookalike.js'
import { selectSendFields } from './select-send-fields.js'
import { currentToken, selectCoin, selectCoinBalance, selectSendTokens, tokenAddressOf } from './send-tokens.js'
import type { FeeStatus, ReceiverStatus, SendFields, SentTransfer } from './state.js'

/** What a visitor should know before sending. */
export type SendWarning = 'own-address' | 'burn' | 'program' | 'insufficient-gas'

/** What sending costs, in the network's coin; dollars where its price is known. */
export type SendFee = { readonly value: string; readonly symbol: string; readonly dollars: number | undefined }

/** What the chain does not take, and the amount of the coin that is the bound; `receiver` gets too little, `sender` keeps too little. */
export type SendLimit = {
  readonly reason: 'receiver' | 'sender'
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
}

/** A transfer. */
export type SendState = {
  readonly token: TokenBalance | undefined
  /** Decimal text, as `1.5`; anything else is no amount. */
  readonly sendTokenAmount: string | undefined
  readonly receiverAddress: string | undefined
  readonly receiverProfileName: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  readonly tokenBalances: readonly TokenBalance[]
  /** Decimal text: what the account holds of the network's coin is worth. */
  readonly networkBalanceInUSD: string | undefined
  /** The wallet is being asked. */
  readonly loading: boolean
  readonly lastRetry: number | undefined
  /** As typed. */
  readonly receiverText: string
  readonly receiverStatus: ReceiverStatus
  /** Of an invalid receiver: what there is to say beside that. */
  readonly receiverFault: RecipientIssue | undefined
  /** The name has this address on Ethereum and none here: to be confirmed before it is sent to. */
  readonly isNameElsewhere: boolean
  /** The name of a network on which a contract stands at the address, while none does here: to be confirmed as well. */
  readonly contractElsewhere: string | undefined
  readonly isElsewhereConfirmed: boolean
  readonly warnings: readonly SendWarning[]
  /** A known address that is taken for the receiver's easily. */
  readonly lookalike: string | undefined
  readonly isLookalikeConfirmed: boolean
  readonly fee: SendFee | undefined
  readonly feeStatus: FeeStatus
  /** The fee is more than the amount: to be confirmed before it is sent. */
  readonly isFeeHigh: boolean
  readonly isFeeConfirmed: boolean
  /** Why the chain would not take the transfer as it is. */
  readonly limit: SendLimit | undefined
  /** Why it would fail as it is: an error, for its words. */
  readonly refusal: unknown
  /** Decimal text: what reaches the receiver of a token that keeps a fee. */
  readonly receivedAmount: string | undefined
  /** Decimal text: what stays of the token, the fee taken off where it is the coin. */
  readonly remaining: string | undefined
  /** Dollars of the amount. */
  readonly worth: number | undefined
  readonly isSmartAccount: boolean
  readonly sent: SentTransfer | undefined
}

const keep = memoizeByKit<SendState>()

/** The transfer that is filled in. */
export function selectSend(state: KitState): SendState {
  // `network` is a part of the state that no other kit shares.
  return keep(state.network, [state.send, state.accounts, state.activity, state.trackedTransactions], () =>
    sendOf(state),
  )
}

function sendOf(state: KitState): SendState {
  const fields = selectSendFields(state)
  const { address, allAccounts, lastRetry } = selectAccount(state)
  const { receiverAddress, confirmedLookalike } = fields
  const lookalike = receiverAddress && findLookalike(receiverAddress, selectKnownAddresses(state))
  const token = fields.token && currentToken(state, fields.token)
  const amount = parseAmount(fields.sendTokenAmount ?? '')
  const coin = selectCoin(state)
  const fee = feeOf(state, fields, coin?.price)
  const worth = amount === undefined ? undefined : dollarsOf(token?.price, amount)
  return {
    token,
    sendTokenAmount: fields.sendTokenAmount,
    receiverAddress,
    receiverProfileName: fields.receiverProfileName,
    receiverProfileImageUrl: fields.receiverProfileImageUrl,
    tokenBalances: selectSendTokens(state),
    networkBalanceInUSD: coin?.value === undefined ? undefined : String(coin.value),
    loading: fields.loading,
    lastRetry,
    receiverText: fields.receiverText,
    receiverStatus: fields.receiverStatus,
    receiverFault: fields.receiverFault,
    isNameElsewhere: fields.isNameElsewhere ?? false,
    contractElsewhere: fields.contractElsewhere,
    isElsewhereConfirmed: fields.isElsewhereConfirmed ?? false,
    warnings: warningsOf(state, fields, token),
    lookalike: lookalike || undefined,
    isLookalikeConfirmed: lookalike !== undefined && lookalike === confirmedLookalike,
    fee,
    feeStatus: fields.feeStatus,
    isFeeHigh: isHighFee({ fee, amount, worth, isCoin: token?.address === undefined }),
    isFeeConfirmed: isFeeConfirmed(fields),
    limit: limitOf(state, fields, token),
    refusal: fields.refusal,
    receivedAmount: fields.arrives,
    remaining: remainingOf(fields, token),
    worth,
    isSmartAccount: allAccounts.some((account) => account.address === address && account.type === 'smartAccount'),
    sent: sentOf(state),
  }
}

/** A fee that has risen since is confirmed again. */
function isFeeConfirmed({ fee, confirmedFee }: SendFields): boolean {
  if (fee === undefined || confirmedFee === undefined) return false
  return parseUnitsTruncated(fee, BIG_NUMBER_DECIMALS) <= parseUnitsTruncated(confirmedFee, BIG_NUMBER_DECIMALS)
}

/** As the chain has it by now; its replacement stands for it. */
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
  const { receiverAddress, receiverKind } = fields
  const isOwn = receiverAddress !== undefined && isSameAddress(receiverAddress, address)
  return [
    ...(isOwn ? (['own-address'] as const) : []),
    ...(receiverKind === 'burn' ? [receiverKind] : []),
    ...(receiverKind === 'program' || isToken(state, receiverAddress) ? (['program'] as const) : []),
    ...(isGasMissing(state, fields, token) ? (['insufficient-gas'] as const) : []),
  ]
}

/** Most contracts of tokens keep what is sent to them. */
function isToken(state: KitState, receiver: string | undefined): boolean {
  if (receiver === undefined) return false
  const tokens = [...selectSendTokens(state), ...selectHiddenTokens(state)]
  return tokens.some((token) => isSameAddress(tokenAddressOf(token) ?? '', receiver))
}

function isGasMissing(state: KitState, { fee, sendTokenAmount }: SendFields, token: TokenBalance | undefined): boolean {
  const decimals = selectActiveNetwork(state)?.nativeCurrency.decimals
  const balance = selectCoinBalance(state)
  if (fee === undefined || decimals === undefined || balance === undefined) return false
  const sent = token && token.address === undefined ? (toBaseUnits(sendTokenAmount, decimals) ?? 0n) : 0n
  const own = selectIsFeeSponsorable(state) ? 0n : parseUnitsTruncated(fee, decimals)
  return sent + own > parseUnitsTruncated(balance, decimals)
}

/** An account keeps what the chain asks for, or nothing; one that holds nothing yet takes no less. */
function limitOf(state: KitState, fields: SendFields, token: TokenBalance | undefined): SendLimit | undefined {
  const { bounds, fee, sendTokenAmount } = fields
  const coin = selectActiveNetwork(state)?.nativeCurrency
  const balance = selectCoinBalance(state)
  if (!bounds || fee === undefined || !coin || !token) return undefined
  const { decimals, symbol } = coin
  const isCoin = token.address === undefined
  const sent = isCoin ? (toBaseUnits(sendTokenAmount, decimals) ?? 0n) : 0n
  const isTooLittle = isCoin && sent > 0n && sent < parseUnitsTruncated(bounds.least, decimals)
  if (isTooLittle) return { reason: 'receiver', amount: bounds.least, symbol }
  const left =
    balance === undefined ? 0n : parseUnitsTruncated(balance, decimals) - sent - parseUnitsTruncated(fee, decimals)
  const isHeldBack = left > 0n && left < parseUnitsTruncated(bounds.keep, decimals)
  return isHeldBack ? { reason: 'sender', amount: bounds.keep, symbol } : undefined
}

function feeOf(state: KitState, { fee }: SendFields, price: number | undefined): SendFee | undefined {
  const coin = selectActiveNetwork(state)?.nativeCurrency
  return fee === undefined || !coin ? undefined : { value: fee, symbol: coin.symbol, dollars: dollarsOf(price, fee) }
}

function remainingOf({ sendTokenAmount, fee }: SendFields, token: TokenBalance | undefined): string | undefined {
  if (!token) return undefined
  const decimals = decimalsOf(token)
  const amount = toBaseUnits(sendTokenAmount, decimals)
  if (amount === undefined || amount === 0n) return undefined
  const taken = amount + (token.address === undefined && fee !== undefined ? parseUnitsTruncated(fee, decimals) : 0n)
  const all = getTokenUnits(token)
  return taken > all ? undefined : formatUnits(all - taken, decimals)
}

/** For showing: never more than a number can be. */
function dollarsOf(price: number | undefined, amount: string): number | undefined {
  if (!price) return undefined
  return Math.min(Number(formatUnits(toFiatValue(price, amount), BIG_NUMBER_DECIMALS)), Number.MAX_VALUE)
}
