/**
 * The Bitcoin wallet where pages look for sats-connect wallets: it is there before the page's own code looks, like an
 * extension, and its implementation is loaded with the first request.
 */
import type { SandboxSatsConnect } from '@bowline/adapter-bitcoin/testing'
import { walletIcon } from './wallet-icon'

/** The wallet's name. */
export const SATS_CONNECT_NAME = 'Bitcoin Sandbox'

/** Background color of its icon. */
export const SATS_CONNECT_ICON_GROUND = '#e08a1e'

const ID = 'BowlineSandboxBitcoin'
const LIST = 'btc_providers'

type Listening = Parameters<SandboxSatsConnect['addListener']>[0]

let answer: (satsConnect: SandboxSatsConnect) => void = () => undefined
const answering = new Promise<SandboxSatsConnect>((resolve) => {
  answer = resolve
})

const provider = {
  request: async (method: string, params?: unknown) => (await answering).request(method, params),
  addListener(listening: Listening) {
    let stop: (() => void) | undefined
    let isOver = false
    void answering.then((satsConnect) => {
      if (!isOver) stop = satsConnect.addListener(listening)
    })
    return () => {
      isOver = true
      stop?.()
    }
  },
}

/** Puts the wallet into the page; the returned function removes it. An existing kit does not see it. */
export function putBitcoinInPage(): () => void {
  const others = listed().filter((one) => Reflect.get(one, 'id') !== ID)
  Reflect.set(window, ID, provider)
  Reflect.set(window, LIST, [
    ...others,
    { id: ID, name: SATS_CONNECT_NAME, icon: walletIcon(SATS_CONNECT_ICON_GROUND) },
  ])
  return () => {
    Reflect.deleteProperty(window, ID)
    Reflect.set(
      window,
      LIST,
      listed().filter((one) => Reflect.get(one, 'id') !== ID),
    )
  }
}

/** Sets the implementation. */
export function answerBitcoin(satsConnect: SandboxSatsConnect): void {
  answer(satsConnect)
}

function listed(): readonly object[] {
  const list: unknown = Reflect.get(window, LIST)
  return Array.isArray(list) ? list.filter((one: unknown) => typeof one === 'object' && one !== null) : []
}
