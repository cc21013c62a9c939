/**
 * Reads the settings of a production server from environment variables.
 *
 * In      ORIGIN, LOGIN, PORT, HOST, TRUSTED_PROXIES, PROJECTS_FILE, DATABASE_URL, AUTH_DATABASE_URL, VAULT_DATABASE_URL,
 *         REMOVES_ESCROW, PASSKEY_APPROVALS, ESCROW_DELAY_HOURS, AUTH_KEY_FILE or AUTH_KMS_KEYS, VAULT_KEY_FILE or VAULT_KMS_KEYS, SMTP_URL, MAIL_FROM, `<PROVIDER>_CLIENT_ID` and
 *         `<PROVIDER>_CLIENT_SECRET` of social logins, FARCASTER_RELAY_URL, FARCASTER_RPC_URL and FARCASTER_MESSAGE_KEY
 * Out     the settings
 * Throws  UnsafeSettingsError with a sentence for each setting that is missing or not safe
 * Source  security design §6; R-FRAME-94
 */

import { readFile } from 'node:fs/promises'
import { socialProviderSchema } from '../../api/response-schemas.js'
import type { SocialProviderName } from '../../host/session/frame-session.js'
import { getOrigin } from '../../origin/get-origin.js'
import type { FrameProject, LoginPlace } from '../frame-server-options.js'
import { createClientAddress } from '../http/client-address.js'
import { type KeySetting, readKey } from './read-key.js'
import { readProjects } from './read-projects.js'
import { createProblems, type Problems, UnsafeSettingsError } from './settings-problems.js'

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Settings of a production server. */
export type Settings = {
  readonly origin: string
  readonly login: LoginPlace
  readonly removesEscrow: boolean
  readonly passkeyApprovals: boolean
  readonly escrowDelayMs: number
  readonly host: string
  readonly port: number
  readonly trustedProxies: readonly string[]
  readonly projects: ReadonlyMap<string, FrameProject>
  readonly databases: Readonly<Record<DatabaseName, string>>
  readonly keys: { readonly auth: KeySetting; readonly vault: KeySetting }
  readonly mail: { readonly url: string; readonly from: string }
  readonly socials: readonly { name: SocialProviderName; clientId: string; clientSecret: string }[]
  readonly farcaster:
    | { readonly relayUrl: string; readonly rpcUrl: string; readonly messageKey: string | undefined }
    | undefined
}

/** The three stores: accounts and vaults, and the shares of each service. */
export type DatabaseName = 'main' | 'auth' | 'vault'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', ''])
const DATABASES = { main: 'DATABASE_URL', auth: 'AUTH_DATABASE_URL', vault: 'VAULT_DATABASE_URL' } as const
const HOUR_MS = 60 * 60_000
const MIN_DELAY_HOURS = 24
const MAX_DELAY_HOURS = 30 * 24
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full'])

/** Reads the settings. */
export async function readSettings(env: Environment): Promise<Settings> {
  const problems = createProblems()
  const origin = env.ORIGIN ?? ''
  if (getOrigin(origin) !== origin || !origin.startsWith('https://'))
    problems.add('ORIGIN is not an origin of HTTPS such as https://wallet.example.')
  const [auth, vault] = [await readKey('AUTH', env, problems), await readKey('VAULT', env, problems)]
  if (auth && vault && auth.keys.some((key) => vault.keys.includes(key)))
    problems.add('AUTH and VAULT have a key in common: anyone who gets it opens every share.')
  const projects = await readProjectsFile(env.PROJECTS_FILE, problems)
  const settings = {
    origin,
    login: readLogin(env, problems),
    removesEscrow: readWindowSwitch('REMOVES_ESCROW', env, problems),
    passkeyApprovals: readWindowSwitch('PASSKEY_APPROVALS', env, problems),
    escrowDelayMs: readEscrowDelay(env.ESCROW_DELAY_HOURS, problems),
    host: env.HOST ?? '127.0.0.1',
    port: readPort(env.PORT, problems),
    trustedProxies: readProxies(env.TRUSTED_PROXIES, problems),
    projects,
    databases: readDatabases(env, problems),
    mail: readMail(env, problems),
    socials: readSocials(env, problems),
    farcaster: readFarcaster(env, problems),
  }
  if (problems.sentences.length > 0 || !auth || !vault) throw new UnsafeSettingsError(problems.sentences)
  return { ...settings, keys: { auth, vault } }
}

function readLogin({ LOGIN }: Environment, problems: Problems): LoginPlace {
  if (LOGIN !== 'window' && LOGIN !== 'page')
    problems.add(
      'LOGIN is missing: with `window` users log in in a window of this site, with `page` in the page, which can then steal a login.',
    )
  return LOGIN === 'page' ? 'page' : 'window'
}

/** Reads a switch that is off by default. */
function readWindowSwitch(name: 'REMOVES_ESCROW' | 'PASSKEY_APPROVALS', env: Environment, problems: Problems): boolean {
  const { [name]: text = 'false', LOGIN } = env
  if (text !== 'true' && text !== 'false') problems.add(`${name} is neither true nor false.`)
  if (text === 'true' && LOGIN === 'page')
    problems.add(`${name} works only with LOGIN=window, where users get a recovery code and passkeys.`)
  return text === 'true'
}

/** Shorter, a reader of a user's mail has the wallet before the user has read the notice; longer, users are locked out. */
function readEscrowDelay(text = '24', problems: Problems): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  if (!(hours >= MIN_DELAY_HOURS))
    problems.add(
      'ESCROW_DELAY_HOURS is not a whole number from 24: a user needs that time to read the notice of a new device, before it opens the wallet.',
    )
  if (hours > MAX_DELAY_HOURS)
    problems.add('ESCROW_DELAY_HOURS is above 720: users without a passkey or a recovery code wait that long.')
  return hours * HOUR_MS
}

async function readProjectsFile(path: string | undefined, problems: Problems) {
  try {
    return readProjects(await readFile(path ?? '', 'utf8'), problems)
  } catch {
    problems.add('PROJECTS_FILE is missing or cannot be read: it lists the pages that may use the wallet.')
    return new Map<string, FrameProject>()
  }
}

function readPort(text = '8080', problems: Problems): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) problems.add('PORT is not a port.')
  return port
}

function readProxies(text: string | undefined, problems: Problems): readonly string[] {
  if (!text)
    problems.add(
      'TRUSTED_PROXIES is missing: name the proxies in front of this server, or `none`. Limits count the address of a client, which a wrong proxy hides or invents.',
    )
  const proxies = !text || text === 'none' ? [] : text.split(',').map((proxy) => proxy.trim())
  try {
    createClientAddress(proxies)
  } catch (error) {
    problems.add(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : error}.`)
  }
  return proxies
}

function readDatabases(env: Environment, problems: Problems): Record<DatabaseName, string> {
  const roles = new Set<string>()
  const read = (name: (typeof DATABASES)[DatabaseName]): string => {
    const text = env[name] ?? ''
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol) || url.username === '') {
      problems.add(`${name} is not an address of Postgres with a role: postgres://role:password@host/database.`)
      return ''
    }
    const isEncrypted = ENCRYPTED.has(url.searchParams.get('sslmode') ?? '')
    if (!LOOPBACK.has(url.hostname) && !isEncrypted)
      problems.add(`${name} crosses the network without TLS: add ?sslmode=verify-full.`)
    roles.add(`${url.username}@${url.host}${url.pathname}`)
    return url.href
  }
  const databases = { main: read(DATABASES.main), auth: read(DATABASES.auth), vault: read(DATABASES.vault) }
  if (roles.size > 0 && roles.size < 3 && Object.values(databases).every((url) => url !== ''))
    problems.add(
      'DATABASE_URL, AUTH_DATABASE_URL and VAULT_DATABASE_URL need a role each: one role for two of them reads both shares of a wallet, or a share and the wallet.',
    )
  return databases
}

function readMail(env: Environment, problems: Problems): Settings['mail'] {
  const { SMTP_URL: url = '', MAIL_FROM: from = '' } = env
  if (!/^smtps?:\/\/[^/]/.test(url))
    problems.add('SMTP_URL is missing: codes are sent by mail. Set smtps://user:password@host.')
  if (!from.includes('@')) problems.add('MAIL_FROM is missing: set the sender of mails, Wallet <login@wallet.example>.')
  return { url, from }
}

function readSocials(env: Environment, problems: Problems): Settings['socials'] {
  return socialProviderSchema.options.flatMap((name) => {
    const prefix = name.toUpperCase()
    const [clientId, clientSecret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]]
    if (!clientId && !clientSecret) return []
    if (clientId && clientSecret) return [{ name, clientId, clientSecret }]
    problems.add(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together.`)
    return []
  })
}

function readFarcaster(env: Environment, problems: Problems): Settings['farcaster'] {
  const { FARCASTER_RELAY_URL: relayUrl, FARCASTER_RPC_URL: rpcUrl, FARCASTER_MESSAGE_KEY: messageKey, LOGIN } = env
  if (!relayUrl && !rpcUrl) return undefined
  if (!messageKey && LOGIN !== 'page')
    problems.add(
      'FARCASTER_MESSAGE_KEY is missing: with LOGIN=window a message ties an approval in Farcaster to the browser of its user. It is the API key of the account that sends direct casts.',
    )
  if (relayUrl?.startsWith('https://') && rpcUrl?.startsWith('https://')) return { relayUrl, rpcUrl, messageKey }
  return problems.add('FARCASTER_RELAY_URL and FARCASTER_RPC_URL belong together and are reached by HTTPS.')
}
