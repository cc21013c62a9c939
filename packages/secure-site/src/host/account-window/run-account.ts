/**
 * The account window: sessions, devices that wait, export and deletion.
 *
 * In      the API, with this window's device key and ticket; a login of the same user in this window
 * Out     views on the screen. Keys and phrase stay in this window: nothing is sent to the frame or its page
 * Source  R-FRAME-105 to R-FRAME-107, R-FRAME-115
 */
import type { AccountResponse, Session, WaitingDevice } from '../../api/account-schemas.js'
import { accountSchema, proofSchema, refusedSchema } from '../../api/account-schemas.js'
import { emptySchema } from '../../api/response-schemas.js'
import { formatTime } from '../login-window/keys/format-time.js'
import { FrameSessionError } from '../session/session-error.js'
import type { AccountParts, AccountProof } from './account-parts.js'
import type { AccountButton, AccountRow } from './account-screen.js'
import { createExport } from './export-wallet.js'

const DELETE_WORD = 'delete'

/** Shows the account. */
export function runAccount({
  api,
  screen,
  openSecrets,
  logIn,
  hasPasskeys,
  manageKeys,
  copy,
  close,
}: AccountParts): Promise<void> {
  const closeButton: AccountButton = { text: 'Close', onPress: close }
  const back: AccountButton = { text: 'Back', onPress: () => void showHome() }
  const getAccount = () => api({ path: '/account/open', schema: accountSchema })
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
    const { email, userName, sessions, moreSessions, hasWallet, changesKeys, waitingDevices } = account
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
        ...(changesKeys
          ? [{ text: 'Passkeys and recovery code', onPress: () => void requireLogin(() => void showKeys()) }]
          : []),
        ...(hasWallet ? [{ text: 'Recovery phrase and keys', onPress: warnOfExport }] : []),
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

  const showKeys = () =>
    step('Opening the wallet', async () => {
      await post('keys')
      await manageKeys(() => void showHome())
    })

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
      const refuse = () => {
        const error = 'Log out on the page and log in again. Then come back within five minutes.'
        screen.show({ title: 'Log in again first', error, buttons: [back, closeButton] })
      }
      if (!canProve) return refuse()
      const { hasPasskey, method, ...proof } = await api({ path: '/account/prove', schema: proofSchema })
      const logInBy = (way: AccountProof['method']) => logIn({ ...proof, method: way }, () => void goOn(next))
      if (!hasPasskey || !hasPasskeys) return method === null ? refuse() : logInBy(method)
      screen.show({
        title: 'Log in again first',
        lines: ['This needs a login of the last five minutes.'],
        buttons: [
          { text: 'Use a passkey', onPress: () => logInBy('passkey') },
          ...(method === null
            ? []
            : [{ text: method === 'email' ? 'Use email' : 'Log in another way', onPress: () => logInBy(method) }]),
          back,
        ],
      })
    })

  const goOn = (next: () => void): Promise<void> =>
    step('One moment', async () => {
      const account = await getAccount()
      if (account.isRecent) next()
      else show(account)
    })

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

  const warnOfExport = createExport({ api, screen, openSecrets, copy, step, requireLogin, back, closeButton })

  return showHome()
}

function toText(error: unknown): string {
  return error instanceof FrameSessionError ? error.message : 'Something went wrong'
}
