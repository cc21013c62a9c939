/**
 * A login in the secure site's window, from the frame's offer to "logged in": email with a link or a code, a provider,
 * Farcaster, or a passkey.
 *
 * In      the offer; the API, with this window's device key; a social login that has come back to this window
 * Out     views on the screen. The server gives the session to the frame that made the offer; this window never has one
 * Source  R-FRAME-83, R-FRAME-84; security design §6
 */
import { emptySchema } from '../../api/response-schemas.js'
import type { SocialProviderName } from '../session/frame-session.js'
import { FrameSessionError } from '../session/session-error.js'
import { getErrorText } from '../texts/error-text.js'
import { getCurrent } from '../texts/language.js'
import { translateError } from '../texts/translate-error.js'
import { windowText } from '../texts/window-text.js'
import { approveInFarcaster } from './farcaster-step.js'
import { stageSchema } from './keys/stage-schema.js'
import type { LoginKeys } from './login-keys.js'
import type { LoginParts } from './login-parts.js'
import type { LoginButton, LoginView } from './login-screen.js'
import { PASSKEY_ONLY } from './no-storage.js'
import { PROVIDER_NAMES } from './provider-names.js'
import { createRenewedView } from './renewed-view.js'
import { waitForProof } from './wait-for-proof.js'
import { windowEmailSchema } from './window-schemas.js'
import type { SocialReturn } from './window-social.js'

const LINK_POLL_MS = 2_000
const COLLECTED_POLL_MS = 1_000
const RESEND_MS = 30_000

/** Shows the login's first view. The login continues as the user presses its buttons. */
export function runLogin(parts: LoginParts): void {
  const { offer, api, social, screen, returned, navigate, close, pause, credentials, storage } = parts
  const { ticket, method } = offer
  const isPasskeyOnly = method === 'passkey' || !storage.isLasting
  let waiting = new AbortController()
  const cancel = { text: windowText('Cancel'), onPress: close }
  const passkey: readonly LoginButton[] =
    credentials === undefined ? [] : [{ text: windowText('Use a passkey'), onPress: () => void logInByPasskey() }]

  function show(view: LoginView): AbortSignal {
    waiting.abort()
    waiting = new AbortController()
    screen.show(view)
    return waiting.signal
  }

  function askEmail(value: string | undefined, error?: string): void {
    show({
      title: windowText('Log in to your wallet'),
      error,
      field: {
        kind: 'email',
        label: windowText('Email'),
        action: windowText('Continue'),
        onSubmit: (email) => void sendEmail(email),
        ...(value !== undefined && { value }),
      },
      buttons: [...passkey, cancel],
    })
  }

  /** Without storage this window's device key is a new one each time: no link or provider comes back to it, and no wait ends. */
  function askPasskey(error?: string): void {
    const lines = storage.isLasting ? [] : [translateError(PASSKEY_ONLY)]
    show({ title: windowText('Log in with a passkey'), lines, error, buttons: [...passkey, cancel] })
  }

  async function withKeys(use: (keys: LoginKeys) => Promise<void>, onFail: (error: string) => void): Promise<void> {
    try {
      const { createLoginKeys } = await parts.loadKeys()
      await use(
        createLoginKeys({ ...parts, texts: getCurrent(), show, toText: getErrorText, onReleased: () => void finish() }),
      )
    } catch (error) {
      onFail(getErrorText(error))
    }
  }

  async function logInByPasskey(): Promise<void> {
    const fail = (error: string) => (isPasskeyOnly ? askPasskey(error) : askEmail(offer.email, error))
    show({ title: windowText('Use your passkey'), isBusy: true, buttons: [cancel] })
    await withKeys((keys) => keys.logIn(fail), fail)
  }

  async function sendEmail(email: string): Promise<void> {
    const signal = show({ title: windowText('Sending an email'), lines: [email], isBusy: true, buttons: [cancel] })
    try {
      const body = { email, ticket }
      const { action, challenge } = await api({ path: '/window/email', body, schema: windowEmailSchema, signal })
      if (action === 'VERIFY_OTP') askCode({ email, challenge })
      else await waitForLink({ email, challenge })
    } catch (error) {
      if (!signal.aborted) askEmail(email, getErrorText(error))
    }
  }

  type Sent = { readonly email: string; readonly challenge: string }

  const others = (email: string): readonly LoginButton[] => [
    { text: windowText('Send again'), onPress: () => void sendEmail(email), waitMs: RESEND_MS },
    { text: windowText('Use another email'), onPress: () => askEmail(undefined) },
    ...passkey,
    cancel,
  ]

  function askCode({ email, challenge }: Sent, error?: string, isDead = false): void {
    const submit = async (otp: string) => {
      const signal = show({ title: windowText('Checking the code'), isBusy: true, buttons: [cancel] })
      try {
        await api({ path: '/window/otp', body: { challenge, otp, ticket }, schema: emptySchema, signal })
        void finish()
      } catch (failure) {
        if (signal.aborted) return
        const isOver = failure instanceof FrameSessionError && failure.reason === 'otp_dead'
        askCode({ email, challenge }, getErrorText(failure), isOver)
      }
    }
    const [again, ...rest] = others(email)
    show({
      title: windowText('Enter the code'),
      lines: [windowText('We sent a code of six digits to {email}. Type it only in this window.', { email })],
      error,
      ...(!isDead && {
        field: {
          kind: 'code',
          label: windowText('Code'),
          action: windowText('Log in'),
          onSubmit: (otp) => void submit(otp),
        },
      }),
      buttons: isDead && again ? [{ text: again.text, onPress: again.onPress }, ...rest] : others(email),
    })
  }

  async function waitForLink({ email, challenge }: Sent): Promise<void> {
    const view = {
      title: windowText('Open the link in your email'),
      lines: [
        windowText('We sent a link to {email}. Open it in this browser: in any other one it does nothing.', { email }),
      ],
      buttons: others(email),
    }
    const signal = show(view)
    try {
      const call = { path: '/window/opened', body: { challenge, ticket } } as const
      await waitForProof(parts, { call, pollMs: LINK_POLL_MS, signal })
      void finish()
    } catch (error) {
      if (!signal.aborted) askEmail(email, getErrorText(error))
    }
  }

  async function startSocial(provider: SocialProviderName): Promise<void> {
    const signal = show({
      title: windowText('Opening {name}', { name: PROVIDER_NAMES[provider] }),
      isBusy: true,
      buttons: [cancel],
    })
    try {
      const uri = await social.start(provider, offer)
      if (!signal.aborted) navigate(uri)
    } catch (error) {
      if (!signal.aborted) failLogin(getErrorText(error), () => void startSocial(provider))
    }
  }

  async function finishSocial(provider: SocialProviderName, result: SocialReturn): Promise<void> {
    const signal = show({ title: windowText('Logging you in'), isBusy: true, buttons: [cancel] })
    try {
      await social.finish(result, signal)
      void finish()
    } catch (error) {
      if (!signal.aborted) failLogin(getErrorText(error), () => void startSocial(provider))
    }
  }

  async function startFarcaster(): Promise<void> {
    try {
      if (await approveInFarcaster({ ...parts, show, buttons: [cancel] })) void finish()
    } catch (error) {
      if (!waiting.signal.aborted) failLogin(getErrorText(error), () => void startFarcaster())
    }
  }

  function failLogin(error: string, onRetry: () => void): void {
    show({
      title: windowText('You’re not logged in'),
      error,
      buttons: [
        { text: windowText('Try again'), onPress: onRetry },
        { text: windowText('Use email instead'), onPress: () => askEmail(undefined) },
        cancel,
      ],
    })
  }

  /**
   * Goes on once the frame has its session: a page that sees the window close earlier takes that for a cancelled login. Before that it
   * opens a wallet that the frame cannot open, and afterwards it offers a passkey and a recovery code to a wallet without.
   */
  async function finish(): Promise<void> {
    const buttons = [{ text: windowText('Close'), onPress: close }]
    const fetchStage = (signal: AbortSignal) =>
      api({ path: '/window/collected', body: { ticket }, schema: stageSchema, signal })
    const checking = show({ title: windowText('Logging you in'), isBusy: true, buttons })
    try {
      let state = await fetchStage(checking)
      if (state.stage === 'held') {
        return await withKeys(
          (keys) => keys.open(),
          (error) => show({ title: windowText('Your wallet is not open'), error, buttons }),
        )
      }
      // The frame collects its session when the page is back.
      if (offer.backTo !== undefined) return close()
      const signal = show({
        title: windowText('You’re logged in'),
        lines: [windowText('Go back to the page.')],
        buttons,
      })
      while (state.stage !== 'collected') {
        await pause(COLLECTED_POLL_MS, signal)
        state = await fetchStage(signal)
      }
      const { formerDeletedAtMs, offersKeys } = state
      const next = async () => (offersKeys ? withKeys((keys) => keys.offer(), close) : close())
      if (formerDeletedAtMs === undefined) await next()
      else show(createRenewedView(formerDeletedAtMs, () => void next()))
    } catch {
      // The user can close the window.
    }
  }

  if (method === 'passkey') void logInByPasskey()
  else if (!storage.isLasting) askPasskey()
  else if (method === 'farcaster') void startFarcaster()
  else if (method !== 'email' && returned !== undefined) void finishSocial(method, returned)
  else if (method !== 'email') void startSocial(method)
  else if (offer.email !== undefined) void sendEmail(offer.email)
  else askEmail(undefined)
}
