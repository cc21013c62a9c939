/**
 * Shows the passkeys and the recovery code of a wallet in the account window, and changes them.
 *
 * In      the vault key, which the frame has sealed for this window; a login of the last minutes, which the server has checked
 * Out     views; passkeys added and removed, a recovery code saved or replaced, an escrow switched off
 * Source  R-FRAME-116
 */
import { securedSchema, type WalletKeys } from '../../../api/key-schemas.js'
import { formatTime } from '../../texts/format-time.js'
import { windowText } from '../../texts/window-text.js'
import type { Sealed } from '../../vault/sealed.js'
import { getKeyProof, takeOver } from '../../vault/vault-key.js'
import type { LoginButton } from '../login-screen.js'
import { createKeyChanges } from './change-keys.js'
import type { KeyParts, KeyView } from './key-parts.js'
import { fetchKeys, type OpenWallet, WalletNotOpenError } from './wallet-access.js'

type ManageOptions = { readonly sealed: Sealed; readonly onBack: () => void }
type Passkey = WalletKeys['passkeys'][number]

/** Shows the passkeys and the recovery code with their buttons. */
export async function manageKeys(parts: KeyParts, { sealed, onBack }: ManageOptions): Promise<void> {
  const { api, show, credentials, toText, offer } = parts
  let opened: OpenWallet | undefined
  const back: LoginButton = {
    text: windowText('Back'),
    onPress() {
      opened?.vaultKey.fill(0)
      onBack()
    },
  }
  const toList: LoginButton = { text: windowText('Back'), onPress: () => void showList() }
  const changes = createKeyChanges(parts, {
    async open(signal) {
      opened ??= await open(signal)
      return opened
    },
    leave: toList,
    done: { text: windowText('Done'), onPress: () => void showList() },
    onFail: (error) => void showList(error),
  })

  async function open(signal: AbortSignal): Promise<OpenWallet> {
    const { vault } = await fetchKeys(parts, signal)
    if (vault === null) throw new WalletNotOpenError()
    const vaultKey = await takeOver(sealed, vault, offer.handoverKey)
    return { vault, vaultKey, rights: { ticket: offer.ticket, proof: await getKeyProof(vaultKey, vault) } }
  }

  async function showList(error?: string): Promise<void> {
    const signal = show({ title: windowText('Passkeys and recovery code'), isBusy: true, buttons: [back] })
    try {
      const keys = await fetchKeys(parts, signal)
      if (!signal.aborted) show({ ...toView(keys), error })
    } catch (failure) {
      if (!signal.aborted)
        show({ title: windowText('Passkeys and recovery code'), error: toText(failure), buttons: [back] })
    }
  }

  function toView({ vault, passkeys, hasEscrow }: WalletKeys): KeyView {
    const hasCode = vault?.slots.code !== undefined
    const hasOther = hasCode || passkeys.some(({ slot }) => slot !== null)
    const code = {
      title: windowText('Recovery code'),
      lines: [windowText('Saved. A new one replaces it.')],
      button: { text: windowText('Replace'), onPress: () => void changes.saveCode() },
    }
    return {
      title: windowText('Passkeys and recovery code'),
      lines: [
        hasEscrow
          ? windowText(
              'Each of these opens this wallet on a new device at once. Your login opens it too, after a wait.',
            )
          : windowText('Only these open this wallet on a new device. Restoring by login is off.'),
      ],
      rows: [...passkeys.map(toRow), ...(hasCode ? [code] : [])],
      buttons: [
        ...(credentials === undefined
          ? []
          : [{ text: windowText('Add a passkey'), onPress: () => void changes.savePasskey() }]),
        ...(hasCode ? [] : [{ text: windowText('Save a recovery code'), onPress: () => void changes.saveCode() }]),
        ...(hasEscrow && hasOther
          ? [{ text: windowText('Turn off restoring by login'), onPress: changes.askEscrow }]
          : []),
        back,
      ],
    }
  }

  function toRow(passkey: Passkey) {
    return {
      title: windowText('Passkey'),
      lines: [
        windowText('Added {time}', { time: formatTime(passkey.addedAtMs) }),
        passkey.slot === null ? windowText('Shows that a login is yours') : windowText('Opens the wallet'),
      ],
      button: { text: windowText('Remove'), isDanger: true, onPress: () => askRemoval(passkey) },
    }
  }

  function askRemoval({ id }: Passkey): void {
    const remove = () =>
      changes.withWallet(windowText('Removing the passkey'), async ({ rights }) => {
        await api({ path: '/window/passkey/remove', body: { ...rights, id }, schema: securedSchema })
        await showList()
      })
    show({
      title: windowText('Remove this passkey?'),
      lines: [
        windowText('It then neither opens this wallet nor logs in.'),
        windowText('Your browser or phone still lists it, until you delete it there.'),
      ],
      buttons: [
        { text: windowText('Remove it'), onPress: () => void remove() },
        { ...toList, text: windowText('Keep it') },
      ],
    })
  }

  await showList()
}
