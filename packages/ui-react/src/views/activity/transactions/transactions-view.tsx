'use client'

import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ActivityList } from './activity-list.js'

/** History of the active account. */
export function TransactionsView() {
  return (
    <FillHeightSection>
      <ActivityList />
    </FillHeightSection>
  )
}
