export declare const drawCount: <Count>(counts: {
  /** In `npm test`. */
  readonly usual: Count
  /** In the full run. */
  readonly full: Count
}) => Count
