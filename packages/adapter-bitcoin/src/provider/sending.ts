/**
 * Sends transfers and PSBTs for the app and the kit. A transaction signed here is stored with its id before a node gets it. A
 * request to a wallet that sends is stored before the wallet gets it.
 *
 * In      esplora   API client by network
 *         context   stores and follows transactions
 * Throws  ProviderNotFoundError, InvalidAmountError, ChainNotSupportedError, WalletRequestError, what building a transfer
 *         throws, the rejection of a node, what `context.requestTransaction` rejects with
 * Source  spec R-ADPT-16, R-ADPT-82, R-ADPT-130 to 133
 */
import type { AdapterContext, CaipNetworkId, SendResult } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { isAddressOn } from '../chain/address.js'
import { assertSats } from '../chain/amount.js'
import { getChain } from '../chain/chains.js'
import { decodeBytes } from '../chain/encode.js'
import type { Esplora } from '../chain/esplora.js'
import { isReportedFirst, type LiveConnections } from '../runtime/connected-wallets.js'
import { createSentRecord, MIN_POLL_INTERVAL_MS } from '../runtime/sent-record.js'
import type { SignedTransfer } from '../transfer/sign-transfer.js'
import { assertAccountShared, getCurrentNetwork } from './assert-current-account.js'
import type { SignedPsbt, SignPsbtParams, TransferParams } from './bitcoin-provider.js'

/** What the methods that send need. */
export type SendingParams = {
  readonly live: LiveConnections
  readonly connectorId: string
  readonly esplora: (caipNetworkId: CaipNetworkId) => Esplora
  readonly context: Pick<AdapterContext, 'broadcast' | 'requestTransaction'>
}

/** Base64 that starts with the PSBT magic bytes: `psbt` and 0xff. */
const PSBT = /^cHNidP[89+/][A-Za-z0-9+/]+={0,2}$/

/** The paying account and its network. `isAppRequest`: the request did not come from a view of the kit. */
type Payer = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly isAppRequest?: boolean | undefined
}

/**
 * Creates `sendTransfer` and `signPsbt` of one connection. A wallet that can send a transfer from this account does so; for any
 * other, the kit builds the transfer, the wallet signs it and a node sends it.
 */
export function createSending({ live, connectorId, esplora, context }: SendingParams) {
  return {
    async sendTransfer(
      { recipient, amount, from, confirmedFee }: TransferParams,
      isAppRequest?: boolean,
    ): Promise<SendResult> {
      const connection = live.get(connectorId)
      const { wallet, accounts, session } = connection
      assertSats(amount)
      const caipNetworkId = await getCurrentNetwork(live, connection)
      const chain = getChain(caipNetworkId)
      if (chain && !isAddressOn(recipient, chain)) {
        throw new WalletRequestError('The recipient is not an address of this network')
      }
      const account = accounts.find(({ address, purpose }) =>
        from === undefined ? purpose === 'payment' : address === from,
      )
      if (account === undefined) throw new WalletRequestError('The wallet hasn’t shared this account')
      const { address } = account
      const payer = { caipNetworkId, address, isAppRequest }
      // Installed wallets that send always pay from their first payment address, even if another one is requested.
      const isFirst = account.purpose === 'payment' && isReportedFirst(connection, address)
      const send = isFirst || session !== undefined ? wallet.sendTransfer : undefined
      if (send === undefined) {
        const { signTransfer } = await import('../transfer/sign-transfer.js')
        const own = accounts.map((other) => other.address)
        const transfer = { account, recipient, amount, confirmedFee, caipNetworkId, own }
        return broadcast(payer, await signTransfer({ ...transfer, wallet, esplora: esplora(caipNetworkId) }))
      }
      await assertAccountShared(live, connection, address)
      const { createTransferMemo } = await import('../runtime/request-memo.js')
      const memo = await createTransferMemo(esplora(caipNetworkId), { payer: address, recipient, amount })
      return requestTransaction(payer, memo, async () => send({ recipient, amount, from: address }))
    },

    async signPsbt(params: SignPsbtParams): Promise<SignedPsbt> {
      const connection = live.get(connectorId)
      const { wallet, accounts } = connection
      const { psbt: given } = params
      assertPsbt(given)
      const caipNetworkId = await getCurrentNetwork(live, connection)
      if (!params.broadcast) return wallet.signPsbt({ ...params, caipNetworkId })
      const payer = {
        caipNetworkId,
        address: params.signInputs[0]?.address ?? accounts[0]?.address ?? '',
        isAppRequest: true,
      }
      let signed: SignedPsbt = {}
      const sign = async () => {
        signed = await wallet.signPsbt({ ...params, caipNetworkId })
        return signed.txid ?? (await broadcast(payer, await finish(given, signed, caipNetworkId))).hash
      }
      if (!wallet.sendsPsbts) {
        const txid = await sign()
        return { ...signed, txid }
      }
      const { createPsbtMemo } = await import('../transfer/psbt-memo.js')
      const { hash } = await requestTransaction(payer, createPsbtMemo(given), sign)
      return { ...signed, txid: hash }
    },
  }

  function broadcast({ caipNetworkId, ...payer }: Payer, { raw, hash, known }: SignedTransfer): Promise<SendResult> {
    return context.broadcast({ ...createSentRecord(hash, caipNetworkId, known), ...payer, raw }, () =>
      esplora(caipNetworkId).send({ raw, hash }),
    )
  }

  function requestTransaction(
    payer: Payer,
    memo: string | undefined,
    requestWallet: () => Promise<string>,
  ): Promise<SendResult> {
    const { caipNetworkId, address } = payer
    const request = {
      ...payer,
      connectorId,
      minPollIntervalMs: MIN_POLL_INTERVAL_MS,
      ...(memo !== undefined && { memo }),
    }
    return context.requestTransaction(request, async () => ({
      ...createSentRecord(await requestWallet(), caipNetworkId),
      address,
    }))
  }
}

async function finish(given: string, { psbt }: SignedPsbt, caipNetworkId: CaipNetworkId): Promise<SignedTransfer> {
  if (psbt === undefined) throw new WalletRequestError('The wallet returned no transaction')
  const [{ finishPsbt }, { getPsbtTransaction }] = await Promise.all([
    import('../transfer/finish-psbt.js'),
    import('../transfer/parse-psbt.js'),
  ])
  return { ...finishPsbt(psbt, given), known: getPsbtTransaction(given, caipNetworkId) }
}

/** Checks the outer form only: the wallet parses and shows the content of a PSBT. */
function assertPsbt(psbt: string): void {
  if (!PSBT.test(psbt) || decodeBytes(psbt) === undefined)
    throw new WalletRequestError('The transaction could not be parsed')
}
