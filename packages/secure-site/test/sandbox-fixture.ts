import type { FrameServerOptions } from '../src/server/frame-server-options.js'
import { createSandboxFrameServer } from '../src/server/sandbox-frame-server.js'
import { createFrameScene, FRAME_ORIGIN } from './frame-fixture.js'

/** Frames with their sandbox, and a login window that navigates like a browser without scripts. */
export function createSandboxScene(options: Partial<FrameServerOptions> = {}) {
  const scene = createFrameScene({ isDevelopment: false, ...options }, createSandboxFrameServer)
  const { server } = scene
  const open = (url: string) => server.handle(new Request(url))

  async function follow(url: string): Promise<Response> {
    const response = await open(url)
    const location = response.headers.get('location')
    return location?.startsWith(FRAME_ORIGIN) ? follow(location) : response
  }

  async function submit(path: string, form: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams(form)
    const response = await server.handle(new Request(`${FRAME_ORIGIN}${path}`, { method: 'POST', body }))
    const location = response.headers.get('location')
    return location?.startsWith(FRAME_ORIGIN) ? follow(location) : response
  }

  /** Presses a button on the consent page of `uri`. Resolves to the final response. */
  async function consent(uri: string, decision: 'allow' | 'cancel', name = 'Ada'): Promise<Response> {
    const markup = await (await follow(uri)).text()
    return submit('/sandbox/social/authorize', { ...hiddenFields(markup), decision, name })
  }

  /** Presses a button on the consent page. Resolves to the address that the login window comes back to. */
  async function returnOf(uri: string, decision: 'allow' | 'cancel', name = 'Ada'): Promise<string> {
    const markup = await (await follow(uri)).text()
    const body = new URLSearchParams({ ...hiddenFields(markup), decision, name })
    const decided = await server.handle(
      new Request(`${FRAME_ORIGIN}/sandbox/social/authorize`, { method: 'POST', body }),
    )
    return (await open(decided.headers.get('location') ?? '')).headers.get('location') ?? ''
  }

  return { ...scene, open, follow, submit, consent, returnOf }
}

/** Returns the hidden fields of a page's form. */
export function hiddenFields(markup: string): Record<string, string> {
  const fields = markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, readHtml(value)]))
}

/** Returns the result that the callback page sends, and the origin it sends it to. */
export function readResult(markup: string): { result: string; target: string } {
  const [, result = '', target = ''] = /data-result="([^"]*)" data-target="([^"]*)"/.exec(markup) ?? []
  return { result: readHtml(result), target: readHtml(target) }
}

const readHtml = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
