/** A sandbox wallet with the API of Phantom at `window.phantom.bitcoin`. Source: Phantom's provider API for Bitcoin. */
import * as v from 'valibot'
import { toHex } from '../chain/encode.js'
import { bytesSchema } from '../chain/response-schemas.js'
import type { SandboxInterfaceParams } from './sandbox-interface.js'
import { createSandboxListeners } from './sandbox-listeners.js'

const optionsSchema = v.looseObject({
  inputsToSign: v.array(
    v.looseObject({
      address: v.string(),
      signingIndexes: v.array(v.pipe(v.number(), v.safeInteger())),
      sigHash: v.optional(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
})

/** Creates the provider. */
export function createPhantomProvider({ memory, actions, serve }: SandboxInterfaceParams) {
  const accounts = () =>
    memory.opened().map(({ address, publicKey, purpose, internalKey }) => ({
      address,
      publicKey: toHex(publicKey),
      purpose,
      addressType: internalKey ? 'p2tr' : 'p2wpkh',
    }))

  return Object.freeze({
    isPhantom: true,
    ...createSandboxListeners(memory, { accounts: ['accountsChanged', accounts] }),
    requestAccounts: () =>
      serve('requestAccounts', async () => {
        await actions.connect()
        return accounts()
      }),
    signMessage: (message: unknown, address: unknown) =>
      serve('signMessage', async () => ({
        signature: await actions.signMessage(address, v.parse(bytesSchema, message)),
      })),
    signPSBT: (psbt: unknown, options: unknown) =>
      serve('signPSBT', async () => {
        const { inputsToSign } = v.parse(optionsSchema, options)
        const inputs = inputsToSign.flatMap(({ address, signingIndexes, sigHash }) =>
          signingIndexes.map((index) => ({ key: memory.key(address), index, sighash: sigHash })),
        )
        return (await actions.signPsbt(v.parse(bytesSchema, psbt), inputs)).psbt
      }),
  })
}
