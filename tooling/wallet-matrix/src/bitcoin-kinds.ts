/** Bitcoin wallets: Wallet Standard, sats-connect, and four wallets that inject their own objects. */
import { bitcoin, isBitcoinProvider } from '@bowline/adapter-bitcoin'
import { createSandboxWallet, type SandboxWallet } from '@bowline/adapter-bitcoin/testing'
import type { BitcoinChain } from '@bowline/bitcoin-chain'
import { type CaipNetworkId, extendNetwork, type Network } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import type { Kind, Purpose, Subject } from './wallet-under-test.js'

const REGTEST: CaipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const TESTNET: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'
const RECIPIENT = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const FUNDS = 1_000_000n

type Face = {
  readonly connectorId: string
  readonly methods: Readonly<Record<Purpose, readonly string[]>>
  readonly events: readonly string[]
  readonly canBeAsked: boolean
  readonly canMove: boolean
  readonly enter: (wallet: SandboxWallet) => () => void
}

const EVENTS = ['accounts', 'network', 'disconnect']
const UNISAT = {
  look: ['getAccounts', 'getChain', 'getPublicKey'],
  sign: ['signMessage'],
  send: ['sendBitcoin'],
  disconnect: ['disconnect'],
}

const FACES = {
  standard: {
    connectorId: 'Sandbox-Wallet',
    methods: {
      connect: ['connect'],
      look: [],
      sign: ['signMessage'],
      send: ['sendTransfer'],
      switch: ['wallet_changeNetwork'],
      disconnect: ['disconnect'],
    },
    events: EVENTS,
    canBeAsked: true,
    canMove: true,
    enter: (wallet) => wallet.register(),
  },
  'sats-connect': {
    connectorId: 'Sandbox.Provider',
    methods: {
      connect: ['wallet_connect'],
      look: ['wallet_getAccount'],
      sign: ['signMessage'],
      send: ['sendTransfer'],
      switch: ['wallet_changeNetwork'],
      disconnect: ['wallet_disconnect'],
    },
    events: EVENTS,
    canBeAsked: true,
    canMove: true,
    enter: ({ satsConnect }) =>
      put({ btc_providers: [{ id: 'Sandbox.Provider', name: 'Sandbox' }], Sandbox: { Provider: satsConnect } }),
  },
  unisat: {
    connectorId: 'unisat',
    methods: { ...UNISAT, connect: ['requestAccounts'], switch: ['switchChain'] },
    events: EVENTS,
    canBeAsked: true,
    canMove: true,
    enter: ({ injected }) => put({ unisat: injected.unisat }),
  },
  okx: {
    connectorId: 'okx',
    methods: { ...UNISAT, connect: ['connect'], switch: [] },
    events: EVENTS,
    canBeAsked: true,
    canMove: false,
    enter: ({ injected }) => put({ okxwallet: { bitcoin: injected.okx } }),
  },
  phantom: {
    connectorId: 'phantom',
    methods: {
      connect: ['requestAccounts'],
      look: [],
      sign: ['signMessage'],
      send: ['signPSBT'],
      switch: [],
      disconnect: [],
    },
    events: EVENTS,
    canBeAsked: false,
    canMove: false,
    enter: ({ injected }) => put({ phantom: { bitcoin: injected.phantom } }),
  },
  leather: {
    connectorId: 'leather',
    methods: {
      connect: ['getAddresses'],
      look: [],
      sign: ['signMessage'],
      send: ['sendTransfer'],
      switch: [],
      disconnect: [],
    },
    events: [],
    canBeAsked: false,
    canMove: false,
    enter: ({ injected }) => put({ LeatherProvider: injected.leather }),
  },
} satisfies Readonly<Record<string, Face>>

/** The kinds, on their own chain. */
export function bitcoinKinds(chain: BitcoinChain): Readonly<Record<keyof typeof FACES, Kind>> {
  const kind = (face: Face): Kind => ({
    namespace: 'bip122',
    networks: [network(REGTEST, chain.url), network(TESTNET, chain.url)],
    make: async () => subject(chain, face),
    equip: () => ({ adapter: bitcoin() }),
    async send(kit) {
      const provider = await getProvider(kit)
      if (!isBitcoinProvider(provider)) throw new Error('It is another provider')
      return provider.sendTransfer({ recipient: RECIPIENT, amount: 10_000n })
    },
  })
  return {
    standard: kind(FACES.standard),
    'sats-connect': kind(FACES['sats-connect']),
    unisat: kind(FACES.unisat),
    okx: kind(FACES.okx),
    phantom: kind(FACES.phantom),
    leather: kind(FACES.leather),
  }
}

function network(caipNetworkId: CaipNetworkId, url: string): Network {
  return extendNetwork({
    id: caipNetworkId.slice('bip122:'.length),
    name: caipNetworkId,
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
  })
}

function put(globals: Readonly<Record<string, unknown>>): () => void {
  for (const [name, value] of Object.entries(globals)) Reflect.set(window, name, value)
  return () => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name)
  }
}

function subject(chain: BitcoinChain, face: Face): Subject {
  const prompts: string[] = []
  const key = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  const wallet = createSandboxWallet({
    privateKeys: [key(), key()],
    networks: [
      { caipNetworkId: REGTEST, esploraUrl: chain.url },
      { caipNetworkId: TESTNET, esploraUrl: chain.url },
    ],
    async approve({ kind }) {
      prompts.push(kind)
      return true
    },
  })
  const { state, faults } = wallet
  for (const address of state().accounts) chain.fund(address, FUNDS)
  let leave = () => {}
  return {
    namespace: 'bip122',
    connectorId: face.connectorId,
    faults,
    methods: face.methods,
    events: face.events,
    canBeAsked: face.canBeAsked,
    prompts: () => prompts,
    sent: () => prompts.filter((kind) => kind === 'send' || kind === 'sign-psbt').length,
    enter() {
      leave = face.enter(wallet)
    },
    leave: () => leave(),
    lock: wallet.lock,
    unlock: wallet.unlock,
    nextAccount: () => wallet.setAccount(state().accounts[1] ?? ''),
    nextNetwork: face.canMove
      ? () => wallet.switchNetwork(state().caipNetworkId === REGTEST ? TESTNET : REGTEST)
      : undefined,
    end: wallet.disconnect,
    opened: () => (state().isConnected && !state().isLocked ? state().accounts[0] : undefined),
    network: () => state().caipNetworkId,
    isLocked: () => state().isLocked,
  }
}
