import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'

/** What stands in the row, and where it leads. */
export type LeadRowProps = { icon: ReactNode; title: ReactNode; hint?: ReactNode; onClick: () => void }

/** A line of the account that leads to another view. */
export function LeadRow(props: LeadRowProps) {
  return (
    <li>
      <Row {...props} trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />} />
    </li>
  )
}
