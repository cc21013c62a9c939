export declare const drawCount: <Count>(counts: {
  /** With every change. */
  readonly usual: Count
  /** In the full run. */
  readonly full: Count
}) => Count
