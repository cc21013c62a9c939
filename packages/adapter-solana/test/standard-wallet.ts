/** A Wallet Standard wallet with real keys and a scripted user. */
import {
  type Address,
  createKeyPairFromPrivateKeyBytes,
  getAddressEncoder,
  getAddressFromPublicKey,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'

export type Key = { readonly address: Address; readonly pair: CryptoKeyPair }

/** Derives a key from a number. */
export async function key(number: number): Promise<Key> {
  const pair = await createKeyPairFromPrivateKeyBytes(new Uint8Array(32).fill(number))
  return { pair, address: await getAddressFromPublicKey(pair.publicKey) }
}

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet']

export type Asked = { readonly feature: string; readonly input: Readonly<Record<string, unknown>> }

export type TestWalletOptions = {
  readonly keys: readonly Key[]
  readonly name?: string
  readonly icon?: string
  readonly chains?: readonly string[]
  readonly features?: readonly string[]
  readonly versions?: readonly unknown[]
  /** Features that an account lists instead of those of the wallet, by account index. */
  readonly accountFeatures?: readonly (readonly string[] | undefined)[]
  /** Sends a signed transaction to a chain; without it the wallet only signs. */
  readonly send?: (wire: Uint8Array) => Promise<Uint8Array>
}

export const ALL_FEATURES = [
  'standard:connect',
  'standard:disconnect',
  'standard:events',
  'solana:signMessage',
  'solana:signTransaction',
]

/** Creates a wallet and its test controls. */
export function testWallet({
  keys,
  name = 'Test Wallet',
  icon = 'data:image/svg+xml;base64,PHN2Zy8+',
  chains = CHAINS,
  features = ALL_FEATURES,
  versions = ['legacy', 0],
  accountFeatures = [],
  send,
}: TestWalletOptions) {
  const listeners = new Set<(change: object) => void>()
  const asked: Asked[] = []
  let say: () => Promise<boolean> = async () => true
  let isKnown = false
  let isLocked = false
  let accounts: readonly object[] = []
  const made = keys.map(({ address }, index) => ({
    address,
    publicKey: getAddressEncoder().encode(address),
    chains,
    features: accountFeatures[index] ?? features,
  }))

  async function ask(feature: string, input: object): Promise<void> {
    asked.push({ feature, input: { ...input } })
    const answer = say
    say = async () => true
    if (!(await answer())) throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
  }
  function pairOf(account: unknown): CryptoKeyPair {
    const found = keys.find((_, index) => made[index] === account)
    if (!found) throw new Error('Not an account of this wallet')
    return found.pair
  }
  async function sign({ account, transaction }: { account: unknown; transaction: Uint8Array }): Promise<Uint8Array> {
    const signed = await partiallySignTransaction([pairOf(account)], getTransactionDecoder().decode(transaction))
    return Uint8Array.from(getTransactionEncoder().encode(signed))
  }
  const emit = (change: object) => {
    for (const listener of [...listeners]) listener(change)
  }
  function setAccounts(next: readonly object[]): void {
    accounts = next
    emit({ accounts: next })
  }

  const all: Readonly<Record<string, object>> = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent = false } = {}) {
        if (!silent) {
          await ask('standard:connect', {})
          isKnown = true
        }
        const isOpen = isKnown && !isLocked
        if (isOpen && accounts.length === 0) accounts = made
        return { accounts: isOpen ? accounts : [] }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        await hand.leave()
        isKnown = false
        setAccounts([])
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(_event: 'change', listener: (change: object) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.0.0',
      async signMessage(...inputs: readonly { account: unknown; message: Uint8Array }[]) {
        const [first] = inputs
        if (!first) return []
        await ask('solana:signMessage', first)
        const signature = await signBytes(pairOf(first.account).privateKey, first.message)
        return [{ signedMessage: first.message, signature }]
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: versions,
      async signTransaction(...inputs: readonly { account: unknown; transaction: Uint8Array }[]) {
        await ask('solana:signTransaction', { ...inputs[0], count: inputs.length })
        const signed = inputs.map(async (input) => ({ signedTransaction: await sign(input) }))
        return Promise.all(signed)
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: versions,
      async signAndSendTransaction(input: { account: unknown; transaction: Uint8Array }) {
        await ask('solana:signAndSendTransaction', input)
        if (!send) throw new Error('No chain')
        return [{ signature: await send(await sign(input)) }]
      },
    },
  }

  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    features: Object.fromEntries(Object.entries(all).filter(([feature]) => features.includes(feature))),
    get accounts() {
      return accounts
    },
  }

  const hand = {
    wallet,
    asked,
    /** The wallet is disconnecting until this promise resolves. */
    leave: async (): Promise<void> => {},
    keys,
    listeners: () => listeners.size,
    next(answer: () => Promise<boolean>) {
      say = answer
    },
    reject() {
      say = async () => false
    },
    /** Simulates that the user approved the page before. */
    trust() {
      isKnown = true
    },
    /** Selects one account of the wallet. */
    pick(address: string) {
      setAccounts(made.filter((account) => account.address === address))
    },
    setAccounts,
    setChains(next: readonly string[]) {
      wallet.chains = next
      emit({ chains: next })
    },
    setFeatures(next: readonly string[]) {
      wallet.features = Object.fromEntries(Object.entries(all).filter(([feature]) => next.includes(feature)))
      emit({ features: wallet.features })
    },
    /** Selects one account without an event to the page. */
    sleepThrough(address: string) {
      accounts = made.filter((account) => account.address === address)
    },
    lock() {
      isLocked = true
      setAccounts([])
    },
    unlock() {
      isLocked = false
      setAccounts(made)
    },
    disconnect() {
      isKnown = false
      setAccounts([])
    },
    forget() {
      isKnown = false
      accounts = []
    },
  }
  return hand
}

export type TestWallet = ReturnType<typeof testWallet>

/** Registers like a wallet that loads before or after the page; the returned function unregisters. */
export function register(events: EventTarget, ...wallets: readonly object[]): () => void {
  const offs: (() => void)[] = []
  const callback = (api: { register(...wallets: readonly object[]): () => void }) => {
    offs.push(api.register(...wallets))
  }
  events.addEventListener('wallet-standard:app-ready', (event) => {
    if (event instanceof CustomEvent) callback(event.detail)
  })
  events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  return () => {
    for (const off of offs) off()
  }
}
