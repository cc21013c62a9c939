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
import { FrameSessionError } from '../session/session-error.js'
import { getErrorText } from '../texts/error-text.js'
import { formatTime } from '../texts/format-time.js'
import { windowText } from '../texts/window-text.js'
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
  const closeButton: AccountButton = { text: windowText('Close'), onPress: close }
  const back: AccountButton = { text: windowText('Back'), onPress: () => void showHome() }
  const getAccount = () => api({ path: '/account/open', schema: accountSchema })
  const post = (path: string, body = {}) => api({ path: `/account/${path}`, body, schema: emptySchema })

  /** Runs a step. After an error shows it, and a way to go on. */
  async function step(title: string, work: () => Promise<void>): Promise<void> {
    screen.show({ title, isBusy: true })
    try {
      await work()
    } catch (error) {
      if (error instanceof FrameSessionError && error.reason === 'session_expired') return showEnded()
      screen.show({ title: windowText('That didn’t work'), error: getErrorText(error), buttons: [back, closeButton] })
    }
  }

  function showEnded(): void {
    const lines = [windowText('This session has ended. Go back to the page and log in again.')]
    screen.show({ title: windowText('You’re logged out'), lines, buttons: [closeButton] })
  }

  const showHome = (message?: string): Promise<void> =>
    step(windowText('Devices and security'), async () => show(await getAccount(), message))

  function show(account: AccountResponse, status?: string): void {
    const { email, userName, sessions, moreSessions, hasWallet, changesKeys, waitingDevices } = account
    const others = sessions.length + moreSessions - 1
    const more =
      moreSessions === 0 ? [] : [windowText('{count} more, used longer ago, are not listed.', { count: moreSessions })]
    const name = email ?? userName
    screen.show({
      title: windowText('Devices and security'),
      status,
      lines: [...(name === null ? [] : [name]), windowText('Where you are logged in:'), ...more],
      rows: sessions.map(toRow),
      warnings: waitingDevices.map(toWarning),
      buttons: [
        ...(others > 0 ? [{ text: windowText('Log out everywhere else'), onPress: () => void endOthers() }] : []),
        ...(changesKeys
          ? [
              {
                text: windowText('Passkeys and recovery code'),
                onPress: () => void requireLogin(() => void showKeys()),
              },
            ]
          : []),
        ...(hasWallet ? [{ text: windowText('Recovery phrase and keys'), onPress: warnOfExport }] : []),
        {
          text: windowText('Delete this wallet'),
          isDanger: true,
          onPress: () => void requireLogin(() => confirmDelete(account)),
        },
        closeButton,
      ],
    })
  }

  function toRow({ id, site, keyId, startedAtMs, lastUsedAtMs, isCurrent }: Session): AccountRow {
    const end = () =>
      step(windowText('Logging out'), async () => {
        await post('end-session', { id })
        await (isCurrent ? showEnded() : showHome(windowText('Logged out there.')))
      })
    return {
      title: site,
      lines: [
        isCurrent ? windowText('This page, now') : windowText('Last used {time}', { time: formatTime(lastUsedAtMs) }),
        windowText('Logged in {time}, device {device}', { time: formatTime(startedAtMs), device: keyId.slice(0, 6) }),
      ],
      button: { text: windowText('Log out'), onPress: () => void end() },
    }
  }

  function toWarning({ id, site, requestedAtMs, opensAtMs }: WaitingDevice): AccountRow {
    const refuse = () =>
      step(windowText('Refusing the device'), async () => {
        const { isRefused } = await api({ path: '/account/refuse-device', body: { id }, schema: refusedSchema })
        await showHome(
          isRefused ? windowText('The device is refused.') : 'It does not wait any more. Look below for its session.',
        )
      })
    return {
      title: windowText('A new device wants to open this wallet'),
      lines: [
        windowText('It logged in on {site}, {time}.', { site, time: formatTime(requestedAtMs) }),
        windowText('Unless you refuse it, it can open the wallet from {time}.', { time: formatTime(opensAtMs) }),
      ],
      button: { text: windowText('Refuse'), isDanger: true, onPress: () => void refuse() },
    }
  }

  const showKeys = () =>
    step(windowText('Opening the wallet'), async () => {
      await post('keys')
      await manageKeys(() => void showHome())
    })

  const endOthers = () =>
    step(windowText('Logging out'), async () => {
      await post('end-others')
      await showHome(windowText('You’re logged out everywhere else.'))
    })

  /** Calls `next` once the user has logged in within the last five minutes, in this window if need be. */
  const requireLogin = (next: () => void): Promise<void> =>
    step(windowText('One moment'), async () => {
      const { isRecent, canProve } = await getAccount()
      if (isRecent) return next()
      const refuse = () => {
        const error = windowText('Log out on the page and log in again. Then come back within five minutes.')
        screen.show({ title: windowText('Log in again first'), error, buttons: [back, closeButton] })
      }
      if (!canProve) return refuse()
      const { hasPasskey, method, ...proof } = await api({ path: '/account/prove', schema: proofSchema })
      const logInBy = (way: AccountProof['method']) => logIn({ ...proof, method: way }, () => void goOn(next))
      if (!hasPasskey || !hasPasskeys) return method === null ? refuse() : logInBy(method)
      screen.show({
        title: windowText('Log in again first'),
        lines: [windowText('This needs a login of the last five minutes.')],
        buttons: [
          { text: windowText('Use a passkey'), onPress: () => logInBy('passkey') },
          ...(method === null
            ? []
            : [
                {
                  text: method === 'email' ? windowText('Use email') : windowText('Log in another way'),
                  onPress: () => logInBy(method),
                },
              ]),
          back,
        ],
      })
    })

  const goOn = (next: () => void): Promise<void> =>
    step(windowText('One moment'), async () => {
      const account = await getAccount()
      if (account.isRecent) next()
      else show(account)
    })

  function confirmDelete({ email }: AccountResponse): void {
    const expected = email ?? DELETE_WORD
    screen.show({
      title: windowText('Delete this wallet?'),
      lines: [
        windowText('Its keys, its sessions and your login are deleted. No one can restore them.'),
        windowText(
          'What is in the wallet is lost, unless you have its recovery phrase. Move it first, or export the phrase.',
        ),
        windowText('A later login makes a new, empty wallet.'),
      ],
      field: {
        label: windowText('Type {expected} to confirm', { expected }),
        expected,
        action: windowText('Delete for ever'),
        onSubmit: () => void remove(),
      },
      buttons: [back],
    })
  }

  const remove = (): Promise<void> =>
    step(windowText('Deleting the wallet'), async () => {
      await post('delete')
      const lines = [windowText('It cannot be opened any more. A later login makes a new, empty wallet.')]
      screen.show({ title: windowText('Your wallet is deleted'), lines, buttons: [closeButton] })
    })

  const warnOfExport = createExport({ api, screen, openSecrets, copy, step, requireLogin, back, closeButton })

  return showHome()
}
