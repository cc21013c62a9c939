/**
 * What is to be sent, checked: what the caller names, and of the form what they leave unsaid.
 *
 * In      token, amount, receiverAddress   amount as decimal text; each taken from the form when absent
 *         confirmedLookalike               of a receiver that is named
 * Out     the transfer in base units, and the adapter that can make it
 * Throws  SendUnsupportedError, SendIncompleteError, SendTokenMissingError, InvalidAmountError, InsufficientFundsError,
 *         SendReceiverError, SendLookalikeError, SendAddressUnconfirmedError, SendContractUnconfirmedError, SendNetworkError, SendFeeError;
 *         ProviderNotFoundError when nobody is connected
 * Source  spec R-SEND-01 to 04, R-SEND-17, R-SEND-18, R-SEND-23, R-SEND-150, R-SEND-165; security design §8 (amounts, receivers)
 */
import type { TokenBalance } from '@bowline/api-client'
import { InvalidAmountError } from '../../base/amount/errors.js'
import { formatUnits } from '../../base/amount/parse-units.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Network } from '../../base/networks/network.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { type SignInTarget, selectSignInTarget } from '../../core/state/sign-in-context.js'
import type { Kit } from '../../kit.js'
import { decimalsOf, getTokenUnits, toBaseUnits } from './amounts.js'
import {
  InsufficientFundsError,
  SendAddressUnconfirmedError,
  SendContractUnconfirmedError,
  SendFeeError,
  SendIncompleteError,
  SendLookalikeError,
  SendNetworkError,
  SendReceiverError,
  SendTokenMissingError,
  SendUnsupportedError,
} from './errors.js'
import { getSender, type TransferAdapter } from './get-sender.js'
import { selectKnownAddresses } from './known-addresses.js'
import { findLookalike } from './lookalike.js'
import { selectSend } from './select-send.js'
import { isRequestedAmount, selectSendFields } from './select-send-fields.js'
import { currentToken, tokenAddressOf } from './send-tokens.js'

/** What to send; the form's when absent. */
export type SendParams = {
  token?: TokenBalance | undefined
  /** Decimal text. */
  amount?: string | undefined
  /** In any form that other apps write, if it asks for nothing but the receiver. */
  receiverAddress?: string | undefined
  /** A known address that shows the same as `receiverAddress`, once the visitor has compared the two. */
  confirmedLookalike?: string | undefined
}

/** A transfer that can be asked for. */
export type Transfer = {
  readonly place: SignInTarget
  readonly network: Network
  readonly sender: TransferAdapter
  readonly token: TokenBalance
  /** The bare address; undefined for the network's coin. */
  readonly tokenAddress: string | undefined
  readonly value: bigint
  /** A payment request asked for the amount. */
  readonly isLeast: boolean
  /** Decimal text of the value. */
  readonly amount: string
  readonly receiver: string
}

/** Reads and checks a transfer. */
export async function parseTransfer(kit: Kit, params: SendParams): Promise<Transfer> {
  const state = kit.store.get()
  const sender = getSender(kit, state.network.activeNamespace)
  if (!sender) throw new SendUnsupportedError()
  const form = selectSend(state)
  const typed = params.amount ?? form.sendTokenAmount
  const named = params.receiverAddress?.trim()
  const written = named ?? form.receiverAddress
  const chosen = params.token ?? form.token
  const place = selectSignInTarget(state)
  const network = selectActiveNetwork(state)
  if (!typed?.trim() || !written) throw new SendIncompleteError()
  if (!chosen) throw new SendTokenMissingError()
  if (!place || !network) throw new ProviderNotFoundError()
  if (chosen.chainId !== place.caipNetworkId) throw new SendTokenMissingError()
  const token = currentToken(state, chosen)
  const value = toBaseUnits(typed, decimalsOf(token))
  if (value === undefined || value === 0n) throw new InvalidAmountError(typed)
  if (value > getTokenUnits(token)) throw new InsufficientFundsError()
  const { isNameElsewhere, contractElsewhere, isElsewhereConfirmed } = form
  if (params.receiverAddress === undefined && !isElsewhereConfirmed) {
    if (isNameElsewhere) throw new SendAddressUnconfirmedError()
    if (contractElsewhere !== undefined) throw new SendContractUnconfirmedError(contractElsewhere)
  }
  const isOfForm = params.amount === undefined && params.token === undefined
  if (isOfForm && form.fee && form.isFeeHigh && !form.isFeeConfirmed)
    throw new SendFeeError(form.fee.value, form.fee.symbol)
  const tokenAddress = tokenAddressOf(token)
  const receiver = named === undefined ? written : await readNamed(kit, named, network)
  const lookalike = named === undefined ? form.lookalike : findLookalike(receiver, selectKnownAddresses(state))
  const isCompared = named === undefined ? form.isLookalikeConfirmed : lookalike === params.confirmedLookalike
  if (lookalike !== undefined && !isCompared) throw new SendLookalikeError(lookalike)
  const kind = await sender.inspectRecipient({ address: receiver, network, tokenAddress })
  if (kind === 'invalid') throw new SendReceiverError()
  const amount = formatUnits(value, decimalsOf(token))
  const isLeast = params.amount === undefined && isRequestedAmount(selectSendFields(state))
  return { place, network, sender, token, tokenAddress, value, isLeast, amount, receiver }
}

/** A receiver that an app names: an address in any form that asks for nothing else. */
async function readNamed(kit: Kit, text: string, network: Network): Promise<string> {
  const { findAddressNetwork, resolvePaymentRequest } = await import('../recipients/resolve-payment-request.js')
  const asked = resolvePaymentRequest(kit, text, network) ??
    findAddressNetwork(kit, text, network) ?? { receiver: text }
  if (!('reason' in asked)) {
    if (asked.token || asked.amount !== undefined) throw new SendReceiverError()
    return asked.receiver
  }
  throw asked.reason === 'network' ? new SendNetworkError(asked.name) : new SendReceiverError()
}
