// @ts-check
/**
 * Answers in place of every other machine, so that no request leaves this one and none waits for an answer that never comes.
 *
 * A library that pairs wallets asks for an attestation of the page's origin before it shows a code, in a frame, and goes on
 * without one only after seconds: the frame gets one, which says nothing. All else is answered at once, with nothing.
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
      // The page has gone meanwhile.
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
