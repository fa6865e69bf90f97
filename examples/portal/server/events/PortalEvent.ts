/** An event as the portal's pages show it; dates are wall time at the place, 'YYYY-MM-DD HH:mm'. */
export interface PortalEvent {
  Id: number
  slug: string
  title: string
  dateFrom: string
  dateTo: string
  place: string
  organiser: string
  text: string
  picture: { uri: string; width: number; height: number; copyright: string } | null
}
