/**
 * An HTTP server on this machine that speaks the part of AWS KMS's protocol that the server uses (AWS JSON 1.1).
 *
 * In      ids of its keys
 * Out     its URL, and what was asked of it
 * Source  https://docs.aws.amazon.com/kms/latest/APIReference/
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'

const inputSchema = z.object({
  KeyId: z.string(),
  EncryptionContext: z.record(z.string(), z.string()),
  Plaintext: z.optional(z.string()),
  CiphertextBlob: z.optional(z.string()),
})
type Input = z.infer<typeof inputSchema>

/** Starts the mock key service. */
export async function startMockKms(keyIds: readonly string[]) {
  const calls: { readonly operation: string; readonly keyId: string; readonly context: Record<string, string> }[] = []
  const disabled = new Set<string>()
  const refuse = (type: string) => ({ status: 400, output: { __type: type, message: `${type} in this test` } })

  function run(operation: string, input: Input) {
    const { KeyId: keyId, EncryptionContext: context } = input
    calls.push({ operation, keyId, context })
    if (!keyIds.includes(keyId)) return refuse('NotFoundException')
    if (disabled.has(keyId)) return refuse('DisabledException')
    const bound = JSON.stringify(context)
    if (operation === 'TrentService.Encrypt') {
      const blob = JSON.stringify([keyId, bound, Buffer.from(input.Plaintext ?? '', 'base64').toString('hex')])
      return { status: 200, output: { KeyId: keyId, CiphertextBlob: Buffer.from(blob).toString('base64') } }
    }
    if (operation !== 'TrentService.Decrypt') return refuse('UnknownOperationException')
    const [sealedBy, sealedFor, hex] = JSON.parse(Buffer.from(input.CiphertextBlob ?? '', 'base64').toString())
    if (sealedBy !== keyId) return refuse('IncorrectKeyException')
    if (sealedFor !== bound) return refuse('InvalidCiphertextException')
    return { status: 200, output: { KeyId: keyId, Plaintext: Buffer.from(String(hex), 'hex').toString('base64') } }
  }

  const server = createServer(async (request, response) => {
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/') === true
    const input = inputSchema.parse(JSON.parse(await readText(request)))
    const operation = String(request.headers['x-amz-target'])
    const { status, output } = isSigned ? run(operation, input) : refuse('MissingAuthenticationTokenException')
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(output))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    calls,
    /** Takes the access to a key away. */
    disable: (keyId: string) => void disabled.add(keyId),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
