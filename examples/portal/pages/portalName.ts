/** The name of the portal and its magazine; region and name are invented. */
export const portalName = 'Uferland';
