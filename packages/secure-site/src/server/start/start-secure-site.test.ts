import { chmod, readFile, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { APP_ORIGIN, createSiteScene, prepareDatabase, SITE_ORIGIN } from '../../../test/secure-site-fixture.js'
import { createSiteUser } from '../../../test/site-user.js'
import { createWrappingKey } from '../vault/key-wrapper.js'
import { runSecureSite } from './run-secure-site.js'

let scene: Awaited<ReturnType<typeof createSiteScene>>
beforeAll(async () => {
  scene = await createSiteScene()
})
afterAll(() => scene.end())

const { signal } = new AbortController()
let users = 0

/** Logs a user in on a new device, and returns the address of the wallet. */
async function logIn(port: number, email: string): Promise<string> {
  users += 1
  const send = (request: Request) => {
    const { pathname } = new URL(request.url)
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}`, request))
  }
  const address = `203.0.113.${users}`
  const session = createSiteUser({ send, origin: SITE_ORIGIN, page: APP_ORIGIN, address })
  await session.connectEmail({ email, signal })
  const body = new URLSearchParams({ link: scene.latestMail(email)?.link ?? '' })
  await send(new Request(`${SITE_ORIGIN}/device`, { method: 'POST', body }))
  await session.connectOtp({ otp: scene.latestMail(email)?.code ?? '', signal })
  const { address: wallet } = await session.user({ namespace: 'eip155' })
  session.close()
  return wallet
}

async function run(task: string, changes: Record<string, string> = {}) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runSecureSite({
    args: [task],
    env: { ...scene.env, ...changes },
    site: '',
    print,
    printError: print,
  })
  return { code, text: lines.join('\n') }
}

test('R-FRAME-94 R-FRAME-90 opens the same wallet after a restart, on another instance and after rotating the keys', async () => {
  const [one, two] = await Promise.all([scene.start(), scene.start()])
  const first = await logIn(one.port, 'ada@mail.example')
  expect(await logIn(two.port, 'ada@mail.example')).toBe(first)
  await Promise.all([one.close(), two.close()])

  const old = await readFile(scene.env.AUTH_KEY_FILE ?? '', 'utf8')
  const [added] = [await run('new-key')]
  const both = await scene.write('auth-both.key', `${added.text}\n${old}`)
  expect(await run('rotate-keys', { AUTH_KEY_FILE: both })).toMatchObject({ code: 0 })
  const AUTH_KEY_FILE = await scene.write('auth-new.key', added.text)
  expect(await run('check', { AUTH_KEY_FILE })).toEqual({ code: 0, text: '1 wallets, 0 problems.' })
  expect((await run('check')).text).toContain('cannot be unsealed with these keys')
  await writeFile(scene.env.AUTH_KEY_FILE ?? '', added.text)

  const restarted = await scene.start()
  expect(await logIn(restarted.port, 'ada@mail.example')).toBe(first)
  await restarted.close()
})

test('R-FRAME-95 writes a log of JSON lines without emails, codes and tokens', async () => {
  scene.log.length = 0
  const site = await scene.start()
  await logIn(site.port, 'bob@mail.example')
  expect((await fetch(`http://127.0.0.1:${site.port}/health`)).status).toBe(200)
  await site.close()
  const lines = scene.log.map((line) => JSON.parse(line))
  expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['started', 'request', 'audit', 'stopped']))
  expect(lines.filter(({ audit }) => audit?.event === 'wallet-created')).toHaveLength(1)
  const text = scene.log.join('\n')
  expect(text).not.toContain('@')
  for (const { code } of scene.mails.filter(({ to }) => to === 'bob@mail.example')) {
    if (code !== '') expect(text).not.toContain(`"${code}"`)
  }
})

test('R-FRAME-96 gives every user the same addresses after a restore from backups, and names what is missing', async () => {
  const emails = ['ada', 'eve', 'joe'].map((name) => `${name}@mail.example`)
  const site = await scene.start()
  const before = []
  for (const email of emails) before.push(await logIn(site.port, email))
  await site.close()

  const dumps = await Promise.all(['main', 'auth', 'vault'].map(dump))
  await scene.postgres.run(
    'drop schema bowline_main cascade; drop schema bowline_auth cascade; drop schema bowline_vault cascade',
    'wallets',
  )
  await scene.postgres.run('drop role bowline_main; drop role bowline_auth; drop role bowline_vault', 'wallets')
  await scene.postgres.run('drop database wallets')
  await prepareDatabase(scene.postgres)
  await (await scene.start()).close()
  expect(await run('check')).toEqual({ code: 0, text: '0 wallets, 0 problems.' })
  await restore('main', dumps[0] ?? [])
  expect((await run('check')).text).toContain('The share vault:')
  await restore('auth', dumps[1] ?? [])
  await restore('vault', dumps[2] ?? [])
  expect((await run('check')).code).toBe(0)

  const again = await scene.start()
  const after = []
  for (const email of emails) after.push(await logIn(again.port, email))
  expect(after).toEqual(before)
  await again.close()
})

type Row = { readonly key: string; readonly value: string; readonly expires_at_ms: number | null }

/** What `pg_dump --schema` keeps of a store. */
async function dump(store: string): Promise<Row[]> {
  return query(`select key, value, expires_at_ms from bowline_${store}.entries`)
}

async function restore(store: string, rows: readonly Row[]): Promise<void> {
  for (const { key, value, expires_at_ms } of rows)
    await query(`insert into bowline_${store}.entries values ($1, $2, $3)`, [key, value, expires_at_ms])
}

async function query(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: scene.postgres.url('wallets') })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

const local = JSON.stringify({
  p: {
    allowedOrigins: ['http://localhost:3000', 'https://*'],
    networks: [
      { caipNetworkId: 'eip155:1', rpcUrl: 'http://rpc.example' },
      { caipNetworkId: 'eip155:10', rpcUrl: 'https://rpc.example', bundlerUrl: 'http://bundler.example' },
      { caipNetworkId: 'eip155:8453', rpcUrl: 'https://rpc.example', paymaster: { url: 'http://pay.example' } },
    ],
  },
})

test.each([
  ['an origin without HTTPS', { ORIGIN: 'http://wallet.example' }, 'ORIGIN is not an origin of HTTPS'],
  ['no origin', { ORIGIN: undefined }, 'ORIGIN is not an origin of HTTPS'],
  ['an escrow removed without a window', { REMOVES_ESCROW: 'true' }, 'REMOVES_ESCROW works only with LOGIN=window'],
  ['an escrow that is perhaps removed', { REMOVES_ESCROW: 'yes' }, 'REMOVES_ESCROW is neither true nor false'],
  ['passkeys without a window', { PASSKEY_APPROVALS: 'true' }, 'PASSKEY_APPROVALS works only with LOGIN=window'],
  ['passkeys that perhaps approve', { PASSKEY_APPROVALS: '1' }, 'PASSKEY_APPROVALS is neither true nor false'],
  ['a device that does not wait', { ESCROW_DELAY_HOURS: '0' }, 'ESCROW_DELAY_HOURS is not a whole number from 24'],
  ['a wait below a day', { ESCROW_DELAY_HOURS: '23' }, 'ESCROW_DELAY_HOURS is not a whole number from 24'],
  ['a wait that is no number', { ESCROW_DELAY_HOURS: '1e3' }, 'ESCROW_DELAY_HOURS is not a whole number from 24'],
  ['a wait of months', { ESCROW_DELAY_HOURS: '2000' }, 'ESCROW_DELAY_HOURS is above 720'],
  ['no place of the login', { LOGIN: undefined }, 'LOGIN is missing'],
  ['no proxies', { TRUSTED_PROXIES: undefined }, 'TRUSTED_PROXIES is missing'],
  ['every address as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }, '0.0.0.0/0 is not the address of a proxy'],
  ['no projects', { PROJECTS_FILE: undefined }, 'PROJECTS_FILE is missing'],
  ['a store in a file', { DATABASE_URL: 'file:./wallets' }, 'DATABASE_URL is not an address of Postgres'],
  [
    'a database without TLS',
    { DATABASE_URL: 'postgres://a:b@db.internal/w' },
    'DATABASE_URL crosses the network without TLS',
  ],
  ['no key', { AUTH_KEY_FILE: undefined }, 'AUTH_KEY_FILE or AUTH_KMS_KEYS is missing'],
  ['a key file that is absent', { VAULT_KEY_FILE: '/absent' }, 'VAULT_KEY_FILE cannot be used'],
  ['one key of AWS KMS for both', { AUTH_KMS_KEYS: 'a,b', VAULT_KMS_KEYS: 'b' }, 'have a key in common'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is missing'],
  ['no sender', { MAIL_FROM: undefined }, 'MAIL_FROM is missing'],
  ['half a social login', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  ['a port that is none', { PORT: '99999' }, 'PORT is not a port'],
  [
    'Farcaster in the window without messages',
    { LOGIN: 'window', FARCASTER_RELAY_URL: 'https://r.example', FARCASTER_RPC_URL: 'https://n.example' },
    'FARCASTER_MESSAGE_KEY is missing',
  ],
  ['a relay without HTTPS', { FARCASTER_RELAY_URL: 'http://r.example' }, 'FARCASTER_RELAY_URL and FARCASTER_RPC_URL'],
])('R-FRAME-94 rejects %s', async (_, changes, sentence) => {
  const starting = scene.start(changes)
  await expect(starting).rejects.toMatchObject({
    name: 'UnsafeSettingsError',
    sentences: [expect.stringContaining(sentence)],
  })
})

test('R-FRAME-94 rejects shared roles and keys, readable key files, local pages and superusers, each with a sentence', async () => {
  const { env } = scene
  const shared = scene.start({ AUTH_DATABASE_URL: env.DATABASE_URL })
  await expect(shared).rejects.toThrow('need a role each')
  await expect(scene.start({ VAULT_KEY_FILE: env.AUTH_KEY_FILE })).rejects.toThrow('have a key in common')
  const readable = await scene.write('readable.key', createWrappingKey())
  await chmod(readable, 0o644)
  await expect(scene.start({ AUTH_KEY_FILE: readable })).rejects.toThrow('Other users can read AUTH_KEY_FILE')
  const projects = await scene.write('local.json', local)
  const starting = scene.start({ PROJECTS_FILE: projects })
  await expect(starting).rejects.toMatchObject({
    sentences: [
      expect.stringContaining('allows http://localhost:3000'),
      expect.stringContaining('allows https://*'),
      expect.stringContaining('over plain HTTP, where anyone on the way can change balances: http://rpc.example'),
      expect.stringContaining('over plain HTTP, where anyone on the way can change balances: http://bundler.example'),
      expect.stringContaining('over plain HTTP, where anyone on the way can change balances: http://pay.example'),
    ],
  })
  await expect(scene.start({ VAULT_DATABASE_URL: scene.postgres.url('wallets') })).rejects.toThrow('is a superuser')
  await scene.postgres.run('grant usage on schema bowline_auth to bowline_vault', 'wallets')
  await expect(scene.start()).rejects.toThrow('The role of the vault store may read bowline_auth')
  await scene.postgres.run('revoke usage on schema bowline_auth from bowline_vault', 'wallets')
  expect(await run('unknown')).toMatchObject({ code: 2 })
})
