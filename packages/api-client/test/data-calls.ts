/** One call of every data service endpoint, and the error it fails with. */
import { privateKeyToAccount } from 'viem/accounts'
import {
  type ApiClient,
  activateSmartSession,
  buildApproval,
  buildSwap,
  DEFAULT_PURCHASE_CURRENCY,
  findNames,
  getAllowance,
  getBalances,
  getGasPrice,
  getHistory,
  getIdentity,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
  getPrices,
  getQuotes,
  getSmartSessions,
  getSupportedChains,
  getSwapTokens,
  lookUpName,
  registerName,
  registerSmartSession,
  revokeSmartSession,
  suggestNames,
} from '../src/index.js'
import type { MockEndpoint } from '../src/mocks/index.js'
import { ADDRESS, KNOWN, TOKEN } from './mock-client.js'
import { grantedBy, SESSION_REQUEST, SIGNER } from './session-grants.js'

export type DataCall = {
  readonly endpoint: MockEndpoint
  readonly ask: (client: ApiClient, signal?: AbortSignal) => Promise<unknown>
  /** Kind of failure: the error itself, a `NameError`, or the on-ramp samples. */
  readonly failsAs: 'itself' | 'name' | 'samples'
  /** A call that must run first. */
  readonly prepare: (client: ApiClient) => Promise<void>
}

const network = KNOWN
const address = ADDRESS
const account = `eip155:1:${ADDRESS}`
const coin = `eip155:1:0x${'e'.repeat(40)}`
const token = `eip155:1:${TOKEN}`
const swap = { network, from: coin, to: token, userAddress: account }
const name = 'adalovelace.bowline.id'
const message = JSON.stringify({ name, attributes: {}, timestamp: 1_760_000_000 })
const HOLDER = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const payment = { id: 'USD', payment_method_limits: [] }

/** A call without a prerequisite. */
export const call = (
  endpoint: MockEndpoint,
  ask: DataCall['ask'],
  failsAs: DataCall['failsAs'] = 'itself',
): DataCall => ({
  endpoint,
  ask,
  failsAs,
  prepare: async () => {},
})

const signer = `eip155:1:${SIGNER.address}`
let revocation = { pci: '', signature: '' }
let grant: { readonly pci: string } = { pci: '' }

/** The calls, in the order of the endpoints. */
export const DATA_CALLS: readonly DataCall[] = [
  call('supported-chains', (client, signal) => getSupportedChains(client, { signal })),
  call('identity', (client, signal) => getIdentity(client, { network, address, signal })),
  call('history', (client, signal) => getHistory(client, { network, account: address, signal })),
  call('balances', (client, signal) => getBalances(client, { network, address, signal })),
  call('token-prices', (client, signal) => getPrices(client, { network, addresses: [token], signal })),
  call('swap-quotes', (client, signal) => getQuotes(client, { ...swap, amount: '1000', signal })),
  call('swap-tokens', (client, signal) => getSwapTokens(client, { network, signal })),
  call('swap-allowance', (client, signal) =>
    getAllowance(client, { network, tokenAddress: token, userAddress: account, signal }),
  ),
  call('gas-price', (client, signal) => getGasPrice(client, { network, signal })),
  call('swap-transaction', (client, signal) => buildSwap(client, { ...swap, amount: '1000', signal })),
  call('swap-approval', (client, signal) => buildApproval(client, { ...swap, from: token, to: coin, signal })),
  call('name-lookup', (client, signal) => lookUpName(client, { network, name: 'taken.bowline.id', signal }), 'name'),
  call('name-reverse', (client, signal) => findNames(client, { network, address, signal }), 'name'),
  call(
    'name-suggestions',
    (client, signal) => suggestNames(client, { network, name: 'ada', zone: 'bowline.id', signal }),
    'name',
  ),
  call(
    'name-registration',
    async (client, signal) => {
      const signature = await HOLDER.signMessage({ message })
      return registerName(client, {
        network,
        name,
        coinType: 0x8000_0001,
        address: HOLDER.address,
        message,
        signature,
        signal,
      })
    },
    'name',
  ),
  call('onramp-url', (client, signal) =>
    getOnrampUrl(client, {
      network,
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: address,
      signal,
    }),
  ),
  call('onramp-options', (client, signal) => getOnrampOptions(client, { network, signal }), 'samples'),
  call('onramp-quote', (client, signal) =>
    getOnrampQuote(client, {
      network,
      purchaseCurrency: DEFAULT_PURCHASE_CURRENCY,
      paymentCurrency: payment,
      amount: '100',
      purchaseNetwork: 'ethereum-mainnet',
      signal,
    }),
  ),
  call('smart-sessions', (client, signal) => getSmartSessions(client, { network, address: account, signal })),
  call('session-registration', (client, signal) =>
    registerSmartSession(client, { network, address: signer, request: SESSION_REQUEST, signal }),
  ),
  {
    ...call('session-activation', (client, signal) =>
      activateSmartSession(client, { network, address: signer, pci: grant.pci, granted: grant, signal }),
    ),
    prepare: async (client) => {
      const { pci, key } = await registerSmartSession(client, { network, address: signer, request: SESSION_REQUEST })
      grant = { ...(await grantedBy(SIGNER, SESSION_REQUEST, key)), pci }
    },
  },
  {
    ...call('session-revocation', (client, signal) =>
      revokeSmartSession(client, { network, address: signer, ...revocation, signal }),
    ),
    prepare: async (client) => {
      const [session] = await getSmartSessions(client, { network, address: signer })
      const pci = session?.pci ?? ''
      revocation = { pci, signature: await SIGNER.revoke({ pci }) }
    },
  },
]
