/**
 * Offers a passkey and a recovery code after a login, to a wallet that has neither.
 *
 * In      the window of a login whose frame has its session
 * Out     views; the slots the user adds. "Not now" is remembered for a week in this browser
 * Source  R-FRAME-111 to R-FRAME-113
 */
import { passkeyCreationSchema, securedSchema } from '../../../api/key-schemas.js'
import { emptySchema } from '../../../api/response-schemas.js'
import { sha256 } from '../../../bytes/sha256.js'
import type { LoginButton } from '../login-screen.js'
import type { KeyParts } from './key-parts.js'
import { createPasskeys, PasskeyError } from './passkeys.js'
import { createRecoveryCode, parseRecoveryCode, toCodeSecret } from './recovery-code.js'
import { addSlot, type OpenWallet, WalletNotOpenError, waitForWallet } from './wallet-access.js'

const DECLINED = 'keys-declined'
const DECLINED_MS = 7 * 24 * 60 * 60_000

/** Shows the offer, unless the user declined it in the last week; then it closes the window. */
export async function offerKeys(parts: KeyParts): Promise<void> {
  const { api, show, storage, credentials, now, close } = parts
  let opened: OpenWallet | undefined

  async function decline(): Promise<void> {
    await storage.set(DECLINED, now())
    end()
  }
  function end(): void {
    opened?.vaultKey.fill(0)
    close()
  }
  const done: LoginButton = { text: 'Done', onPress: end }
  const notNow: LoginButton = { text: 'Not now', onPress: () => void decline() }
  const codeButton: LoginButton = { text: 'Save a recovery code', onPress: () => void saveCode() }
  const passkeyButtons: readonly LoginButton[] =
    credentials === undefined ? [] : [{ text: 'Create a passkey', onPress: () => void savePasskey() }]

  function showOffer(error?: string): void {
    show({
      title: 'Keep access to your wallet',
      lines: [
        'You’re logged in. For now this login alone opens your wallet on a new device, and the operator of this site could open it too.',
        'A passkey or a recovery code opens it when you lose this login.',
      ],
      error,
      buttons: [...passkeyButtons, codeButton, notNow],
    })
  }

  /** Runs one step with the open wallet, and shows the offer again when it fails. */
  async function withWallet(title: string, step: (wallet: OpenWallet) => Promise<void>): Promise<void> {
    const signal = show({ title, isBusy: true, buttons: [notNow] })
    try {
      opened ??= await waitForWallet(parts, signal)
      await step(opened)
    } catch (error) {
      if (!signal.aborted) showOffer(toMessage(error))
    }
  }

  const toMessage = (error: unknown): string =>
    error instanceof PasskeyError || error instanceof WalletNotOpenError ? error.message : parts.toText(error)

  const saveCode = () =>
    withWallet('Making a recovery code', async (wallet) => {
      const code = await createRecoveryCode()
      show({
        title: 'Your recovery code',
        lines: [
          'Write it down, or save it in a password manager. Who has it can open your wallet.',
          'It is shown only now. It is stored nowhere, so no one can show it to you again.',
        ],
        code,
        buttons: [{ text: 'I have saved it', onPress: () => askCode(wallet, code) }, notNow],
      })
    })

  function askCode(wallet: OpenWallet, code: string, error?: string): void {
    const submit = async (typed: string) => {
      const [bytes, expected] = [await parseRecoveryCode(typed), await parseRecoveryCode(code)]
      if (bytes === undefined || bytes.join() !== expected?.join())
        return askCode(wallet, code, 'This is not the code you were shown. Check it for typing errors')
      await withWallet('Saving the recovery code', async () => {
        const secrets = [await toCodeSecret(bytes)]
        const hasEscrow = await addSlot(parts, wallet, { path: '/window/code', slot: 'code', secrets })
        showSaved('Your recovery code works', ['It opens this wallet on any device.'], hasEscrow)
      })
    }
    show({
      title: 'Enter your recovery code',
      lines: ['This makes sure that you have it.'],
      error,
      field: { kind: 'recovery', label: 'Recovery code', action: 'Continue', onSubmit: (typed) => void submit(typed) },
      buttons: [{ text: 'Make another code', onPress: () => void saveCode() }, notNow],
    })
  }

  const savePasskey = () =>
    withWallet('Creating a passkey', async (wallet) => {
      if (credentials === undefined) return
      const { rights } = wallet
      const options = await api({ path: '/window/passkey/create', body: rights, schema: passkeyCreationSchema })
      const { passkey, secret } = await createPasskeys(credentials).create(options)
      await api({ path: '/window/passkey/created', body: { ...rights, passkey }, schema: emptySchema })
      if (secret === undefined) {
        const title = 'Your passkey works'
        const lines = [
          'It shows that a login is yours, so a new device opens this wallet without waiting. This kind of passkey cannot open it without your login. A recovery code can.',
        ]
        show({ title, lines, buttons: [codeButton, done] })
        return
      }
      const { id } = passkey
      const path = '/window/passkey/slot'
      const slot = `passkey:${await sha256(id)}`
      const hasEscrow = await addSlot(parts, wallet, { path, body: { id }, slot, secrets: [secret] })
      secret.fill(0)
      showSaved('Your passkey works', ['It opens this wallet on each device that has it.'], hasEscrow)
    })

  function showSaved(title: string, lines: readonly string[], hasEscrow: boolean): void {
    const escrow: readonly LoginButton[] = hasEscrow
      ? [{ text: 'Turn off restoring by login', onPress: () => askEscrow() }]
      : []
    show({ title, lines, buttons: [done, ...escrow] })
  }

  function askEscrow(error?: string): void {
    show({
      title: 'Turn off restoring by login?',
      lines: [
        'Then this device, your passkeys and your recovery code are the only ways to open this wallet. If you lose them, it is lost: not even the operator of this site can help.',
        'This cannot be undone.',
      ],
      error,
      buttons: [
        { text: 'Turn it off', onPress: () => void removeEscrow() },
        { text: 'Keep it', onPress: end },
      ],
    })
  }

  async function removeEscrow(): Promise<void> {
    const signal = show({ title: 'Turning it off', isBusy: true, buttons: [] })
    try {
      await api({ path: '/window/escrow-off', body: opened?.rights ?? {}, schema: securedSchema })
      show({
        title: 'Restoring by login is off',
        lines: ['Keep your passkeys and your recovery code safe.'],
        buttons: [done],
      })
    } catch (error) {
      if (!signal.aborted) askEscrow(toMessage(error))
    }
  }

  const declinedAtMs = Number(await storage.get(DECLINED))
  if (now() - declinedAtMs < DECLINED_MS) return end()
  showOffer()
}
