// @ts-check
/**
 * Wallets that announce themselves in a page and have fixed responses, for states that the demo's own wallets do not
 * reach: a name of sixty letters, an error with a message, a switch that is never answered.
 *
 * In      page, wallets   before the page is opened
 * Out     removes them from the documents that the page opens from then on
 */

/**
 * @typedef {'approve' | 'refuse' | 'fail' | 'silent'} Manner
 * @typedef {object} GuestWallet
 * @property {string} name
 * @property {string} [rdns]  a unique one by default
 * @property {string} [icon]  a data image; an empty image by default
 * @property {Manner} [connects]  how it answers a connection request; `approve` by default
 * @property {Manner} [switches]  the same for a change of network
 * @property {Manner} [signs]  the same for a message to sign
 * @property {number} [chainId]  its current network; 1 by default
 * @property {boolean} [batches]  it sends several calls as one
 */

/** The account of every guest. */
const GUEST_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The hash of every transaction that guests send; none is ever included in a block. */
export const GUEST_HASH = `0x${'4e'.repeat(32)}`

/** Sixty letters. */
export const LONG_NAME = 'The Very Long Winded Wallet Of The Northern Lighthouse Guild'

/** A mark of one color with a ring. @param {string} ground */
export function sign(ground) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><circle cx="32" cy="32" r="13" fill="none" stroke="#fff" stroke-width="7"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The wallet of most scenes. */
export const NORTH = { name: 'North Wallet', icon: sign('#4f5bd5') }

/**
 * @param {import('@playwright/test').Page} page
 * @param {readonly GuestWallet[]} wallets
 */
export function announceGuests(page, wallets) {
  return page.addInitScript(announce, { wallets: [...wallets], address: GUEST_ADDRESS, hash: GUEST_HASH })
}

/**
 * Runs in the page.
 * @param {{ wallets: GuestWallet[], address: string, hash: string }} guests
 */
function announce({ wallets, address, hash }) {
  const plain = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  for (const [index, wallet] of wallets.entries()) {
    const {
      name,
      rdns = `id.guest.w${index}`,
      icon = plain,
      connects = 'approve',
      switches = 'approve',
      signs = 'approve',
    } = wallet
    let chainId = `0x${(wallet.chainId ?? 1).toString(16)}`
    /** @type {Map<string, Set<(value: unknown) => void>>} */
    const listeners = new Map()
    /** @param {Manner} manner */
    const answer = async (manner) => {
      if (manner === 'silent') await new Promise(() => undefined)
      if (manner === 'refuse') throw Object.assign(new Error('The request was refused'), { code: 4001 })
      if (manner === 'fail') {
        throw Object.assign(new Error('The device is not plugged in, or its app is not open.'), { code: -32603 })
      }
    }
    const isAgreed = () => sessionStorage.getItem(`guest-${index}`) !== null
    const provider = {
      /** @param {{ method: string, params?: readonly { chainId?: string }[] }} request */
      async request({ method, params }) {
        if (method === 'eth_accounts') return isAgreed() ? [address] : []
        if (method === 'eth_chainId') return chainId
        if (method === 'eth_requestAccounts') {
          await answer(connects)
          sessionStorage.setItem(`guest-${index}`, 'yes')
          return [address]
        }
        if (method === 'wallet_switchEthereumChain') {
          await answer(switches)
          chainId = params?.[0]?.chainId ?? chainId
          for (const notify of listeners.get('chainChanged') ?? []) notify(chainId)
          return null
        }
        if (method === 'personal_sign') {
          await answer(signs)
          return '0x'
        }
        if (method === 'eth_sendTransaction') return hash
        if (method === 'wallet_getCapabilities' && wallet.batches)
          return { [chainId]: { atomic: { status: 'supported' } } }
        if (method === 'wallet_revokePermissions') {
          sessionStorage.removeItem(`guest-${index}`)
          return null
        }
        throw Object.assign(new Error(`${method} is not known here`), { code: 4200 })
      },
      /** @param {string} event @param {(value: unknown) => void} listener */
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      /** @param {string} event @param {(value: unknown) => void} listener */
      removeListener(event, listener) {
        listeners.get(event)?.delete(listener)
      },
    }
    const uuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider })
    const notify = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', notify)
    notify()
  }
}
