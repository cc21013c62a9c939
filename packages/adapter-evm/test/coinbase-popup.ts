/**
 * The window that Coinbase's SDK opens, over a wallet with real keys. It announces itself, receives the page's first message,
 * and then both exchange encrypted messages.
 *
 * In      wallet    handles the page's requests
 *         origin    of the window
 * Out     opened    URLs of the windows that the page opened
 *         hello     what the page reported about itself
 *         close     closes the window as the user
 * Source  @coinbase/wallet-sdk 4: Communicator, SCWSigner
 */
import type { WalletProvider } from '../src/index.js'

type Message = {
  readonly id?: string
  readonly event?: string
  readonly requestId?: string
  readonly data?: unknown
  readonly sender?: string
  readonly content?: {
    readonly handshake?: { readonly method: string }
    readonly encrypted?: { readonly iv: Uint8Array<ArrayBuffer>; readonly cipherText: ArrayBuffer }
  }
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const CIPHER = 'AES-GCM'

export async function installPopup(wallet: WalletProvider, origin = 'https://keys.coinbase.com') {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['deriveKey'])
  const sender = Buffer.from(await crypto.subtle.exportKey('spki', keys.publicKey)).toString('hex')
  const opened: string[] = []
  const hello: unknown[] = []
  let secret: CryptoKey | undefined

  const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { origin, data }))

  async function shareSecret(peer: string): Promise<CryptoKey> {
    const bytes = Uint8Array.from(Buffer.from(peer, 'hex'))
    const key = await crypto.subtle.importKey('spki', bytes, CURVE, true, [])
    return crypto.subtle.deriveKey(
      { name: 'ECDH', public: key },
      keys.privateKey,
      { name: CIPHER, length: 256 },
      false,
      ['encrypt', 'decrypt'],
    )
  }

  async function answer(id: string | undefined, method: string, params: unknown): Promise<void> {
    if (secret === undefined) throw new Error('no secret')
    const result = await Promise.resolve(wallet.request({ method, params })).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: { code: Reflect.get(Object(error), 'code'), message: String(error) } }),
    )
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = JSON.stringify({ result, data: { chains: { 1: 'http://127.0.0.1:9' } } })
    const cipherText = await crypto.subtle.encrypt({ name: CIPHER, iv }, secret, new TextEncoder().encode(text))
    say({ id: 'answer', requestId: id, sender, content: { encrypted: { iv, cipherText } } })
  }

  async function hear({ id, event, data, content, sender: peer = '' }: Message): Promise<void> {
    if (event === 'selectSignerType') say({ requestId: id, data: 'scw' })
    else if (content?.handshake) {
      secret = await shareSecret(peer)
      await answer(id, content.handshake.method, undefined)
    } else if (content?.encrypted && secret) {
      const { iv, cipherText } = content.encrypted
      const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, secret, cipherText))
      const { action } = JSON.parse(text)
      await answer(id, action.method, action.params)
    } else hello.push(data)
  }

  const popup = { closed: false, focus() {}, close() {}, postMessage: (message: Message) => void hear(message) }
  Object.defineProperty(window, 'open', {
    configurable: true,
    value(address: URL) {
      opened.push(`${address.origin}${address.pathname}`)
      setTimeout(() => say({ id: 'loaded', event: 'PopupLoaded' }), 0)
      return popup
    },
  })
  return { opened, hello, close: () => say({ event: 'PopupUnload' }) }
}
