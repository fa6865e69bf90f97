/** The parts of the event windows that load on demand. */
export const eventParts = {
  calendar: () => import('../kit/field/date/Calendar').then(module => module.Calendar),
  topicsPickers: () => import('./topics/parts/TopicsPickers').then(module => module.TopicsPickers),
  newAddress: () => import('./address/parts/NewAddressPopup').then(module => module.NewAddressPopup),
  preview: () => import('./detail/preview/EventPreview').then(module => module.EventPreview),
  dateFilter: () => import('./overview/parts/DateFilter').then(module => module.DateFilter),
  composeICalendar: () => import('./export/composeICalendar').then(module => module.composeICalendar),
  readEvents: () => import('./import/readEvents').then(module => module.readEvents),
  holidayCalendar: () => import('./repeat/holidays/holidayCalendar').then(module => module.holidayCalendar),
  exportEvent: () => import('./export/exportEvent').then(module => module.exportEvent),
}
