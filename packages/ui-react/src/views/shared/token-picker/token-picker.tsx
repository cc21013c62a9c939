'use client'

import type { PickedToken } from './picked-token.js'
import { SuggestedTokens } from './suggested-tokens.js'
import { TokenSearch, type TokenSearchProps } from './token-search.js'

/** `suggested` tokens are shown above the list until the user searches. */
export type TokenPickerProps = Omit<TokenSearchProps, 'above'> & { suggested?: readonly PickedToken[] | undefined }

/** Token picker of Swap: `TokenSearch` with suggested tokens above the list. */
export function TokenPicker({ suggested = [], ...rest }: TokenPickerProps) {
  return (
    <TokenSearch
      {...rest}
      above={suggested.length > 0 && <SuggestedTokens tokens={suggested} onPick={rest.onPick} />}
    />
  )
}
