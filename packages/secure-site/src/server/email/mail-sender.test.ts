import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { createFrameScene } from '../../../test/frame-fixture.js'
import { createMailSender } from './mail-sender.js'

type Received = { readonly to: readonly string[]; readonly from: string; readonly text: string }

/** An SMTP server on this machine that asks for a password. `refuses` is how it answers a recipient. */
async function startSmtp({ refuses }: { refuses?: string } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'user' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) => done(refuses === undefined ? null : new Error(refuses)),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, text: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const toSender = (login = 'user:p%40ss') =>
    createMailSender({
      transport: createTransport(`smtp://${login}@127.0.0.1:${port}`),
      from: 'Wallet <login@wallet.example>',
    })
  return { received, toSender, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const user = 'ada@mail.example'

test('R-FRAME-92 sends the code of a login over SMTP, which logs in', async () => {
  const smtp = await startSmtp()
  const scene = createFrameScene({ sendMail: smtp.toSender() })
  const { session } = scene.startFrame()
  await session.connectEmail({ email: user, signal: scene.signal })
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'login@wallet.example', to: [user] })
  const text = mail?.text.replaceAll('=\r\n', '') ?? ''
  expect(text).toContain('From: Wallet <login@wallet.example>')
  expect(text).toContain('Auto-Submitted: auto-generated')
  expect(text).toContain('Not you? Ignore this mail.')
  const [, otp = ''] = /Subject: (\d{6}) is your code to log in on/.exec(text) ?? []
  await session.connectOtp({ otp, signal: scene.signal })
  expect(await session.isConnected()).toBe(true)
  scene.end()
  await smtp.stop()
})

test('R-FRAME-92 reports that a mail was not sent, and tells the reason to the operator alone', async () => {
  const smtp = await startSmtp({ refuses: 'relay of mail.internal is closed' })
  for (const sendMail of [smtp.toSender(), smtp.toSender('user:wrong')]) {
    const scene = createFrameScene({ sendMail })
    const connecting = scene.startFrame().session.connectEmail({ email: user, signal: scene.signal })
    await expect(connecting).rejects.toThrow('Couldn’t send the email')
    expect(scene.errors).toHaveLength(1)
    scene.end()
  }
  expect(smtp.received).toEqual([])
  await smtp.stop()
})

test.each(['"a, b@evil.example"@mail.example', 'ada@mail.example,eve@evil.example', 'Ada <ada@mail.example>'])(
  'R-FRAME-92 never sends a mail for %s to a second address',
  async (to) => {
    const smtp = await startSmtp()
    const facts = { site: 'https://app.example', requestedAtMs: 0, code: '123456' }
    await smtp
      .toSender()({ ...facts, to, purpose: 'login' })
      .catch(() => undefined)
    expect(smtp.received.flatMap((mail) => mail.to).length).toBeLessThanOrEqual(1)
    expect(JSON.stringify(smtp.received.map((mail) => mail.to))).not.toContain('"eve@evil.example"')
    await smtp.stop()
  },
)
