/**
 * The sandbox's own Farcaster relay, and the app that approves and shows messages.
 *
 * In      a channel that the frame server opened; the name of the approving user
 * Out     a message signed by that name's custody key, as a real relay returns it
 *         The same name always yields the same account
 * Source  FIP-11 (Sign in with Farcaster), EIP-4361
 */

import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import type { FarcasterOptions } from '../farcaster/farcaster-options.js'
import { escapeHtml } from '../files/page.js'
import { readBody } from '../http/read-body.js'
import { sandboxPage } from './sandbox-page.js'

const OP_MAINNET = 10
const MAX_MESSAGES = 20
const NOTICE = 'This page simulates the Farcaster app on your phone.'

const text = z.string().check(z.minLength(1))
const openSchema = z.object({ siweUri: z.url(), domain: text, nonce: text, expirationTime: text })

type Approval = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly fid: number
  readonly username: string
}
type Channel = z.infer<typeof openSchema> & { approval?: Approval }

/** The relay's options, and its request handler. */
export type SandboxFarcaster = {
  readonly options: FarcasterOptions
  serve(request: Request, url: URL): Promise<Response | undefined>
}

/** Creates a relay in memory. */
export function createSandboxFarcaster({ origin, now }: { origin: string; now: () => number }): SandboxFarcaster {
  const relayUrl = `${origin}/sandbox/farcaster`
  const channels = new Map<string, Channel>()
  const accounts = new Map<string, { fid: number; key: ReturnType<typeof privateKeyToAccount>; messages: string[] }>()

  function getAccount(userName: string) {
    const known = accounts.get(userName)
    if (known) return known
    const created = { fid: accounts.size + 1, key: privateKeyToAccount(generatePrivateKey()), messages: [] }
    accounts.set(userName, created)
    return created
  }

  function open(given: unknown): Response {
    const parsed = openSchema.safeParse(given)
    if (!parsed.success) return Response.json({ error: 'bad_request' }, { status: 400 })
    const channelToken = randomId()
    const { nonce } = parsed.data
    channels.set(channelToken, { ...parsed.data })
    return Response.json({ channelToken, nonce, url: `${relayUrl}?channel=${channelToken}` }, { status: 201 })
  }

  function getStatus(request: Request): Response {
    const channel = channels.get(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
    if (!channel) return Response.json({ error: 'unauthorized' }, { status: 401 })
    const { nonce, approval } = channel
    if (!approval) return Response.json({ state: 'pending', nonce }, { status: 202 })
    return Response.json({ state: 'completed', nonce, ...approval })
  }

  async function approve(form: URLSearchParams): Promise<Response> {
    const channel = channels.get(form.get('channel') ?? '')
    if (!channel) return showUnknown()
    const username = (form.get('userName') ?? '').trim().slice(0, 40) || 'ada'
    const { fid, key } = getAccount(username)
    const message = createSiweMessage({
      address: key.address,
      chainId: OP_MAINNET,
      domain: channel.domain,
      expirationTime: new Date(channel.expirationTime),
      issuedAt: new Date(now()),
      nonce: channel.nonce,
      resources: [`farcaster://fid/${fid}`],
      statement: 'Farcaster Auth',
      uri: channel.siweUri,
      version: '1',
    })
    channel.approval = { message, signature: await key.signMessage({ message }), fid, username }
    return sandboxPage({
      title: 'Approved',
      notice: NOTICE,
      markup: `<p>Go back to the login window. If it asks for a link, the link is in your messages.</p>
<a class="button" href="/sandbox/farcaster/messages?${new URLSearchParams({ userName: username })}">Messages</a>`,
    })
  }

  function showMessages(userName: string): Response {
    const items = (accounts.get(userName)?.messages ?? []).map((text) => `<li>${linkText(text)}</li>`)
    return sandboxPage({
      title: 'Messages',
      notice: NOTICE,
      markup: `<p>To <bdi>${escapeHtml(userName)}</bdi></p>
${items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : '<p>No message has come yet.</p>'}
<a class="button" href="?${new URLSearchParams({ userName })}">Check for new messages</a>`,
    })
  }

  const showUnknown = (): Response =>
    sandboxPage({
      title: 'This login is unknown',
      notice: NOTICE,
      markup: '<p>Go back to the app and start again.</p>',
      status: 404,
    })

  const showApproval = (channel: string): Response =>
    sandboxPage({
      title: 'Sign in with Farcaster',
      notice: NOTICE,
      markup: `<p>Any name works, and the same name is the same account.</p>
<form method="post" action="/sandbox/farcaster/approve">
<input type="hidden" name="channel" value="${escapeHtml(channel)}">
<label>Name <input name="userName" value="ada" maxlength="40" autocomplete="off"></label>
<button type="submit" class="primary">Approve</button>
</form>`,
    })

  return {
    options: {
      relayUrl,
      isCustody: async ({ fid, address }) =>
        [...accounts.values()].some((account) => account.fid === fid && account.key.address === address),
      async sendMessage({ fid, text }) {
        const account = [...accounts.values()].find((account) => account.fid === fid)
        account?.messages.unshift(text)
        account?.messages.splice(MAX_MESSAGES)
      },
    },
    async serve(request, url) {
      const readText = async () => new TextDecoder().decode(await readBody(request))
      switch (`${request.method} ${url.pathname}`) {
        case 'POST /sandbox/farcaster/v1/channel':
          return open(await request.json().catch(() => undefined))
        case 'GET /sandbox/farcaster/v1/channel/status':
          return getStatus(request)
        case 'POST /sandbox/farcaster/approve':
          return approve(new URLSearchParams(await readText()))
        case 'GET /sandbox/farcaster/messages':
          return showMessages(url.searchParams.get('userName') ?? '')
        case 'GET /sandbox/farcaster':
          return showApproval(url.searchParams.get('channel') ?? '')
        default:
          return undefined
      }
    },
  }
}

/** A message as markup, with its address as a link. */
const linkText = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/\S+/, (address) => `<a href="${address}">Log in</a>`)
