/**
 * Registers a name: the embedded wallet signs it in its approval view, and the name service registers it.
 *
 * In      name  as typed, with or without the suffix; defaults to the text of the form
 * Out     the name with its suffix, now the account's profile name. Concurrent calls for one name share one request
 * Throws  NameTooShortError, NameCharactersError, NameAccountMissingError, CapabilityMissingError, NetworkNotFoundError,
 *         InvalidChainIdError, NamePendingError, WalletUnavailableError
 *         UserRejectedError, WalletRequestError  nothing was registered; the form shows why
 *         NameRejectedError, NameServiceError  the service rejected the name; the form shows why. Without a response the name may
 *                                             be registered, and the form checks it
 *         RequestAbortedError  the account changed before the service had the registration, or the kit stopped
 * Source  spec R-NAME-02 to 08, R-NAME-12 to 21, R-NAME-23, R-NAME-30, R-NAME-33, R-NAME-34, R-CONN-149, R-STATE-58
 */

import { type Attempt, createRun } from '../../base/async/run.js'
import { withAbort } from '../../base/async/with-abort.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { mayHaveArrived } from '../../base/errors/may-have-arrived.js'
import { isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { replace } from '../../navigation/navigate.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { showToast } from '../../navigation/toast.js'
import type { KitState } from '../../state.js'
import { signMessage } from '../../wallets/connect/sign-message.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { getCoinType } from './coin-type.js'
import { NamePendingError } from './errors.js'
import { loadNameService } from './load-service.js'
import { getNameContext } from './name-context.js'
import { parseName, toFullName, validateName } from './parse-name.js'
import { selectName } from './select-name.js'
import { showRegistered } from './show-registered.js'
import { EMPTY_NAME } from './state.js'
import { toNameFailure } from './to-name-failure.js'
import { trackName, trackNameError } from './track-name.js'
import { updateName } from './update-name.js'

/** Parameters of `registerName`. */
export type RegisterNameParams = { name?: string | undefined }

const registrations = createRun<string>()

/** Rejects while another name is being registered. */
export async function registerName(kit: Kit, params: RegisterNameParams = {}): Promise<string> {
  const { name: text } = parseInput(params, { name: isMaybeText })
  const label = parseName(text ?? selectName(kit.store.get()).text)
  const problem = validateName(label)
  if (problem) throw problem
  const name = toFullName(label)
  if (registrations.isRunning(kit) && !registrations.isRunning(kit, name)) throw new NamePendingError()
  return registrations.join(kit, (attempt) => register(kit, name, attempt), { slot: name, signals: [kit.lifetime()] })
}

async function register(kit: Kit, name: string, { signal, abort }: Attempt): Promise<string> {
  const back = waitForReconnect(kit)
  if (back) await back
  const target = getNameContext(kit)
  const coinType = getCoinType(target.caipNetworkId.split(':')[1] ?? '')
  const properties = { name, isSmartAccount: target.isSmartAccount }
  const isThere = (state: KitState) => selectActiveSigner(state)?.caipAddress === target.caipAddress
  const stop = kit.subscribe(isThere, () => abort())
  updateName(kit, { loading: true, failure: undefined, isDeclined: false })
  trackName(kit, 'REGISTER_NAME_INITIATED', properties)
  let isSubmitted = false
  try {
    const message = createNamePayload(name, Date.now())
    const signature = await withAbort(sign(kit, target, message), signal)
    const { submitRegistration } = await withAbort(loadNameService(), signal)
    // From here on the service may register the name, whichever account is active.
    stop()
    isSubmitted = true
    await submitRegistration(kit, { name, coinType, address: target.address, message, signature }, signal)
    signal.throwIfAborted()
    showRegistered(kit, target, name)
    trackName(kit, 'REGISTER_NAME_SUCCESS', properties)
    return name
  } catch (cause) {
    const error = signal.aborted ? new RequestAbortedError(cause) : cause
    kit.log.debug('A name was not registered', cause)
    trackNameError(kit, properties, error)
    showFailure(kit, target, error, isSubmitted)
    throw error
  } finally {
    stop()
  }
}

const NOT_REGISTERED = 'The name wasn’t registered'

const UNKNOWN = {
  message: 'The name may already be registered. Checking…',
  reason: undefined,
  isUnknown: true,
} as const

/** Shows a failed registration in the account's form. When another account is active now, a toast shows a submitted one. */
function showFailure(kit: Kit, { address }: ActiveSigner, error: unknown, isSubmitted: boolean): void {
  const { store } = kit
  const { owner, fields = EMPTY_NAME } = store.get().names
  const isUnknown = isSubmitted && isKitError(error) && mayHaveArrived(error.cause)
  if (isSubmitted && !isKitError(error, 'request/aborted') && selectAccount(store.get()).address !== address) {
    const [name, message] = isUnknown
      ? (['name-unknown', 'The name may already be registered. Check before you register it again.'] as const)
      : (['name-failed', NOT_REGISTERED] as const)
    showToast(kit, { name, message, variant: 'error' })
  }
  if (owner !== address) return
  const isDeclined = isKitError(error, 'wallet/user-rejected')
  const isQuiet = isDeclined || isKitError(error, 'request/aborted')
  const failed = {
    ...fields,
    loading: false,
    isDeclined,
    failure: isQuiet ? undefined : toNameFailure(error, NOT_REGISTERED),
  }
  // A failed check is retried while the form is open, and then shows who owns the name.
  const unknown = { ...failed, check: 'failed', failure: { ...UNKNOWN, details: undefined } } as const
  store.set({ names: { owner, fields: isUnknown ? unknown : failed } })
}

/** Signs the message, then goes from the approval view back to the form, whether signed or cancelled. */
function sign(kit: Kit, { namespace }: ActiveSigner, message: string): Promise<string> {
  return runTransaction(kit, () => signMessage(kit, { message, namespace }), {
    onSuccess: () => leaveView(kit, 'ApproveTransaction'),
    onCancel: () => {
      if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction')
        replace(kit, { view: 'RegisterAccountName' })
    },
  })
}

/** The message that the wallet signs: JSON with the name, its suffix included, and the time in epoch seconds. */
function createNamePayload(name: string, nowMs: number): string {
  return JSON.stringify({ name, attributes: {}, timestamp: Math.floor(nowMs / 1_000) })
}
