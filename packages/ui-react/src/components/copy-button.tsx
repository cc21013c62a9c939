'use client'

import { Button, type ButtonProps } from './button.js'
import { Icon } from './icon.js'
import { IconButton } from './icon-button.js'
import { type CopyState, useCopy } from './use-copy.js'
import { VisuallyHidden } from './visually-hidden.js'

/** Labels of a copy button: before a press, after a copy, after a failure. */
export type CopyLabels = { copy: string; copied: string; failed: string }

/** `onCopy` reports whether the copy succeeded, for example for a toast. */
export type CopyButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'icon' | 'loading' | 'onCopy'> & {
  text: string
  labels: CopyLabels
  /** Shows only the icon; `labels.copy` is its accessible name. */
  iconOnly?: boolean
  onCopy?: ((copied: boolean) => void) | undefined
}

const STATE_ICON = {
  rest: <Icon name="copy" className="bl:size-4.5" />,
  copied: <Icon name="check" className="bl:size-4.5 bl:text-success" />,
  failed: <Icon name="error" className="bl:size-4.5 bl:text-danger" />,
} satisfies Record<CopyState, unknown>

/** Copies `text` to the clipboard on a press and shows the result in the button for 2 s. */
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
  const result = state === 'rest' ? '' : labels[state]
  return (
    <>
      {iconOnly ? (
        <IconButton {...rest} label={labels.copy} icon={STATE_ICON[state]} data-state={state} onClick={press} />
      ) : (
        <Button {...rest} variant={variant} size={size} icon={STATE_ICON[state]} data-state={state} onClick={press}>
          {state === 'rest' ? labels.copy : result}
        </Button>
      )}
      <VisuallyHidden role="status">{result}</VisuallyHidden>
    </>
  )
}
