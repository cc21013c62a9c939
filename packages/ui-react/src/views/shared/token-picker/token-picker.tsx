'use client'

import type { PickedToken } from './picked-token.js'
import { SuggestedTokens } from './suggested-tokens.js'
import { TokenSearch, type TokenSearchProps } from './token-search.js'

/** `suggested` tokens are shown above the list until the user searches. */
export type TokenPickerProps = Omit<TokenSearchProps, 'above'> & { suggested?: readonly PickedToken[] | undefined }

/** List of tokens to choose from, with suggested tokens above. */
export function TokenPicker({ suggested = [], ...rest }: TokenPickerProps) {
  return (
    <TokenSearch
      {...rest}
      above={suggested.length > 0 && <SuggestedTokens tokens={suggested} onPick={rest.onPick} />}
    />
  )
}
