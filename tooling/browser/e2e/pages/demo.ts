/** The demo in one tab, as a visitor uses it. */
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { LAB } from '../../lab-path.mjs'
import { type DappPanel, dappPanel } from './dapp-panel.js'
import { type KitModal, kitModal } from './kit-modal.js'
import { type WalletPanel, walletPanel } from './wallet-panel.js'
import { type WalletWindow, walletWindow } from './wallet-window.js'

/** Search parameters of the demo; the names are those of its settings. */
export type DemoSettings = Readonly<Record<string, string>>

/** One of the kit's buttons in the page. */
export type KitButtonName = 'kit' | 'connect' | 'account' | 'network'

/** A value of the kit's state that the demo shows. */
export type FactName =
  | 'status'
  | 'initialized'
  | 'open'
  | 'selectedNetworkId'
  | 'caipAddress'
  | 'accounts'
  | 'balance'
  | 'wallet'

/** The demo in one tab. */
export type Demo = {
  readonly page: Page
  readonly modal: KitModal
  readonly wallet: WalletWindow
  readonly dapp: DappPanel
  /** The first or the second sandbox wallet, from inside. */
  readonly sandbox: (number: 1 | 2) => WalletPanel
  /** Opens the playground, by default with EVM alone and without the embedded wallet. */
  readonly open: (settings?: DemoSettings) => Promise<void>
  /** Waits until the page sends no requests: the mocks do not answer a page that unloads, so its requests would go to unreachable hosts. */
  readonly rest: () => Promise<void>
  /** Reloads the page once it is idle. */
  readonly reload: () => Promise<void>
  readonly button: (name: KitButtonName) => Locator
  /** A value of the kit's state as the page shows it; `–` when there is none. */
  readonly fact: (name: FactName) => Locator
  /** Events of the kit by name. */
  readonly event: (name: string) => Locator
  /** Opens the modal and chooses a wallet that approves by itself; resolves when the modal has closed. */
  readonly connect: (wallet?: string) => Promise<void>
}

/** The two sandbox wallets. */
export const FIRST_WALLET = 'Sandbox Wallet'
export const SECOND_WALLET = 'Second Sandbox'

/** How long an idle page has sent no requests. */
const REST_MS = 300

/** The demo on a page. */
export function demoOn(page: Page): Demo {
  const modal = kitModal(page)
  const wallet = walletWindow(page)
  const button = (name: KitButtonName) => page.getByTestId(`slot-${name}`).getByRole('button')
  const quietForMs = watchRequests(page)
  const rest = () => expect.poll(quietForMs, 'quiet for ms').toBeGreaterThanOrEqual(REST_MS)

  return {
    page,
    modal,
    wallet,
    dapp: dappPanel(page),
    sandbox: (number) => walletPanel(page, number),
    rest,
    async open(settings = {}) {
      await rest()
      await page.goto(`${LAB}?${new URLSearchParams({ adapters: 'evm', email: '0', socials: '0', ...settings })}`)
      await expect(page.getByTestId('state-initialized')).toHaveText('true')
    },
    async reload() {
      await rest()
      await page.reload()
    },
    button,
    fact: (name) => page.getByTestId(`state-${name}`),
    event: (name) => page.getByTestId('event').and(page.locator(`[data-event="${name}"]`)),
    async connect(name = FIRST_WALLET) {
      await button('kit').click()
      await modal.row(name).click()
      await modal.dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** Returns for how long no request has been sent or answered. */
function watchRequests(page: Page): () => number {
  const underWay = new Set<Request>()
  let changedAt = 0
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => (underWay.size === 0 ? Date.now() - changedAt : 0)
}
