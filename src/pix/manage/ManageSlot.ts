/** The named parts of the manage window; a portal's template places them anew (image-library 2.6). */
export type ManageSlot = 'filter' | 'series-filter' | 'view' | 'notices' | 'list' | 'end-marker' | 'selection-bar' | 'upload' | 'series-buttons'
