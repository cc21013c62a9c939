/**
 * Leather: JSON-RPC over `request`, PSBTs as hex, amounts as text. It opens a window for every question, also for the
 * addresses, so it is not restored.
 *
 * Source  Leather's RPC (getAddresses, signMessage, sendTransfer, signPsbt); spec R-ADPT-15, R-ADPT-16, R-CONN-108
 */
import { readAnswer } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { isTaproot } from '../chain/address.js'
import { chainOf } from '../chain/chains.js'
import { bytesOf, toHex } from '../chain/encode.js'
import { readAccounts } from './accounts.js'
import { base64Schema, listSchema, sentSchema, signatureSchema } from './answers.js'
import { requestResult } from './ask-wallet.js'
import type { BitcoinWallet } from './wallet.js'

const signedSchema = z.object({ hex: base64Schema, txid: z.optional(sentSchema) })

/** Makes the wallet. */
export function leatherWallet(handle: unknown): BitcoinWallet {
  async function ask<T>(method: string, params: unknown, schema: z.ZodMiniType<T>): Promise<T> {
    return readAnswer(method, schema, await requestResult(handle, method, params))
  }
  let network: string | undefined

  return {
    async connect(caipNetworkId, fitting) {
      const asked = chainOf(caipNetworkId)?.standard
      const schema = z.object({ addresses: listSchema })
      const { addresses } = await ask('getAddresses', asked ? { network: asked } : undefined, schema)
      const accounts = readAccounts(addresses)
      const [first] = accounts
      const chain = first && fitting(first.address)
      network = chain?.standard
      return { accounts, networks: chain ? [chain.caipNetworkId] : [] }
    },

    signMessage: ({ address, message }) =>
      ask('signMessage', { message, paymentType: isTaproot(address) ? 'p2tr' : 'p2wpkh', network }, signatureSchema),

    sendTransfer: ({ recipient, amount }) =>
      ask('sendTransfer', { recipients: [{ address: recipient, amount: amount.toString() }], network }, sentSchema),

    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const sighashes = [...new Set(signInputs.flatMap(({ sighashTypes }) => sighashTypes ?? []))]
      const params = {
        hex: toHex(bytesOf(psbt) ?? new Uint8Array()),
        signAtIndex: signInputs.map(({ index }) => index),
        broadcast,
        network,
        ...(sighashes.length > 0 && { allowedSighash: sighashes }),
      }
      const { hex, txid } = await ask('signPsbt', params, signedSchema)
      return { psbt: hex, txid }
    },
  }
}
