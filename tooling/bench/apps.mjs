// @ts-check
/**
 * The measured apps: how each one is called, where it is, and how its parts are found.
 *
 * @typedef {object} App
 * @property {string} name       its folder in `apps/`
 * @property {string} title      as a table calls it
 * @property {Selectors} parts
 * @property {Readonly<Record<string, string>>} [query]   search parameters of its page
 *
 * @typedef {object} Selectors
 *   CSS selectors, in the page as well; `pairing` and `all` are pressed alone and may use what Playwright adds to CSS.
 * @property {string} button     the app's button, the last that fits; once connected it shows the address
 * @property {string} dialog
 * @property {string} row        in the dialog: what a wallet is chosen by; its text has the wallet's name in it
 * @property {string} [pairing]  what leads to the QR code
 * @property {string} [code]     the QR code once it is drawn
 * @property {string} [all]      what leads to all wallets
 * @property {string} [tile]     a wallet there
 * @property {string} [search]   the field to type into there
 * @property {string} [scroller] what scrolls there, or something in it
 * @property {string} [end]      is there once the last page of wallets is
 */
import { connectkit } from './apps/connectkit/parts.mjs'
import { kit } from './apps/kit/parts.mjs'
import { plain } from './apps/plain/parts.mjs'
import { rainbowkit } from './apps/rainbowkit/parts.mjs'
import { PEERS } from './peers.mjs'

/**
 * The values of the kit's option `prefetch` that a press without rest is timed with: `early` has what the modal needs
 * fetched while the browser is idle, `late` nothing before the press.
 */
export const PREFETCH = { early: 'code', late: 'none' }

/** What all others are compared with. @type {App} */
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
