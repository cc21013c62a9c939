/**
 * Validates the transfer that `sendToken` sends, including what the user has to confirm. Values that the caller omits come from
 * the form.
 *
 * Throws  SendUnsupportedError, SendIncompleteError, SendTokenMissingError, InvalidAmountError, InsufficientFundsError,
 *         SendRecipientError, SendLookalikeError, SendAddressUnconfirmedError, SendContractUnconfirmedError, SendNetworkError,
 *         SendFeeError; ProviderNotFoundError when no wallet is connected
 * Source  spec R-SEND-01 to 04, R-SEND-17, R-SEND-18, R-SEND-23, R-SEND-150, R-SEND-165; security design §8 (amounts, recipients)
 */
import type { TokenBalance } from '@bowline/api-client'
import { InvalidAmountError } from '../../base/amount/errors.js'
import { formatUnits } from '../../base/amount/parse-units.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Network } from '../../base/networks/network.js'
import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { getTokenDecimals, getTokenUnits, toBaseUnits } from './amounts.js'
import {
  InsufficientFundsError,
  SendAddressUnconfirmedError,
  SendContractUnconfirmedError,
  SendFeeError,
  SendIncompleteError,
  SendLookalikeError,
  SendNetworkError,
  SendRecipientError,
  SendTokenMissingError,
  SendUnsupportedError,
} from './errors.js'
import { getTransferAdapter, type TransferAdapter } from './get-transfer-adapter.js'
import { selectKnownAddresses } from './known-addresses.js'
import { findLookalike } from './lookalike.js'
import { selectSend } from './select-send.js'
import { isRequestedAmount, selectSendFields } from './select-send-fields.js'
import { currentToken, getBareTokenAddress } from './send-tokens.js'

/** What to send. The form supplies absent values. */
export type SendParams = {
  token?: TokenBalance | undefined
  /** Decimal text. */
  amount?: string | undefined
  /**
   * An address, or another text that names only the recipient, such as an explorer URL or a payment URI without amount. Not a
   * name.
   */
  recipientAddress?: string | undefined
  /** A known address that looks like `recipientAddress`, once the user has compared the two. */
  confirmedLookalike?: string | undefined
}

/** A validated transfer, ready for the wallet. */
export type Transfer = {
  readonly account: ActiveSigner
  readonly network: Network
  readonly sender: TransferAdapter
  readonly token: TokenBalance
  /** The bare contract address; undefined for the native token. */
  readonly tokenAddress: string | undefined
  readonly value: bigint
  /** True when a payment request set the amount, so the recipient must receive at least this much. */
  readonly isMinimum: boolean
  /** `value` as decimal text. */
  readonly amount: string
  readonly recipient: string
}

/** Throws for the first rule that the transfer breaks. */
export async function parseTransfer(kit: Kit, params: SendParams): Promise<Transfer> {
  const state = kit.store.get()
  const sender = getTransferAdapter(kit, state.network.activeNamespace)
  if (!sender) throw new SendUnsupportedError()
  const form = selectSend(state)
  const amountText = params.amount ?? form.sendTokenAmount
  const named = params.recipientAddress?.trim()
  const recipientText = named ?? form.recipientAddress
  const chosen = params.token ?? form.token
  const account = selectActiveSigner(state)
  const network = selectActiveNetwork(state)
  if (!amountText?.trim() || !recipientText) throw new SendIncompleteError()
  if (!chosen) throw new SendTokenMissingError()
  if (!account || !network) throw new ProviderNotFoundError()
  if (chosen.chainId !== account.caipNetworkId) throw new SendTokenMissingError()
  const token = currentToken(state, chosen)
  const value = toBaseUnits(amountText, getTokenDecimals(token))
  if (value === undefined || value === 0n) throw new InvalidAmountError(amountText)
  if (value > getTokenUnits(token)) throw new InsufficientFundsError()
  const { isNameElsewhere, contractElsewhere, isElsewhereConfirmed } = form
  if (params.recipientAddress === undefined && !isElsewhereConfirmed) {
    if (isNameElsewhere) throw new SendAddressUnconfirmedError()
    if (contractElsewhere !== undefined) throw new SendContractUnconfirmedError(contractElsewhere)
  }
  const isOfForm = params.amount === undefined && params.token === undefined
  if (isOfForm && form.fee && form.isFeeHigh && !form.isFeeConfirmed)
    throw new SendFeeError(form.fee.value, form.fee.symbol)
  const tokenAddress = getBareTokenAddress(token)
  const recipient = named === undefined ? recipientText : await readNamed(kit, named, network)
  const lookalike = named === undefined ? form.lookalike : findLookalike(recipient, selectKnownAddresses(state))
  const isCompared = named === undefined ? form.isLookalikeConfirmed : lookalike === params.confirmedLookalike
  if (lookalike !== undefined && !isCompared) throw new SendLookalikeError(lookalike)
  const kind = await sender.inspectRecipient({ address: recipient, network, tokenAddress })
  if (kind === 'invalid') throw new SendRecipientError()
  const amount = formatUnits(value, getTokenDecimals(token))
  const isMinimum = params.amount === undefined && isRequestedAmount(selectSendFields(state))
  return { account, network, sender, token, tokenAddress, value, isMinimum, amount, recipient }
}

/** Parses a recipient passed by the app. Throws when the text also sets a token or an amount. */
async function readNamed(kit: Kit, text: string, network: Network): Promise<string> {
  const { findAddressNetwork, resolvePaymentRequest } = await import('./resolve-payment-request.js')
  const parsed = resolvePaymentRequest(kit, text, network) ??
    findAddressNetwork(kit, text, network) ?? { recipient: text }
  if (!('reason' in parsed)) {
    if (parsed.token || parsed.amount !== undefined) throw new SendRecipientError()
    return parsed.recipient
  }
  throw parsed.reason === 'network' ? new SendNetworkError(parsed.name) : new SendRecipientError()
}
