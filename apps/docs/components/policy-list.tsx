import { contentSecurityPolicy } from '@bowline/kit-core/server'
import { Table } from './table'

/** The directives of the policy for a host that adds no sources. */
export function PolicyList() {
  const directives = contentSecurityPolicy({ nonce: 'NONCE' }).split('; ')
  return (
    <Table
      label="Directives"
      columns={['Directive', 'Sources']}
      rows={directives.map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return { id: name, cells: [<code key="name">{name}</code>, <code key="sources">{sources.join(' ')}</code>] }
      })}
    />
  )
}
