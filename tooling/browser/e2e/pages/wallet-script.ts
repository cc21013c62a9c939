/** The script that installed wallets inject into a page: it forwards requests and events. */

/** A request of a page. */
export type PageQuestion = {
  readonly wallet: 'evm' | 'solana' | 'unisat' | 'sats-connect'
  readonly method: string
  readonly params: readonly unknown[]
}

/** An event that a wallet sends to its pages. */
export type FromWallet = { readonly wallet: PageQuestion['wallet']; readonly event: string; readonly data: unknown }

/** Runs in the page, before its own code, and uses nothing from this file. */
export function putWalletsInPage({ bitcoin, icon }: { readonly bitcoin: string; readonly icon: string }): void {
  type Listener = (data: unknown) => void
  const listeners: { readonly name: string; readonly listener: Listener }[] = []
  const on = (wallet: string, event: string, listener: Listener) => {
    const entry = { name: `${wallet} ${event}`, listener }
    listeners.push(entry)
    return () => void listeners.splice(listeners.indexOf(entry), 1)
  }
  const ask = async (wallet: string, method: string, ...params: readonly unknown[]) => {
    const said = await Reflect.get(window, 'askWallet')({ wallet, method, params })
    if ('answer' in said) return said.answer
    throw Object.assign(new Error(said.message), { code: said.code })
  }
  Reflect.set(window, 'hearWallet', ({ wallet, event, data }: FromWallet) => {
    if (wallet === 'solana') takeAccounts(data)
    const reported = wallet === 'solana' ? { accounts } : data
    for (const { name, listener } of [...listeners]) if (name === `${wallet} ${event}`) listener(reported)
  })
  const emitterOf = (wallet: string) => {
    const stops = new Map<Listener, () => void>()
    return {
      on: (event: string, listener: Listener) => void stops.set(listener, on(wallet, event, listener)),
      removeListener: (_: string, listener: Listener) => stops.get(listener)?.(),
    }
  }

  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => ask('evm', method, params),
    ...emitterOf('evm'),
  }
  const info = {
    uuid: '5f3c1c1e-4d5b-4c8e-9d0a-6a1f0e8f2b11',
    name: 'Installed EVM',
    icon,
    rdns: 'com.example.installed',
  }
  const announce = () => {
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()

  let accounts: readonly unknown[] = []
  const chains = ['solana:mainnet']
  const takeAccounts = (list: unknown) => {
    accounts = (Array.isArray(list) ? list : []).map(({ address, publicKey }) => ({
      address,
      publicKey: Uint8Array.from(publicKey),
      chains,
      features: ['solana:signMessage', 'solana:signTransaction'],
    }))
  }
  const wallet = {
    version: '1.0.0',
    name: 'Installed Solana',
    icon,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect(input = {}) {
          takeAccounts(await ask('solana', 'standard:connect', input))
          return { accounts }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => ask('solana', 'standard:disconnect') },
      'standard:events': {
        version: '1.0.0',
        on: (event: string, listener: Listener) => on('solana', event, listener),
      },
      // The kit lists no wallet without this feature; no test uses it.
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: () => Promise.reject(new Error('It signs texts alone')),
      },
      'solana:signMessage': {
        version: '1.0.0',
        async signMessage({ account, message }: { account: { address: string }; message: Uint8Array }) {
          const input = { account: { address: account.address }, message: [...message] }
          const signature = Uint8Array.from(await ask('solana', 'solana:signMessage', input))
          return [{ signedMessage: message, signature }]
        },
      },
    },
  }
  const join = (api: { register: (one: unknown) => void }) => api.register(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) => join(Reflect.get(event, 'detail')))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: join }))

  if (bitcoin === 'unisat') {
    const methods = [
      ...['requestAccounts', 'getAccounts', 'getPublicKey', 'getChain', 'switchChain'],
      ...['signMessage', 'sendBitcoin', 'signPsbt', 'pushPsbt', 'disconnect'],
    ]
    const calls = methods.map((method) => [method, (...params: unknown[]) => ask('unisat', method, ...params)])
    Reflect.set(window, 'unisat', { ...Object.fromEntries(calls), ...emitterOf('unisat') })
  } else {
    Reflect.set(window, 'btc_providers', [{ id: 'InstalledBitcoin', name: 'Installed Bitcoin', icon }])
    Reflect.set(window, 'InstalledBitcoin', {
      request: (method: string, params: unknown) => ask('sats-connect', method, params),
      addListener: ({ eventName, cb }: { eventName: string; cb: Listener }) => on('sats-connect', eventName, cb),
    })
  }
}
