/** Labels of the remarks about a found event or file. */
export const noteLabels = [
  'event_import_note_zone',
  'event_import_note_zone_unknown',
  'event_import_note_no_date',
  'event_import_note_end',
  'event_import_note_line',
  'event_import_note_cut',
  'event_import_note_rule',
  'event_import_note_often',
  'event_import_note_rules',
  'event_import_note_exrule',
  'event_import_note_earlier',
  'event_import_note_over',
  'event_import_note_endless',
  'event_import_note_later',
  'event_import_note_cancelled',
  'event_import_note_private',
  'event_import_note_schedule',
  'event_import_note_range',
  'event_import_many',
  'event_import_occurrences',
  'event_import_block',
  'event_import_file_left',
  'event_import_error_folder',
] as const

/** A remark about a found event or file: the label of its sentence, and the values for the sentence's markers. */
export interface FoundNote {
  readonly label: (typeof noteLabels)[number]
  readonly markers?: Readonly<Record<string, string | number>>
}

/** An event that was found in a file or text. All texts are plain and come from outside. */
export interface FoundEvent {
  /** Unique in the list. The same file read again gives the same keys. */
  readonly key: string
  readonly title: string
  readonly text: string
  readonly place: string
  readonly organiser: string
  /** A web address; empty if there is none. */
  readonly link: string
  /** Web address of the tickets; empty if there is none. */
  readonly ticketLink: string
  /** `YYYY-MM-DD` for whole days, else `YYYY-MM-DDTHH:MM:SS` in wall time of the portal; empty if not known. */
  readonly start: string
  /** For whole days the last day, else the end in wall time. Empty if it is not known or not after `start`. */
  readonly end: string
  /** True when the event is cancelled or private. Such an event is not chosen at first. */
  readonly isDoubtful: boolean
  readonly notes: readonly FoundNote[]
}

/** The events of a file or text, and remarks about the whole file or text. */
export interface FoundEvents {
  readonly events: readonly FoundEvent[]
  readonly notes: readonly FoundNote[]
}

/** The reason why files or a text could not be read, as a label. */
export type ReadFailure =
  | 'event_import_error_size'
  | 'event_import_error_zip'
  | 'event_import_error_folder'
  | 'event_import_error_kind'
  | 'event_import_error_nothing'
  | 'event_import_error_json'

/** Limits of one import. */
export const importLimits = {
  /** Size of all files together in bytes, or length of a text in characters. */
  bytes: 5 * 1024 ** 2,
  /** Number of listed events. */
  events: 500,
  /** Number of listed dates of all repeating events of one file. */
  occurrences: 10_000,
} as const
