/**
 * Opens a wallet that this login's frame cannot open yet: with a passkey, with the recovery code, or after a wait. Also logs in with a
 * passkey alone.
 *
 * In      the window of a login that the server holds, or of one that has not begun
 * Out     views; the vault key for the frame, sealed, and the login's release
 * Source  R-FRAME-113 to R-FRAME-115
 */
import { passkeyRequestSchema, type WalletKeys } from '../../../api/key-schemas.js'
import { emptySchema } from '../../../api/response-schemas.js'
import { formatTime } from '../../texts/format-time.js'
import { windowText } from '../../texts/window-text.js'
import type { LoginButton } from '../login-screen.js'
import type { KeyParts } from './key-parts.js'
import { createPasskeys, type OpenedPasskey, PasskeyError } from './passkeys.js'
import { parseRecoveryCode, toCodeSecret } from './recovery-code.js'
import { stageSchema } from './stage-schema.js'
import { fetchKeys, isWrongSecret, openForFrame, release } from './wallet-access.js'

/** Longest pause between two looks at the clock, which may be set while the device sleeps. */
const MAX_PAUSE_MS = 30_000

/** Asks for the passkey or the recovery code. */
export async function openHeldWallet(parts: KeyParts): Promise<void> {
  const { show, close } = parts
  const signal = show({
    title: windowText('Opening your wallet'),
    isBusy: true,
    buttons: [{ text: windowText('Cancel'), onPress: close }],
  })
  try {
    showWays(parts, await fetchKeys(parts, signal))
  } catch (error) {
    if (!signal.aborted) showFailed(parts, parts.toText(error))
  }
}

/** Logs in with a passkey alone. `onFail` gets the sentence to show. */
export async function logInByPasskey(parts: KeyParts, onFail: (error: string) => void): Promise<void> {
  const { api, offer, show, close, onReleased } = parts
  const signal = show({
    title: windowText('Use your passkey'),
    isBusy: true,
    buttons: [{ text: windowText('Cancel'), onPress: close }],
  })
  try {
    const used = await askPasskey(parts)
    const call = { path: '/window/collected', body: { ticket: offer.ticket }, schema: stageSchema, signal }
    if ((await api(call)).stage !== 'held') return onReleased()
    await openByPasskey(parts, await fetchKeys(parts, signal), used)
  } catch (error) {
    if (!signal.aborted) onFail(toMessage(parts, error))
  }
}

function showWays(parts: KeyParts, keys: WalletKeys, error?: string): void {
  const { show, close, credentials } = parts
  const tryPasskey = async () => {
    const signal = show({
      title: windowText('Use your passkey'),
      isBusy: true,
      buttons: [{ text: windowText('Cancel'), onPress: close }],
    })
    try {
      await openByPasskey(parts, keys, await askPasskey(parts))
    } catch (failure) {
      if (!signal.aborted) showWays(parts, keys, toMessage(parts, failure))
    }
  }
  const buttons: readonly LoginButton[] = [
    ...(credentials !== undefined && keys.passkeys.length > 0
      ? [{ text: windowText('Use a passkey'), isMain: true, onPress: () => void tryPasskey() }]
      : []),
    ...(keys.vault?.slots.code === undefined
      ? []
      : [{ text: windowText('Use the recovery code'), onPress: () => askCode(parts, keys) }]),
  ]
  const hasWays = buttons.length > 0
  const { wait } = keys
  const opensAtMs = wait !== null && 'opensAtMs' in wait ? wait.opensAtMs : undefined
  const signal = show({
    title: hasWays || opensAtMs === undefined ? windowText('Open your wallet') : windowText('This device has to wait'),
    lines: [getReason(keys), ...(opensAtMs === undefined ? [] : getWaitLines(hasWays))],
    error,
    buttons: [...buttons, { text: hasWays ? windowText('Cancel') : windowText('Close'), onPress: close }],
  })
  if (opensAtMs !== undefined) void waitForEscrow(parts, opensAtMs, signal)
}

/** Goes on when the wait ends while this window is open. After the ticket's end it says that the login has to be repeated. */
async function waitForEscrow(parts: KeyParts, opensAtMs: number, signal: AbortSignal): Promise<void> {
  const { now, pause, onReleased, toText } = parts
  try {
    while (now() < opensAtMs) await pause(Math.min(opensAtMs - now(), MAX_PAUSE_MS), signal)
    await release(parts)
    onReleased()
  } catch (error) {
    if (!signal.aborted) showFailed(parts, toText(error))
  }
}

function getReason({ hasEscrow, wait }: WalletKeys): string {
  if (!hasEscrow) return windowText('This device is new to the wallet, and restoring by login is off.')
  switch (wait?.cause) {
    case 'new-device':
      return windowText('This device is new to the wallet. It can open it from {time}.', {
        time: formatTime(wait.opensAtMs),
      })
    case 'email-changed':
      return windowText('The email of this wallet was changed. This device can open it from {time}.', {
        time: formatTime(wait.opensAtMs),
      })
    case 'untied':
      return windowText(
        'This device is new to the wallet. A login with Farcaster opens it only in a browser that has opened it before.',
      )
    case 'refused':
      return windowText('The owner of this wallet has refused this device.')
    default:
      return windowText('This device is new to the wallet.')
  }
}

const getWaitLines = (hasWays: boolean): readonly string[] => [
  ...(hasWays ? [windowText('A passkey or the recovery code opens it now.')] : []),
  windowText('You can close this window, and log in again in this browser after that time.'),
]

function askCode(parts: KeyParts, keys: WalletKeys, error?: string): void {
  const { show } = parts
  const submit = async (typed: string) => {
    const bytes = await parseRecoveryCode(typed)
    if (bytes === undefined || keys.vault === null)
      return askCode(parts, keys, windowText('This is no recovery code. Check it for typing errors'))
    const signal = show({ title: windowText('Opening your wallet'), isBusy: true })
    try {
      const secrets = { slot: 'code', secrets: [await toCodeSecret(bytes)] }
      await openForFrame(parts, keys.vault, secrets)
      parts.onReleased()
    } catch (failure) {
      const wrong = windowText(
        'It does not open this wallet. Perhaps it is the code of another wallet, or an older one',
      )
      if (!signal.aborted) askCode(parts, keys, isWrongSecret(failure) ? wrong : parts.toText(failure))
    }
  }
  show({
    title: windowText('Enter your recovery code'),
    lines: [windowText('Type it only in this window.')],
    error,
    field: {
      kind: 'recovery',
      label: windowText('Recovery code'),
      action: windowText('Open'),
      onSubmit: (typed) => void submit(typed),
    },
    buttons: [{ text: windowText('Back'), onPress: () => showWays(parts, keys) }],
  })
}

async function askPasskey({ api, offer, credentials }: KeyParts): Promise<OpenedPasskey> {
  if (credentials === undefined) throw new PasskeyError(windowText('This browser has no passkeys. Use another way'))
  const { ticket } = offer
  const request = await api({ path: '/window/passkey/get', body: { ticket }, schema: passkeyRequestSchema })
  const used = await createPasskeys(credentials).use(request)
  await api({ path: '/window/passkey/got', body: { ticket, passkey: used.passkey }, schema: emptySchema })
  return used
}

/** Opens the passkey's slot. Without one the passkey has shown whose login it is, and the escrow opens the wallet without waiting. */
async function openByPasskey(parts: KeyParts, keys: WalletKeys, { passkey, secret }: OpenedPasskey): Promise<void> {
  const slot = keys.passkeys.find(({ id }) => id === passkey.id)?.slot ?? undefined
  const isOpened = await tryOpen(parts, keys, slot, secret)
  secret?.fill(0)
  if (!isOpened && !keys.hasEscrow) {
    throw new PasskeyError(
      keys.vault?.slots.code === undefined
        ? windowText('This passkey shows that it is you, but it does not open this wallet. Use another passkey')
        : windowText('This passkey shows that it is you, but it does not open this wallet. Use the recovery code'),
    )
  }
  if (!isOpened) await release(parts)
  parts.onReleased()
}

async function tryOpen(
  parts: KeyParts,
  { vault }: WalletKeys,
  slot: string | undefined,
  secret: Uint8Array | undefined,
): Promise<boolean> {
  if (vault === null || slot === undefined || secret === undefined) return false
  try {
    await openForFrame(parts, vault, { slot, secrets: [secret] })
    return true
  } catch (error) {
    if (isWrongSecret(error)) return false
    throw error
  }
}

function showFailed(parts: KeyParts, error: string): void {
  const buttons = [
    { text: windowText('Try again'), onPress: () => void openHeldWallet(parts) },
    { text: windowText('Cancel'), onPress: parts.close },
  ]
  parts.show({ title: windowText('Your wallet is not open'), error, buttons })
}

const toMessage = ({ toText }: KeyParts, error: unknown): string =>
  error instanceof PasskeyError ? error.message : toText(error)
