// @ts-check
/**
 * Which browser tests every change must pass, and why. The others run only in the full set (`npm run test:full`).
 *
 * Every change: one flow from start to end for each capability and each chain family, and one scene for each view.
 * `every-change.mjs` chooses one size and one language for each scene; every scene is checked in both themes. The apps with the
 * oldest and the newest React connect once each.
 */

/**
 * @typedef {object} FlowFile
 * @property {string} file   `send` is `e2e/send.e2e.ts`
 * @property {string} why    why these tests are in their set
 * @property {readonly { shows: string, test: string, of?: string }[]} [everyChange]  tests of the file that every change runs.
 *                           `shows`: what the test covers, as a topic of `topics.mjs`, a family or a version. `test`: a part of
 *                           its title that occurs once in the file. `of`: which variant, when the file creates several tests
 *                           from that title
 */

export const FAMILIES = ['EVM', 'Solana', 'Bitcoin']
export const VERSIONS = ['React 18', 'React 19']

const ONE_FLOW = 'the capability from start to end'
const FURTHER = 'further cases of a capability that another test covers'
const BROKEN = 'faults, each of which unit tests cover too'

/** @type {readonly FlowFile[]} */
export const FLOW_FILES = [
  {
    file: 'connect',
    why: ONE_FLOW,
    everyChange: [{ shows: 'connecting', of: 'none', test: 'a wallet connects; its balance is the chain' }],
  },
  { file: 'docs', why: 'a build that takes minutes; unit tests render each page with every change' },
  { file: 'session', why: FURTHER },
  { file: 'return-not-loaded', why: BROKEN },
  { file: 'tabs', why: FURTHER },
  { file: 'storage', why: BROKEN },
  {
    file: 'families',
    why: 'a flow of each family that the other tests do not use',
    everyChange: [
      { shows: 'Solana', test: 'a Solana wallet connects; its balance is the chain’s' },
      { shows: 'Bitcoin', test: 'a Bitcoin wallet connects; its balance is the chain’s' },
    ],
  },
  { file: 'requests', why: FURTHER },
  { file: 'wallet-states', why: FURTHER },
  { file: 'wallet-returns', why: FURTHER },
  { file: 'wallet-reloads', why: FURTHER },
  {
    file: 'page',
    why: ONE_FLOW,
    everyChange: [
      { shows: 'pages of apps', test: 'the modal’s code loads with the first intent, and a view’s with the view' },
    ],
  },
  { file: 'server', why: FURTHER },
  { file: 'back-forward-cache', why: FURTHER },
  {
    file: 'hosts',
    why: 'the kit in an app with each supported version of React',
    everyChange: [
      { shows: 'React 18', of: 'react-18-wagmi-2', test: 'the app’s wagmi hooks see what the kit connects' },
      { shows: 'React 19', of: 'react-19-wagmi-3', test: 'the app’s wagmi hooks see what the kit connects' },
    ],
  },
  { file: 'next-host', why: 'builds of Next.js by both bundlers, which change rarely' },
  {
    file: 'directory',
    why: ONE_FLOW,
    everyChange: [
      { shows: 'directory', test: 'a search: from the second letter, with results, without results, cleared' },
    ],
  },
  { file: 'directory-list', why: FURTHER },
  { file: 'faults', why: BROKEN },
  { file: 'mobile', why: FURTHER },
  { file: 'mobile-downloads', why: FURTHER },
  { file: 'playground', why: FURTHER },
  { file: 'playground-tasks', why: 'each task also has a test of its views, which is faster' },
  { file: 'pasted-code', why: 'builds of three apps, which take minutes' },
  { file: 'exported', why: 'the pages of the playground again, as files' },
  { file: 'prefetch', why: FURTHER },
  {
    file: 'pairing',
    why: ONE_FLOW,
    everyChange: [{ shows: 'pairing', test: 'one approval grants several accounts on several networks' }],
  },
  { file: 'pairing-code', why: FURTHER },
  { file: 'pairing-families', why: FURTHER },
  { file: 'pairing-not-loaded', why: BROKEN },
  { file: 'pairing-app-provider', why: FURTHER },
  { file: 'pairing-phone', why: FURTHER },
  { file: 'pairing-relay', why: BROKEN },
  { file: 'pairing-reload', why: FURTHER },
  { file: 'pairing-returns', why: FURTHER },
  { file: 'pairing-session', why: FURTHER },
  {
    file: 'embedded',
    why: ONE_FLOW,
    everyChange: [
      {
        shows: 'embedded wallet',
        test: 'a visitor who logs in with e-mail and a code has an EVM and a Solana account',
      },
    ],
  },
  { file: 'embedded-account', why: FURTHER },
  { file: 'embedded-approval', why: FURTHER },
  { file: 'embedded-faults', why: BROKEN },
  { file: 'embedded-frame', why: FURTHER },
  { file: 'embedded-hostile-page', why: FURTHER },
  { file: 'embedded-language', why: FURTHER },
  { file: 'embedded-lost-login', why: BROKEN },
  { file: 'embedded-new-device', why: FURTHER },
  { file: 'embedded-redirect-login', why: FURTHER },
  { file: 'embedded-storage', why: FURTHER },
  { file: 'embedded-wallet-keys', why: FURTHER },
  { file: 'embedded-window-login', why: FURTHER },
  { file: 'smart-account', why: FURTHER },
  { file: 'smart-permissions', why: FURTHER },
  { file: 'smart-upgrade', why: FURTHER },
  {
    file: 'account',
    why: ONE_FLOW,
    everyChange: [{ shows: 'account', test: 'assets: the total and the tokens, then an NFT with its details' }],
  },
  { file: 'accounts', why: FURTHER },
  { file: 'skeletons', why: FURTHER },
  {
    file: 'activity',
    why: ONE_FLOW,
    everyChange: [{ shows: 'activity', test: 'the keyboard reaches rows that are not in the page' }],
  },
  {
    file: 'switch-chain',
    why: ONE_FLOW,
    everyChange: [{ shows: 'receiving', test: 'an account shows its full address and its code to receive' }],
  },
  {
    file: 'networks',
    why: ONE_FLOW,
    everyChange: [
      { shows: 'networks', test: 'a network that the wallet does not know is added, with its own RPC address' },
    ],
  },
  {
    file: 'send',
    why: ONE_FLOW,
    everyChange: [{ shows: 'sending', test: 'a native token goes from the form to the chain in the exact amount' }],
  },
  { file: 'outcomes-not-loaded', why: BROKEN },
  { file: 'sign-send', why: FURTHER },
  { file: 'families-signing', why: FURTHER },
  {
    file: 'swap',
    why: `${ONE_FLOW}, and of its family`,
    everyChange: [
      { shows: 'swapping', test: 'a native token is swapped for a token on the chain' },
      { shows: 'EVM', test: 'a token is approved first, the approved amount is shown' },
    ],
  },
  {
    file: 'buy',
    why: ONE_FLOW,
    everyChange: [{ shows: 'buying', test: 'an amount is quoted, paid in a separate window' }],
  },
  {
    file: 'pay',
    why: ONE_FLOW,
    everyChange: [{ shows: 'paying', test: 'the exact amount of a native token is paid, and Done closes the receipt' }],
  },
  {
    file: 'names',
    why: ONE_FLOW,
    everyChange: [{ shows: 'names', test: 'a name is chosen, signed for in the frame, and belongs to the account' }],
  },
  {
    file: 'sign-in',
    why: ONE_FLOW,
    everyChange: [{ shows: 'sign-in', of: 'server', test: 'requested after connecting, signed in the wallet' }],
  },
  {
    file: 'smart-sessions',
    why: ONE_FLOW,
    everyChange: [{ shows: 'smart sessions', test: 'a subscription is granted, listed in plain words, and revoked' }],
  },
  {
    file: 'modal-keyboard',
    why: ONE_FLOW,
    everyChange: [{ shows: 'modal', test: 'the keyboard alone connects a wallet and changes the network' }],
  },
  { file: 'modal-behind', why: FURTHER },
  { file: 'full-screen', why: FURTHER },
  { file: 'modal-host', why: FURTHER },
  { file: 'modal-not-loaded', why: BROKEN },
  { file: 'modal-shape', why: FURTHER },
  { file: 'unusual-pages', why: FURTHER },
  { file: 'zoomed-in', why: FURTHER },
  { file: 'wallet-window', why: FURTHER },
]

/** The scene of each view that every change runs, in the order of the views. */
export const SCENE_OF_VIEW = {
  Connect: 'connect',
  ConnectWallets: 'connect-wallets',
  AllWallets: 'all-wallets',
  ConnectingExternal: 'connecting-waiting',
  ConnectingMultiChain: 'multi-chain',
  ConnectingWalletConnect: 'pairing-tabs',
  ConnectingWalletConnectBasic: 'pairing-basic',
  Downloads: 'downloads',
  GetWallet: 'get-wallet',
  ProfileWallets: 'profile-wallets',
  UsageExceeded: 'usage-exceeded',
  Account: 'account',
  WalletFund: 'wallet-fund',
  AccountSettings: 'account-settings',
  Profile: 'profile',
  SwitchAddress: 'switch-address',
  WalletReceive: 'receive-solana',
  WalletCompatibleNetworks: 'compatible-networks',
  Transactions: 'transactions',
  Networks: 'networks',
  SwitchNetwork: 'switch-waiting',
  SwitchActiveChain: 'switch-active-chain',
  UnsupportedChain: 'unsupported-chain',
  SIWXSignMessage: 'sign-in',
  Swap: 'swap',
  SwapSelectToken: 'swap-select-token',
  SwapPreview: 'swap-preview',
  ConnectSocials: 'connect-socials',
  Create: 'create',
  EmailLogin: 'email-login-invalid',
  EmailVerifyOtp: 'email-code',
  ConnectingSocial: 'social-waiting',
  ConnectingFarcaster: 'farcaster',
  WhatIsAWallet: 'what-is-a-wallet',
  WhatIsANetwork: 'what-is-a-network',
  WalletSend: 'wallet-send-filled',
  WalletSendSelectToken: 'wallet-send-select-token',
  WalletSendPreview: 'wallet-send-preview',
  SendConfirmed: 'send-confirmed',
  Pay: 'pay',
  PayLoading: 'pay-awaiting',
  ChooseAccountName: 'choose-account-name',
  RegisterAccountName: 'register-name',
  RegisterAccountNameSuccess: 'name-registered',
  SmartSessionCreated: 'smart-session-created',
  SmartSessionList: 'smart-sessions',
  OnRampProviders: 'onramp-providers',
  OnRampAmount: 'onramp-amount',
  OnRampFiatSelect: 'onramp-fiat-select',
  OnRampTokenSelect: 'onramp-token-select',
  OnRampActivity: 'onramp-activity',
  BuyInProgress: 'buy-in-progress',
  WhatIsABuy: 'what-is-a-buy',
}

/** Views that only an embedded wallet's frame opens: unit tests cover them, and no scene. */
export const VIEWS_WITHOUT_SCENE = [
  'EmailVerifyDevice',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
  'ApproveTransaction',
]
