// @ts-check
/**
 * JSON-RPC over HTTP, open to every origin.
 *
 * In      a function that handles a request
 * Out     a server that does not listen yet
 */
import { createServer } from 'node:http'
import { answerBody } from './json-rpc.mjs'

const MAX_BODY_BYTES = 512 * 1024
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '86400',
}

/** @param {import('./json-rpc.mjs').Call} call */
export function createHttpServer(call) {
  return createServer(async (request, response) => {
    /** @type {(status: number, type?: string, body?: string) => void} */
    const end = (status, type, body) => {
      response.writeHead(status, { ...OPEN, ...(type !== undefined && { 'content-type': type }) }).end(body)
    }
    try {
      if (request.method === 'OPTIONS') return end(204)
      if (request.method === 'GET' && request.url === '/health') return end(200, 'text/plain', 'ok')
      if (request.method !== 'POST') return end(405)
      const body = await bodyOf(request)
      if (body === undefined) return end(413)
      const answer = await answerBody(body, call)
      end(answer === undefined ? 204 : 200, 'application/json', answer)
    } catch {
      response.destroy()
    }
  })
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MAX_BODY_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
