/**
 * A wallet that answers as the sats-connect library asks: `request(method, params)`, JSON-RPC answers, refusals as -32000.
 *
 * Source  sats-connect (wallet_connect, wallet_getAccount, wallet_getNetwork, getAccounts, getAddresses, signMessage, sendTransfer, signPsbt,
 *         wallet_changeNetwork, wallet_disconnect; events accountChange, networkChange, disconnect); spec R-ADPT-15, R-ADPT-16
 */
import { isKitError, WalletRequestError } from '@bowline/kit-core'
import { parseResponse, safeGet, subscribeToWallet } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { chainOf, namedNetworks } from '../chain/chains.js'
import { openedEntries, readAccounts } from './accounts.js'
import { groupInputs } from './group-inputs.js'
import { METHOD_NOT_FOUND, requestResult } from './request-wallet.js'
import { base64Schema, listSchema, parseAnswer, sentSchema, signatureSchema } from './response-schemas.js'
import type { BitcoinWallet, Opening, WalletChange } from './wallet.js'

const USER_REJECTION = -32000
/** Of sats-connect itself. */
const METHOD_NOT_SUPPORTED = -32001
const PURPOSES = ['payment', 'ordinals', 'stacks'] as const
const EVENTS = ['accountChange', 'networkChange', 'disconnect'] as const
/** Methods that ask nobody, and where their answers hold the network. */
const WAYS_TO_SAY: readonly (readonly [method: string, read: (answer: unknown) => unknown])[] = [
  ['wallet_getAccount', (answer) => safeGet(answer, 'network')],
  ['wallet_getNetwork', (answer) => answer],
]
const signedSchema = z.object({ psbt: base64Schema, txid: z.optional(sentSchema) })

/** Makes the wallet. */
export function satsConnectWallet(handle: unknown): BitcoinWallet {
  const request = (method: string, params: unknown) =>
    requestResult(handle, method, params, [USER_REJECTION]).catch((error: unknown) => {
      const isUnsupported = error instanceof WalletRequestError && error.walletCode === METHOD_NOT_SUPPORTED
      throw isUnsupported ? new WalletRequestError(error.message, METHOD_NOT_FOUND, error) : error
    })

  async function ask<T>(method: string, params: unknown, schema: z.ZodMiniType<T>): Promise<T> {
    return parseResponse(method, schema, await request(method, params))
  }

  /** The newest way first; a wallet that does not know it asks nobody, so the next is tried. */
  async function open(): Promise<Opening> {
    const message = 'Connect your wallet'
    try {
      return openingOf(await request('wallet_connect', { addresses: [...PURPOSES], message }))
    } catch (error) {
      if (!isNotOffered(error)) throw error
    }
    try {
      return openingOf(await request('getAccounts', { purposes: [...PURPOSES], message }))
    } catch (error) {
      if (!isNotOffered(error)) throw error
    }
    return openingOf(await request('getAddresses', { purposes: [...PURPOSES], message }))
  }

  async function restore(): Promise<Opening | undefined> {
    try {
      const answer = await request('wallet_getAccount', null)
      openedEntries('wallet_getAccount', addressesIn(answer))
      const opening = openingOf(answer)
      return opening.accounts.length > 0 ? opening : undefined
    } catch (error) {
      if (isDenied(error)) return undefined
      throw error
    }
  }

  async function networks(): Promise<Opening['networks']> {
    for (const [method, read] of WAYS_TO_SAY) {
      try {
        const told = networksOf(read(await request(method, null)))
        if (told.length > 0) return told
      } catch (error) {
        if (!isNotOffered(error) && !isDenied(error)) throw error
      }
    }
    return []
  }

  return {
    connect: open,
    restore,
    networks,
    disconnect: async () => void (await request('wallet_disconnect', null)),

    async switchNetwork(caipNetworkId) {
      await request('wallet_changeNetwork', { name: chainOf(caipNetworkId)?.satsConnect })
      return restore()
    },

    async signMessage({ address, message, protocol }) {
      const params = { address, message, ...(protocol && { protocol: protocol.toUpperCase() }) }
      return ask('signMessage', params, signatureSchema)
    },

    sendTransfer: ({ recipient, amount }) =>
      ask('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] }, sentSchema),

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
      return ask('signPsbt', params, signedSchema)
    },

    onChange(listener) {
      const stops = EVENTS.map((eventName) =>
        listen(handle, eventName, (data) => void changeOf(eventName, data).then(listener)),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }

  /** A wallet that cannot be asked has not ended; what its event said stands. */
  async function changeOf(eventName: string, data: unknown): Promise<WalletChange> {
    if (eventName === 'disconnect') return 'ended'
    const said = networksOf(data)
    try {
      const opening = await restore()
      if (opening === undefined) return 'ended'
      return opening.networks.length > 0 ? opening : { ...opening, networks: said }
    } catch {
      const { accounts } = openingOf(data)
      return { ...(accounts.length > 0 && { accounts }), networks: said }
    }
  }
}

function isNotOffered(error: unknown): boolean {
  return isKitError(error) && error instanceof WalletRequestError && error.walletCode === METHOD_NOT_FOUND
}

/** The code of a request that is open already is the one of access that is denied here. */
function isDenied(error: unknown): boolean {
  return isKitError(error, 'wallet/request-pending')
}

/** A list of addresses, or an object with one and the network. */
function openingOf(answer: unknown): Opening {
  const accounts = readAccounts(parseAnswer(listSchema, addressesIn(answer)) ?? [])
  return { accounts, networks: networksOf(safeGet(answer, 'network')) }
}

const addressesIn = (answer: unknown) => safeGet(answer, 'addresses') ?? answer

/** Networks are told of each chain family, or by Bitcoin's name alone. */
function networksOf(network: unknown): Opening['networks'] {
  const bitcoin = typeof network === 'string' ? network : safeGet(network, 'bitcoin')
  return namedNetworks('satsConnect', safeGet(bitcoin, 'name') ?? bitcoin)
}

/** Wallets take `{ eventName, cb }`; older ones the two apart. */
function listen(handle: unknown, eventName: string, cb: (data: unknown) => void): () => void {
  const add = safeGet(handle, 'addListener')
  const isOld = typeof add === 'function' && add.length > 1
  return subscribeToWallet(handle, 'addListener', ...(isOld ? [eventName, cb] : [{ eventName, cb }]))
}
