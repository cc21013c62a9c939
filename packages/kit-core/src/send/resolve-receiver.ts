/**
 * Who a typed receiver is: an address as it stands, else the address of a name. A file of its own, since the schemas behind
 * it are loaded at the first need.
 *
 * In      text, token   as typed; what is to be sent
 * Out     what the form holds of the receiver: valid or invalid. A name is looked up in its normal form and one that has none
 *         is refused; one that nobody has, or that has no address here, is invalid
 * Throws  what the service's client throws when it cannot say
 * Source  spec R-SEND-08 to 10, R-NAME-01, R-NAME-24, R-NAME-25, R-NAME-27; ENSIP-11; security design §8 (receivers)
 */
import { isApiError, lookUpName, NameError, type TokenBalance } from '@bowline/api-client'
import { NO_IDENTITY, shownIdentity } from '../account/identity.js'
import { lookUpIdentity } from '../account/look-up-identity.js'
import type { ReadReceiverParams, ReceiverKind } from '../adapter/adapter.js'
import { isSupportedOn } from '../config/namespace-support.js'
import { readNetworkOfData } from '../config/supported-chains.js'
import type { Kit } from '../kit.js'
import { EVM_COIN_BIT } from '../names/coin-type.js'
import type { Network } from '../network/network.js'
import { selectActiveNetwork } from '../network/select-network.js'
import { readReceiverName } from './receiver-name.js'
import { tokenAddressOf } from './send-tokens.js'
import type { SendFields } from './state.js'

const NOT_FOUND = 404
const ETHER_COIN = 60

type Found = Partial<SendFields> & Pick<SendFields, 'receiverStatus'>

const INVALID: Found = { receiverStatus: 'invalid', receiverAddress: undefined, receiverKind: undefined }

/** Finds out who the receiver is. */
export async function resolveReceiver(kit: Kit, text: string, token: TokenBalance | undefined): Promise<Found> {
  const network = selectActiveNetwork(kit.store.get())
  if (!network) return INVALID
  const tokenAddress = token && tokenAddressOf(token)
  const typed = text.trim()
  const found = await valid(kit, { address: typed, network, tokenAddress })
  if (found) return found
  const name = isSupportedOn('names', network.chainNamespace) ? readReceiverName(typed) : undefined
  if (name === undefined) return INVALID
  const owner = await ownerOf(kit, name, network)
  const resolved = owner && (await valid(kit, { address: owner.address, network, tokenAddress }))
  if (!resolved) return INVALID
  return { ...resolved, receiverProfileName: name, receiverProfileImageUrl: owner.avatar ?? undefined }
}

/** The picture of a receiver whose name told none. */
export async function findPicture(kit: Kit, found: Partial<SendFields>): Promise<string | undefined> {
  const { receiverAddress: address, receiverProfileName, receiverProfileImageUrl } = found
  if (address === undefined || receiverProfileName === undefined) return undefined
  if (receiverProfileImageUrl !== undefined) return undefined
  const { avatar } = await lookUpIdentity(kit, { address, network: selectActiveNetwork(kit.store.get()) })
  return avatar ?? undefined
}

async function valid(kit: Kit, params: ReadReceiverParams): Promise<Found | undefined> {
  const kind: ReceiverKind | undefined = await kit.adapters.get(params.network.chainNamespace)?.readReceiver?.(params)
  if (kind === undefined || kind === 'invalid') return undefined
  return { receiverStatus: 'valid', receiverAddress: params.address, receiverKind: kind }
}

async function ownerOf(
  kit: Kit,
  name: string,
  { caipNetworkId, id }: Network,
): Promise<{ address: string; avatar: string | null } | undefined> {
  const network = await readNetworkOfData(kit, caipNetworkId)
  try {
    const { addresses, attributes } = await lookUpName(await kit.api(), { network, name, signal: kit.lifetime() })
    const ofChain = addresses[String(EVM_COIN_BIT + Number(id))]
    const owner =
      Number(id) === 1 ? (addresses[String(ETHER_COIN)] ?? ofChain) : (ofChain ?? addresses[String(ETHER_COIN)])
    const { avatar } = owner ? shownIdentity(name, attributes[0]?.avatar) : NO_IDENTITY
    return owner && { address: owner.address, avatar }
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

function isUnknown(error: unknown): boolean {
  const cause = error instanceof NameError ? error.cause : error
  return isApiError(cause, 'api/http') && cause.status === NOT_FOUND
}
