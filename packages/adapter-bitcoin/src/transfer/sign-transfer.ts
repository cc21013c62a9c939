/**
 * Creates a transfer with a wallet that does not send it: the kit builds it and the wallet signs it. Apart from the signatures,
 * the signed transaction must equal the built one, byte for byte.
 *
 * Out     the transaction, ready to send
 * Throws  UnconfirmedFundsError; kit errors of building, the wallet and the network
 * Source  spec R-ADPT-16, R-ADPT-66, R-SEND-148, R-SEND-160
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { ChainNotSupportedError, WalletRequestError } from '@bowline/kit-core/errors'
import { isTaproot } from '../chain/address.js'
import { getChain } from '../chain/chains.js'
import type { Esplora } from '../chain/esplora.js'
import { fetchUnspent, sumOutputs } from '../chain/fetch-unspent.js'
import type { KnownTransaction } from '../chain/find-replacement.js'
import type { SignedHex } from '../chain/send-raw.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import type { BitcoinWallet } from '../wallets/wallet.js'
import { buildTransfer } from './build-transfer.js'
import { InsufficientFundsError, UnconfirmedFundsError } from './errors.js'
import { fetchFeeRate } from './fetch-fee-rate.js'
import { finishPsbt } from './finish-psbt.js'
import { filterSpendable } from './own-change.js'
import { getPsbtTransaction } from './parse-psbt.js'

/** What `signTransfer` needs. */
export type SignTransferParams = {
  readonly wallet: Pick<BitcoinWallet, 'signPsbt'>
  readonly account: BitcoinAccount
  readonly recipient: string
  readonly amount: bigint
  readonly confirmedFee?: bigint | undefined
  readonly caipNetworkId: CaipNetworkId
  readonly esplora: Esplora
  /** Addresses of the sender. Payments between them may be spent before they are confirmed. */
  readonly own: readonly string[]
}

/** A signed transfer, with what it spends and pays. */
export type SignedTransfer = SignedHex & { readonly known: KnownTransaction }

/** Builds the transfer and requests the signature from the wallet. */
export async function signTransfer(params: SignTransferParams): Promise<SignedTransfer> {
  const { wallet, account, recipient, amount, confirmedFee, caipNetworkId, esplora, own } = params
  const chain = getChain(caipNetworkId)
  if (chain === undefined) throw new ChainNotSupportedError()
  const [outputs, satsPerByte] = await Promise.all([
    fetchUnspent(esplora, account.address),
    fetchFeeRate(esplora, chain),
  ])
  const previous = (txid: string) => esplora.text(`/tx/${txid}/hex`)
  // An account without a separate taproot address keeps inscriptions and runes with its bitcoin.
  const mayCarry = isTaproot(account.address) || !own.some(isTaproot)
  const parts = { account, recipient, amount, mayCarry, previous, satsPerByte, confirmedFee, caipNetworkId }
  const spendable = await filterSpendable(esplora, outputs, own)
  const built = await buildTransfer({ ...parts, outputs: spendable }).catch(async (error: unknown) => {
    if (!(error instanceof InsufficientFundsError) || spendable.length === outputs.length) throw error
    await buildTransfer({ ...parts, outputs })
    throw new UnconfirmedFundsError(sumOutputs(outputs) - sumOutputs(spendable))
  })
  const signInputs = Array.from({ length: built.inputs }, (_, index) => ({ address: account.address, index }))
  const { psbt } = await wallet.signPsbt({ psbt: built.psbt, signInputs, caipNetworkId })
  if (psbt === undefined) throw new WalletRequestError('The wallet returned no transaction')
  return { ...finishPsbt(psbt, built.psbt), known: getPsbtTransaction(built.psbt, caipNetworkId) }
}
