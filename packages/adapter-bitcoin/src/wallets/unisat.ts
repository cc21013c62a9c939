/**
 * UniSat, and wallets that inject the same API at `window.unisat`: one address at a time, PSBTs as hex, networks by name.
 *
 * Source  UniSat's wallet API (requestAccounts, getAccounts, getPublicKey, getChain, getNetwork, switchChain, signMessage,
 *         sendBitcoin, signPsbt, disconnect; events accountsChanged, chainChanged); spec R-ADPT-15, R-ADPT-16
 */
import { safeGet } from '@bowline/kit-core/adapter'
import { getChain, getNetworksByName, getNetworksByOlderName } from '../chain/chains.js'
import { decodeBytes, toHex } from '../chain/encode.js'
import { base64Schema, listSchema, sentSchema, signatureSchema } from '../chain/response-schemas.js'
import { assertOpenedEntries, parseAccounts } from './accounts.js'
import { addWalletListener } from './add-wallet-listener.js'
import { callWallet, getOptional, hasMethod, requestWallet } from './request-wallet.js'
import type { BitcoinWallet, Opening, WalletChange } from './wallet.js'

const PROTOCOLS = { ecdsa: 'ecdsa', bip322: 'bip322-simple' } as const

/** Creates the wallet. */
export function unisatWallet(source: unknown): BitcoinWallet {
  const call = (name: string, ...params: readonly unknown[]) => callWallet({ owner: source, name, params })

  const reportsNetwork = hasMethod(source, 'getChain') || hasMethod(source, 'getNetwork')

  async function networks(): Promise<Opening['networks']> {
    const reported = hasMethod(source, 'getChain') ? toNetworks(await call('getChain')) : []
    return reported.length === 0 && hasMethod(source, 'getNetwork')
      ? getNetworksByOlderName(await call('getNetwork'))
      : reported
  }

  async function toOpening(addresses: readonly unknown[]): Promise<Opening> {
    const [publicKey, reported = []] = await Promise.all([
      hasMethod(source, 'getPublicKey') ? getOptional(call('getPublicKey')) : undefined,
      getOptional(networks()),
    ])
    return {
      accounts: parseAccounts(addresses.slice(0, 1).map((address) => ({ address, publicKey }))),
      networks: reported,
    }
  }

  async function restore(): Promise<Opening | undefined> {
    const opening = await toOpening(assertOpenedEntries('getAccounts', await call('getAccounts')))
    return opening.accounts.length > 0 ? opening : undefined
  }

  return {
    connect: async () => toOpening(await requestWallet({ owner: source, name: 'requestAccounts' }, listSchema)),
    restore,
    ...(reportsNetwork && { networks }),
    ...(hasMethod(source, 'disconnect') && { disconnect: async () => void (await call('disconnect')) }),
    ...(hasMethod(source, 'switchChain') && {
      switchNetwork: async (caipNetworkId) => {
        await call('switchChain', getChain(caipNetworkId)?.unisat)
        return restore()
      },
    }),

    canSign: () => hasMethod(source, 'signMessage'),
    signMessage: ({ message, protocol }) =>
      requestWallet(
        { owner: source, name: 'signMessage', params: protocol ? [message, PROTOCOLS[protocol]] : [message] },
        signatureSchema,
      ),

    sendTransfer: ({ recipient, amount }) =>
      requestWallet({ owner: source, name: 'sendBitcoin', params: [recipient, Number(amount)] }, sentSchema),

    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const toSignInputs = signInputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      const psbtHex = toHex(decodeBytes(psbt) ?? new Uint8Array())
      const params = [psbtHex, { autoFinalized: broadcast, toSignInputs }]
      const signed = await requestWallet({ owner: source, name: 'signPsbt', params }, base64Schema)
      return { psbt: signed }
    },

    onChange(listener) {
      const subscribe = (event: string, parseNetworks: (data: unknown) => Opening['networks']) =>
        addWalletListener(source, event, (data) => void toChange(parseNetworks(data)).then(listener))
      const stops = [
        subscribe('accountsChanged', () => []),
        subscribe('chainChanged', toNetworks),
        subscribe('networkChanged', getNetworksByOlderName),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }

  /** If the wallet does not respond, it is still connected, and what its event reported is used. */
  async function toChange(reportedNetworks: Opening['networks']): Promise<WalletChange> {
    try {
      const opening = await restore()
      if (opening === undefined) return 'ended'
      return opening.networks.length > 0 ? opening : { ...opening, networks: reportedNetworks }
    } catch {
      return { networks: reportedNetworks }
    }
  }
}

/** A chain is reported as an object or as a name. */
function toNetworks(chain: unknown): Opening['networks'] {
  const name = safeGet(chain, 'enum') ?? safeGet(chain, 'name') ?? chain
  return getNetworksByName('unisat', typeof name === 'string' ? name.replace(/ /g, '_') : name)
}
