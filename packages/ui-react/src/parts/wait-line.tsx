import { classNames } from './class-names.js'
import { Spinner } from './spinner.js'

/** `className` says what place is kept while there are no words. */
export type WaitLineProps = { words: string | undefined; className?: string }

/** Says what is on its way. Its place stays, so that nothing moves when it goes. Source: R-SWAP-49. */
export function WaitLine({ words, className = 'bl:min-h-5' }: WaitLineProps) {
  return (
    <p
      role="status"
      data-part="wait-line"
      className={classNames('bl:flex bl:items-center bl:justify-center bl:gap-2 bl:text-14 bl:text-muted', className)}
    >
      {words !== undefined && (
        <>
          <Spinner className="bl:size-4 bl:flex-none" />
          <span className="bl:wrap-anywhere">{words}</span>
        </>
      )}
    </p>
  )
}
