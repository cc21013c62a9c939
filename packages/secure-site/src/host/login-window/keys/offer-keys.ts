/**
 * Offers a passkey and a recovery code after a login, to a wallet that has neither.
 *
 * In      the window of a login whose frame has its session
 * Out     views; the slots the user adds. "Not now" is remembered for a week in this browser
 * Source  R-FRAME-111 to R-FRAME-113
 */

import { windowText } from '../../texts/window-text.js'
import type { LoginButton } from '../login-screen.js'
import { createKeyChanges } from './change-keys.js'
import type { KeyParts } from './key-parts.js'
import { type OpenWallet, waitForWallet } from './wallet-access.js'

const DECLINED = 'keys-declined'
const DECLINED_MS = 7 * 24 * 60 * 60_000

/** Shows the offer, unless the user declined it in the last week; then it closes the window. */
export async function offerKeys(parts: KeyParts): Promise<void> {
  const { show, storage, credentials, now, close } = parts
  let opened: OpenWallet | undefined

  async function decline(): Promise<void> {
    await storage.set(DECLINED, now())
    end()
  }
  function end(): void {
    opened?.vaultKey.fill(0)
    close()
  }
  const notNow: LoginButton = { text: windowText('Not now'), onPress: () => void decline() }
  const changes = createKeyChanges(parts, {
    async open(signal) {
      opened ??= await waitForWallet(parts, signal)
      return opened
    },
    leave: notNow,
    done: { text: windowText('Done'), onPress: end },
    onFail: (error) => showOffer(error),
  })
  const codeButton: LoginButton = { text: windowText('Save a recovery code'), onPress: () => void changes.saveCode() }
  const passkeyButtons: readonly LoginButton[] =
    credentials === undefined
      ? []
      : [{ text: windowText('Create a passkey'), isMain: true, onPress: () => void changes.savePasskey() }]

  function showOffer(error?: string): void {
    show({
      title: windowText('Keep access to your wallet'),
      lines: [
        windowText(
          'You’re logged in. For now this login alone opens your wallet on a new device, and the operator of this site could open it too.',
        ),
        windowText('A passkey or a recovery code opens it when you lose this login.'),
      ],
      error,
      buttons: [...passkeyButtons, codeButton, notNow],
    })
  }

  const declinedAtMs = Number(await storage.get(DECLINED))
  if (now() - declinedAtMs < DECLINED_MS) return end()
  showOffer()
}
