/**
 * Adds and replaces the slots of an open wallet: a recovery code, a passkey; and switches its escrow off.
 *
 * In      how to get the open wallet; the buttons of each view; what to do after a failure
 * Out     views; the new slots
 * Source  R-FRAME-110 to R-FRAME-113
 */
import { passkeyCreationSchema, securedSchema } from '../../../api/key-schemas.js'
import { emptySchema } from '../../../api/response-schemas.js'
import { sha256 } from '../../../bytes/sha256.js'
import { windowText } from '../../texts/window-text.js'
import type { LoginButton } from '../login-screen.js'
import type { KeyParts } from './key-parts.js'
import { createPasskeys, PasskeyError } from './passkeys.js'
import { createRecoveryCode, parseRecoveryCode, toCodeSecret } from './recovery-code.js'
import { addSlot, type OpenWallet, WalletNotOpenError } from './wallet-access.js'

type ChangeOptions = {
  /** Resolves to the open wallet. */
  readonly open: (signal: AbortSignal) => Promise<OpenWallet>
  /** Leaves without a change. */
  readonly leave: LoginButton
  /** Leaves after a change. */
  readonly done: LoginButton
  readonly onFail: (error: string) => void
}

/** The changes. Each shows its views until one of the buttons is pressed. */
export type KeyChanges = {
  saveCode(): Promise<void>
  savePasskey(): Promise<void>
  askEscrow(): void
  /** Runs a step with the open wallet. After an error calls `onFail`. */
  withWallet(title: string, step: (wallet: OpenWallet) => Promise<void>): Promise<void>
}

/** Creates the changes for the wallet of one login. */
export function createKeyChanges(parts: KeyParts, { open, leave, done, onFail }: ChangeOptions): KeyChanges {
  const { api, show, credentials } = parts
  const codeButton: LoginButton = { text: windowText('Save a recovery code'), onPress: () => void saveCode() }

  /** Runs one step with the open wallet, and shows the offer again when it fails. */
  async function withWallet(title: string, step: (wallet: OpenWallet) => Promise<void>): Promise<void> {
    const signal = show({ title, isBusy: true, buttons: [leave] })
    try {
      await step(await open(signal))
    } catch (error) {
      if (!signal.aborted) onFail(toMessage(error))
    }
  }

  const toMessage = (error: unknown): string =>
    error instanceof PasskeyError || error instanceof WalletNotOpenError ? error.message : parts.toText(error)

  const saveCode = () =>
    withWallet(windowText('Making a recovery code'), async (wallet) => {
      const code = await createRecoveryCode()
      show({
        title: windowText('Your recovery code'),
        lines: [
          windowText('Write it down, or save it in a password manager. Who has it can open your wallet.'),
          windowText('It is shown only now. It is stored nowhere, so no one can show it to you again.'),
        ],
        code,
        buttons: [{ text: windowText('I have saved it'), onPress: () => askCode(wallet, code) }, leave],
      })
    })

  function askCode(wallet: OpenWallet, code: string, error?: string): void {
    const submit = async (typed: string) => {
      const [bytes, expected] = [await parseRecoveryCode(typed), await parseRecoveryCode(code)]
      if (bytes === undefined || bytes.join() !== expected?.join())
        return askCode(wallet, code, windowText('This is not the code you were shown. Check it for typing errors'))
      await withWallet(windowText('Saving the recovery code'), async () => {
        const secrets = [await toCodeSecret(bytes)]
        const hasEscrow = await addSlot(parts, wallet, { path: '/window/code', slot: 'code', secrets })
        showSaved(
          windowText('Your recovery code works'),
          [windowText('It opens this wallet on any device.')],
          hasEscrow,
        )
      })
    }
    show({
      title: windowText('Enter your recovery code'),
      lines: [windowText('This makes sure that you have it.')],
      error,
      field: {
        kind: 'recovery',
        label: windowText('Recovery code'),
        action: windowText('Continue'),
        onSubmit: (typed) => void submit(typed),
      },
      buttons: [{ text: windowText('Make another code'), onPress: () => void saveCode() }, leave],
    })
  }

  const savePasskey = () =>
    withWallet(windowText('Creating a passkey'), async (wallet) => {
      if (credentials === undefined) return
      const { rights } = wallet
      const options = await api({ path: '/window/passkey/create', body: rights, schema: passkeyCreationSchema })
      const { passkey, secret } = await createPasskeys(credentials).create(options)
      await api({ path: '/window/passkey/created', body: { ...rights, passkey }, schema: emptySchema })
      if (secret === undefined) {
        const title = windowText('Your passkey works')
        const lines = [
          windowText(
            'It shows that a login is yours, so a new device opens this wallet without waiting. This kind of passkey cannot open it without your login. A recovery code can.',
          ),
        ]
        show({ title, lines, buttons: [codeButton, done] })
        return
      }
      const { id } = passkey
      const path = '/window/passkey/slot'
      const slot = `passkey:${await sha256(id)}`
      const hasEscrow = await addSlot(parts, wallet, { path, body: { id }, slot, secrets: [secret] })
      secret.fill(0)
      showSaved(
        windowText('Your passkey works'),
        [windowText('It opens this wallet on each device that has it.')],
        hasEscrow,
      )
    })

  function showSaved(title: string, lines: readonly string[], hasEscrow: boolean): void {
    const escrow: readonly LoginButton[] = hasEscrow
      ? [{ text: windowText('Turn off restoring by login'), onPress: () => askEscrow() }]
      : []
    show({ title, lines, buttons: [done, ...escrow] })
  }

  function askEscrow(error?: string): void {
    show({
      title: windowText('Turn off restoring by login?'),
      lines: [
        windowText(
          'Then this device, your passkeys and your recovery code are the only ways to open this wallet. If you lose them, it is lost: not even the operator of this site can help.',
        ),
        windowText('This cannot be undone.'),
      ],
      error,
      buttons: [
        { text: windowText('Turn it off'), onPress: () => void removeEscrow() },
        { text: windowText('Keep it'), onPress: done.onPress },
      ],
    })
  }

  async function removeEscrow(): Promise<void> {
    const signal = show({ title: windowText('Turning it off'), isBusy: true, buttons: [] })
    try {
      const { rights } = await open(signal)
      await api({ path: '/window/escrow-off', body: rights, schema: securedSchema })
      show({
        title: windowText('Restoring by login is off'),
        lines: [windowText('Keep your passkeys and your recovery code safe.')],
        buttons: [done],
      })
    } catch (error) {
      if (!signal.aborted) askEscrow(toMessage(error))
    }
  }

  return { saveCode, savePasskey, askEscrow: () => askEscrow(), withWallet }
}
