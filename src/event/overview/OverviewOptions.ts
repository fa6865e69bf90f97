/** What the overview is opened with. */
export interface OverviewOptions {
  readonly keepHash?: boolean | undefined
  readonly reload?: boolean | undefined
}
