/**
 * Who a typed receiver is: an address as it stands, else the address of a name. A file of its own, since the schemas behind
 * it are loaded at the first need.
 *
 * In      text, token   as typed; what is to be sent
 * Out     what the form holds of the receiver: valid or invalid. A name is looked up in its normal form and one that has none
 *         is refused, as is what hides characters. A form of other apps is filled in whole: the text becomes the bare address
 *         or name, and token and amount those that are asked for. One that nobody has, or that has no address here, is invalid. An address on Ethereum alone is to be
 *         confirmed, and is refused where it is a contract's that is not here
 * Throws  what the service's client and the adapter throw when they cannot say
 * Source  spec R-SEND-08 to 10, R-NAME-01, R-NAME-24, R-NAME-25, R-NAME-27, R-SEND-75, R-SEND-76, R-SEND-80 to 84, R-SEND-129, R-SEND-152; security design §8 (receivers)
 */
import { isApiError, lookUpName, NameError, type TokenBalance } from '@bowline/api-client'
import type { Network } from '../../base/networks/network.js'
import type { ReadReceiverParams, ReceiverKind } from '../../core/adapter/adapter.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { NO_IDENTITY, toDisplayIdentity } from '../../wallets/account/identity.js'
import { lookUpIdentity } from '../../wallets/account/look-up-identity.js'
import { readReceiverName } from '../../wallets/account/receiver-name.js'
import { findContractOnOtherNetwork, isContractOfEthereum } from './find-contract-on-other-network.js'
import { addressOfName, type NamedAddress } from './name-address.js'
import { tokenAddressOf } from './send-tokens.js'
import type { SendFields } from './state.js'

const NOT_FOUND = 404

type Found = Partial<SendFields> & Pick<SendFields, 'receiverStatus'>

const INVALID: Found = { receiverStatus: 'invalid', receiverAddress: undefined, receiverKind: undefined }
const OF_ANOTHER_CONTRACT: Found = { ...INVALID, receiverFault: { reason: 'contract-elsewhere' } }

/** Characters that draw nothing, or turn others round. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{DI}]/u
/** What stands in forms of other apps and around addresses in sentences, and in no address or name. */
const FORM_OF_OTHERS = /[:/@?]|^(?:0X|["'`“”„‘’«»‹›<([])|["'`“”‘’«»‹›>)\].,;!]$/

/** Finds out who the receiver is. */
export async function resolveReceiver(kit: Kit, text: string, token: TokenBalance | undefined): Promise<Found> {
  const network = selectActiveNetwork(kit.store.get())
  if (!network) return INVALID
  const typed = text.trim()
  if (HIDDEN.test(typed)) return { ...INVALID, receiverFault: { reason: 'hidden' } }
  if (!FORM_OF_OTHERS.test(typed)) return resolvePlain(kit, typed, network, token)
  const { resolvePaymentRequest } = await import('../recipients/resolve-payment-request.js')
  const asked = resolvePaymentRequest(kit, typed, network)
  if (!asked) return INVALID
  if ('reason' in asked) return { ...INVALID, receiverFault: asked }
  const { receiver, amount } = asked
  const found = await resolvePlain(kit, receiver, network, asked.token ?? token)
  if (found.receiverStatus !== 'valid') return found
  return {
    ...found,
    receiverText: receiver,
    ...(asked.token && { token: asked.token }),
    requestedAmount: amount,
    ...(amount !== undefined && { sendTokenAmount: amount, isMax: false }),
  }
}

/** An address or a name as it stands. */
async function resolvePlain(
  kit: Kit,
  typed: string,
  network: Network,
  token: TokenBalance | undefined,
): Promise<Found> {
  const tokenAddress = token && tokenAddressOf(token)
  const found = await valid(kit, { address: typed, network, tokenAddress })
  if (found) return found
  const { findAddressNetwork } = await import('../recipients/resolve-payment-request.js')
  const receiverFault = findAddressNetwork(kit, typed, network)
  if (receiverFault) return { ...INVALID, receiverFault }
  const name = isSupportedOn('names', network.chainNamespace) ? readReceiverName(typed) : undefined
  if (name === undefined) return INVALID
  const owner = await ownerOf(kit, name, network)
  const resolved = owner && (await valid(kit, { address: owner.address, network, tokenAddress }))
  if (!resolved) return INVALID
  const { address, avatar, isElsewhere } = owner
  if (isElsewhere && (await isContractOfEthereum(kit, address, network))) return OF_ANOTHER_CONTRACT
  return {
    ...resolved,
    receiverProfileName: name,
    receiverProfileImageUrl: avatar ?? undefined,
    isNameElsewhere: isElsewhere,
  }
}

/** The picture of a receiver whose name told none. */
export async function findPicture(kit: Kit, found: Partial<SendFields>): Promise<Partial<SendFields>> {
  const { receiverAddress: address, receiverProfileName, receiverProfileImageUrl } = found
  if (address === undefined || receiverProfileName === undefined) return {}
  if (receiverProfileImageUrl !== undefined) return {}
  const { avatar } = await lookUpIdentity(kit, { address, network: selectActiveNetwork(kit.store.get()) })
  return avatar === null || avatar === undefined ? {} : { receiverProfileImageUrl: avatar }
}

/** Of an address that was typed: the network that has a contract there, where this one has none. */
export async function findContract(kit: Kit, found: Partial<SendFields>): Promise<Partial<SendFields>> {
  const { receiverAddress, receiverProfileName } = found
  const network = selectActiveNetwork(kit.store.get())
  if (receiverAddress === undefined || receiverProfileName !== undefined || !network) return {}
  const name = await findContractOnOtherNetwork(kit, receiverAddress, network)
  // What was found of the address before, for another token, holds where a node is silent now.
  return name === undefined ? {} : { contractElsewhere: name }
}

async function valid(kit: Kit, params: ReadReceiverParams): Promise<Found | undefined> {
  const kind: ReceiverKind | undefined = await kit.adapters
    .get(params.network.chainNamespace)
    ?.inspectRecipient?.(params)
  if (kind === undefined || kind === 'invalid') return undefined
  return { receiverStatus: 'valid', receiverAddress: params.address, receiverKind: kind }
}

type Owner = NamedAddress & { readonly avatar: string | null }

async function ownerOf(kit: Kit, name: string, { caipNetworkId, id }: Network): Promise<Owner | undefined> {
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  try {
    const { addresses, attributes } = await lookUpName(await kit.api(), { network, name, signal: kit.lifetime() })
    const owner = addressOfName(addresses, Number(id))
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
