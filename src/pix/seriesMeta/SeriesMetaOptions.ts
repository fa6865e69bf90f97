import type { Series } from '../series/Series'

/** What the series meta window is opened with. It closes with the saved series, or with nothing. */
export interface SeriesMetaOptions {
  /** The series to rename; without it one is created. */
  readonly series?: Series
}
