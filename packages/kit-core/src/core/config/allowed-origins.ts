import { KIT_DOMAINS } from '../../brand.js'

/** Allowed for every project. */
const DEFAULT_ALLOWED_ORIGINS: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  ...KIT_DOMAINS.map((domain) => `https://secure-mobile.${domain}`),
]

const MAX_PATTERN_LENGTH = 256

/** Scheme, host and port of a pattern, followed by at most one slash. */
const PATTERN = /^([a-z][a-z0-9+.-]*):\/\/([a-z0-9.*-]+)(?::(\d{1,5}|\*))?\/?$/

/**
 * Whether the project allows the page's origin: by its patterns, or by default. Without patterns, every origin.
 *
 * In      origin    `https://app.example`, as the browser formats it
 *         patterns  `https://*.example`, `http://localhost:*`; entries of any other form match nothing
 * Source  spec R-CFG-52 to 57
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true
  return [...patterns, ...DEFAULT_ALLOWED_ORIGINS].some((pattern) => matchesOrigin(origin, pattern))
}

/** Whether an origin matches one pattern. `*` matches host characters or a port, but never `/`, `:` or `@`. */
function matchesOrigin(origin: string, pattern: string): boolean {
  const wanted = split(pattern)
  const given = split(origin)
  if (!wanted || !given || origin.includes('*')) return false
  if (wanted.host.replaceAll('*', '') === '') return false
  return wanted.scheme === given.scheme && matchesPort(wanted, given) && matchesGlob(given.host, wanted.host)
}

type Parts = { scheme: string; host: string; port: string }

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' }

function split(text: string): Parts | undefined {
  if (text.length > MAX_PATTERN_LENGTH) return undefined
  const match = PATTERN.exec(text.toLowerCase())
  if (!match) return undefined
  const [, scheme = '', host = '', port] = match
  return { scheme, host, port: port ?? DEFAULT_PORTS[scheme] ?? '' }
}

function matchesPort(wanted: Parts, given: Parts): boolean {
  return wanted.port === '*' ? /^\d+$/.test(given.port) : wanted.port === given.port
}

/** Matches in linear time per star: segments are found from left to right, and the last one at the end. */
function matchesGlob(host: string, glob: string): boolean {
  const segments = glob.split('*')
  const [first = '', ...rest] = segments
  if (rest.length === 0) return host === first
  if (!host.startsWith(first)) return false
  const last = rest.pop() ?? ''
  let position = first.length
  for (const segment of rest) {
    const found = host.indexOf(segment, position + 1)
    if (found < 0) return false
    position = found + segment.length
  }
  return host.length - last.length > position && host.endsWith(last)
}
