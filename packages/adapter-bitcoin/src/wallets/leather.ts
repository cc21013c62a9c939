/**
 * Leather: JSON-RPC over `request`, PSBTs as hex, amounts as text. It opens a window for every question, also for the
 * addresses, so it is not restored. It acts with the account it is on, unless one is named by its index.
 *
 * Source  Leather's RPC (getAddresses, signMessage, sendTransfer, signPsbt); spec R-ADPT-15, R-ADPT-16, R-ADPT-99, R-CONN-108
 */
import { WalletRequestError } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { isTaproot } from '../chain/address.js'
import { chainOf } from '../chain/chains.js'
import { bytesOf, toHex } from '../chain/encode.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { readAccounts } from './accounts.js'
import { requestResult } from './request-wallet.js'
import { addressSchema, base64Schema, listSchema, sentSchema, signatureSchema } from './response-schemas.js'
import type { BitcoinWallet } from './wallet.js'

const signedSchema = z.object({ hex: base64Schema, txid: z.optional(sentSchema) })
const signedMessageSchema = z.object({
  signature: signatureSchema,
  address: z.catch(z.optional(addressSchema), undefined),
})
const ACCOUNT_INDEX = /^m\/\d+['h]\/\d+['h]\/(\d+)['h]/i

/** Makes the wallet. */
export function leatherWallet(handle: unknown): BitcoinWallet {
  async function ask<T>(method: string, params: unknown, schema: z.ZodMiniType<T>): Promise<T> {
    return parseResponse(method, schema, await requestResult(handle, method, params))
  }
  let network: string | undefined
  let opened: readonly BitcoinAccount[] = []
  const accountOf = (address: string | undefined) => {
    const path = opened.find((account) => account.address === address)?.path
    const index = path && ACCOUNT_INDEX.exec(path)?.[1]
    return index ? { account: Number(index) } : {}
  }

  return {
    async connect(caipNetworkId, fitting) {
      const asked = chainOf(caipNetworkId)?.standard
      const schema = z.object({ addresses: listSchema })
      const { addresses } = await ask('getAddresses', asked ? { network: asked } : undefined, schema)
      const accounts = readAccounts(addresses)
      const [first] = accounts
      const chain = first && fitting(first.address)
      network = chain?.standard
      opened = accounts
      return { accounts, networks: chain ? [chain.caipNetworkId] : [] }
    },

    async signMessage({ address, message }) {
      const paymentType = isTaproot(address) ? 'p2tr' : 'p2wpkh'
      const params = { message, paymentType, network, ...accountOf(address) }
      const { signature, address: signer = address } = await ask('signMessage', params, signedMessageSchema)
      if (signer !== address) throw new WalletRequestError('The wallet signed with another account')
      return signature
    },

    sendTransfer({ recipient, amount, from }) {
      const recipients = [{ address: recipient, amount: amount.toString() }]
      return ask('sendTransfer', { recipients, network, ...accountOf(from) }, sentSchema)
    },

    sendsPsbts: true,
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const sighashes = [...new Set(signInputs.flatMap(({ sighashTypes }) => sighashTypes ?? []))]
      const params = {
        hex: toHex(bytesOf(psbt) ?? new Uint8Array()),
        signAtIndex: signInputs.map(({ index }) => index),
        broadcast,
        network,
        ...accountOf(signInputs[0]?.address),
        ...(sighashes.length > 0 && { allowedSighash: sighashes }),
      }
      const { hex, txid } = await ask('signPsbt', params, signedSchema)
      return { psbt: hex, txid }
    },
  }
}
