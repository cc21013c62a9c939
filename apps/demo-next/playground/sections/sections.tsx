'use client'

import { useSettings } from '../../host/use-settings'
import type { LocalServices } from '../../server/local-services'
import styles from '../playground.module.css'
import { Stage } from '../stage'
import { BatchOrder } from './batch-order'
import { ChainsList } from './chains-list'
import { HeadlessWallets } from './headless-wallets'
import { MailboxLink } from './mailbox-link'
import { Product } from './product'
import { Section } from './section'
import { ThemeCards, writeTheme } from './theme-cards'

/** Initial values of the swap, which its code shows too. */
const SWAP = { amount: '0.1', fromToken: 'ETH', toToken: 'USDC' }

/** The capabilities, one section each. */
export function Sections({ localServices: { secureSite } }: { localServices: LocalServices }) {
  const { settings, change } = useSettings()
  const isSigningIn = settings.signIn !== 'off'
  return (
    <>
      <Section
        id="connect"
        title="Connect any wallet"
        text="Wallets of the browser, seventy more by QR code or link, and a list you can order, limit or extend. No service is needed to show it."
        code={`import { KitButton } from '@bowline/ui-react'\n\n<KitButton />`}
      >
        <Stage id="connect-stage" view="Connect" label="Connect, live" />
      </Section>
      <Section
        id="sign-in"
        title="Sign in with one signature"
        text="Users prove that an account is theirs. Sessions live in the page or on your server, and other tabs follow."
        code={`import { evmVerifier } from '@bowline/adapter-evm'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'

const siwx = createLocalSignIn({
  statement: 'Sign in to Tidewater.',
  verifiers: [evmVerifier()],
})`}
        extra={
          <button
            type="button"
            className={styles.button}
            aria-pressed={isSigningIn}
            onClick={() => change({ signIn: isSigningIn ? 'off' : 'optional' })}
          >
            {isSigningIn ? 'Stop asking for a signature' : 'Ask for a signature'}
          </button>
        }
      >
        <Stage id="sign-in-stage" label="Sign-in, live" />
      </Section>
      <Section
        id="send"
        title="Send, and know what you send"
        text="An address, a name or a scanned code. The review says what leaves, to whom and for which fee, and warns about an address that imitates one you know."
        code={`import { useKitModal } from '@bowline/ui-react'\n\nconst { open } = useKitModal()\nawait open({ view: 'WalletSend' })`}
      >
        <Stage id="send-stage" view="WalletSend" label="Send, live" />
      </Section>
      <Section
        id="swap"
        title="Swap without leaving"
        text="Quotes that stay fresh, approvals for the exact amount, and a clear word before a bad price."
        code={`await open({\n  view: 'Swap',\n  arguments: { amount: '0.1', fromToken: 'ETH', toToken: 'USDC' },\n})`}
      >
        <Stage id="swap-stage" view="Swap" swap={SWAP} label="Swap, live" />
      </Section>
      <Section
        id="buy"
        title="Buy with a card"
        text="Users choose an amount and a provider and return to an account that shows the purchase. Here the provider is a page of this playground, and no money moves."
        code={`await open({ view: 'OnRampProviders' })`}
      >
        <Stage id="buy-stage" view="OnRampProviders" label="Buy, live" />
      </Section>
      <Section
        id="pay"
        title="Get paid"
        text="Name an amount, a token and a recipient. Customers pay from their wallet or from an exchange account, and your app learns how it ended."
        code={`import { openPay } from '@bowline/kit-core/actions'

await openPay(kit, {
  recipient: '0x15d3…6A65',
  amount: '49',
  paymentAsset: {
    network: 'eip155:1',
    asset: '0xA0b8…eB48',
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  },
})`}
        extra={<Product />}
      >
        <Stage id="pay-stage" label="Pay, live" />
      </Section>
      <Section
        id="batches"
        title="Several calls, one approval"
        text="Smart accounts and upgraded wallets carry out all calls or none, and your app can pay the fee. Other wallets get the calls one by one, and what is left can be sent later."
        code={`import { useKitCalls } from '@bowline/ui-react'

const { mutate, data, retry } = useKitCalls()

await mutate({ calls: [berth, harborFee] })`}
        extra={<BatchOrder />}
      >
        <Stage id="batches-stage" label="Batches, live" />
      </Section>
      <Section
        id="chains"
        title="Many chains at once"
        text="One session holds an EVM, a Solana and a Bitcoin account, each from a different wallet. Your code keeps the library it knows for each chain."
        code={`const kit = createKit({
  networks: [mainnet, solanaMainnet, bitcoinMainnet],
  adapters: [evm(), solana(), bitcoin()],
})`}
        extra={<ChainsList />}
      >
        <Stage id="chains-stage" view="Networks" label="Networks, live" />
      </Section>
      <Section
        id="embedded"
        title="No wallet needed"
        text="An email address or a social login is enough for an EVM and a Solana account. Keys live in a frame of another site, which your page cannot read."
        code={`const kit = createKit({\n  endpoints: { secureSite: 'https://login.your-app.com' },\n  …\n})`}
        extra={
          secureSite === undefined ? (
            <p className={styles.note}>This copy of the playground has no login site. Run npm run demo to try it.</p>
          ) : (
            <MailboxLink secureSite={secureSite} />
          )
        }
      >
        <Stage id="embedded-stage" view="Connect" label="Login, live" />
      </Section>
      <Section
        id="headless"
        title="Your own interface"
        text="Each view is also a hook. This list is a few lines of the page's own code, and loads no modal."
        code={`import {
  useKitConnect,
  useKitWallets,
} from '@bowline/ui-react/headless'

const { data: wallets } = useKitWallets({ namespace: 'eip155' })
const { mutate: connect } = useKitConnect()`}
      >
        <HeadlessWallets />
      </Section>
      <Section
        id="theming"
        title="Your brand, readable"
        text="Color, radius and font are variables. Text on your accent keeps a contrast of 4.5 to 1: where the accent is too light, the kit darkens it."
        code={writeTheme(settings)}
        extra={<ThemeCards />}
      >
        <Stage id="theming-stage" label="Theming, live" />
      </Section>
    </>
  )
}
