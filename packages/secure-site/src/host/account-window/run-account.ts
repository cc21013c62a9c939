/**
 * The account window: sessions, devices that wait, export and deletion.
 *
 * In      the API, with this window's device key and ticket; a login of the same user in this window
 * Out     views on the screen. Keys and phrase stay in this window: nothing is sent to the frame or its page
 * Source  R-FRAME-105 to R-FRAME-107, R-FRAME-115
 */
import type {
  AccountResponse,
  ExportResponse,
  ProofResponse,
  Session,
  WaitingDevice,
} from '../../api/account-schemas.js'
import { accountSchema, exportSchema, proofSchema, refusedSchema } from '../../api/account-schemas.js'
import { emptySchema } from '../../api/response-schemas.js'
import { formatTime } from '../login-window/format-time.js'
import type { SessionCall } from '../session/session-api.js'
import { FrameSessionError } from '../session/session-error.js'
import type { AccountButton, AccountRow, AccountScreen, AccountView } from './account-screen.js'
import { type WalletSecrets, WrongCodeError } from './wallet-secrets.js'

/** What the window uses outside itself. */
export type AccountParts = {
  /** Sends a call with the window's ticket. */
  readonly api: <Value>(call: Omit<SessionCall<Value>, 'token'>) => Promise<Value>
  readonly screen: AccountScreen
  /** Rejects with a `WrongCodeError` for an escrow that is off and another recovery code. */
  readonly openSecrets: (exported: ExportResponse, code?: string) => Promise<WalletSecrets>
  /** Logs the user in again in this window, and calls `onEnd` when that has succeeded or was cancelled. */
  readonly logIn: (proof: ProofResponse, onEnd: () => void) => void
  readonly copy: (text: string) => Promise<void>
  readonly close: () => void
}

const DELETE_WORD = 'delete'

/** Shows the account. */
export function runAccount({ api, screen, openSecrets, logIn, copy, close }: AccountParts): Promise<void> {
  const closeButton: AccountButton = { text: 'Close', onPress: close }
  const back: AccountButton = { text: 'Back', onPress: () => void showHome() }
  const getAccount = () => api({ path: '/account/open', schema: accountSchema })
  const NO_CODE: AccountView = {
    title: 'Save a recovery code first',
    lines: [
      'This wallet is not restored by email. Log out on the page, log in again with your passkey, and save a recovery code.',
    ],
    buttons: [back, closeButton],
  }
  const post = (path: string, body = {}) => api({ path: `/account/${path}`, body, schema: emptySchema })

  /** Runs a step. After an error shows it, and a way to go on. */
  async function step(title: string, work: () => Promise<void>): Promise<void> {
    screen.show({ title, isBusy: true })
    try {
      await work()
    } catch (error) {
      if (error instanceof FrameSessionError && error.reason === 'session_expired') return showEnded()
      screen.show({ title: 'That didn’t work', error: toText(error), buttons: [back, closeButton] })
    }
  }

  function showEnded(): void {
    const lines = ['This session has ended. Go back to the page and log in again.']
    screen.show({ title: 'You’re logged out', lines, buttons: [closeButton] })
  }

  const showHome = (message?: string): Promise<void> =>
    step('Devices and security', async () => show(await getAccount(), message))

  function show(account: AccountResponse, status?: string): void {
    const { email, userName, sessions, moreSessions, hasWallet, waitingDevices } = account
    const others = sessions.length + moreSessions - 1
    const more = moreSessions === 0 ? [] : [`${moreSessions} more, used longer ago, are not listed.`]
    const name = email ?? userName
    screen.show({
      title: 'Devices and security',
      status,
      lines: [...(name === null ? [] : [name]), 'Where you are logged in:', ...more],
      rows: sessions.map(toRow),
      warnings: waitingDevices.map(toWarning),
      buttons: [
        ...(others > 0 ? [{ text: 'Log out everywhere else', onPress: () => void endOthers() }] : []),
        ...(hasWallet ? [{ text: 'Recovery phrase and keys', onPress: () => warnOfExport() }] : []),
        { text: 'Delete this wallet', isDanger: true, onPress: () => void requireLogin(() => confirmDelete(account)) },
        closeButton,
      ],
    })
  }

  function toRow({ id, site, keyId, startedAtMs, lastUsedAtMs, isCurrent }: Session): AccountRow {
    const end = () =>
      step('Logging out', async () => {
        await post('end-session', { id })
        await (isCurrent ? showEnded() : showHome('Logged out there.'))
      })
    return {
      title: site,
      lines: [
        isCurrent ? 'This page, now' : `Last used ${formatTime(lastUsedAtMs)}`,
        `Logged in ${formatTime(startedAtMs)}, device ${keyId.slice(0, 6)}`,
      ],
      button: { text: 'Log out', onPress: () => void end() },
    }
  }

  function toWarning({ id, site, requestedAtMs, opensAtMs }: WaitingDevice): AccountRow {
    const refuse = () =>
      step('Refusing the device', async () => {
        const { isRefused } = await api({ path: '/account/refuse-device', body: { id }, schema: refusedSchema })
        await showHome(isRefused ? 'The device is refused.' : 'It does not wait any more. Look below for its session.')
      })
    return {
      title: 'A new device wants to open this wallet',
      lines: [
        `It logged in on ${site}, ${formatTime(requestedAtMs)}.`,
        `Unless you refuse it, it can open the wallet from ${formatTime(opensAtMs)}.`,
      ],
      button: { text: 'Refuse', isDanger: true, onPress: () => void refuse() },
    }
  }

  const endOthers = () =>
    step('Logging out', async () => {
      await post('end-others')
      await showHome('You’re logged out everywhere else.')
    })

  /** Calls `next` once the user has logged in within the last five minutes, in this window if need be. */
  const requireLogin = (next: () => void): Promise<void> =>
    step('One moment', async () => {
      const { isRecent, canProve } = await getAccount()
      if (isRecent) return next()
      if (!canProve) {
        const error = 'Log out on the page and log in again. Then come back within five minutes.'
        screen.show({ title: 'Log in again first', error, buttons: [back, closeButton] })
        return
      }
      const proof = await api({ path: '/account/prove', schema: proofSchema })
      logIn(proof, () => void goOn(next))
    })

  const goOn = (next: () => void): Promise<void> =>
    step('One moment', async () => {
      const account = await getAccount()
      if (account.isRecent) next()
      else show(account)
    })

  function warnOfExport(): void {
    screen.show({
      title: 'Recovery phrase and keys',
      lines: [
        'Anyone who has them can spend everything in this wallet, from anywhere, for ever. Logging out does not stop them.',
        'No one who helps you needs them. Do not show them to a page, a person or a camera.',
      ],
      buttons: [{ text: 'Continue', onPress: () => void requireLogin(() => void exportWallet()) }, back],
    })
  }

  const exportWallet = (): Promise<void> =>
    step('Opening the wallet', async () => {
      const exported = await api({ path: '/account/export', schema: exportSchema })
      if (exported.escrow) await showSecrets(exported)
      else if (exported.vault.slots.code) askForCode(exported)
      else screen.show(NO_CODE)
    })

  function askForCode(exported: ExportResponse, error?: string): void {
    const onSubmit = (code: string) =>
      step('Opening the wallet', () =>
        showSecrets(exported, code).catch((reason: unknown) => {
          if (!(reason instanceof WrongCodeError)) throw reason
          askForCode(exported, 'This is not the recovery code of this wallet. Check it, letter by letter.')
        }),
      )
    screen.show({
      title: 'Enter your recovery code',
      lines: ['This wallet is not restored by email, so only its recovery code opens it here.'],
      error,
      field: { label: 'Recovery code', action: 'Continue', onSubmit: (code) => void onSubmit(code) },
      buttons: [back],
    })
  }

  const showSecrets = async (exported: ExportResponse, code?: string): Promise<void> => {
    const { phrase, evmKey, solanaKey } = await openSecrets(exported, code)
    const toSecret = (label: string, value: string) => ({ label, value, onCopy: () => void copySecret(value) })
    screen.show({
      title: 'Recovery phrase and keys',
      lines: [
        'Write the phrase on paper. A copy in the clipboard can be read by other apps: paste it where it is safe, then copy something else.',
      ],
      secrets: [
        toSecret('Recovery phrase', phrase),
        toSecret('Ethereum private key', evmKey),
        toSecret('Solana private key', solanaKey),
      ],
      buttons: [back, closeButton],
    })
  }

  async function copySecret(value: string): Promise<void> {
    const [copied] = await Promise.allSettled([copy(value)])
    screen.say(
      copied.status === 'fulfilled'
        ? 'Copied. Other apps can read it: paste it where it is safe, then copy something else.'
        : 'The browser did not allow the copy. Show it and write it down.',
    )
  }

  function confirmDelete({ email }: AccountResponse): void {
    const expected = email ?? DELETE_WORD
    screen.show({
      title: 'Delete this wallet?',
      lines: [
        'Its keys, its sessions and your login are deleted. No one can restore them.',
        'What is in the wallet is lost, unless you have its recovery phrase. Move it first, or export the phrase.',
        'A later login makes a new, empty wallet.',
      ],
      field: {
        label: `Type ${expected} to confirm`,
        expected,
        action: 'Delete for ever',
        onSubmit: () => void remove(),
      },
      buttons: [back],
    })
  }

  const remove = (): Promise<void> =>
    step('Deleting the wallet', async () => {
      await post('delete')
      const lines = ['It cannot be opened any more. A later login makes a new, empty wallet.']
      screen.show({ title: 'Your wallet is deleted', lines, buttons: [closeButton] })
    })

  return showHome()
}

function toText(error: unknown): string {
  return error instanceof FrameSessionError ? error.message : 'Something went wrong'
}
