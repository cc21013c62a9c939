// @ts-check
/**
 * Lets the embedded wallet reach the chains of the page that embeds it: the demo's chains are ledgers in its page, which no
 * server can reach. A script in the frame passes requests to these URLs on to the page, which responds to them.
 *
 * In      the files of the built site
 * Out     the same files, the frame's page with the script; the URL of a network's node
 * Throws  Error when the frame's page has no script to go before
 */
import { readFile } from 'node:fs/promises'

const SCRIPT = 'page-node.js'
const FRAME_SCRIPT = '<script type="module"'

/**
 * URL of the node that is the page itself.
 * @param {string} origin of the secure site
 * @param {string} caipNetworkId
 */
export function pageNodeUrl(origin, caipNetworkId) {
  return `${origin}/page-node/${caipNetworkId}`
}

/** @typedef {(name: string) => Promise<import('@bowline/secure-site/server').FrameFile | undefined>} Files */

/**
 * @param {Files} files
 * @returns {Files}
 */
export function withPageNode(files) {
  return async (name) => {
    if (name === SCRIPT) {
      const bytes = Uint8Array.from(await readFile(new URL('page-node-script.mjs', import.meta.url)))
      return { bytes, type: 'text/javascript; charset=utf-8' }
    }
    const file = await files(name)
    if (name !== 'v1.html' || file === undefined) return file
    const text = new TextDecoder().decode(file.bytes)
    if (!text.includes(FRAME_SCRIPT)) throw new Error('The page of the frame has no script')
    const script = `<script type="module" src="/${SCRIPT}"></script>\n    `
    const bytes = new TextEncoder().encode(text.replace(FRAME_SCRIPT, script + FRAME_SCRIPT))
    return { ...file, bytes }
  }
}
