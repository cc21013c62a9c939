/** Accounts that cannot sign messages: known at connection and never prompted. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { mockPairedSession } from '@bowline/kit-core/testing'
import { MAINNET, network, page, world } from './setup.js'

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const OTHER = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const networks = [network(MAINNET)]
const TRANSACTIONS = ['bitcoin:connect', 'bitcoin:signTransaction']

/** A Wallet Standard wallet with two accounts; the second is a hardware account. */
function standardWallet(names = [...TRANSACTIONS, 'bitcoin:signMessage']) {
  const asked: unknown[] = []
  const listeners = new Set<(change: unknown) => void>()
  const signMessage = async (input: unknown) => {
    asked.push(input)
    return [{ signedMessage: new Uint8Array(), signature: new Uint8Array(65) }]
  }
  const account = (address: string, features: readonly string[]) => ({
    address,
    publicKey: new Uint8Array(33).fill(2),
    purpose: 'payment',
    chains: ['bitcoin:mainnet'],
    features,
  })
  const state = { accounts: [account(ADDRESS, names), account(OTHER, TRANSACTIONS)] }
  const connectNow = async () => ({ accounts: state.accounts })
  const all: Readonly<Record<string, object>> = {
    'bitcoin:connect': { connect: connectNow },
    'bitcoin:signMessage': { signMessage },
    'bitcoin:signTransaction': { signTransaction: async () => [] },
  }
  const on = (_: string, listener: (change: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const wallet = {
    version: '1.0.0',
    name: 'Ledger Friend',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['bitcoin:mainnet'],
    features: { ...Object.fromEntries(names.map((name) => [name, all[name]])), 'standard:events': { on } },
    get accounts() {
      return state.accounts
    },
  }
  const register = (events: EventTarget) => {
    const registerWith = (api: { register: (wallet: object) => void }) => api.register(wallet)
    events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: registerWith }))
  }
  return {
    asked,
    register,
    allow() {
      state.accounts = [account(ADDRESS, names), account(OTHER, names)]
      for (const listener of listeners) listener({ accounts: state.accounts })
    },
  }
}

async function connected(wallet: ReturnType<typeof standardWallet>) {
  const made = world({ networks })
  wallet.register(made.page.events)
  await until(() => made.adapter.connectors().length > 0)
  const connectorId = made.adapter.connectors()[0]?.id ?? ''
  const { accounts } = await made.adapter.connect({ connectorId, signal: never })
  const sign = (address: string) => made.adapter.signMessage?.({ connectorId, address, message: 'hello' })
  return { ...made, sign, able: accounts.map(({ canSignMessages }) => canSignMessages) }
}

test('R-SIWX-60 marks a Wallet Standard account as unable to sign messages until it lists the feature', async () => {
  const wallet = standardWallet()
  const { events, sign, able } = await connected(wallet)
  expect(able).toEqual([undefined, false])
  await expect(sign(OTHER)).rejects.toMatchObject({ code: 'adapter/capability-missing' })
  expect(wallet.asked).toEqual([])
  await sign(ADDRESS)
  expect(wallet.asked).toHaveLength(1)
  wallet.allow()
  await until(() => ofType(events, 'accountChanged').length > 0)
  expect(ofType(events, 'accountChanged')[0]?.accounts.map(({ canSignMessages }) => canSignMessages)).toEqual([
    undefined,
    undefined,
  ])
  await sign(OTHER)
  expect(wallet.asked).toHaveLength(2)
})

test('R-SIWX-60 marks all accounts as unable to sign messages when the wallet lacks the feature', async () => {
  const { sign, able } = await connected(standardWallet(TRANSACTIONS))
  expect(able).toEqual([false, false])
  await expect(sign(ADDRESS)).rejects.toMatchObject({ code: 'adapter/capability-missing' })
})

test('R-SIWX-60 marks accounts of an injected wallet without `signMessage` as unable to sign messages', async () => {
  const unisat = {
    requestAccounts: async () => [ADDRESS],
    getAccounts: async () => [ADDRESS],
    getNetwork: async () => 'livenet',
    sendBitcoin: async () => 'ab'.repeat(32),
    signPsbt: async () => '70736274ff',
    on: () => {},
    removeListener: () => {},
  }
  const made = world({ networks, page: page({ unisat }) })
  await until(() => made.adapter.connectors().length > 0)
  const connectorId = made.adapter.connectors()[0]?.id ?? ''
  const { accounts } = await made.adapter.connect({ connectorId, signal: never })
  expect(accounts).toMatchObject([{ address: ADDRESS, canSignMessages: false }])
  expect(await made.adapter.getAccounts({ connectorId })).toMatchObject([{ canSignMessages: false }])
})

test.each([
  [['sendTransfer', 'signPsbt'], false],
  [['sendTransfer', 'signMessage'], undefined],
  [[], undefined],
])(
  'R-SIWX-60 reports whether a paired wallet can sign messages when it approved %j',
  async (methods, canSignMessages) => {
    const session = mockPairedSession({ namespaces: { bip122: { accounts: [`${MAINNET}:${ADDRESS}`], methods } } })
    const { adapter } = world({ networks })
    const connection = await adapter.connectPaired?.({ session, signal: never })
    expect(connection?.accounts.map((account) => account.canSignMessages)).toEqual([canSignMessages])
  },
)
