import { classNames } from './class-names.js'

type Classes = { className?: string | undefined }

/** Pulsing placeholder for content that is loading. Set its size with a class. */
export function Skeleton({ className = 'bl:h-4 bl:w-24 bl:rounded-small' }: Classes) {
  return (
    <span
      aria-hidden="true"
      data-part="skeleton"
      className={classNames('bl:block bl:animate-pulse bl:bg-surface-active', className)}
    />
  )
}

/** `hint` adds a second line. */
export type RowSkeletonProps = Classes & { hint?: boolean }

/** Placeholder for a row that is loading. */
export function RowSkeleton({ hint, className }: RowSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-part="row-skeleton"
      className={classNames(
        'bl:flex bl:min-h-14 bl:w-full bl:items-center bl:gap-3 bl:rounded-row bl:bg-surface bl:px-3 bl:py-2',
        className,
      )}
    >
      <Skeleton className="bl:size-10 bl:flex-none bl:rounded-image" />
      <span className="bl:flex bl:flex-1 bl:flex-col bl:gap-2">
        <Skeleton className="bl:h-4 bl:w-28 bl:rounded-small" />
        {hint && <Skeleton className="bl:h-3 bl:w-16 bl:rounded-small" />}
      </span>
    </div>
  )
}
