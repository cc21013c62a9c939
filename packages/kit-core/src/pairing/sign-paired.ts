/**
 * Asks a paired wallet to sign a text, each family in its own way, and reads such questions and answers back.
 *
 * In      namespace      family of the account
 *         caipNetworkId  network the wallet is asked on
 * Out     signPaired     eip155 hex · solana base58 · bip122 base64 · polkadot hex · cosmos base64
 *         askedText      what a request asks to be signed; undefined where it asks for something else
 *         signatureIn    of an answer; undefined where it holds none
 * Throws  WalletRequestError for an answer without a signature; otherwise what the session rejects with
 * Source  EIP-191; ADR-36 for cosmos; the wallet methods of R-CONN-39
 */
import type { SignMessageParams } from '../adapter/adapter.js'
import { WalletRequestError } from '../adapter/errors.js'
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { decodeBase58, decodeHex, encodeBase58, encodeBase64, encodeHex, hexToBase64 } from './encodings.js'
import { property } from './provider-shape.js'
import type { PairedSession } from './transport.js'

type Form = {
  readonly method: string
  readonly params: (address: string, message: string) => unknown
  readonly textOf: (params: unknown) => unknown
  readonly read: (answer: unknown) => unknown
}

/** The longest text that is read back, as it is written in a request. */
const TEXT_MAX = 16_384

/** Asks for a signature. */
export async function signPaired(
  namespace: Namespace,
  session: PairedSession,
  caipNetworkId: CaipNetworkId,
  { address, message }: Pick<SignMessageParams, 'address' | 'message'>,
): Promise<string> {
  const { method, params } = FORMS[namespace]
  const answer = await session.request({ caipNetworkId, method, params: params(address, message) })
  const signature = signatureIn(namespace, answer)
  if (signature === undefined) throw new WalletRequestError('The wallet answered without a signature')
  return signature
}

/** Reads the signature of an answer. */
export function signatureIn(namespace: Namespace, answer: unknown): string | undefined {
  const signature = FORMS[namespace].read(answer)
  return typeof signature === 'string' && signature !== '' ? signature : undefined
}

/** Reads the text of a request. */
export function askedText(namespace: Namespace, name: string, params: unknown): string | undefined {
  const { method, textOf } = FORMS[namespace]
  const text = name === method ? textOf(params) : undefined
  return typeof text === 'string' && text.length <= TEXT_MAX ? text : undefined
}

const signatureOf = (answer: unknown) => property(answer, 'signature')
const messageOf = (params: unknown) => property(params, 'message')

const FORMS: Readonly<Record<Namespace, Form>> = {
  eip155: {
    method: 'personal_sign',
    params: (address, message) => [`0x${encodeHex(bytesOf(message))}`, address],
    textOf: (params) => decoded(Array.isArray(params) && params[0], decodeHex),
    read: (answer) => answer,
  },
  solana: {
    method: 'solana_signMessage',
    params: (address, message) => ({ message: encodeBase58(bytesOf(message)), pubkey: address }),
    textOf: (params) => decoded(messageOf(params), decodeBase58),
    read: signatureOf,
  },
  bip122: {
    method: 'signMessage',
    params: (address, message) => ({ account: address, address, message }),
    textOf: messageOf,
    read: (answer) => {
      const signature = signatureOf(answer)
      return typeof signature === 'string' ? (hexToBase64(signature) ?? signature) : undefined
    },
  },
  polkadot: {
    method: 'polkadot_signMessage',
    params: (address, message) => ({ address, message }),
    textOf: messageOf,
    read: signatureOf,
  },
  cosmos: {
    method: 'cosmos_signAmino',
    params: (address, message) => ({ signerAddress: address, signDoc: textDocument(address, message) }),
    textOf: () => undefined,
    read: (answer) => {
      const signature = signatureOf(answer)
      return typeof signature === 'string' ? signature : signatureOf(signature)
    },
  },
}

function decoded(text: unknown, decode: (text: string) => Uint8Array | undefined): string | undefined {
  const bytes = typeof text === 'string' && text.length <= TEXT_MAX ? decode(text) : undefined
  return bytes && new TextDecoder().decode(bytes)
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
