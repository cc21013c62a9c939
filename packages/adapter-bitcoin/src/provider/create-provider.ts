/**
 * The provider of a live connection. It asks the wallet that is connected at that moment; once the connection has ended
 * it throws ProviderNotFoundError.
 *
 * In      live, connectorId   whose wallet
 *         esplora             to read and to send where the wallet only signs
 *         onSent              hears of every transaction that went to the network
 * Throws  ProviderNotFoundError, CapabilityMissingError, InvalidAmountError, ChainNotSupportedError, UserRejectedError,
 *         RequestPendingError, WalletRequestError
 * Source  spec R-ADPT-16, R-ADPT-18, R-ADPT-41, R-ADPT-43, R-ADPT-80, R-ADPT-82, R-ADPT-84
 */
import {
  type CaipNetworkId,
  CapabilityMissingError,
  ChainNotSupportedError,
  WalletRequestError,
} from '@bowline/kit-core'
import { withinTime } from '@bowline/kit-core/adapter'
import { isAddressOn, isTaproot } from '../chain/address.js'
import { assertSats } from '../chain/amount.js'
import { chainOf } from '../chain/chains.js'
import { bytesOf } from '../chain/encode.js'
import type { Esplora } from '../chain/esplora.js'
import type { KnownTransaction } from '../runtime/find-replacement.js'
import { isToldFirst, type Live, type LiveConnections } from '../runtime/live-connections.js'
import type { SendTransferParams, SentTransfer } from '../transfer/send-transfer.js'
import type { Opening } from '../wallets/wallet.js'
import type { BitcoinProvider, SignedPsbt } from './bitcoin-provider.js'

/** Who sent it, and the transaction where it was built here. */
type SentHow = { readonly address: string; readonly known?: KnownTransaction | undefined }

/** What a provider is made of. */
export type ProviderParts = {
  readonly live: LiveConnections
  readonly connectorId: string
  readonly esplora: (caipNetworkId: CaipNetworkId) => Esplora
  readonly onSent: (txid: string, caipNetworkId: CaipNetworkId, how?: SentHow) => void
}

/** Base64 of `psbt` and a byte of 0xff, as far as whole letters go. */
const PSBT = /^cHNidP[89+/][A-Za-z0-9+/]+={0,2}$/
const SILENT_WALLET_LIMIT_MS = 5_000
/** A wallet that is locked says nothing, and asks by itself. */
const OPEN_LIMIT_MS = 1_000
/** Recoverable ECDSA signatures have this length, and BIP-322 ones another. */
const ECDSA_LENGTH = 65

/** Makes the provider. */
export function createProvider({ live, connectorId, esplora, onSent }: ProviderParts): BitcoinProvider {
  return {
    async getAccountAddresses(purposes) {
      const { addresses, accounts } = live.get(connectorId)
      const all = addresses === undefined ? accounts : await addresses()
      return all.filter(({ purpose }) => purposes?.includes(purpose) ?? true)
    },

    async signMessage(params) {
      // What ECDSA signs with a taproot key nobody can verify, and some wallets do it unless they are told.
      const protocol = params.protocol ?? (isTaproot(params.address) ? 'bip322' : undefined)
      const connection = live.get(connectorId)
      const { wallet } = connection
      if (wallet.canSign?.(params.address) === false) throw new CapabilityMissingError('bip122', 'signMessage')
      await assertOpen(connection, params.address)
      const signature = await wallet.signMessage({ ...params, ...(protocol && { protocol }) })
      const isEcdsa = bytesOf(signature)?.length === ECDSA_LENGTH
      if (protocol !== undefined && isEcdsa !== (protocol === 'ecdsa')) {
        throw new WalletRequestError('The wallet signed in another way than it was asked to')
      }
      return signature
    },

    async sendTransfer({ recipient, amount, from }) {
      const connection = live.get(connectorId)
      const { wallet, accounts, session } = connection
      assertSats(amount)
      const caipNetworkId = await networkOf(connection)
      const chain = chainOf(caipNetworkId)
      if (chain && !isAddressOn(recipient, chain)) {
        throw new WalletRequestError('The recipient is no address of this network')
      }
      const account = accounts.find(({ address, purpose }) =>
        from === undefined ? purpose === 'payment' : address === from,
      )
      if (account === undefined) throw new WalletRequestError('The account is not open to this page')
      // Installed wallets that send by themselves pay with their first payment address, whatever was asked.
      const isFirst = account.purpose === 'payment' && isToldFirst(connection, account.address)
      const isPayer = isFirst || session !== undefined
      const send = isPayer ? wallet.sendTransfer : undefined
      if (send) await assertOpen(connection, account.address)
      const { txid, known = undefined } = send
        ? { txid: await send({ recipient, amount, from: account.address }) }
        : await sendBuilt({
            ...{ wallet, account, recipient, amount, caipNetworkId },
            esplora: esplora(caipNetworkId),
            own: accounts.map(({ address }) => address),
          })
      onSent(txid, caipNetworkId, { address: account.address, known })
      return txid
    },

    async signPsbt(params) {
      const connection = live.get(connectorId)
      assertPsbt(params.psbt)
      const caipNetworkId = await networkOf(connection)
      const signed = await connection.wallet.signPsbt({ ...params, caipNetworkId })
      const txid = signed.txid ?? (params.broadcast ? await broadcast(params.psbt, signed, caipNetworkId) : undefined)
      if (txid === undefined) return signed
      onSent(txid, caipNetworkId)
      return { ...signed, txid }
    },
  }

  /** Where what is asked for happens: never another network than the one that is shown, so a wallet that can say is asked. */
  async function networkOf(connection: Live): Promise<CaipNetworkId> {
    const { caipNetworkId, wallet } = connection
    const told = wallet.networks ? await withinTime(wallet.networks(), SILENT_WALLET_LIMIT_MS) : []
    if (told === undefined) throw new WalletRequestError('The wallet does not say on which network it is')
    if (told.length > 0 && caipNetworkId !== undefined && !told.includes(caipNetworkId)) {
      live.follow(connection, { ...(await accountsThere(wallet)), networks: told })
      throw new ChainNotSupportedError()
    }
    if (caipNetworkId === undefined || !live.isListed(caipNetworkId)) throw new ChainNotSupportedError()
    return caipNetworkId
  }

  /** Some wallets sign and send with the account they are on, whatever they are asked for, so one that can say is asked. */
  async function assertOpen(connection: Live, address: string): Promise<void> {
    const { wallet, caipNetworkId } = connection
    const there = await accountsThere(wallet, OPEN_LIMIT_MS)
    if (there?.accounts.some((account) => account.address === address) ?? true) return
    live.follow(connection, { ...there, networks: caipNetworkId === undefined ? [] : [caipNetworkId] })
    throw new WalletRequestError('The account is not open to this page')
  }

  async function broadcast(given: string, { psbt }: SignedPsbt, caipNetworkId: CaipNetworkId): Promise<string> {
    if (psbt === undefined) throw new WalletRequestError('The wallet answered without a transaction')
    const { finishPsbt, unsignedOf } = await import('../transfer/finish-psbt.js')
    return esplora(caipNetworkId).send(finishPsbt(psbt, unsignedOf(given)))
  }
}

/** What a wallet opens now; nothing when it does not say. */
async function accountsThere(
  { restore }: Live['wallet'],
  limitMs = SILENT_WALLET_LIMIT_MS,
): Promise<Pick<Opening, 'accounts'> | undefined> {
  const asked = (restore?.() ?? Promise.resolve(undefined)).catch(() => undefined)
  const opening = await withinTime(asked, limitMs)
  return opening && { accounts: opening.accounts }
}

async function sendBuilt(params: SendTransferParams): Promise<SentTransfer> {
  const { sendBuiltTransfer } = await import('../transfer/send-transfer.js')
  return sendBuiltTransfer(params)
}

/** Only the outer form: what a PSBT says is for the wallet to read and to show. */
function assertPsbt(psbt: string): void {
  if (!PSBT.test(psbt) || bytesOf(psbt) === undefined) throw new WalletRequestError('The transaction cannot be read')
}
