/**
 * Asks a paired wallet to sign a text, each family in its own way.
 *
 * In      namespace      family of the account
 *         caipNetworkId  network the wallet is asked on
 * Out     eip155 hex · solana base58 · bip122 base64 · polkadot hex · cosmos base64
 * Throws  WalletRequestError for an answer without a signature; otherwise what the session rejects with
 * Source  EIP-191; ADR-36 for cosmos; the wallet methods of R-CONN-39
 */
import type { SignMessageParams } from '../adapter/adapter.js'
import { WalletRequestError } from '../adapter/errors.js'
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { encodeBase58, encodeBase64, encodeHex, hexToBase64 } from './encodings.js'
import { property } from './provider-shape.js'
import type { PairedSession } from './transport.js'

type Ask = { readonly method: string; readonly params: unknown; readonly read: (answer: unknown) => unknown }

/** Asks for a signature. */
export async function signPaired(
  namespace: Namespace,
  session: PairedSession,
  caipNetworkId: CaipNetworkId,
  { address, message }: Pick<SignMessageParams, 'address' | 'message'>,
): Promise<string> {
  const { method, params, read } = ASKS[namespace](address, message)
  const signature = read(await session.request({ caipNetworkId, method, params }))
  if (typeof signature !== 'string' || signature === '') {
    throw new WalletRequestError('The wallet answered without a signature')
  }
  return signature
}

const signatureOf = (answer: unknown) => property(answer, 'signature')

const ASKS: Readonly<Record<Namespace, (address: string, message: string) => Ask>> = {
  eip155: (address, message) => ({
    method: 'personal_sign',
    params: [`0x${encodeHex(bytesOf(message))}`, address],
    read: (answer) => answer,
  }),
  solana: (address, message) => ({
    method: 'solana_signMessage',
    params: { message: encodeBase58(bytesOf(message)), pubkey: address },
    read: signatureOf,
  }),
  bip122: (address, message) => ({
    method: 'signMessage',
    params: { account: address, address, message },
    read: (answer) => {
      const signature = signatureOf(answer)
      return typeof signature === 'string' ? (hexToBase64(signature) ?? signature) : undefined
    },
  }),
  polkadot: (address, message) => ({
    method: 'polkadot_signMessage',
    params: { address, message },
    read: signatureOf,
  }),
  cosmos: (address, message) => ({
    method: 'cosmos_signAmino',
    params: { signerAddress: address, signDoc: textDocument(address, message) },
    read: (answer) => {
      const signature = signatureOf(answer)
      return typeof signature === 'string' ? signature : signatureOf(signature)
    },
  }),
}

/** ADR-36: a transaction that does nothing and can be sent nowhere. */
function textDocument(signer: string, message: string): unknown {
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: encodeBase64(bytesOf(message)) } }],
    memo: '',
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
