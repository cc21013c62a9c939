/**
 * A sandbox wallet with the APIs of UniSat and of OKX Wallet: one address at a time, PSBTs as hex.
 *
 * Source  UniSat's wallet API; OKX's provider API for Bitcoin
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { hex } from '@scure/base'
import * as v from 'valibot'
import { getChain, getChainByName } from '../chain/chains.js'
import { toBase64, toHex } from '../chain/encode.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'
import type { SandboxAddress } from './sandbox-keys.js'
import { createSandboxListeners } from './sandbox-listeners.js'

const optionsSchema = v.looseObject({
  toSignInputs: v.array(
    v.looseObject({
      index: v.pipe(v.number(), v.safeInteger()),
      address: v.string(),
      sighashTypes: v.optional(v.array(v.pipe(v.number(), v.safeInteger()))),
    }),
  ),
})

/** Creates the provider at `window.unisat`. */
export function createUnisatProvider({ memory, actions, serve }: SandboxInterfaceParams) {
  const addresses = () =>
    memory
      .opened()
      .slice(0, 1)
      .map(({ address }) => address)
  const first = (): SandboxAddress => {
    const [own] = memory.opened()
    if (own === undefined) throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
    return own
  }
  const chain = () => ({ enum: getChain(memory.state().caipNetworkId)?.unisat })

  return Object.freeze({
    ...createSandboxListeners(memory, { accounts: ['accountsChanged', addresses], network: ['chainChanged', chain] }),
    requestAccounts: () =>
      serve('requestAccounts', async () => {
        await actions.connect()
        return addresses()
      }),
    getAccounts: () => serve('getAccounts', async () => addresses()),
    getPublicKey: () => serve('getPublicKey', async () => toHex(first().publicKey)),
    getChain: () => serve('getChain', async () => chain()),
    switchChain: (name: unknown) =>
      serve('switchChain', async () => {
        const next = getChainByName('unisat', name)
        if (next === undefined) throw new WalletRpcError(-32602, 'The network is not known.')
        await actions.switchNetwork(next.caipNetworkId)
        return chain()
      }),
    signMessage: (message: unknown, type: unknown = 'ecdsa') =>
      serve('signMessage', async () => {
        const bytes = new TextEncoder().encode(String(message))
        return toBase64(await actions.signMessage(first().address, bytes, type === 'ecdsa' ? 'ecdsa' : 'bip322'))
      }),
    sendBitcoin: (recipient: unknown, sats: unknown) =>
      serve('sendBitcoin', () =>
        actions.sendTransfer(String(recipient), BigInt(v.parse(v.pipe(v.number(), v.safeInteger()), sats))),
      ),
    signPsbt: (psbt: unknown, options: unknown) =>
      serve('signPsbt', async () => {
        const { toSignInputs } = v.parse(optionsSchema, options)
        const inputs = toSignInputs.map(({ index, address, sighashTypes = [] }) => ({
          key: memory.key(address),
          index,
          sighash: sighashTypes[0],
        }))
        return toHex((await actions.signPsbt(hex.decode(String(psbt)), inputs)).psbt)
      }),
    pushPsbt: (psbt: unknown) => serve('pushPsbt', () => actions.push(hex.decode(String(psbt)))),
    disconnect: () => serve('disconnect', async () => memory.disconnect()),
  })
}

/** Creates the provider at `window.okxwallet.bitcoin`. */
export function createOkxProvider(parts: SandboxInterfaceParams) {
  const { requestAccounts: _, switchChain: __, ...unisat } = createUnisatProvider(parts)
  return Object.freeze({
    ...unisat,
    connect: () =>
      parts.serve('connect', async () => {
        const [first] = await parts.actions.connect()
        return { address: first?.address, publicKey: toHex(first?.publicKey ?? new Uint8Array()) }
      }),
  })
}
