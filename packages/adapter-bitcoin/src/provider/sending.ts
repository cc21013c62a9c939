/**
 * Sends what the app and the kit ask a connection to send. A transaction that is signed here is stored with its id before any node
 * gets it; a request to a wallet that sends is stored before the wallet gets it.
 *
 * In      esplora   nodes of a network
 *         context   stores and follows
 * Throws  ProviderNotFoundError, InvalidAmountError, ChainNotSupportedError, WalletRequestError, what building a transfer throws, a
 *         node's refusal, what `context.handOver` rejects with
 * Source  spec R-ADPT-16, R-ADPT-82, R-ADPT-130 to 133
 */
import { type AdapterContext, type CaipNetworkId, type SendResult, WalletRequestError } from '@bowline/kit-core'
import { isAddressOn } from '../chain/address.js'
import { assertSats } from '../chain/amount.js'
import { chainOf } from '../chain/chains.js'
import { bytesOf } from '../chain/encode.js'
import type { Esplora } from '../chain/esplora.js'
import { isReportedFirst, type LiveConnections } from '../runtime/connected-wallets.js'
import { LEAST_PAUSE_MS, sentFacts } from '../runtime/sent-facts.js'
import type { SignedTransfer } from '../transfer/sign-transfer.js'
import { assertOpen, currentNetwork } from './assert-there.js'
import type { SignedPsbt, SignPsbtParams, TransferParams } from './bitcoin-provider.js'

/** What sending needs. */
export type SendingParts = {
  readonly live: LiveConnections
  readonly connectorId: string
  readonly esplora: (caipNetworkId: CaipNetworkId) => Esplora
  readonly context: Pick<AdapterContext, 'broadcast' | 'handOver'>
}

/** Base64 of `psbt` and a byte of 0xff, as far as whole letters go. */
const PSBT = /^cHNidP[89+/][A-Za-z0-9+/]+={0,2}$/

/** Where and for whom something is sent; `isAppRequest` when no view of the kit asked. */
type Place = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly isAppRequest?: boolean | undefined
}

/** Creates the methods that send. */
export function createSending({ live, connectorId, esplora, context }: SendingParts) {
  return {
    async sendTransfer(
      { recipient, amount, from, confirmedFee }: TransferParams,
      isAppRequest?: boolean,
    ): Promise<SendResult> {
      const connection = live.get(connectorId)
      const { wallet, accounts, session } = connection
      assertSats(amount)
      const caipNetworkId = await currentNetwork(live, connection)
      const chain = chainOf(caipNetworkId)
      if (chain && !isAddressOn(recipient, chain)) {
        throw new WalletRequestError('The recipient is no address of this network')
      }
      const account = accounts.find(({ address, purpose }) =>
        from === undefined ? purpose === 'payment' : address === from,
      )
      if (account === undefined) throw new WalletRequestError('The account is not open to this page')
      const { address } = account
      const place = { caipNetworkId, address, isAppRequest }
      // Installed wallets that send pay with their first payment address, even when another one is requested.
      const isFirst = account.purpose === 'payment' && isReportedFirst(connection, address)
      const send = isFirst || session !== undefined ? wallet.sendTransfer : undefined
      if (send === undefined) {
        const { signTransfer } = await import('../transfer/sign-transfer.js')
        const own = accounts.map((other) => other.address)
        const transfer = { account, recipient, amount, confirmedFee, caipNetworkId, own }
        return broadcast(place, await signTransfer({ ...transfer, wallet, esplora: esplora(caipNetworkId) }))
      }
      await assertOpen(live, connection, address)
      const { transferMemo } = await import('../runtime/asked-memo.js')
      const memo = await transferMemo(esplora(caipNetworkId), { payer: address, recipient, amount })
      return handOver(place, memo, async () => send({ recipient, amount, from: address }))
    },

    async signPsbt(params: SignPsbtParams): Promise<SignedPsbt> {
      const connection = live.get(connectorId)
      const { wallet, accounts } = connection
      const { psbt: given } = params
      assertPsbt(given)
      const caipNetworkId = await currentNetwork(live, connection)
      if (!params.broadcast) return wallet.signPsbt({ ...params, caipNetworkId })
      const place = {
        caipNetworkId,
        address: params.signInputs[0]?.address ?? accounts[0]?.address ?? '',
        isAppRequest: true,
      }
      let signed: SignedPsbt = {}
      const sign = async () => {
        signed = await wallet.signPsbt({ ...params, caipNetworkId })
        return signed.txid ?? (await broadcast(place, await finish(given, signed, caipNetworkId))).hash
      }
      if (!wallet.sendsPsbts) {
        const txid = await sign()
        return { ...signed, txid }
      }
      const { psbtMemo } = await import('../transfer/psbt-memo.js')
      const { hash } = await handOver(place, psbtMemo(given), sign)
      return { ...signed, txid: hash }
    },
  }

  function broadcast({ caipNetworkId, ...place }: Place, { raw, hash, known }: SignedTransfer): Promise<SendResult> {
    return context.broadcast({ ...sentFacts(hash, caipNetworkId, known), ...place, raw }, () =>
      esplora(caipNetworkId).send({ raw, hash }),
    )
  }

  function handOver(place: Place, memo: string | undefined, ask: () => Promise<string>): Promise<SendResult> {
    const { caipNetworkId, address } = place
    const asked = { ...place, connectorId, minPollIntervalMs: LEAST_PAUSE_MS, ...(memo !== undefined && { memo }) }
    return context.handOver(asked, async () => ({ ...sentFacts(await ask(), caipNetworkId), address }))
  }
}

async function finish(given: string, { psbt }: SignedPsbt, caipNetworkId: CaipNetworkId): Promise<SignedTransfer> {
  if (psbt === undefined) throw new WalletRequestError('The wallet answered without a transaction')
  const [{ finishPsbt }, { knownOfPsbt }] = await Promise.all([
    import('../transfer/finish-psbt.js'),
    import('../transfer/read-psbt.js'),
  ])
  return { ...finishPsbt(psbt, given), known: knownOfPsbt(given, caipNetworkId) }
}

/** Only the outer form: what a PSBT says is for the wallet to read and to show. */
function assertPsbt(psbt: string): void {
  if (!PSBT.test(psbt) || bytesOf(psbt) === undefined) throw new WalletRequestError('The transaction cannot be read')
}
