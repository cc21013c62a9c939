/**
 * A Wallet Standard wallet with Bitcoin features. Signing requests name their network, so they need no switch first. For a wallet
 * that also implements sats-connect, the kit reads and switches the network and sends transfers through sats-connect. Without
 * `bitcoin:connect`, the kit uses such a wallet through sats-connect only.
 *
 * Source  Wallet Standard; bitcoin:connect, -signMessage, -signTransaction, -signAndSendTransaction; spec R-ADPT-15,
 *         R-ADPT-16, R-CONN-244, R-SIWX-60
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import {
  accountSupportsFeature,
  loadOnce,
  loadSilentRequests,
  safeGet,
  subscribeToWallet,
} from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { isAddressOn } from '../chain/address.js'
import { getChain, getNetworksByName } from '../chain/chains.js'
import { decodeBytes, toBase64 } from '../chain/encode.js'
import { bytesSchema, listSchema, parseValue, sentSchema, signatureSchema } from '../chain/response-schemas.js'
import { assertOpenedEntries, parseAccounts, parseOpenedEntries } from './accounts.js'
import { groupInputs } from './group-inputs.js'
import { callWallet, hasMethod, requestWallet } from './request-wallet.js'
import { satsConnectWallet } from './sats-connect.js'
import { getSighashName } from './sighash.js'
import type { BitcoinWallet, Opening } from './wallet.js'

/** EIP-1193 code: the app is not authorized, and the wallet got no request. */
const UNAUTHORIZED = 4100
const SIGN_MESSAGE = 'bitcoin:signMessage'
const PURPOSES = ['payment', 'ordinals'] as const
const signedSchema = v.object({ signedPsbt: bytesSchema })
const loadSilentRequest = loadOnce(async () => (await loadSilentRequests()).createSilentRequests<unknown>())

/** Creates the wallet. */
export function standardWallet(source: unknown): BitcoinWallet {
  const feature = (name: string) => safeGet(safeGet(source, 'features'), name)
  const sats = feature('sats-connect:')
  const provider = safeGet(sats, 'provider')
  const satsWallet = hasMethod(provider, 'request') ? satsConnectWallet(provider) : undefined
  if (feature('bitcoin:connect') === undefined && satsWallet) return satsWallet

  const walletChains = () => parseValue(listSchema, safeGet(source, 'chains')) ?? []
  const getAccounts = () => parseValue(listSchema, safeGet(source, 'accounts')) ?? []
  const opened = () => toOpening(getAccounts(), walletChains())
  const events = () => ['bitcoin:events', 'standard:events'].map(feature).find((known) => hasMethod(known, 'on'))
  const accountsNow = () => [...getAccounts(), ...latest]
  const getAccount = (address: string): unknown => {
    const account = accountsNow().find((known) => safeGet(known, 'address') === address)
    if (account === undefined) throw new WalletRequestError('The wallet hasn’t shared this account', UNAUTHORIZED)
    return account
  }
  let latest: readonly unknown[] = []

  return {
    async connect() {
      const response = await callWallet({
        owner: feature('bitcoin:connect'),
        name: 'connect',
        params: [{ purposes: [...PURPOSES] }],
      })
      latest = parseValue(listSchema, safeGet(response, 'accounts')) ?? []
      const opening = toOpening(latest, walletChains())
      return opening.accounts.length > 0 ? opening : opened()
    },

    async restore() {
      const owner = feature('standard:connect')
      if (opened().accounts.length === 0 && isObject(source) && hasMethod(owner, 'connect')) {
        const request = await loadSilentRequest()
        await request({
          wallet: source,
          send: () => callWallet({ owner, name: 'connect', params: [{ silent: true }] }),
          opened: () => opened().accounts[0],
          onChange: (listener) => subscribeToWallet(events(), 'on', 'change', listener),
        })
      }
      const opening = opened()
      assertOpenedEntries('accounts', filterBitcoin(getAccounts()))
      return opening.accounts.length > 0 ? opening : undefined
    },

    async networks() {
      const reported = (await satsWallet?.networks?.()) ?? []
      return reported.length > 0 ? reported : opened().networks
    },

    async disconnect() {
      const names = ['bitcoin:disconnect', 'standard:disconnect']
      const owner = names.map(feature).find((known) => hasMethod(known, 'disconnect'))
      if (owner !== undefined) await callWallet({ owner, name: 'disconnect' })
    },

    ...(satsWallet?.switchNetwork && {
      switchNetwork: async (caipNetworkId) => {
        await satsWallet.switchNetwork?.(caipNetworkId)
        return opened()
      },
    }),
    ...(satsWallet?.sendTransfer && { sendTransfer: satsWallet.sendTransfer }),

    canSign(address) {
      const account = accountsNow().find((known) => safeGet(known, 'address') === address)
      return hasMethod(feature(SIGN_MESSAGE), 'signMessage') && accountSupportsFeature(account, SIGN_MESSAGE)
    },
    async signMessage({ address, message, protocol }) {
      const params = [
        { account: getAccount(address), message: new TextEncoder().encode(message), ...(protocol && { protocol }) },
      ]
      const owner = feature(SIGN_MESSAGE)
      const [signed] = await requestWallet({ owner, name: 'signMessage', params }, listSchema)
      const signature = parseValue(signatureSchema, signed)
      if (signature === undefined) throw new WalletRequestError('The wallet returned no signature')
      return signature
    },

    sendsPsbts: feature('bitcoin:signTransaction') === undefined,
    async signPsbt({ psbt, signInputs, broadcast, caipNetworkId }) {
      const inputsToSign = groupInputs(signInputs).map(({ address, sighash, indexes }) => {
        const sigHash = getSighashName(sighash)
        return { account: getAccount(address), signingIndexes: indexes, ...(sigHash && { sigHash }) }
      })
      const chain = `bitcoin:${getChain(caipNetworkId)?.standard}`
      const params = [{ psbt: decodeBytes(psbt), inputsToSign, chain }]
      const signing = feature('bitcoin:signTransaction')
      if (signing === undefined && broadcast) {
        const owner = feature('bitcoin:signAndSendTransaction')
        const [sent] = await requestWallet({ owner, name: 'signAndSendTransaction', params }, listSchema)
        return { txid: parseValue(sentSchema, sent) }
      }
      const [response] = await requestWallet({ owner: signing, name: 'signTransaction', params }, listSchema)
      const signed = parseValue(signedSchema, response)
      if (signed === undefined) throw new WalletRequestError('The wallet returned no transaction')
      return { psbt: toBase64(signed.signedPsbt) }
    },

    onChange(listener) {
      const handleChange = (change: unknown) => {
        if (['accounts', 'chains', 'features'].every((key) => safeGet(change, key) === undefined)) return
        if (parseOpenedEntries('accounts', filterBitcoin(getAccounts())) === undefined) return
        const opening = opened()
        listener(opening.accounts.length > 0 ? opening : 'ended')
      }
      return subscribeToWallet(events(), 'on', 'change', handleChange)
    },
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function filterBitcoin(sources: readonly unknown[]): readonly unknown[] {
  return sources.filter((source) => {
    const chains = parseValue(listSchema, safeGet(source, 'chains')) ?? []
    return chains.length === 0 || toNetworks(chains).length > 0
  })
}

/**
 * Picks the Bitcoin accounts of a wallet that may have accounts of other chains. `walletChains`: the chains of the wallet itself.
 */
function toOpening(sources: readonly unknown[], walletChains: readonly unknown[]): Opening {
  const bitcoin = filterBitcoin(sources)
  const accounts = parseAccounts(bitcoin)
  const address = accounts[0]?.address ?? ''
  const active = bitcoin.find((source) => safeGet(source, 'address') === address)
  const named = toNetworks(parseValue(listSchema, safeGet(active, 'chains')) ?? [])
  const possible = named.length > 0 ? named : toNetworks(walletChains)
  const fitting = possible.filter((id) => isOn(address, id))
  const unknown = possible.filter((id) => getChain(id) === undefined)
  return { accounts, networks: [fitting, unknown].find(({ length }) => length > 0) ?? named }
}

function isOn(address: string, caipNetworkId: CaipNetworkId): boolean {
  const chain = getChain(caipNetworkId)
  return chain !== undefined && isAddressOn(address, chain)
}

const BITCOIN = /^bitcoin:(.+)$/
const CAIP = /^bip122:[-\w]{1,32}$/

/** Maps chain names to networks. Skips names of other chains. */
function toNetworks(chains: readonly unknown[]): Opening['networks'] {
  return chains.flatMap((chain) => {
    if (typeof chain !== 'string') return []
    const known = getChain(chain)
    if (known) return [known.caipNetworkId]
    return isCaip(chain) ? [chain] : getNetworksByName('standard', BITCOIN.exec(chain)?.[1])
  })
}

const isCaip = (chain: string): chain is CaipNetworkId => CAIP.test(chain)
