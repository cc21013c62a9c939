/** Values, lists and orders the specification fixes, as found in the kit's configuration, state and public rules. */
import {
  HTTP_FORBIDDEN,
  HTTP_SERVICE_UNAVAILABLE,
  SAMPLE_ONRAMP_OPTIONS,
  SWAP_SLIPPAGE,
  WALLET_ENTRIES,
} from '@bowline/api-client'
import { APPROVAL_RPC, getRpcResponseKind, SECURE_SDK_VERSION, SOCIALS } from '@bowline/secure-frame/client'
import { NAME_SUFFIX, NAME_ZONE } from '../../src/brand.js'
import { isOriginAllowed } from '../../src/core/config/allowed-origins.js'
import { PENDING_TRANSACTIONS_MAX } from '../../src/core/state/pending-state.js'
import { validateName } from '../../src/features/names/parse-name.js'
import { toMeldCurrency } from '../../src/features/onramp/create-meld-url.js'
import { ONRAMP_CHAIN_FALLBACK } from '../../src/features/onramp/onramp-networks.js'
import { ONRAMP_PROVIDER_RECORDS } from '../../src/features/onramp/onramp-providers.js'
import { TRANSFER_SIGNS } from '../../src/features/transactions/transfer-rows.js'
import {
  DEFAULT_SOCIALS_ORDER,
  isSupportedOn,
  NAMESPACES,
  NATIVE_TOKEN_ADDRESS,
  ONRAMP_CHAINS,
  type SupportedFeature,
  SWAP_NETWORKS,
  shortAddress,
  VIEWS,
} from '../../src/index.js'
import * as networks from '../../src/networks.js'
import { createTestKit } from '../../src/testing/index.js'
import { selectConnectMethodsOrder } from '../../src/wallets/list/select-connect-methods-order.js'

export type FixedValue = {
  readonly ids: string
  readonly what: string
  readonly is: unknown
  readonly reads: () => unknown
}

const state = () => createTestKit().kit.getState()
const featuresOn = () => state().config.appFeatures
const supporting = (feature: SupportedFeature) => NAMESPACES.filter((namespace) => isSupportedOn(feature, namespace))
const networkNames = new Set(Object.keys(networks))
const missing = (names: readonly string[]) => names.filter((name) => !networkNames.has(name))

const VIEW_NAMES = [
  ...['Connect', 'Account', 'AllWallets', 'ConnectingExternal', 'ConnectingWalletConnect'],
  ...['ConnectingWalletConnectBasic', 'ConnectingFarcaster', 'SwitchNetwork', 'SwitchActiveChain'],
  ...['ApproveTransaction', 'SIWXSignMessage', 'RegisterAccountName', 'RegisterAccountNameSuccess', 'Swap'],
]

const SHIPPED = [
  ...['mainnet', 'sepolia', 'optimism', 'optimismSepolia', 'arbitrum', 'arbitrumSepolia', 'polygon', 'polygonAmoy'],
  ...['celo', 'celoSepolia', 'aurora', 'auroraTestnet', 'bsc', 'bscTestnet', 'avalanche', 'avalancheFuji', 'zksync'],
  ...['zksyncSepoliaTestnet', 'gnosis', 'gnosisChiado', 'base', 'baseSepolia', 'zora', 'zoraSepolia', 'solana'],
  ...['solanaDevnet', 'solanaTestnet'],
]

const APPROVED_METHODS = [
  ...['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'solana_signMessage', 'solana_signTransaction'],
  ...['solana_signAllTransactions', 'solana_signAndSendTransaction', 'wallet_sendCalls', 'wallet_grantPermissions'],
  ...['wallet_revokePermissions', 'eth_sendUserOperation'],
]

const LIMITS = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const DEFAULT_ORIGINS = [
  ...['http://localhost:3000', 'https://a.pages.dev', 'https://a.vercel.app', 'https://a.ngrok-free.app'],
  ...['https://secure-mobile.bowline.id', 'https://secure-mobile.bowline.app'],
]

export const FIXED_VALUES: readonly FixedValue[] = [
  {
    ids: 'R-CFG-36 R-CONST-29',
    what: 'the default remote features',
    is: {
      swaps: ['1inch'],
      onramp: ['coinbase', 'meld'],
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
      activity: true,
      branding: true,
    },
    reads: () => state().config.remoteFeatures,
  },
  {
    ids: 'R-CFG-40 R-CONST-29',
    what: 'the default local features',
    is: {
      ...{ receive: true, send: true, analytics: true, allWallets: true, legalCheckbox: false },
      ...{ smartSessions: false, collapseWallets: false, pay: false },
    },
    reads: () => {
      const { receive, send, analytics, allWallets, legalCheckbox, smartSessions, collapseWallets, pay } = featuresOn()
      return { receive, send, analytics, allWallets, legalCheckbox, smartSessions, collapseWallets, pay }
    },
  },
  {
    ids: 'R-CFG-41 R-CONST-31',
    what: 'the connector order',
    is: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
    reads: () => featuresOn().connectorTypeOrder,
  },
  {
    ids: 'R-CFG-42 R-CONST-31',
    what: 'the order of wallet features',
    is: ['onramp', 'swaps', 'receive', 'send'],
    reads: () => featuresOn().walletFeaturesOrder,
  },
  {
    ids: 'R-CFG-43',
    what: 'the order of connect methods',
    is: ['email', 'social', 'wallet'],
    reads: () => {
      const { kit } = createTestKit()
      return selectConnectMethodsOrder(kit.getState(), kit.config)
    },
  },
  {
    ids: 'R-CFG-45 R-CONST-30',
    what: 'the default socials order',
    is: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
    reads: () => DEFAULT_SOCIALS_ORDER,
  },
  {
    ids: 'R-CONST-44',
    what: 'the social providers',
    is: ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'],
    reads: () => SOCIALS,
  },
  { ids: 'R-THEME-01', what: 'the default theme', is: 'dark', reads: () => state().config.themeMode },
  {
    ids: 'R-VIEW-01',
    what: 'the views the specification names and the kit lacks',
    is: [],
    reads: () => VIEW_NAMES.filter((name) => !VIEWS.some((view) => view === name)),
  },
  {
    ids: 'R-STATE-22 R-CONST-37',
    what: 'the namespaces',
    is: ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'],
    reads: () => NAMESPACES,
  },
  {
    ids: 'R-CONST-38',
    what: 'the namespaces of each feature',
    is: {
      ...{ balances: ['eip155', 'solana'], names: ['eip155'], onramp: ['eip155', 'solana'], activity: ['eip155'] },
      ...{ send: ['eip155', 'solana'], embeddedWallet: ['eip155', 'solana'] },
    },
    reads: () =>
      Object.fromEntries(
        (['balances', 'names', 'onramp', 'activity', 'send', 'embeddedWallet'] as const).map((feature) => [
          feature,
          supporting(feature),
        ]),
      ),
  },
  { ids: 'R-CONST-45', what: 'the methods that need approval', is: APPROVED_METHODS, reads: () => APPROVAL_RPC },
  {
    ids: 'R-FRAME-35',
    what: 'what counts as a hash or a signature: 64, 62 and 61 hex characters',
    is: ['transaction', 'transaction', 'object'],
    reads: () => [64, 62, 61].map((length) => getRpcResponseKind(`0x${'a'.repeat(length)}`)),
  },
  {
    ids: 'R-CONST-40',
    what: 'the default origins that are refused',
    is: [],
    reads: () => DEFAULT_ORIGINS.filter((origin) => !isOriginAllowed(origin, ['https://a.example'])),
  },
  {
    ids: 'R-CONST-27',
    what: 'the swap networks',
    is: [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554],
    reads: () => SWAP_NETWORKS,
  },
  { ids: 'R-CONST-22', what: 'the slippage tolerance', is: 1, reads: () => SWAP_SLIPPAGE },
  { ids: 'R-CONST-15', what: 'the limit of pending transactions', is: 99, reads: () => PENDING_TRANSACTIONS_MAX },
  {
    ids: 'R-CONST-20',
    what: 'the entries per wallet request',
    is: { recommended: 4, page: 40, search: 100 },
    reads: () => WALLET_ENTRIES,
  },
  {
    ids: 'R-CONST-28',
    what: 'the on-ramp chains and the fallback',
    is: [['arbitrum', 'avalanche', 'base', 'berachain', 'celo', 'ethereum', 'optimism', 'polygon'], 'ethereum'],
    reads: () => [[...ONRAMP_CHAINS].sort(), ONRAMP_CHAIN_FALLBACK],
  },
  {
    ids: 'R-CONST-21',
    what: 'the sample payment currencies with their limits',
    is: [
      { id: 'USD', payment_method_limits: LIMITS },
      { id: 'EUR', payment_method_limits: LIMITS },
    ],
    reads: () => SAMPLE_ONRAMP_OPTIONS.paymentCurrencies,
  },
  {
    ids: 'R-STATE-33',
    what: 'the default purchase currency and its networks',
    is: ['USDC', 'ethereum-mainnet', 'polygon-mainnet'],
    reads: () => {
      const [currency] = SAMPLE_ONRAMP_OPTIONS.purchaseCurrencies
      return [currency?.symbol, ...(currency?.networks ?? []).map(({ name }) => name)]
    },
  },
  {
    ids: 'R-RAMP-12',
    what: 'the fee range of each on-ramp provider',
    is: ['1-2%', '1-2%'],
    reads: () => ONRAMP_PROVIDER_RECORDS.map(({ feeRange }) => feeRange),
  },
  {
    ids: 'R-RAMP-35',
    what: 'the destination currencies of meld on Solana and elsewhere',
    is: ['SOL', 'USDC'],
    reads: () => [toMeldCurrency('solana'), toMeldCurrency('eip155')],
  },
  {
    ids: 'R-CONST-33',
    what: 'the placeholder of the native token on EVM',
    is: `0x${'e'.repeat(40)}`,
    reads: () => NATIVE_TOKEN_ADDRESS.eip155,
  },
  { ids: 'R-CONST-34', what: 'the zone of name suggestions', is: NAME_SUFFIX.slice(1), reads: () => NAME_ZONE },
  {
    ids: 'R-NAME-04',
    what: 'which names are too short',
    is: ['names/too-short', undefined],
    reads: () => [validateName('abc')?.code, validateName('abcd')?.code],
  },
  { ids: 'R-CONST-35', what: 'the supported networks that are not shipped', is: [], reads: () => missing(SHIPPED) },
  {
    ids: 'R-CONST-42',
    what: 'the signs of transfers',
    is: { plus: ['receive', 'deposit', 'borrow', 'claim'], minus: ['withdraw', 'repay', 'burn'] },
    reads: () => TRANSFER_SIGNS,
  },
  {
    ids: 'R-CONST-25',
    what: 'a shortened address',
    is: '0x12…34abcd',
    reads: () => shortAddress('0x1200000000000000000000000000000034abcd'),
  },
  { ids: 'R-CONST-19', what: 'the version of the secure site', is: 4, reads: () => SECURE_SDK_VERSION },
  {
    ids: 'R-CONST-41',
    what: 'the named HTTP codes',
    is: [503, 403],
    reads: () => [HTTP_SERVICE_UNAVAILABLE, HTTP_FORBIDDEN],
  },
]
