/**
 * Wallets that are installed in a browser: their state is kept here, outside of every page, and outlives each page. A page has only
 * their script, which forwards requests and events, like an extension's content script.
 *
 * In      context   every page of it has the wallets
 *         bitcoin   the shape in which the Bitcoin wallet presents itself
 * Out     by family: the account the wallet would use, its user's actions, and its faults
 */
import { createSandboxWallet as createBitcoinWallet } from '@bowline/adapter-bitcoin/testing'
import { createSandboxWallet as createEvmWallet } from '@bowline/adapter-evm/testing'
import { createSandboxWallet as createSolanaWallet } from '@bowline/adapter-solana/testing'
import type { WalletFaults } from '@bowline/kit-core/testing'
import type { BrowserContext } from '@playwright/test'
import type { Family } from './families.js'
import { type FromWallet, type PageQuestion, putWalletsInPage } from './wallet-script.js'

/** The shapes in which the Bitcoin wallet presents itself. */
export type BitcoinShape = 'unisat' | 'sats-connect'

/** A wallet that is installed. */
export type InstalledWallet = {
  /** The label of its row. */
  readonly row: string
  /** The address that it would use for the page now; `–` where it opens none. */
  readonly used: () => string
  readonly faults: WalletFaults
  readonly nextAccount: () => void
  readonly lock: () => void
  readonly unlock: () => void
  /** Revokes the site's access without an event. */
  readonly forget: () => void
}

/** The wallets, and their one user. */
export type InstalledWallets = Readonly<Record<Family, InstalledWallet>> & {
  readonly person: Person
}

/** Approves immediately, unless asked to wait. */
export type Person = {
  /** The requests so far, by kind. */
  readonly prompts: readonly string[]
  /** The next request waits for `say`. */
  readonly hesitate: () => void
  readonly say: (isYes: boolean) => void
}

const EVM_KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const [ONE, TWO] = [0x11, 0x22] as const
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const BITCOIN_TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'
const NONE = '–'

/** Installs them. */
export async function installWallets(context: BrowserContext, bitcoin: BitcoinShape): Promise<InstalledWallets> {
  const { person, approve } = createPerson()
  const evm = createEvmWallet({
    name: 'Installed EVM',
    rdns: 'com.example.installed',
    privateKeys: EVM_KEYS,
    chains: [{ chainId: 1 }, { chainId: 8453 }],
    approve,
  })
  const solana = await createSolanaWallet({
    privateKeys: [new Uint8Array(32).fill(ONE), new Uint8Array(32).fill(TWO)],
    chains: [{ chain: 'solana:mainnet' }],
    approve,
  })
  const bitcoinWallet = createBitcoinWallet({
    privateKeys: [ONE, TWO].map((byte) => byte.toString(16).repeat(32)) as [string, string],
    networks: [{ caipNetworkId: BITCOIN }, { caipNetworkId: BITCOIN_TESTNET }],
    approve,
  })

  const notify = ({ wallet, event, data }: FromWallet) => {
    for (const page of context.pages()) {
      page
        .evaluate((reported) => Reflect.get(window, 'hearWallet')?.(reported), { wallet, event, data })
        .catch(() => {})
    }
  }
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) {
    evm.provider.on(event, (data) => notify({ wallet: 'evm', event, data }))
  }
  solana.wallet.features['standard:events']?.on('change', () =>
    notify({ wallet: 'solana', event: 'change', data: accountsOf(solana.wallet.accounts) }),
  )
  const { unisat } = bitcoinWallet.injected
  for (const event of ['accountsChanged', 'chainChanged']) {
    unisat.on(event, (data) => notify({ wallet: 'unisat', event, data }))
  }
  for (const eventName of ['accountChange', 'networkChange', 'disconnect']) {
    bitcoinWallet.satsConnect.addListener({
      eventName,
      cb: (data) => notify({ wallet: 'sats-connect', event: eventName, data }),
    })
  }

  const answer: Readonly<Record<PageQuestion['wallet'], (question: PageQuestion) => Promise<unknown>>> = {
    evm: ({ method, params }) => evm.provider.request({ method, params: params[0] }),
    async solana({ method, params: [input] }) {
      if (method === 'standard:connect') {
        await solana.wallet.features['standard:connect']?.connect(input)
        return accountsOf(solana.wallet.accounts)
      }
      if (method === 'standard:disconnect') return solana.wallet.features['standard:disconnect']?.disconnect()
      const message = Uint8Array.from(Object(input).message)
      const signed = await solana.wallet.features['solana:signMessage']?.signMessage({ ...Object(input), message })
      return [...Object(signed)[0].signature]
    },
    unisat: ({ method, params }) => Reflect.apply(Reflect.get(unisat, method), undefined, params),
    'sats-connect': ({ method, params }) => bitcoinWallet.satsConnect.request(method, params[0]),
  }
  await context.exposeBinding('askWallet', async (_, question: PageQuestion) => {
    try {
      return { answer: (await answer[question.wallet](question)) ?? null }
    } catch (error) {
      return { code: Number(Object(error).code ?? -32603), message: String(Object(error).message) }
    }
  })
  await context.addInitScript(putWalletsInPage, { bitcoin, icon: evm.info.icon })

  const used = (state: { isConnected: boolean; isLocked: boolean; accounts: readonly string[] }) =>
    (state.isConnected && !state.isLocked ? state.accounts[0] : undefined) ?? NONE
  return {
    person,
    evm: {
      ...evm,
      row: 'Installed EVM',
      used: () => used(evm.state()),
      nextAccount: () => evm.setAccounts(evm.state().accounts.slice(1)),
    },
    solana: {
      ...solana,
      row: 'Installed Solana',
      used: () => used(solana.state()),
      nextAccount: () => solana.setAccounts([...solana.state().accounts].reverse()),
    },
    bitcoin: {
      ...bitcoinWallet,
      row: bitcoin === 'unisat' ? 'UniSat' : 'Installed Bitcoin',
      used: () => used(bitcoinWallet.state()),
      nextAccount: () => bitcoinWallet.setAccount(bitcoinWallet.state().accounts[1] ?? ''),
    },
  }
}

function accountsOf(accounts: readonly { readonly address: string; readonly publicKey: Uint8Array }[]) {
  return accounts.map(({ address, publicKey }) => ({ address, publicKey: [...publicKey] }))
}

function createPerson() {
  const prompts: string[] = []
  const waiting: ((isYes: boolean) => void)[] = []
  let isHesitant = false
  const approve = ({ kind }: { readonly kind: string }) => {
    prompts.push(kind)
    if (!isHesitant) return Promise.resolve(true)
    isHesitant = false
    return new Promise<boolean>((resolve) => waiting.push(resolve))
  }
  const person: Person = {
    prompts,
    hesitate() {
      isHesitant = true
    },
    say: (isYes) => waiting.shift()?.(isYes),
  }
  return { person, approve }
}
