/**
 * Leather: JSON-RPC over `request`, PSBTs as hex, amounts as text. It opens a window for every question, also for the
 * addresses, so it is not restored.
 *
 * Source  Leather's RPC (getAddresses, signMessage, sendTransfer, signPsbt); spec R-ADPT-15, R-ADPT-16, R-CONN-108
 */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { chainOfAddress, isTaproot } from '../chain/address.js'
import { chainOf } from '../chain/chains.js'
import { bytesOf, toHex } from '../chain/encode.js'
import { readKey } from '../page/read-key.js'
import { readAccounts } from './accounts.js'
import { base64Schema, listSchema, parseAnswer, sentSchema, signatureSchema } from './answers.js'
import { callWallet } from './ask-wallet.js'
import type { BitcoinWallet } from './wallet.js'
import { walletErrorOf } from './wallet-error.js'

const signedSchema = z.object({ hex: base64Schema, txid: z.optional(sentSchema) })

/** Makes the wallet. */
export function leatherWallet(handle: unknown): BitcoinWallet {
  async function ask<T>(method: string, params: unknown, schema: z.ZodMiniType<T>): Promise<T> {
    const answer = await callWallet({ owner: handle, name: 'request', params: [method, params] })
    const error = readKey(answer, 'error')
    if (error !== undefined && error !== null) throw walletErrorOf(error)
    const parsed = parseAnswer(schema, readKey(answer, 'result'))
    if (parsed !== undefined) return parsed
    throw new WalletRequestError('', undefined, new Error(`${method} was answered in an unknown form`))
  }
  let network: string | undefined

  return {
    async connect(caipNetworkId) {
      const asked = chainOf(caipNetworkId)?.standard
      const schema = z.object({ addresses: listSchema })
      const { addresses } = await ask('getAddresses', asked ? { network: asked } : undefined, schema)
      const accounts = readAccounts(addresses)
      const [first] = accounts
      const chain = first && chainOfAddress(first.address)
      network = chain?.standard
      return { accounts, caipNetworkId: chain?.caipNetworkId }
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
