/**
 * A wallet that implements the API of sats-connect: `request(method, params)` with JSON-RPC responses. It reports
 * rejections as -32000.
 *
 * Source  sats-connect (wallet_connect, wallet_getAccount, wallet_getNetwork, getAccounts, getAddresses, signMessage,
 *         sendTransfer, signPsbt, wallet_changeNetwork, wallet_disconnect; events accountChange, networkChange,
 *         disconnect); spec R-ADPT-15, R-ADPT-16
 */
import { isKitError } from '@bowline/kit-core'
import { parseResponse, safeGet, subscribeToWallet } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { getChain, getNetworksByName } from '../chain/chains.js'
import { base64Schema, listSchema, parseValue, sentSchema, signatureSchema } from '../chain/response-schemas.js'
import { assertOpenedEntries, parseAccounts } from './accounts.js'
import { groupInputs } from './group-inputs.js'
import { METHOD_NOT_FOUND, requestResult } from './request-wallet.js'
import type { BitcoinWallet, Opening, WalletChange } from './wallet.js'

const USER_REJECTION = -32000
/** Error code of sats-connect. */
const METHOD_NOT_SUPPORTED = -32001
const PURPOSES = ['payment', 'ordinals', 'stacks'] as const
const EVENTS = ['accountChange', 'networkChange', 'disconnect'] as const
/** Methods that do not prompt the user, and where their responses hold the network. */
const NETWORK_METHODS: readonly (readonly [method: string, read: (response: unknown) => unknown])[] = [
  ['wallet_getAccount', (response) => safeGet(response, 'network')],
  ['wallet_getNetwork', (response) => response],
]
const signedSchema = v.object({ psbt: base64Schema, txid: v.optional(sentSchema) })

/** Creates the wallet. */
export function satsConnectWallet(source: unknown): BitcoinWallet {
  const request = (method: string, params: unknown) =>
    requestResult(source, method, params, [USER_REJECTION]).catch((error: unknown) => {
      const isUnsupported = error instanceof WalletRequestError && error.walletCode === METHOD_NOT_SUPPORTED
      throw isUnsupported ? new WalletRequestError(error.message, METHOD_NOT_FOUND, error) : error
    })

  async function requestParsed<T>(method: string, params: unknown, schema: v.GenericSchema<unknown, T>): Promise<T> {
    return parseResponse(method, v.parser(schema), await request(method, params))
  }

  /** Tries the newest method first. A wallet that does not know it does not prompt the user, so the next is tried. */
  async function connect(): Promise<Opening> {
    const message = 'Connect your wallet'
    try {
      return toOpening(await request('wallet_connect', { addresses: [...PURPOSES], message }))
    } catch (error) {
      if (!isMethodMissing(error)) throw error
    }
    try {
      return toOpening(await request('getAccounts', { purposes: [...PURPOSES], message }))
    } catch (error) {
      if (!isMethodMissing(error)) throw error
    }
    return toOpening(await request('getAddresses', { purposes: [...PURPOSES], message }))
  }

  async function restore(): Promise<Opening | undefined> {
    try {
      const response = await request('wallet_getAccount', null)
      assertOpenedEntries('wallet_getAccount', addressesIn(response))
      const opening = toOpening(response)
      return opening.accounts.length > 0 ? opening : undefined
    } catch (error) {
      if (isDenied(error)) return undefined
      throw error
    }
  }

  async function networks(): Promise<Opening['networks']> {
    for (const [method, read] of NETWORK_METHODS) {
      try {
        const reported = toNetworks(read(await request(method, null)))
        if (reported.length > 0) return reported
      } catch (error) {
        if (!isMethodMissing(error) && !isDenied(error)) throw error
      }
    }
    return []
  }

  return {
    connect,
    restore,
    networks,
    disconnect: async () => void (await request('wallet_disconnect', null)),

    async switchNetwork(caipNetworkId) {
      await request('wallet_changeNetwork', { name: getChain(caipNetworkId)?.satsConnect })
      return restore()
    },

    async signMessage({ address, message, protocol }) {
      const params = { address, message, ...(protocol && { protocol: protocol.toUpperCase() }) }
      return requestParsed('signMessage', params, signatureSchema)
    },

    sendTransfer: ({ recipient, amount }) =>
      requestParsed('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] }, sentSchema),

    sendsPsbts: true,
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const groups = groupInputs(signInputs)
      const inputs = new Map<string, number[]>()
      for (const { address, indexes } of groups) inputs.set(address, [...(inputs.get(address) ?? []), ...indexes])
      const [sighash, ...others] = new Set(groups.map((group) => group.sighash))
      const params = {
        psbt,
        signInputs: Object.fromEntries(inputs),
        broadcast,
        ...(sighash !== undefined && others.length === 0 && { allowedSignHash: sighash }),
      }
      return requestParsed('signPsbt', params, signedSchema)
    },

    onChange(listener) {
      const stops = EVENTS.map((eventName) =>
        listen(source, eventName, (data) => void toChange(eventName, data).then(listener)),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }

  /** If the wallet does not respond, it is still connected, and what its event reported is used. */
  async function toChange(eventName: string, data: unknown): Promise<WalletChange> {
    if (eventName === 'disconnect') return 'ended'
    const reportedNetworks = toNetworks(data)
    try {
      const opening = await restore()
      if (opening === undefined) return 'ended'
      return opening.networks.length > 0 ? opening : { ...opening, networks: reportedNetworks }
    } catch {
      const { accounts } = toOpening(data)
      return { ...(accounts.length > 0 && { accounts }), networks: reportedNetworks }
    }
  }
}

function isMethodMissing(error: unknown): boolean {
  return isKitError(error) && error instanceof WalletRequestError && error.walletCode === METHOD_NOT_FOUND
}

/** In sats-connect, the code that elsewhere means a pending request means denied access. */
function isDenied(error: unknown): boolean {
  return isKitError(error, 'wallet/request-pending')
}

/** Parses a list of addresses, or an object with addresses and the network. */
function toOpening(response: unknown): Opening {
  const accounts = parseAccounts(parseValue(listSchema, addressesIn(response)) ?? [])
  return { accounts, networks: toNetworks(safeGet(response, 'network')) }
}

const addressesIn = (response: unknown) => safeGet(response, 'addresses') ?? response

/** Networks are reported by chain family, or as the name of the Bitcoin one only. */
function toNetworks(network: unknown): Opening['networks'] {
  const bitcoin = typeof network === 'string' ? network : safeGet(network, 'bitcoin')
  return getNetworksByName('satsConnect', safeGet(bitcoin, 'name') ?? bitcoin)
}

/** Current wallets take `{ eventName, cb }`; older ones take two arguments. */
function listen(source: unknown, eventName: string, cb: (data: unknown) => void): () => void {
  const add = safeGet(source, 'addListener')
  const isOld = typeof add === 'function' && add.length > 1
  return subscribeToWallet(source, 'addListener', ...(isOld ? [eventName, cb] : [{ eventName, cb }]))
}
