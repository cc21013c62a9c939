// @ts-check
/**
 * The moments of a visit and what each one loads by `import()`: rings (`tooling/bundle/chunks.mjs`) as `package/ring`, entries,
 * and third-party packages. Static imports of a file come with it and are not listed.
 *
 * `after`   the moments before it; their files are not counted again
 * `loads`   names as in `build.mjs`
 *
 * The first ones are compared with Chromium's requests, each time sizes are measured.
 */

/** @typedef {{ after: readonly string[], loads: readonly string[] }} Moment */

const AT_ACCOUNT = ['open', 'connect', 'account']

/** @type {Readonly<Record<string, Moment>>} */
export const MOMENTS = {
  open: { after: [], loads: ['ui-react/open', 'kit-core/intent'] },
  'known wallets': { after: ['open'], loads: ['kit-core/known'] },
  connect: {
    after: ['open'],
    loads: ['adapter-evm/evm-watch', 'adapter-evm/evm', 'kit-core/connected', 'ui-react/connected'],
  },
  account: {
    after: ['open', 'connect'],
    loads: ['ui-react/account', 'kit-core/account'],
  },
  'a return': { after: ['open', 'connect'], loads: ['kit-core/returning', 'adapter-evm/evm-returning'] },
  'something pending': { after: ['open', 'connect'], loads: ['kit-core/pending', 'ui-react/pending'] },
  'something to send': { after: ['something pending'], loads: ['kit-core/sending'] },
  'connected with wagmi': { after: ['open', 'connect'], loads: ['adapter-evm/evm-returning'] },
  'QR code': {
    after: ['open'],
    loads: ['ui-react/pairing', 'kit-core/pairing', '@walletconnect/sign-client'],
  },
  icons: { after: ['open'], loads: ['icons/index'] },
  'the icons of wallets': { after: ['open', 'icons'], loads: ['icons/generated/wallets'] },
  'the icons of networks': { after: ['open', 'icons'], loads: ['icons/generated/assets'] },
  'the icons of exchanges': { after: ['open', 'icons'], loads: ['icons/generated/brands'] },
  'the icons of tokens': { after: ['open', 'icons'], loads: ['icons/generated/tokens'] },
  'all wallets': { after: ['open', 'known wallets'], loads: ['ui-react/directory'] },
  help: { after: ['open'], loads: ['ui-react/parts'] },
  'a wallet to install': { after: ['open', 'help'], loads: ['ui-react/wallets'] },
  'embedded login': { after: ['open'], loads: ['ui-react/embedded', 'kit-core/embedded'] },
  'Farcaster login': { after: ['open', 'embedded login'], loads: ['ui-react/farcaster'] },
  'embedded wallet': { after: ['open', 'embedded login'], loads: ['secure-frame/client'] },
  'another language': { after: ['open'], loads: ['ui-react/languages'] },
  requests: { after: AT_ACCOUNT, loads: ['adapter-evm/evm-requests'] },
  'waiting for the wallet': { after: ['open', 'QR code'], loads: ['kit-core/connected', 'kit-core/paired'] },
  'a pairing started before': {
    after: ['open', 'known wallets', 'QR code', 'waiting for the wallet'],
    loads: ['kit-core/stored-pairing'],
  },
  'paired wallet': {
    after: ['open', 'QR code', 'waiting for the wallet', 'connect'],
    loads: ['adapter-evm/evm-hosts', 'adapter-evm/evm-pairing'],
  },
  accounts: { after: AT_ACCOUNT, loads: ['ui-react/accounts'] },
  receive: { after: AT_ACCOUNT, loads: ['ui-react/receive'] },
  networks: { after: AT_ACCOUNT, loads: ['ui-react/networks'] },
  send: { after: AT_ACCOUNT, loads: ['ui-react/send'] },
  'review of a transfer': { after: [...AT_ACCOUNT, 'send'], loads: ['ui-react/send-review'] },
  'a recipient in another form': { after: [...AT_ACCOUNT, 'send'], loads: ['kit-core/recipients'] },
  swap: { after: AT_ACCOUNT, loads: ['ui-react/swap'] },
  'review of a swap': { after: [...AT_ACCOUNT, 'swap'], loads: ['ui-react/swap-review'] },
  onramp: { after: AT_ACCOUNT, loads: ['ui-react/onramp'] },
  pay: { after: AT_ACCOUNT, loads: ['ui-react/pay', 'kit-core/pay'] },
  'pay with an exchange': { after: [...AT_ACCOUNT, 'pay'], loads: ['kit-core/exchange'] },
  names: { after: AT_ACCOUNT, loads: ['ui-react/names'] },
  sessions: { after: AT_ACCOUNT, loads: ['ui-react/sessions', 'kit-core/sessions'] },
  'sign-in': { after: AT_ACCOUNT, loads: ['ui-react/sign-in', 'kit-core/sign-in'] },
  'sign-in with a pairing': { after: [...AT_ACCOUNT, 'sign-in'], loads: ['kit-core/sign-in-pairing'] },
}

/** Moments of a page with one chain other than EVM. @type {Readonly<Record<'solana' | 'bitcoin', Readonly<Record<string, Moment>>>>} */
export const CHAIN_MOMENTS = {
  solana: {
    open: { after: [], loads: ['ui-react/open', 'kit-core/intent'] },
    runtime: { after: ['open'], loads: ['adapter-solana/solana'] },
    transactions: { after: ['open', 'runtime'], loads: ['adapter-solana/solana-transactions'] },
  },
  bitcoin: {
    open: { after: [], loads: ['ui-react/open', 'kit-core/intent'] },
    runtime: { after: ['open'], loads: ['adapter-bitcoin/bitcoin'] },
    transactions: { after: ['open', 'runtime'], loads: ['adapter-bitcoin/bitcoin-transfers'] },
  },
}

/**
 * Action in the browser → the moments that it causes, until its view has settled. The row of the first one weighs them all.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const DRIVEN = {
  open: ['open', 'known wallets', 'icons'],
  connect: ['connect'],
  code: ['QR code', 'waiting for the wallet'],
  directory: ['all wallets', 'the icons of wallets'],
}
