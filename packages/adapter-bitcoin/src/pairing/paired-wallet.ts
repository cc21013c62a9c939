/**
 * A paired wallet, used through the methods of the pairing protocol.
 *
 * In      session   of the pairing transport
 *         network   returns the network for requests
 * Source  the pairing protocol's methods for bip122 (getAccountAddresses, signMessage, sendTransfer, signPsbt) and its
 *         session property `bip122_getAccountAddresses`; spec R-CONN-39, R-ADPT-16
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { createPairedRequestChannel, parseResponse, parseWalletError, safeGet } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import { base64Schema, listSchema, parseValue, sentSchema, signatureSchema } from '../chain/response-schemas.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { parseAccounts } from '../wallets/accounts.js'
import type { BitcoinWallet } from '../wallets/wallet.js'

const signedSchema = v.object({ psbt: base64Schema, txid: v.optional(sentSchema) })

/** The part of `BitcoinWallet` that a session provides. The session itself makes the connection. */
export type PairedWallet = Pick<BitcoinWallet, 'signMessage' | 'signPsbt'> &
  Required<Pick<BitcoinWallet, 'sendTransfer' | 'sendsPsbts'>> & {
    /** Resolves to all addresses of an account: those in the session properties, else fetched from the wallet. */
    readonly addresses: (account: string) => Promise<readonly BitcoinAccount[]>
    /** Ends the request channel: further requests reject. */
    readonly end: () => void
  }

/** Creates the wallet. */
export function createPairedWallet(
  session: PairedSession,
  network: () => CaipNetworkId,
  account: () => string,
): PairedWallet {
  const channel = createPairedRequestChannel(session)

  async function request<T>(method: string, params: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const response = await channel.request({ caipNetworkId: network(), method, params }).catch((error: unknown) => {
      throw parseWalletError(error)
    })
    return parseResponse(method, v.parser(schema), response)
  }

  return {
    end: channel.end,
    async addresses(requested) {
      const known = parseSessionAddresses(session, network())
      if (known.length > 0) return known
      return parseAccounts(await request('getAccountAddresses', { account: requested }, listSchema))
    },

    signMessage: ({ address, message, protocol }) =>
      request('signMessage', { account: account(), address, message, ...(protocol && { protocol }) }, signatureSchema),

    sendTransfer: ({ recipient, amount, from }) =>
      request('sendTransfer', { account: from, recipientAddress: recipient, amount: amount.toString() }, sentSchema),

    sendsPsbts: true,
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const inputs = signInputs.map(({ address, index, sighashTypes }) => ({
        address,
        index,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      return request('signPsbt', { account: account(), psbt, signInputs: inputs, broadcast }, signedSchema)
    },
  }
}

/** Parses the addresses in the session properties: by network or as one list, as objects or as JSON text. */
export function parseSessionAddresses(session: PairedSession, caipNetworkId: CaipNetworkId): readonly BitcoinAccount[] {
  const given: unknown = session.properties?.().bip122_getAccountAddresses
  const value = typeof given === 'string' ? parseJson(given) : given
  const list = safeGet(safeGet(value, 'payload'), caipNetworkId) ?? safeGet(value, caipNetworkId) ?? value
  return parseAccounts(parseValue(listSchema, list) ?? [])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
