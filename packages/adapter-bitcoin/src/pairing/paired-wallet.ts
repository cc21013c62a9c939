/**
 * A paired wallet, spoken to by the methods of the pairing protocol.
 *
 * In      session   of the core's transport
 *         network   the network it is spoken to on now
 * Source  the pairing protocol's methods for bip122 (getAccountAddresses, signMessage, sendTransfer, signPsbt) and its
 *         session property `bip122_getAccountAddresses`; spec R-CONN-39, R-ADPT-16
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { createPairedRequestChannel, parseResponse, parseWalletError, safeGet } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { readAccounts } from '../wallets/accounts.js'
import { base64Schema, listSchema, parseAnswer, sentSchema, signatureSchema } from '../wallets/response-schemas.js'
import type { BitcoinWallet } from '../wallets/wallet.js'

const signedSchema = z.object({ psbt: base64Schema, txid: z.optional(sentSchema) })

/** What of a wallet a paired one is; it is connected by its session. */
export type PairedWallet = Pick<BitcoinWallet, 'signMessage' | 'signPsbt'> &
  Required<Pick<BitcoinWallet, 'sendTransfer' | 'sendsPsbts'>> & {
    /** All addresses of an account: those the session came with, or else asked for. */
    readonly addresses: (account: string) => Promise<readonly BitcoinAccount[]>
    /** Nothing can be asked any more. */
    readonly end: () => void
  }

/** Makes the wallet. */
export function pairedWallet(
  session: PairedSession,
  network: () => CaipNetworkId,
  account: () => string,
): PairedWallet {
  const line = createPairedRequestChannel(session)

  async function ask<T>(method: string, params: unknown, schema: z.ZodMiniType<T>): Promise<T> {
    const answer = await line.ask({ caipNetworkId: network(), method, params }).catch((error: unknown) => {
      throw parseWalletError(error)
    })
    return parseResponse(method, schema, answer)
  }

  return {
    end: line.end,
    async addresses(asked) {
      const known = knownAddresses(session, network())
      if (known.length > 0) return known
      return readAccounts(await ask('getAccountAddresses', { account: asked }, listSchema))
    },

    signMessage: ({ address, message, protocol }) =>
      ask('signMessage', { account: account(), address, message, ...(protocol && { protocol }) }, signatureSchema),

    sendTransfer: ({ recipient, amount, from }) =>
      ask('sendTransfer', { account: from, recipientAddress: recipient, amount: amount.toString() }, sentSchema),

    sendsPsbts: true,
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const inputs = signInputs.map(({ address, index, sighashTypes }) => ({
        address,
        index,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      return ask('signPsbt', { account: account(), psbt, signInputs: inputs, broadcast }, signedSchema)
    },
  }
}

/** The addresses a session came with, by network or as one list, as objects or as their text. */
export function knownAddresses(session: PairedSession, caipNetworkId: CaipNetworkId): readonly BitcoinAccount[] {
  const given: unknown = session.properties?.().bip122_getAccountAddresses
  const value = typeof given === 'string' ? parseJson(given) : given
  const list = safeGet(safeGet(value, 'payload'), caipNetworkId) ?? safeGet(value, caipNetworkId) ?? value
  return readAccounts(parseAnswer(listSchema, list) ?? [])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
