/**
 * Starts a secure site in its production form.
 *
 * In      environment variables; the folder of the built site; where log lines go
 * Out     the port, and a function that stops it: open requests finish, then the connections to the databases close
 * Throws  UnsafeSettingsError with a sentence for each unsafe setting; errors of the databases
 */
import { createTransport } from 'nodemailer'
import { createMailSender } from '../email/mail-sender.js'
import { createCustodyCheck } from '../farcaster/custody-on-chain.js'
import { createDirectCasts } from '../farcaster/direct-casts.js'
import { loadFiles } from '../files/load-files.js'
import { createFrameServer } from '../frame-server.js'
import { createLog } from '../log/log-lines.js'
import { type ServedFrame, serveFrame } from '../serve-frame.js'
import { createSocialProvider } from '../social/known-providers.js'
import { createWrapper } from './create-wrapper.js'
import { openStores } from './open-stores.js'
import { type Environment, readSettings, type Settings } from './read-settings.js'

/** Options of `startSecureSite`. */
export type StartOptions = {
  readonly env: Environment
  /** Folder of the built site, `dist/site`. */
  readonly site: string
  /** Gets each line of the log. */
  readonly write: (line: string) => void
}

/** Starts the site. */
export async function startSecureSite({ env, site, write }: StartOptions): Promise<ServedFrame> {
  const settings = await readSettings(env)
  const log = createLog(write)
  const { stores, close } = await openStores(settings.databases, (error) => log.error(error))
  try {
    const [authWrapper, vaultWrapper] = [
      await createWrapper(settings.keys.auth),
      await createWrapper(settings.keys.vault),
    ]
    const server = createFrameServer({
      origin: settings.origin,
      login: settings.login,
      removesEscrow: settings.removesEscrow,
      passkeyApprovals: settings.passkeyApprovals,
      escrowDelayMs: settings.escrowDelayMs,
      projects: settings.projects,
      files: loadFiles(site),
      store: stores.main,
      shares: {
        auth: { store: stores.auth, wrapper: authWrapper },
        vault: { store: stores.vault, wrapper: vaultWrapper },
      },
      sendMail: createMailSender({
        transport: createTransport(toTransport(settings.mail.url)),
        from: settings.mail.from,
      }),
      socials: Object.fromEntries(
        settings.socials.map(({ name, ...client }) => [name, createSocialProvider(name, client)]),
      ),
      ...toFarcaster(settings),
      onError: (error, request) => log.error(error, { requestId: request?.requestId }),
      onAudit: (event) => log.info('audit', { audit: event }),
    })
    const { host, port, trustedProxies } = settings
    const onRequest = (request: object) => log.info('request', request)
    const served = await serveFrame(server, { host, port, trustedProxies, onRequest })
    log.info('started', { host, port: served.port, origin: settings.origin })
    return {
      port: served.port,
      async close() {
        await served.close()
        await close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The transport's options: encrypted, unless the mail server runs on this machine. */
function toTransport(address: string) {
  const { hostname } = new URL(address)
  return { url: address, requireTLS: !['localhost', '127.0.0.1', '[::1]'].includes(hostname), pool: true }
}

function toFarcaster({ farcaster }: Settings) {
  if (!farcaster) return {}
  const { relayUrl, rpcUrl, messageKey } = farcaster
  const sendMessage = messageKey ? createDirectCasts({ apiKey: messageKey }) : undefined
  return { farcaster: { relayUrl, isCustody: createCustodyCheck({ rpcUrl }), ...(sendMessage && { sendMessage }) } }
}
