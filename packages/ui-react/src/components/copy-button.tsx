'use client'

import { Button, type ButtonProps } from './button.js'
import { Icon } from './icon.js'
import { IconButton } from './icon-button.js'
import { type CopyState, useCopy } from './use-copy.js'
import { VisuallyHidden } from './visually-hidden.js'

/** What a copy button says: before, when it worked, when it did not. */
export type CopyLabels = { copy: string; copied: string; failed: string }

/** `onCopy` is told how it went, for a toast. */
export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'icon' | 'loading' | 'onCopy'> & {
  text: string
  labels: CopyLabels
  /** Without words: the icon alone, named by the labels. */
  iconOnly?: boolean
  onCopy?: ((copied: boolean) => void) | undefined
}

const MARK = {
  rest: <Icon name="copy" className="bl:size-4.5" />,
  copied: <Icon name="check" className="bl:size-4.5 bl:text-success" />,
  failed: <Icon name="error" className="bl:size-4.5 bl:text-danger" />,
} satisfies Record<CopyState, unknown>

/** Copies a text whole, and answers in its own place. */
export function CopyButton({
  text,
  labels,
  iconOnly = false,
  onCopy,
  variant = 'quiet',
  size = 'small',
  ...rest
}: CopyButtonProps) {
  const { state, copy } = useCopy()
  const press = () => {
    copy(text).then((copied) => onCopy?.(copied))
  }
  const answer = state === 'rest' ? '' : labels[state]
  return (
    <>
      {iconOnly ? (
        <IconButton {...rest} label={labels.copy} icon={MARK[state]} data-state={state} onClick={press} />
      ) : (
        <Button {...rest} variant={variant} size={size} icon={MARK[state]} data-state={state} onClick={press}>
          {state === 'rest' ? labels.copy : answer}
        </Button>
      )}
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </>
  )
}
