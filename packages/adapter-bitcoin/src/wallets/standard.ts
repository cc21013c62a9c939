/**
 * A Wallet Standard wallet with Bitcoin's features. Requests carry their network, so a switch is told to nobody but the
 * wallet that also speaks sats-connect, which then moves its own.
 *
 * Source  Wallet Standard; bitcoin:connect, -signMessage, -signTransaction, -signAndSendTransaction; spec R-ADPT-15, R-ADPT-16, R-CONN-244, R-SIWX-60
 */
import { type CaipNetworkId, WalletRequestError } from '@bowline/kit-core'
import {
  accountSupportsFeature,
  loadOnce,
  loadSilentRequests,
  safeGet,
  subscribeToWallet,
} from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { isAddressOn } from '../chain/address.js'
import { chainOf, namedNetworks } from '../chain/chains.js'
import { bytesOf, toBase64 } from '../chain/encode.js'
import { openedEntries, readAccounts, readOpened } from './accounts.js'
import { groupInputs } from './group-inputs.js'
import { callWallet, hasMethod, requestWallet } from './request-wallet.js'
import { bytesSchema, listSchema, parseAnswer, sentSchema, signatureSchema } from './response-schemas.js'
import { satsConnectWallet } from './sats-connect.js'
import { sighashName } from './sighash.js'
import type { BitcoinWallet, Opening } from './wallet.js'

/** Of EIP-1193: the wallet was not asked. */
const UNAUTHORIZED = 4100
const SIGNING = 'bitcoin:signMessage'
const PURPOSES = ['payment', 'ordinals'] as const
const signedSchema = z.object({ signedPsbt: bytesSchema })
const loadAsker = loadOnce(async () => (await loadSilentRequests()).createSilentRequests<unknown>())

/** Makes the wallet. */
export function standardWallet(handle: unknown): BitcoinWallet {
  const feature = (name: string) => safeGet(safeGet(handle, 'features'), name)
  const sats = feature('sats-connect:')
  const provider = safeGet(sats, 'provider')
  const spoken = hasMethod(provider, 'request') ? satsConnectWallet(provider) : undefined
  if (feature('bitcoin:connect') === undefined && spoken) return spoken

  const own = () => parseAnswer(listSchema, safeGet(handle, 'chains')) ?? []
  const listOf = () => parseAnswer(listSchema, safeGet(handle, 'accounts')) ?? []
  const opened = () => openingOf(listOf(), own())
  const events = () => ['bitcoin:events', 'standard:events'].map(feature).find((known) => hasMethod(known, 'on'))
  const accountsNow = () => [...listOf(), ...latest]
  const accountOf = (address: string): unknown => {
    const account = accountsNow().find((known) => safeGet(known, 'address') === address)
    if (account === undefined) throw new WalletRequestError('The account is not open to this page', UNAUTHORIZED)
    return account
  }
  let latest: readonly unknown[] = []

  return {
    async connect() {
      const answer = await callWallet({
        owner: feature('bitcoin:connect'),
        name: 'connect',
        params: [{ purposes: [...PURPOSES] }],
      })
      latest = parseAnswer(listSchema, safeGet(answer, 'accounts')) ?? []
      const opening = openingOf(latest, own())
      return opening.accounts.length > 0 ? opening : opened()
    },

    async restore() {
      const owner = feature('standard:connect')
      if (opened().accounts.length === 0 && isObject(handle) && hasMethod(owner, 'connect')) {
        const ask = await loadAsker()
        await ask({
          wallet: handle,
          ask: () => callWallet({ owner, name: 'connect', params: [{ silent: true }] }),
          opened: () => opened().accounts[0],
          onChange: (listener) => subscribeToWallet(events(), 'on', 'change', listener),
        })
      }
      const opening = opened()
      openedEntries('accounts', bitcoinOf(listOf()))
      return opening.accounts.length > 0 ? opening : undefined
    },

    async networks() {
      const told = (await spoken?.networks?.()) ?? []
      return told.length > 0 ? told : opened().networks
    },

    async disconnect() {
      const names = ['bitcoin:disconnect', 'standard:disconnect']
      const owner = names.map(feature).find((known) => hasMethod(known, 'disconnect'))
      if (owner !== undefined) await callWallet({ owner, name: 'disconnect' })
    },

    ...(spoken?.switchNetwork && {
      switchNetwork: async (caipNetworkId) => {
        await spoken.switchNetwork?.(caipNetworkId)
        return opened()
      },
    }),
    ...(spoken?.sendTransfer && { sendTransfer: spoken.sendTransfer }),

    canSign(address) {
      const account = accountsNow().find((known) => safeGet(known, 'address') === address)
      return hasMethod(feature(SIGNING), 'signMessage') && accountSupportsFeature(account, SIGNING)
    },
    async signMessage({ address, message, protocol }) {
      const params = [
        { account: accountOf(address), message: new TextEncoder().encode(message), ...(protocol && { protocol }) },
      ]
      const owner = feature(SIGNING)
      const [signed] = await requestWallet({ owner, name: 'signMessage', params }, listSchema)
      const signature = parseAnswer(signatureSchema, signed)
      if (signature === undefined) throw new WalletRequestError('The wallet answered without a signature')
      return signature
    },

    sendsPsbts: feature('bitcoin:signTransaction') === undefined,
    async signPsbt({ psbt, signInputs, broadcast, caipNetworkId }) {
      const inputsToSign = groupInputs(signInputs).map(({ address, sighash, indexes }) => {
        const sigHash = sighashName(sighash)
        return { account: accountOf(address), signingIndexes: indexes, ...(sigHash && { sigHash }) }
      })
      const chain = `bitcoin:${chainOf(caipNetworkId)?.standard}`
      const params = [{ psbt: bytesOf(psbt), inputsToSign, chain }]
      const signing = feature('bitcoin:signTransaction')
      if (signing === undefined && broadcast) {
        const owner = feature('bitcoin:signAndSendTransaction')
        const [sent] = await requestWallet({ owner, name: 'signAndSendTransaction', params }, listSchema)
        return { txid: parseAnswer(sentSchema, sent) }
      }
      const [answer] = await requestWallet({ owner: signing, name: 'signTransaction', params }, listSchema)
      const signed = parseAnswer(signedSchema, answer)
      if (signed === undefined) throw new WalletRequestError('The wallet answered without a transaction')
      return { psbt: toBase64(signed.signedPsbt) }
    },

    onChange(listener) {
      const hear = (change: unknown) => {
        if (['accounts', 'chains', 'features'].every((key) => safeGet(change, key) === undefined)) return
        if (readOpened('accounts', bitcoinOf(listOf())) === undefined) return
        const opening = opened()
        listener(opening.accounts.length > 0 ? opening : 'ended')
      }
      return subscribeToWallet(events(), 'on', 'change', hear)
    },
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function bitcoinOf(handles: readonly unknown[]): readonly unknown[] {
  return handles.filter((handle) => {
    const chains = parseAnswer(listSchema, safeGet(handle, 'chains')) ?? []
    return chains.length === 0 || networksOf(chains).length > 0
  })
}

/** Of a wallet's accounts, which may be of other chains too, those of Bitcoin. `own` is what the wallet says of itself. */
function openingOf(handles: readonly unknown[], own: readonly unknown[]): Opening {
  const bitcoin = bitcoinOf(handles)
  const accounts = readAccounts(bitcoin)
  const address = accounts[0]?.address ?? ''
  const told = bitcoin.find((handle) => safeGet(handle, 'address') === address)
  const named = networksOf(parseAnswer(listSchema, safeGet(told, 'chains')) ?? [])
  const possible = named.length > 0 ? named : networksOf(own)
  const fitting = possible.filter((id) => isOn(address, id))
  const unknown = possible.filter((id) => chainOf(id) === undefined)
  return { accounts, networks: [fitting, unknown].find(({ length }) => length > 0) ?? named }
}

function isOn(address: string, caipNetworkId: CaipNetworkId): boolean {
  const chain = chainOf(caipNetworkId)
  return chain !== undefined && isAddressOn(address, chain)
}

const BITCOIN = /^bitcoin:(.+)$/
const CAIP = /^bip122:[-\w]{1,32}$/

/** Other chains' names say nothing of Bitcoin. */
function networksOf(chains: readonly unknown[]): Opening['networks'] {
  return chains.flatMap((chain) => {
    if (typeof chain !== 'string') return []
    const known = chainOf(chain)
    if (known) return [known.caipNetworkId]
    return isCaip(chain) ? [chain] : namedNetworks('standard', BITCOIN.exec(chain)?.[1])
  })
}

const isCaip = (chain: string): chain is CaipNetworkId => CAIP.test(chain)
