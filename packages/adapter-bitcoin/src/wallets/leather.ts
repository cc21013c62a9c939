/**
 * The Leather wallet: JSON-RPC over `request`, PSBTs as hex, amounts as text. Every request prompts the user, even the one for
 * addresses, so it is not restored. It uses its current account unless a request names one by its index.
 *
 * Source  Leather's RPC (getAddresses, signMessage, sendTransfer, signPsbt); spec R-ADPT-15, R-ADPT-16, R-ADPT-99, R-CONN-108
 */

import { parseResponse } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { lenientOptional } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { isTaproot } from '../chain/address.js'
import { getChain } from '../chain/chains.js'
import { decodeBytes, toHex } from '../chain/encode.js'
import { addressSchema, base64Schema, listSchema, sentSchema, signatureSchema } from '../chain/response-schemas.js'
import type { BitcoinAccount } from '../provider/bitcoin-provider.js'
import { parseAccounts } from './accounts.js'
import { requestResult } from './request-wallet.js'
import type { BitcoinWallet } from './wallet.js'

const signedSchema = v.object({ hex: base64Schema, txid: v.optional(sentSchema) })
const signedMessageSchema = v.object({
  signature: signatureSchema,
  address: lenientOptional(addressSchema),
})
const ACCOUNT_INDEX = /^m\/\d+['h]\/\d+['h]\/(\d+)['h]/i

/** Creates the wallet. */
export function leatherWallet(source: unknown): BitcoinWallet {
  async function request<T>(method: string, params: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> {
    return parseResponse(method, v.parser(schema), await requestResult(source, method, params))
  }
  let network: string | undefined
  let opened: readonly BitcoinAccount[] = []
  const getAccountIndex = (address: string | undefined) => {
    const path = opened.find((account) => account.address === address)?.path
    const index = path && ACCOUNT_INDEX.exec(path)?.[1]
    return index ? { account: Number(index) } : {}
  }

  return {
    async connect(caipNetworkId, inferChain) {
      const requestedNetwork = getChain(caipNetworkId)?.standard
      const schema = v.object({ addresses: listSchema })
      const { addresses } = await request(
        'getAddresses',
        requestedNetwork ? { network: requestedNetwork } : undefined,
        schema,
      )
      const accounts = parseAccounts(addresses)
      const [first] = accounts
      const chain = first && inferChain(first.address)
      network = chain?.standard
      opened = accounts
      return { accounts, networks: chain ? [chain.caipNetworkId] : [] }
    },

    async signMessage({ address, message }) {
      const paymentType = isTaproot(address) ? 'p2tr' : 'p2wpkh'
      const params = { message, paymentType, network, ...getAccountIndex(address) }
      const { signature, address: signer = address } = await request('signMessage', params, signedMessageSchema)
      if (signer !== address) throw new WalletRequestError('The wallet signed with another account')
      return signature
    },

    sendTransfer({ recipient, amount, from }) {
      const recipients = [{ address: recipient, amount: amount.toString() }]
      return request('sendTransfer', { recipients, network, ...getAccountIndex(from) }, sentSchema)
    },

    sendsPsbts: true,
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const sighashes = [...new Set(signInputs.flatMap(({ sighashTypes }) => sighashTypes ?? []))]
      const params = {
        hex: toHex(decodeBytes(psbt) ?? new Uint8Array()),
        signAtIndex: signInputs.map(({ index }) => index),
        broadcast,
        network,
        ...getAccountIndex(signInputs[0]?.address),
        ...(sighashes.length > 0 && { allowedSighash: sighashes }),
      }
      const { hex, txid } = await request('signPsbt', params, signedSchema)
      return { psbt: hex, txid }
    },
  }
}
