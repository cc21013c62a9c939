// @ts-check
/**
 * The measured apps: name, folder, and selectors of their parts.
 *
 * @typedef {object} App
 * @property {string} name       its folder in `apps/`
 * @property {string} title      in tables
 * @property {Selectors} parts
 * @property {Readonly<Record<string, string>>} [query]   search parameters of its page
 *
 * @typedef {object} Selectors
 *   CSS selectors, also used in the page; `pairing` and `all` are only pressed and may use Playwright's selector extensions.
 * @property {string} button     the app's button, the last match; once connected it shows the address
 * @property {string} dialog
 * @property {string} row        in the dialog: the element that selects a wallet; its text includes the wallet's name
 * @property {string} [pairing]  opens the QR code
 * @property {string} [code]     the rendered QR code
 * @property {string} [all]      opens the list of all wallets
 * @property {string} [tile]     a wallet there
 * @property {string} [search]   the search field there
 * @property {string} [scroller] the scrolling element there, or an element in it
 * @property {string} [end]      exists once the last page of wallets is loaded
 */
import { connectkit } from './apps/connectkit/parts.mjs'
import { kit } from './apps/kit/parts.mjs'
import { plain } from './apps/plain/parts.mjs'
import { rainbowkit } from './apps/rainbowkit/parts.mjs'
import { PEERS } from './peers.mjs'

/**
 * The values of the kit's option `prefetch` for a press without hover: `early` fetches the modal's code
 * while the browser is idle, `late` fetches nothing before the press.
 */
export const PREFETCH = { early: 'code', late: 'none' }

/** The baseline. @type {App} */
export const PLAIN = { name: 'plain', title: 'Plain React', parts: plain }

/** The README's ten lines. @type {App} */
export const KIT = { name: 'kit', title: 'Bowline', parts: kit }

/** @type {App} */
export const KIT_WAGMI = { name: 'kit-wagmi', title: 'Bowline in a wagmi app', parts: kit }

/** @type {readonly App[]} */
export const PEER_APPS = [
  { name: 'rainbowkit', title: PEERS.rainbowkit.title, parts: rainbowkit },
  { name: 'connectkit', title: PEERS.connectkit.title, parts: connectkit },
]

/** @param {App} app @param {string} prefetch @returns {App} */
export const withPrefetch = (app, prefetch) => ({ ...app, query: { ...app.query, prefetch } })
