// @ts-check
/**
 * Makes the scripts of a page of Next.js wait until the visitor reaches for it. `first-presses.js` says when that is and keeps what
 * is pressed until then; both apps copy it to `/brand/first-presses.js`.
 *
 * In      the HTML of a page, complete without its scripts
 * Out     the same; an inline script with the nonce of the others loads them, under Trusted Types by the policy `SCRIPT_POLICY`
 * Throws  Error for a page without scripts of the form that Next.js writes
 */
const SCRIPT = /<script src="([^"]+)"(?=[^>]* async="")([^>]*)><\/script>/g
const PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*>/g

/** Name of the policy, for the directive `trusted-types`. */
export const SCRIPT_POLICY = 'first-presses'

/** @param {string} html */
export function deferScripts(html) {
  const scripts = [...html.matchAll(SCRIPT)]
  const [first] = scripts
  if (first === undefined) throw new Error('A page has no scripts of the form that Next.js writes')
  const nonce = / nonce="[^"]*"/.exec(first[2] ?? '')?.[0] ?? ''
  const sources = [...new Set(scripts.map(([, source]) => source))]
  return html
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `<script src="/brand/first-presses.js"${nonce}></script></head>`)
    .replace(
      '</body>',
      () => `<script${nonce}>(${startScripts})(${JSON.stringify([SCRIPT_POLICY, sources])})</script></body>`,
    )
}

/** Runs in the page. */
function startScripts(/** @type {[string, string[]]} */ [name, sources]) {
  const { bowlineFirst, trustedTypes } = /** @type {any} */ (window)
  bowlineFirst.reached.then(() => {
    const policy = trustedTypes?.createPolicy(name, { createScriptURL: (/** @type {string} */ url) => url })
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = policy ? policy.createScriptURL(source) : source
      script.async = true
      document.head.append(script)
    }
  })
}
