/**
 * Requests that resolve the recipient typed in the send form: an address, a name, or a text with more, such as a payment URI.
 * In its own file because the schemas it needs are loaded on first use.
 *
 * Throws  what the service client and the adapter throw when they cannot respond
 * Source  spec R-SEND-08 to 10, R-NAME-01, R-NAME-24, R-NAME-25, R-NAME-27, R-SEND-75, R-SEND-76, R-SEND-80 to 84, R-SEND-129,
 *         R-SEND-152; security design §8 (recipients)
 */

import { isApiError, lookUpName, NameError, type TokenBalance } from '@bowline/api-client'
import { isSupportedOn } from '../../base/caip/families.js'
import type { Network } from '../../base/networks/network.js'
import type { InspectRecipientParams, RecipientKind } from '../../core/adapter/transfer-checks.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { NO_IDENTITY, toDisplayIdentity } from '../../wallets/account/identity.js'
import { lookUpIdentity } from '../../wallets/account/look-up-identity.js'
import { parseRecipientName } from '../../wallets/account/recipient-name.js'
import { findContractOnOtherNetwork, isContractOnlyOnEthereum } from './find-contract-on-other-network.js'
import { type NamedAddress, selectNameAddress } from './name-address.js'
import { getBareTokenAddress } from './send-tokens.js'
import type { SendFields } from './state.js'

const NOT_FOUND = 404

type Found = Partial<SendFields> & Pick<SendFields, 'recipientStatus'>

const INVALID: Found = { recipientStatus: 'invalid', recipientAddress: undefined, recipientKind: undefined }
const OF_ANOTHER_CONTRACT: Found = { ...INVALID, recipientIssue: { reason: 'contract-elsewhere' } }

/** Characters that are invisible or change the text direction. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{DI}]/u
/** Characters of payment links and of punctuation around addresses; no address or name contains them. */
const LINK_CHARACTERS = /[:/@?]|^(?:0X|["'`“”„‘’«»‹›<([])|["'`“”‘’«»‹›>)\].,;!]$/

/**
 * Returns the recipient fields of the form, valid or invalid. A payment URI also sets token and amount, and its text is
 * replaced by the bare address or name. A name with an address on Ethereum only sets `isNameElsewhere`; it is invalid if that
 * address is a contract on Ethereum only. Text with hidden characters is invalid.
 */
export async function resolveRecipient(kit: Kit, text: string, token: TokenBalance | undefined): Promise<Found> {
  const network = selectActiveNetwork(kit.store.get())
  if (!network) return INVALID
  const typed = text.trim()
  if (HIDDEN.test(typed)) return { ...INVALID, recipientIssue: { reason: 'hidden' } }
  if (!LINK_CHARACTERS.test(typed)) return resolvePlain(kit, typed, network, token)
  const { resolvePaymentRequest } = await import('./resolve-payment-request.js')
  const parsed = resolvePaymentRequest(kit, typed, network)
  if (!parsed) return INVALID
  if ('reason' in parsed) return { ...INVALID, recipientIssue: parsed }
  const { recipient, amount } = parsed
  const found = await resolvePlain(kit, recipient, network, parsed.token ?? token)
  if (found.recipientStatus !== 'valid') return found
  return {
    ...found,
    recipientText: recipient,
    ...(parsed.token && { token: parsed.token }),
    requestedAmount: amount,
    ...(amount !== undefined && { sendTokenAmount: amount, isMax: false }),
  }
}

/** Resolves plain text: an address, else a name. */
async function resolvePlain(
  kit: Kit,
  typed: string,
  network: Network,
  token: TokenBalance | undefined,
): Promise<Found> {
  const tokenAddress = token && getBareTokenAddress(token)
  const found = await valid(kit, { address: typed, network, tokenAddress })
  if (found) return found
  const { findAddressNetwork } = await import('./resolve-payment-request.js')
  const recipientIssue = findAddressNetwork(kit, typed, network)
  if (recipientIssue) return { ...INVALID, recipientIssue }
  const name = isSupportedOn('names', network.chainNamespace) ? parseRecipientName(typed) : undefined
  if (name === undefined) return INVALID
  const owner = await ownerOf(kit, name, network)
  const resolved = owner && (await valid(kit, { address: owner.address, network, tokenAddress }))
  if (!resolved) return INVALID
  const { address, avatar, isElsewhere } = owner
  if (isElsewhere && (await isContractOnlyOnEthereum(kit, address, network))) return OF_ANOTHER_CONTRACT
  return {
    ...resolved,
    recipientProfileName: name,
    recipientProfileImageUrl: avatar ?? undefined,
    isNameElsewhere: isElsewhere,
  }
}

/** Field with the avatar of a resolved name, if the name lookup returned none; empty for an address or without an avatar. */
export async function fetchRecipientAvatar(kit: Kit, found: Partial<SendFields>): Promise<Partial<SendFields>> {
  const { recipientAddress: address, recipientProfileName, recipientProfileImageUrl } = found
  if (address === undefined || recipientProfileName === undefined) return {}
  if (recipientProfileImageUrl !== undefined) return {}
  const { avatar } = await lookUpIdentity(kit, { address, network: selectActiveNetwork(kit.store.get()) })
  return avatar === null || avatar === undefined ? {} : { recipientProfileImageUrl: avatar }
}

/** For a typed address, not a name: field with another network that has a contract there, if this network has none; else empty. */
export async function fetchOtherNetworkContract(kit: Kit, found: Partial<SendFields>): Promise<Partial<SendFields>> {
  const { recipientAddress, recipientProfileName } = found
  const network = selectActiveNetwork(kit.store.get())
  if (recipientAddress === undefined || recipientProfileName !== undefined || !network) return {}
  const name = await findContractOnOtherNetwork(kit, recipientAddress, network)
  // Keeps an earlier result for this address (from another token) when a node does not respond now.
  return name === undefined ? {} : { contractElsewhere: name }
}

async function valid(kit: Kit, params: InspectRecipientParams): Promise<Found | undefined> {
  const kind: RecipientKind | undefined = await kit.adapters
    .get(params.network.chainNamespace)
    ?.inspectRecipient?.(params)
  if (kind === undefined || kind === 'invalid') return undefined
  return { recipientStatus: 'valid', recipientAddress: params.address, recipientKind: kind }
}

type Owner = NamedAddress & { readonly avatar: string | null }

async function ownerOf(kit: Kit, name: string, { caipNetworkId, id }: Network): Promise<Owner | undefined> {
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  try {
    const { addresses, attributes } = await lookUpName(await kit.api(), { network, name, signal: kit.lifetime() })
    const owner = selectNameAddress(addresses, Number(id))
    const { avatar } = owner ? toDisplayIdentity(name, attributes[0]?.avatar) : NO_IDENTITY
    return owner && { ...owner, avatar }
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

function isUnknown(error: unknown): boolean {
  const cause = error instanceof NameError ? error.cause : error
  return isApiError(cause, 'api/http') && cause.status === NOT_FOUND
}
