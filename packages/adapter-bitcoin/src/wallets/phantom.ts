/**
 * Phantom: payment and ordinals addresses; messages and PSBTs as bytes. It has no request without a window, so it is
 * not restored. It cannot send, so transfers are built here.
 *
 * Source  Phantom's provider API for Bitcoin (requestAccounts, signMessage, signPSBT; event accountsChanged);
 *         spec R-ADPT-15, R-ADPT-16, R-CONN-108
 */
import { decodeBytes } from '../chain/encode.js'
import { parseAccounts, parseOpenedEntries } from './accounts.js'
import { addWalletListener } from './add-event-listener.js'
import { groupInputs } from './group-inputs.js'
import { hasMethod, requestWallet } from './request-wallet.js'
import { base64Schema, listSchema, signatureSchema } from './response-schemas.js'
import type { BitcoinWallet, Opening } from './wallet.js'

/** Creates the wallet. */
export function phantomWallet(handle: unknown): BitcoinWallet {
  return {
    connect: async () => openingOf(await requestWallet({ owner: handle, name: 'requestAccounts' }, listSchema)),

    canSign: () => hasMethod(handle, 'signMessage'),
    signMessage: ({ address, message }) =>
      requestWallet(
        { owner: handle, name: 'signMessage', params: [new TextEncoder().encode(message), address] },
        signatureSchema,
      ),

    async signPsbt({ psbt, signInputs }) {
      const inputsToSign = groupInputs(signInputs).map(({ address, sighash, indexes }) => ({
        address,
        signingIndexes: indexes,
        ...(sighash !== undefined && { sigHash: sighash }),
      }))
      const params = [decodeBytes(psbt), { inputsToSign }]
      return { psbt: await requestWallet({ owner: handle, name: 'signPSBT', params }, base64Schema) }
    },

    onChange: (listener) =>
      addWalletListener(handle, 'accountsChanged', (accounts) => {
        const entries = parseOpenedEntries('accountsChanged', accounts)
        if (entries) listener(entries.length > 0 ? openingOf(entries) : 'ended')
      }),
  }
}

function openingOf(entries: readonly unknown[]): Opening {
  return { accounts: parseAccounts(entries), networks: [] }
}
