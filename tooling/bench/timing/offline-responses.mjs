// @ts-check
/**
 * Responds in place of every remote machine, so that no request leaves this one and none hangs.
 *
 * A pairing library requests an attestation of the page's origin in a frame before it shows a code, and continues
 * without one only after seconds: the frame gets an empty one. All other requests get an empty response at once.
 *
 * In      session   of the page
 */

const ATTESTATION = '/attestation'
const CORS = [
  { name: 'access-control-allow-origin', value: '*' },
  { name: 'access-control-allow-headers', value: '*' },
]

/** @param {import('@playwright/test').CDPSession} session */
export async function answerElsewhere(session) {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url)
    const isFrame = url.pathname.endsWith(ATTESTATION)
    const body = isFrame ? attestationPage(url.searchParams.get('id') ?? '') : '{}'
    const type = { name: 'content-type', value: isFrame ? 'text/html' : 'application/json' }
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [type, ...CORS],
        body: Buffer.from(body).toString('base64'),
      })
      // The page was closed meanwhile.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** @param {string} id */
function attestationPage(id) {
  const part = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const attestation = `${part({ alg: 'none' })}.${part({ id })}.`
  const message = JSON.stringify({ type: 'verify_attestation', attestation })
  return `<script>parent.postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')}, '*')</script>`
}
