/**
 * Requests a signature of a text from a paired wallet, with each namespace's method.
 *
 * In      namespace      namespace of the account
 *         caipNetworkId  network of the request
 * Out     eip155 hex · solana base58 · bip122 base64 · polkadot hex · cosmos base64
 * Throws  WalletRequestError for a response without a signature; otherwise what the session rejects with
 * Source  EIP-191; ADR-36 for cosmos; the wallet methods of R-CONN-39
 */

import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { SignMessageParams } from '../../core/adapter/signing.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { encodeBase58, encodeBase64, encodeHex, hexToBase64 } from './encodings.js'

type Form = {
  readonly method: string
  readonly params: (address: string, message: string) => unknown
  readonly read: (response: unknown) => unknown
}

export async function signPaired(
  namespace: Namespace,
  session: PairedSession,
  caipNetworkId: CaipNetworkId,
  { address, message }: Pick<SignMessageParams, 'address' | 'message'>,
): Promise<string> {
  const form = FORMS[namespace]
  const response =
    form && (await session.request({ caipNetworkId, method: form.method, params: form.params(address, message) }))
  const signature = parseSignature(namespace, response)
  if (signature === undefined) throw new WalletRequestError('The wallet returned no signature')
  return signature
}

/** Returns the signature of a response; undefined if it contains none. */
export function parseSignature(namespace: Namespace, response: unknown): string | undefined {
  const signature = FORMS[namespace]?.read(response)
  return typeof signature === 'string' && signature !== '' ? signature : undefined
}

const signatureOf = (response: unknown) => safeGet(response, 'signature')

/** Only the universal adapter signs this way; an adapter signs by its own code. */
const FORMS: Readonly<Partial<Record<Namespace, Form>>> = {
  eip155: {
    method: 'personal_sign',
    params: (address, message) => [`0x${encodeHex(bytesOf(message))}`, address],
    read: (response) => response,
  },
  solana: {
    method: 'solana_signMessage',
    params: (address, message) => ({ message: encodeBase58(bytesOf(message)), pubkey: address }),
    read: signatureOf,
  },
  bip122: {
    method: 'signMessage',
    params: (address, message) => ({ account: address, address, message }),
    read: (response) => {
      const signature = signatureOf(response)
      return typeof signature === 'string' ? (hexToBase64(signature) ?? signature) : undefined
    },
  },
  polkadot: {
    method: 'polkadot_signMessage',
    params: (address, message) => ({ address, message }),
    read: signatureOf,
  },
  cosmos: {
    method: 'cosmos_signAmino',
    params: (address, message) => ({ signerAddress: address, signDoc: textDocument(address, message) }),
    read: (response) => {
      const signature = signatureOf(response)
      return typeof signature === 'string' ? signature : signatureOf(signature)
    },
  },
}

/** ADR-36: a transaction that does nothing and cannot be sent to any chain. */
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
