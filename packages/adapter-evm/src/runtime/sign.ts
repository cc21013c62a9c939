/**
 * Signs messages and typed data through the wallet.
 *
 * In      message      any text; sent as the hex of its UTF-8, so that text that looks like hex is signed as text
 *         typed data   EIP-712; integers may be bigint
 * Out     the signature, hex
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, WalletRequestError
 * Source  EIP-191, EIP-712; spec R-ADPT-02, R-ADPT-83
 */
import type { SignMessageParams, SignTypedDataParams } from '@bowline/kit-core'
import { stringify, stringToHex } from 'viem'
import type { ConnectorFinder } from './connector-finder.js'
import { requestWallet } from './request-wallet.js'
import { signatureSchema } from './response-schemas.js'
import { openProviderForAccount } from './wallet-session.js'

/** Requests the wallet to sign a text. Resolves to the signature. */
export async function signMessage(
  finder: ConnectorFinder,
  { connectorId, address, message }: SignMessageParams,
): Promise<string> {
  const provider = await openProviderForAccount(finder, { connectorId, address })
  return requestWallet(provider, { method: 'personal_sign', params: [stringToHex(message), address] }, signatureSchema)
}

/** Requests the wallet to sign typed data. Resolves to the signature. */
export async function signTypedData(finder: ConnectorFinder, params: SignTypedDataParams): Promise<string> {
  const { address, domain, types, primaryType, message } = params
  const provider = await openProviderForAccount(finder, params)
  const data = stringify({ domain, types: { EIP712Domain: domainType(domain), ...types }, primaryType, message })
  return requestWallet(provider, { method: 'eth_signTypedData_v4', params: [address, data] }, signatureSchema)
}

const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

function domainType(domain: SignTypedDataParams['domain']) {
  return DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined)
}
