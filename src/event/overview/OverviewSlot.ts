/** A part of the overview that a server's template may place. */
export type OverviewSlot = 'caption' | 'newEvent' | 'expertMode' | 'searchButton' | 'search' | 'dateSearch' | 'notices' | 'table' | 'empty' | 'endMarker' | 'bulk'
