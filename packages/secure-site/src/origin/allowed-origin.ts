/**
 * Decides which pages may embed the frame.
 *
 * In      a project's patterns: `https://app.example`, `https://*.app.example`, `http://localhost:*`; an origin
 * Out     whether the origin matches a pattern, and the sources for `frame-ancestors`
 *         A pattern with anything else (a path, credentials, a wildcard for a whole host or for a suffix that many owners
 *         share) matches nothing
 * Source  R-CFG-53 to 55; design/security.md §3, §8
 */
import { getOrigin } from './get-origin.js'

const PATTERN = /^(https?):\/\/(\*\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8})(?::(\d{1,5}|\*))?\/?$/
const SHARED_SUFFIX =
  /^(?:[a-z]{2,63}|(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}|(?:appspot|azurewebsites|blogspot|cloudfront|firebaseapp|fly|github|gitlab|herokuapp|netlify|ngrok|ngrok-free|pages|r2|render|onrender|replit|surge|vercel|web|workers)\.(?:app|com|dev|io|net|sh))$/

/** Local and preview hosts, for frames in development only. */
const DEVELOPMENT_ORIGINS: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'http://*.localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
]

type Pattern = {
  readonly scheme: string
  readonly isWild: boolean
  readonly host: string
  /** '' is the scheme's default port, `*` any port. */
  readonly port: string
}

/** A project's allowed origins. `isDevelopment` adds local and preview hosts. */
export type OriginRules = { readonly patterns: readonly string[]; readonly isDevelopment: boolean }

/** Whether a page's origin matches one of the patterns. */
export function isAllowedOrigin(rules: OriginRules, origin: string): boolean {
  const own = parsePattern(origin)
  if (!own || own.isWild || own.port === '*' || getOrigin(origin) !== origin) return false
  return parseRules(rules).some((pattern) => {
    if (pattern.scheme !== own.scheme) return false
    if (pattern.port !== '*' && pattern.port !== own.port) return false
    return pattern.isWild ? own.host.endsWith(`.${pattern.host}`) : own.host === pattern.host
  })
}

/** Sources for `frame-ancestors`: `'none'` when no pattern is valid. */
export function getFrameAncestors(rules: OriginRules): string {
  const sources = parseRules(rules).map(({ scheme, isWild, host, port }) => {
    return `${scheme}://${isWild ? '*.' : ''}${host}${port === '' ? '' : `:${port}`}`
  })
  return sources.length === 0 ? "'none'" : sources.join(' ')
}

function parseRules({ patterns, isDevelopment }: OriginRules): Pattern[] {
  const own = patterns.map(parsePattern).filter((pattern) => !pattern?.isWild || !SHARED_SUFFIX.test(pattern.host))
  const added = isDevelopment ? DEVELOPMENT_ORIGINS.map(parsePattern) : []
  return [...own, ...added].filter((pattern) => pattern !== undefined)
}

function parsePattern(text: string): Pattern | undefined {
  const [, scheme, star, host, port = ''] = PATTERN.exec(text.toLowerCase()) ?? []
  if (scheme === undefined || host === undefined) return undefined
  const isWild = star !== undefined
  const isOwnPort = (scheme === 'https' && port === '443') || (scheme === 'http' && port === '80')
  return { scheme, isWild, host, port: isOwnPort ? '' : port }
}
