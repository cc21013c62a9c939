/**
 * Phantom: payment and ordinals addresses; messages and PSBTs as bytes. Every request prompts the user, so it is restored only
 * when it emits its accounts. It cannot send, so the kit builds transfers.
 *
 * Source  Phantom's provider API for Bitcoin (requestAccounts, signMessage, signPSBT; event accountsChanged);
 *         spec R-ADPT-15, R-ADPT-16, R-CONN-108
 */
import { decodeBytes } from '../chain/encode.js'
import { base64Schema, listSchema, signatureSchema } from '../chain/response-schemas.js'
import { parseAccounts, parseOpenedEntries } from './accounts.js'
import { addWalletListener } from './add-wallet-listener.js'
import { groupInputs } from './group-inputs.js'
import { hasMethod, requestWallet } from './request-wallet.js'
import type { BitcoinWallet, Opening } from './wallet.js'

/** Creates the wallet. */
export function phantomWallet(source: unknown): BitcoinWallet {
  return {
    connect: async () => toOpening(await requestWallet({ owner: source, name: 'requestAccounts' }, listSchema)),

    canSign: () => hasMethod(source, 'signMessage'),
    signMessage: ({ address, message }) =>
      requestWallet(
        { owner: source, name: 'signMessage', params: [new TextEncoder().encode(message), address] },
        signatureSchema,
      ),

    async signPsbt({ psbt, signInputs }) {
      const inputsToSign = groupInputs(signInputs).map(({ address, sighash, indexes }) => ({
        address,
        signingIndexes: indexes,
        ...(sighash !== undefined && { sigHash: sighash }),
      }))
      const params = [decodeBytes(psbt), { inputsToSign }]
      return { psbt: await requestWallet({ owner: source, name: 'signPSBT', params }, base64Schema) }
    },

    onChange: (listener) =>
      addWalletListener(source, 'accountsChanged', (accounts) => {
        const entries = parseOpenedEntries('accountsChanged', accounts)
        if (entries) listener(entries.length > 0 ? toOpening(entries) : 'ended')
      }),
  }
}

function toOpening(entries: readonly unknown[]): Opening {
  return { accounts: parseAccounts(entries), networks: [] }
}
