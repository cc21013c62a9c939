import { contentSecurityPolicy } from '@bowline/kit-core/server'
import type { RootContent } from 'mdast'
import { anchorOf, code, table } from '../nodes'

/** The directives of the policy for a host that adds no sources. */
export function policyList(): readonly RootContent[] {
  const rows = contentSecurityPolicy({ nonce: 'NONCE' })
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return {
        id: anchorOf(`directive-${name}`),
        cells: [code(name), sources.length === 0 ? [] : code(sources.join(' '))],
      }
    })
  return [table('Directives', ['Directive', 'Sources'], rows)]
}
