/**
 * UniSat, and wallets that inject what it injects: one address at a time, PSBTs as hex, networks by name.
 *
 * Source  UniSat's wallet API (requestAccounts, getAccounts, getPublicKey, getChain, switchChain, signMessage, sendBitcoin,
 *         signPsbt, pushPsbt, disconnect; events accountsChanged, chainChanged); spec R-ADPT-15, R-ADPT-16
 */
import { readKey } from '@bowline/kit-core/adapter'
import { chainOf, namedNetwork } from '../chain/chains.js'
import { bytesOf, toHex } from '../chain/encode.js'
import { readAccounts } from './accounts.js'
import { base64Schema, listSchema, parseAnswer, sentSchema, signatureSchema } from './answers.js'
import { askWallet, callWallet, hasMethod } from './ask-wallet.js'
import { listenToEvent } from './listen-to-event.js'
import type { BitcoinWallet, Opening } from './wallet.js'

const PROTOCOLS = { ecdsa: 'ecdsa', bip322: 'bip322-simple' } as const

/** Makes the wallet. */
export function unisatWallet(handle: unknown): BitcoinWallet {
  const call = (name: string, ...params: readonly unknown[]) => callWallet({ owner: handle, name, params })

  const network = hasMethod(handle, 'getChain')
    ? async () => namedNetwork('unisat', readKey(await call('getChain'), 'enum'))
    : undefined

  async function openingOf(addresses: readonly unknown[]): Promise<Opening> {
    const publicKey = hasMethod(handle, 'getPublicKey') ? await call('getPublicKey').catch(() => undefined) : undefined
    const accounts = readAccounts(addresses.slice(0, 1).map((address) => ({ address, publicKey })))
    return { accounts, caipNetworkId: await network?.().catch(() => undefined) }
  }

  async function restore(): Promise<Opening | undefined> {
    const opening = await openingOf(await askWallet({ owner: handle, name: 'getAccounts' }, listSchema))
    return opening.accounts.length > 0 ? opening : undefined
  }

  return {
    connect: async () => openingOf(await askWallet({ owner: handle, name: 'requestAccounts' }, listSchema)),
    restore,
    ...(network && { network }),
    ...(hasMethod(handle, 'disconnect') && { disconnect: async () => void (await call('disconnect')) }),
    ...(hasMethod(handle, 'switchChain') && {
      switchNetwork: async (caipNetworkId) => {
        await call('switchChain', chainOf(caipNetworkId)?.unisat)
        return restore()
      },
    }),

    signMessage: ({ message, protocol }) =>
      askWallet(
        { owner: handle, name: 'signMessage', params: protocol ? [message, PROTOCOLS[protocol]] : [message] },
        signatureSchema,
      ),

    sendTransfer: ({ recipient, amount }) =>
      askWallet({ owner: handle, name: 'sendBitcoin', params: [recipient, Number(amount)] }, sentSchema),

    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const toSignInputs = signInputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      const psbtHex = toHex(bytesOf(psbt) ?? new Uint8Array())
      const params = [psbtHex, { autoFinalized: broadcast, toSignInputs }]
      const signed = await askWallet({ owner: handle, name: 'signPsbt', params }, base64Schema)
      if (!broadcast || !hasMethod(handle, 'pushPsbt')) return { psbt: signed }
      const pushed = await call('pushPsbt', toHex(bytesOf(signed) ?? new Uint8Array()))
      return { psbt: signed, txid: parseAnswer(sentSchema, pushed) }
    },

    onChange(listener) {
      const follow = async () => listener((await restore().catch(() => undefined)) ?? 'ended')
      const stops = ['accountsChanged', 'chainChanged', 'networkChanged'].map((event) =>
        listenToEvent(handle, event, () => void follow()),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
