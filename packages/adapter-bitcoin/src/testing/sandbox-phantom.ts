/** A sandbox wallet with the API of Phantom at `window.phantom.bitcoin`. Source: Phantom's provider API for Bitcoin. */
import * as v from 'valibot'
import { toHex } from '../chain/encode.js'
import { bytesSchema } from '../wallets/response-schemas.js'
import type { SandboxFaceParts } from './sandbox-interface.js'
import { sandboxListeners } from './sandbox-listeners.js'

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
export function phantomFace({ memory, actions, through }: SandboxFaceParts) {
  const accounts = () =>
    memory.opened().map(({ address, publicKey, purpose, internalKey }) => ({
      address,
      publicKey: toHex(publicKey),
      purpose,
      addressType: internalKey ? 'p2tr' : 'p2wpkh',
    }))

  return Object.freeze({
    isPhantom: true,
    ...sandboxListeners(memory, { accounts: ['accountsChanged', accounts] }),
    requestAccounts: () =>
      through('requestAccounts', async () => {
        await actions.connect()
        return accounts()
      }),
    signMessage: (message: unknown, address: unknown) =>
      through('signMessage', async () => ({
        signature: await actions.signMessage(address, v.parse(bytesSchema, message)),
      })),
    signPSBT: (psbt: unknown, options: unknown) =>
      through('signPSBT', async () => {
        const { inputsToSign } = v.parse(optionsSchema, options)
        const inputs = inputsToSign.flatMap(({ address, signingIndexes, sigHash }) =>
          signingIndexes.map((index) => ({ key: memory.key(address), index, sighash: sigHash })),
        )
        return (await actions.signPsbt(v.parse(bytesSchema, psbt), inputs)).psbt
      }),
  })
}
