/**
 * Shows the recovery phrase and the keys in the account window, after a warning and a fresh login.
 *
 * In      the sealed wallet with the shares of its escrow, or the recovery code that the user types
 * Out     views on the screen. Keys and phrase stay in this window
 * Source  R-FRAME-106, R-FRAME-112
 */
import { type ExportResponse, exportSchema } from '../../api/account-schemas.js'
import { windowText } from '../texts/window-text.js'
import type { AccountParts } from './account-parts.js'
import type { AccountButton, AccountView } from './account-screen.js'
import { WrongCodeError } from './wallet-secrets.js'

type ExportParts = Pick<AccountParts, 'api' | 'screen' | 'openSecrets' | 'copy'> & {
  readonly step: (title: string, work: () => Promise<void>) => Promise<void>
  readonly requireLogin: (next: () => void) => Promise<void>
  readonly back: AccountButton
  readonly closeButton: AccountButton
}

/** Returns the function that starts the export. */
export function createExport({
  api,
  screen,
  openSecrets,
  copy,
  step,
  requireLogin,
  back,
  closeButton,
}: ExportParts): () => void {
  const NO_CODE: AccountView = {
    title: windowText('Save a recovery code first'),
    lines: [
      windowText(
        'This wallet is not restored by email. Log out on the page, log in again with your passkey, and save a recovery code.',
      ),
    ],
    buttons: [back, closeButton],
  }

  const exportWallet = (): Promise<void> =>
    step(windowText('Opening the wallet'), async () => {
      const exported = await api({ path: '/account/export', schema: exportSchema })
      if (exported.escrow) await showSecrets(exported)
      else if (exported.vault.slots.code) askForCode(exported)
      else screen.show(NO_CODE)
    })

  function askForCode(exported: ExportResponse, error?: string): void {
    const onSubmit = (code: string) =>
      step(windowText('Opening the wallet'), () =>
        showSecrets(exported, code).catch((reason: unknown) => {
          if (!(reason instanceof WrongCodeError)) throw reason
          askForCode(exported, windowText('This is not the recovery code of this wallet. Check it, letter by letter.'))
        }),
      )
    screen.show({
      title: windowText('Enter your recovery code'),
      lines: [windowText('This wallet is not restored by email, so only its recovery code opens it here.')],
      error,
      field: {
        label: windowText('Recovery code'),
        action: windowText('Continue'),
        onSubmit: (code) => void onSubmit(code),
      },
      buttons: [back],
    })
  }

  const showSecrets = async (exported: ExportResponse, code?: string): Promise<void> => {
    const { phrase, evmKey, solanaKey } = await openSecrets(exported, code)
    const toSecret = (label: string, value: string) => ({ label, value, onCopy: () => void copySecret(value) })
    screen.show({
      title: windowText('Recovery phrase and keys'),
      lines: [
        windowText(
          'Write the phrase on paper. A copy in the clipboard can be read by other apps: paste it where it is safe, then copy something else.',
        ),
      ],
      secrets: [
        toSecret(windowText('Recovery phrase'), phrase),
        toSecret(windowText('Ethereum private key'), evmKey),
        toSecret(windowText('Solana private key'), solanaKey),
      ],
      buttons: [back, closeButton],
    })
  }

  async function copySecret(value: string): Promise<void> {
    const [copied] = await Promise.allSettled([copy(value)])
    screen.say(
      copied.status === 'fulfilled'
        ? windowText('Copied. Other apps can read it: paste it where it is safe, then copy something else.')
        : windowText('The browser did not allow the copy. Show it and write it down.'),
    )
  }

  return () => {
    screen.show({
      title: windowText('Recovery phrase and keys'),
      lines: [
        windowText(
          'Anyone who has them can spend everything in this wallet, from anywhere, for ever. Logging out does not stop them.',
        ),
        windowText('No one who helps you needs them. Do not show them to a page, a person or a camera.'),
      ],
      buttons: [{ text: windowText('Continue'), onPress: () => void requireLogin(() => void exportWallet()) }, back],
    })
  }
}
