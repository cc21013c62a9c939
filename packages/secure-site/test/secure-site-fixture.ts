/**
 * A secure site in its production form on this machine: Postgres with a role for each store, key files, a mail server.
 *
 * Out     its environment variables, and functions that start and stop it
 */
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalPostgres, startPostgres } from '@bowline/postgres'
import { SMTPServer } from 'smtp-server'
import { startSecureSite } from '../src/server/start/start-secure-site.js'
import { createWrappingKey } from '../src/server/vault/key-wrapper.js'

/** Origin of the site, and of the page that its project allows. */
export const SITE_ORIGIN = 'https://wallet.example'
export const APP_ORIGIN = 'https://app.example'

const SQL = join(__dirname, '../sql/roles.sql')

/** A mail that arrived: its code, or the link of a new device. */
export type SiteMail = { readonly to: string; readonly code: string; readonly link: string }

/** Starts Postgres and the mail server, and writes the files. */
export async function createSiteScene() {
  const folder = await mkdtemp(join(tmpdir(), 'bowline-site-'))
  const postgres = await startPostgres()
  await prepareDatabase(postgres)
  const smtp = await startSmtp()
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text, { mode: 0o600 })
    return join(folder, name)
  }
  const networks = [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://rpc.example' }]
  const env: Record<string, string> = {
    ORIGIN: SITE_ORIGIN,
    LOGIN: 'page',
    PORT: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    PROJECTS_FILE: await write(
      'projects.json',
      JSON.stringify({ project: { allowedOrigins: [APP_ORIGIN], networks } }),
    ),
    DATABASE_URL: postgres.url('wallets', 'bowline_main'),
    AUTH_DATABASE_URL: postgres.url('wallets', 'bowline_auth'),
    VAULT_DATABASE_URL: postgres.url('wallets', 'bowline_vault'),
    AUTH_KEY_FILE: await write('auth.key', createWrappingKey()),
    VAULT_KEY_FILE: await write('vault.key', createWrappingKey()),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Wallet <login@wallet.example>',
  }
  const log: string[] = []
  return {
    env,
    write,
    log,
    postgres,
    mails: smtp.mails,
    latestMail: smtp.latestMail,
    start: (changes: Record<string, string | undefined> = {}) =>
      startSecureSite({ env: { ...env, ...changes }, site: folder, write: (line) => log.push(line) }),
    async end() {
      await Promise.all([postgres.stop(), smtp.stop(), rm(folder, { recursive: true })])
    },
  }
}

/** Creates the database `wallets` with its roles. */
export async function prepareDatabase(postgres: LocalPostgres): Promise<void> {
  await postgres.run('create database wallets')
  await postgres.run(await readFile(SQL, 'utf8'), 'wallets')
}

async function startSmtp() {
  const mails: SiteMail[] = []
  const latest = new Map<string, SiteMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const [code, link] = [/Subject: (\d{6})/.exec(text)?.[1] ?? '', /link=([\w-]{43})/.exec(text)?.[1] ?? '']
        const mail = { to: envelope.rcptTo[0]?.address ?? '', code, link }
        mails.push(mail)
        latest.set(mail.to, mail)
        done()
      })
    },
  })
  // A site that is killed resets its connections, which ends only its mails.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    mails,
    latestMail: (email: string) => latest.get(email),
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
