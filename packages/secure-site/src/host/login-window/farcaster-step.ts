/**
 * Login with Farcaster in the secure site's window: shows its URL as a QR code and as a link, and waits for the approval, and in a
 * browser that is new to the account for the link of a message.
 *
 * In      the offer; the API, with this window's device key
 * Out     views; `onProved` once the server has the approval
 * Throws  FrameSessionError; the reason of the view's signal when another view replaced it
 * Source  R-FRAME-84; FIP-11 (Sign in with Farcaster)
 */
import { farcasterStartSchema } from '../../api/response-schemas.js'
import { windowText } from '../texts/window-text.js'
import type { LoginOffer } from './login-offer.js'
import type { LoginButton, LoginView } from './login-screen.js'
import { waitForProof } from './wait-for-proof.js'

const POLL_MS = 1_500

type FarcasterStep = Parameters<typeof waitForProof>[0] & {
  readonly offer: LoginOffer
  readonly host: string
  readonly show: (view: LoginView) => AbortSignal
  readonly buttons: readonly LoginButton[]
}

/** Resolves once the user has proved who they are, and to false when another view has replaced this one. */
export async function approveInFarcaster({ offer, host, show, buttons, ...parts }: FarcasterStep): Promise<boolean> {
  const { ticket } = offer
  const opening = show({ title: windowText('Opening {name}', { name: 'Farcaster' }), isBusy: true, buttons })
  const body = { ticket }
  const started = await parts.api({ path: '/window/farcaster', body, schema: farcasterStartSchema, signal: opening })
  if (opening.aborted) return false
  const { url, challenge } = started
  let signal = show({
    title: windowText('Log in with Farcaster'),
    lines: [
      windowText('Approve the login in your Farcaster app. It asks you to sign in to {host}.', { host }),
      windowText('Never approve a code that another page shows.'),
    ],
    qr: {
      text: url,
      label: windowText('Code to scan with your phone'),
      caption: windowText('Scan it with the phone that has the app.'),
      link: windowText('Open Farcaster'),
    },
    buttons,
  })
  try {
    const approved = { path: '/window/farcaster/poll', body: { challenge, ticket } } as const
    const link = await waitForProof(parts, { call: approved, pollMs: POLL_MS, signal })
    if (link === undefined) return !signal.aborted
    signal = show({
      title: windowText('Open the link in Farcaster'),
      lines: [
        windowText(
          'We sent your account a message with a link. Open it in this browser: in any other one it does nothing.',
        ),
      ],
      buttons,
    })
    const opened = { path: '/window/opened', body: { challenge: link, ticket } } as const
    await waitForProof(parts, { call: opened, pollMs: POLL_MS, signal })
    return !signal.aborted
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}
